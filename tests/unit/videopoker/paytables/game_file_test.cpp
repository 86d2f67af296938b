// Paytables as files: what is read. What is refused is in paytables.txt.
#include <string>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/game_toml.h>

namespace holdfast::videopoker {
namespace {

/// A paytable whose only row has these lines.
std::string with_row(const std::string& row, const std::string& head = "deck = 52\n") {
    return "id = \"test\"\n" + head + "[[pay]]\n" + row;
}

PayRow first_row(const std::string& row, const std::string& head = "deck = 52\n") {
    return parse_game(with_row(row, head)).rows.front();
}

TEST(GameFileTest, ReadsTheHead) {
    const Game game = parse_game(
        "id = \"my-game\"\nname = \"My Game\"\ndeck = 54\nwild = [\"2\", \"Jh\"]\n[[pay]]\nhand = "
        "\"flush\"\npays = 6\n");
    EXPECT_EQ(game.id, "my-game");
    EXPECT_EQ(game.name, "My Game");
    EXPECT_EQ(game.deck.jokers(), 2);
    EXPECT_EQ(game.wild, CardSet::of_rank(Rank::two) | CardSet::of(Card(Rank::jack, Suit::heart)));
    ASSERT_EQ(game.rows.size(), 2U);
    EXPECT_EQ(game.rows[1].hand, PayHand::nothing);
    EXPECT_TRUE(game.rows[1].pays.is_zero());
}

TEST(GameFileTest, ARowIsFoundByItsName) {
    Game game = parse_game(with_row("hand = \"flush\"\nname = \"Any Flush\"\npays = 6\n"));
    EXPECT_EQ(find_row(game, "any flush"), 0U);
    EXPECT_EQ(find_row(game, "nothing"), 1U);
    EXPECT_EQ(find_row(game, "flush"), std::nullopt);  // the hand, not the name
    game.rows.push_back(game.rows.front());
    EXPECT_EQ(find_row(game, "Any Flush"), std::nullopt);
}

TEST(GameFileTest, PreparesTheTablesOfTheGame) {
    const std::string text = with_row("hand = \"flush\"\npays = 6\n");
    const GameTables tables = prepare_game(text, "test.toml");
    EXPECT_EQ(tables.game().id, "test");
    EXPECT_EQ(tables.hands_paid_by(0), 5148U);
    EXPECT_EQ(parse_game(text).rows.size(), tables.game().rows.size());
    EXPECT_THROW(prepare_game(with_row("hand = \"five of a kind\"\npays = 1\n")), ParseError);
}

TEST(GameFileTest, ReadsRows) {
    const PayRow quads =
        first_row("hand = \"four of a kind\"\nrank = [\"A\", \"8\"]\nkicker = \"A-4\"\npays = 400\n");
    EXPECT_EQ(quads.hand, PayHand::four_of_a_kind);
    EXPECT_EQ(quads.ranks, RankSet::of(Rank::ace) | RankSet::of(Rank::eight));
    EXPECT_EQ(quads.kickers, RankSet(0x1007));
    EXPECT_EQ(quads.name, "four of a kind 8 A, kicker A-4");
    const PayRow royal =
        first_row("hand = \"royal flush\"\nsuit = \"h\"\nnatural = true\nname = \"heart royal\"\npays = 5\n");
    EXPECT_EQ(royal.suits, 4);
    EXPECT_TRUE(royal.natural);
    EXPECT_EQ(royal.name, "heart royal");
    const PayRow wild = first_row("hand = \"wild cards\"\ncount = 4\njokers = 1\nkicker = \"A\"\npays = 1\n",
                                  "deck = 53\nwild = [\"2\"]\n");
    EXPECT_EQ(wild.wild_cards, 4);
    EXPECT_EQ(wild.jokers, 1);
}

TEST(GameFileTest, PaysAreReadDigitByDigit) {
    EXPECT_EQ(first_row("hand = \"flush\"\npays = 0.1\n").pays, Rational(1, 10));
    EXPECT_EQ(first_row("hand = \"flush\"\npays = \"2433/10000\"\n").pays, Rational(2433, 10000));
    EXPECT_EQ(first_row("hand = \"flush\"\npays = \"2.5\"\n").pays, Rational(5, 2));
    EXPECT_EQ(first_row("hand = \"flush\"\npays = 1_000 # thousand\n").pays, Rational(1000));
    EXPECT_EQ(first_row("hand = \"flush\"\npays = 0.12345678901\n").pays,
              Rational(i64{12345678901}, i64{100000000000}));
    EXPECT_EQ(first_row("hand = \"flush\"\npays = 1000000000000\n").pays, Rational(i64{1000000000000}));
    // As programs write numbers, and as requests in JSON may have them.
    EXPECT_EQ(first_row("hand = \"flush\"\npays = 1e12\n").pays, Rational(i64{1000000000000}));
    EXPECT_EQ(first_row("hand = \"flush\"\npays = \"2.5E-3\"\n").pays, Rational(1, 400));
}

TEST(GameFileTest, TakesUpTo64Rows) {
    std::string text = "id = \"long\"\ndeck = 52\n";
    for (int i = 0; i < 64; ++i) {
        const std::string number = std::to_string(i);
        text += "[[pay]]\nhand = \"flush\"\nname = \"row " + number + "\"\npays = " + number + "\n";
    }
    EXPECT_EQ(parse_game(text).rows.size(), 65U);
    text += "[[pay]]\nhand = \"flush\"\npays = 1\n";
    EXPECT_THROW(parse_game(text), ParseError);
}

TEST(GameFileTest, ReadsAndWritesAnOrder) {
    const std::string royal = "[[pay]]\nhand = \"royal flush\"\npays = 800\n";
    const Game game =
        parse_game(with_row("hand = \"royal flush\"\norder = \"sequential\"\npays = 9\n" + royal));
    EXPECT_EQ(game.rows[0].order, CardOrder::sequential);
    EXPECT_EQ(game.rows[0].name, "sequential royal flush");
    EXPECT_EQ(game.rows[1].order, CardOrder::any);
    EXPECT_EQ(row_with_order(game), 0U);
    EXPECT_NE(to_toml(game).find("order = \"sequential\""), std::string::npos);
    EXPECT_EQ(parse_game(to_toml(game)).rows, game.rows);

    const PayRow natural =
        first_row("hand = \"royal flush\"\nnatural = true\norder = \"reversible\"\npays = 9\n",
                  "deck = 54\nwild = [\"2\"]\n");
    EXPECT_EQ(natural.order, CardOrder::reversible);
    EXPECT_EQ(natural.name, "natural reversible royal flush");
    EXPECT_EQ(row_with_order(parse_game("id = \"x\"\ndeck = 52\n" + royal)), std::nullopt);
}

}  // namespace
}  // namespace holdfast::videopoker

#include <string>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::videopoker {
namespace {

/// A paytable whose only row has these lines.
std::string with_row(const std::string& row, const std::string& head = "deck = 52\n") {
    return "id = \"test\"\n" + head + "[[pay]]\n" + row;
}

PayRow first_row(const std::string& row, const std::string& head = "deck = 52\n") {
    return parse_game(with_row(row, head)).rows.front();
}

struct Refusal {
    std::size_t line;
    std::size_t column;
    std::string message;
};

Refusal refusal_of(const std::string& text) {
    try {
        parse_game(text, "test.toml");
    } catch (const ParseError& error) {
        EXPECT_EQ(error.source, "test.toml");
        EXPECT_EQ(error.text, text);
        const TextPlace place = place_of(text, error.position);
        return {place.line, place.column, error.what()};
    }
    ADD_FAILURE() << "was read:\n" << text;
    return {0, 0, ""};
}

void expect_refused(const std::string& text, std::size_t line, std::size_t column, const std::string& part) {
    const Refusal refusal = refusal_of(text);
    EXPECT_EQ(refusal.line, line) << refusal.message;
    EXPECT_EQ(refusal.column, column) << refusal.message;
    EXPECT_NE(refusal.message.find(part), std::string::npos) << refusal.message;
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

// Answers repeat names, some a hundred thousand times.
TEST(GameFileTest, GamesHaveNamesOfAtMost120CharactersAndRowsOf64) {
    std::string longest;
    std::string title;
    for (int letter = 0; letter < 120; ++letter) title += "\u00e9";
    for (int letter = 0; letter < 64; ++letter) longest += "\u00e9";
    const auto named = [](const std::string& row, const std::string& game) {
        return "id = \"test\"\ndeck = 52\nname = \"" + game +
               "\"\n[[pay]]\nhand = \"flush\"\npays = 6\nname = \"" + row + "\"\n";
    };
    EXPECT_EQ(parse_game(named(longest, title)).rows.front().name, longest);
    EXPECT_EQ(parse_game(named(longest, title)).name, title);
    expect_refused(named(longest + "s", longest), 7, 8, "at most 64 characters");
    expect_refused(named(longest, title + "s"), 3, 8, "at most 120 characters");
    expect_refused("id = \"" + longest + "s\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 6\n", 1, 6,
                   "at most 64 characters");
}

TEST(GameFileTest, RowsHaveNamesOfTheirOwn) {
    const std::string royal = "hand = \"royal flush\"\nname = \"Win\"\npays = 5\n";
    expect_refused(
        with_row(royal + "[[pay]]\nhand = \"flush\"\npays = 1\nname = \"wIn\"\n"), 10, 8,
        "two rows are called 'wIn'; each needs a name of its own, and capitals make no difference");
    // Without names in the file, the error blames the hand of the second row.
    expect_refused(with_row("hand = \"flush\"\npays = 6\n[[pay]]\nhand = \"flush\"\npays = 5\n"), 7, 8,
                   "two rows are called 'flush'");
    // The row of all other hands is added behind them.
    expect_refused(with_row("hand = \"flush\"\nname = \"NOTHING\"\npays = 6\n"), 5, 8,
                   "two rows are called 'nothing'");
    EXPECT_EQ(first_row(royal + "[[pay]]\nhand = \"flush\"\npays = 1\nname = \"Win 2\"\n").name, "Win");
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

TEST(GameFileTest, RefusesWhatIsMissing) {
    expect_refused("deck = 52\n[[pay]]\nhand = \"flush\"\npays = 1\n", 1, 1, "id");
    expect_refused("id = \"x\"\n[[pay]]\nhand = \"flush\"\npays = 1\n", 1, 1, "deck");
    expect_refused("id = \"x\"\ndeck = 52\n", 1, 1, "[[pay]]");
    expect_refused("id = \"x\"\ndeck = 52\npay = []\n", 3, 7, "[[pay]]");
    expect_refused(with_row("pays = 1\n"), 3, 1, "hand");
    expect_refused(with_row("hand = \"flush\"\n"), 3, 1, "pays");
    expect_refused(with_row("hand = \"wild cards\"\npays = 1\n", "deck = 53\n"), 3, 1, "count");
}

TEST(GameFileTest, RefusesWhatItDoesNotKnow) {
    expect_refused("id = \"x\"\nfoo = 1\ndeck = 52\n", 2, 1, "'foo' is not a key");
    expect_refused(with_row("hand = \"flush\"\npays = 1\nranks = \"A\"\n"), 6, 1, "'ranks' is not a key");
    expect_refused(with_row("hand = \"flash\"\npays = 1\n"), 4, 8, "'flash' is not a hand");
    expect_refused("id = \"x\"\ndeck = \n", 2, 8, "");
}

TEST(GameFileTest, RefusesQualifiersWhereTheyDoNotBelong) {
    expect_refused(with_row("hand = \"flush\"\nrank = \"A\"\npays = 1\n"), 5, 1,
                   "'rank' does not go with flush");
    expect_refused(with_row("hand = \"full house\"\nkicker = \"A\"\npays = 1\n"), 5, 1, "'kicker'");
    expect_refused(with_row("hand = \"straight\"\nsuit = \"h\"\npays = 1\n"), 5, 1, "'suit'");
    expect_refused(with_row("hand = \"nothing\"\nnatural = true\npays = 1\n"), 5, 1, "'natural'");
    expect_refused(with_row("hand = \"five of a kind\"\nnatural = false\npays = 1\n", "deck = 53\n"), 5, 1,
                   "'natural'");
    expect_refused(with_row("hand = \"pair\"\ncount = 1\npays = 1\n"), 5, 1, "'count'");
    expect_refused(with_row("hand = \"pair\"\njokers = 1\npays = 1\n"), 5, 1, "'jokers'");
    expect_refused(with_row("hand = \"wild cards\"\ncount = 3\nkicker = \"A\"\npays = 1\n", "deck = 55\n"), 6,
                   10, "count = 4");
}

TEST(GameFileTest, RefusesMalformedValues) {
    expect_refused(with_row("hand = \"flush\"\npays = -1\n"), 5, 8, "negative");
    expect_refused(with_row("hand = \"flush\"\npays = \"-1/2\"\n"), 5, 8, "negative");
    expect_refused(with_row("hand = \"flush\"\npays = inf\n"), 5, 8, "");
    expect_refused(with_row("hand = \"flush\"\npays = nan\n"), 5, 8, "");
    expect_refused(with_row("hand = \"flush\"\npays = 1e13\n"), 5, 8, "10^12");
    expect_refused(with_row("hand = \"flush\"\npays = \"1/0\"\n"), 5, 8, "");
    expect_refused(with_row("hand = \"flush\"\npays = true\n"), 5, 8, "number");
    expect_refused(with_row("hand = \"flush\"\npays = 1000000000001\n"), 5, 8, "10^12");
    expect_refused(with_row("hand = \"flush\"\npays = \"1/1000000000001\"\n"), 5, 8, "10^12");
    expect_refused(with_row("hand = \"flush\"\nsuit = \"x\"\npays = 1\n"), 5, 8, "'x' is not a suit");
    expect_refused(with_row("hand = \"pair\"\nrank = \"K-2\"\npays = 1\n"), 5, 8, "backwards");
    expect_refused(with_row("hand = \"pair\"\nrank = []\npays = 1\n"), 5, 8, "empty");
    expect_refused(with_row("hand = \"pair\"\nrank = [\"A\", \"J-A\"]\npays = 1\n"), 5, 14, "twice");
    expect_refused(with_row("hand = \"pair\"\nrank = 2\npays = 1\n"), 5, 8, "quotes");
    expect_refused(with_row("hand = \"wild cards\"\ncount = 6\npays = 1\n", "deck = 57\n"), 5, 9, "1 to 5");
    expect_refused(with_row("hand = \"wild cards\"\ncount = 1\njokers = 2\npays = 1\n", "deck = 57\n"), 6, 10,
                   "more jokers");
    expect_refused(with_row("hand = \"flush\"\npays = 1\n", "deck = 58\n"), 2, 8, "52 to 57");
    expect_refused(with_row("hand = \"flush\"\npays = 1\n", "deck = 52\nwild = \"2\"\n"), 3, 8, "list");
    expect_refused(with_row("hand = \"flush\"\npays = 1\n", "deck = 52\nwild = [\"2\", \"2h\"]\n"), 3, 14,
                   "twice");
    expect_refused(with_row("hand = \"flush\"\npays = 1\n", "deck = 53\nwild = [\"Jk\"]\n"), 3, 9, "");
}

TEST(GameFileTest, RefusesRowsThatNoHandCanSatisfy) {
    expect_refused(with_row("hand = \"five of a kind\"\npays = 1\n"), 4, 8, "no five cards");
    expect_refused(with_row("hand = \"wild cards\"\ncount = 2\npays = 1\n", "deck = 53\n"), 4, 8,
                   "no five cards");
    expect_refused(with_row("hand = \"four of a kind\"\nrank = \"A\"\nkicker = \"A\"\npays = 1\n"), 4, 8,
                   "no five cards");
}

TEST(GameFileTest, TakesUpTo64Rows) {
    std::string text = "id = \"long\"\ndeck = 52\n";
    for (int i = 0; i < 64; ++i) {
        const std::string number = std::to_string(i);
        text += "[[pay]]\nhand = \"flush\"\nname = \"row " + number + "\"\npays = " + number + "\n";
    }
    EXPECT_EQ(parse_game(text).rows.size(), 65U);
    text += "[[pay]]\nhand = \"flush\"\npays = 1\n";
    EXPECT_NE(refusal_of(text).message.find("at most 64 rows"), std::string::npos);
}

// What toml++ reports is said in words for people, at the thing that is wrong.
TEST(GameFileTest, ExplainsWhatIsNotToml) {
    const auto pays = [](const std::string& text) {
        return with_row("hand = \"flush\"\npays = " + text + "\n");
    };
    expect_refused(pays("99999999999999999999"), 5, 8, "'99999999999999999999' is too large a number");
    expect_refused(pays("007"), 5, 8, "'007' is not a number in TOML");
    expect_refused(pays(".5"), 5, 8, "'.5' is not a number in TOML");
    expect_refused(pays("5."), 5, 8, "'5.' is not a number in TOML");
    expect_refused(pays("1/2"), 5, 8, "a fraction in quotes like \"5/2\"");
    expect_refused(pays("1,5"), 5, 9, "expected the end of the line, found ','");
    expect_refused(pays(""), 5, 8, "expected a value, found the end of the line");
    expect_refused("id = \"x\"\ndeck = 99999999999999999999", 2, 8, "'99999999999999999999' is too large");
    expect_refused(with_row("hand = pair\npays = 1\n"), 4, 8,
                   "'pair' is not a value: a text needs quotes, as in");
    expect_refused(with_row("hand = \"pair\npays = 1\n"), 4, 8, "no closing quote");
    expect_refused(with_row("hand \"pair\"\npays = 1\n"), 4, 6, "expected '=' after the key, found '\"'");
    expect_refused(with_row("hand = \"pair\"\nhand = \"flush\"\npays = 1\n"), 5, 1, "'hand' is given twice");
    expect_refused("{\"id\": 1}", 1, 1, "expected a key");
}

TEST(GameFileTest, SuggestsWhatIsMeant) {
    expect_refused(with_row("Hand = \"pair\"\npays = 1\n"), 4, 1,
                   "'Hand' is not a key of a row; did you mean 'hand'?");
    expect_refused(with_row("hand = \"pair\"\npay = 1\n"), 5, 1, "did you mean 'pays'?");
    expect_refused("id = \"x\"\nDeck = 52\n", 2, 1,
                   "'Deck' is not a key of a paytable; did you mean 'deck'?");
    expect_refused(with_row("hand = \"Full Hose\"\npays = 1\n"), 4, 8, "did you mean 'full house'?");
    expect_refused(with_row("hand = \"jacks or better\"\npays = 1\n"), 4, 8, "rank = \"J-A\"");
    expect_refused(with_row("hand = \"quads\"\npays = 1\n"), 4, 8, "did you mean 'four of a kind'?");
    expect_refused(with_row("hand = \"4 of a kind\"\npays = 1\n"), 4, 8, "did you mean 'four of a kind'?");
    expect_refused(with_row("hand = \"xyz\"\npays = 1\n"), 4, 8, "hands are wild cards, royal flush, ");
    expect_refused(with_row("hand = \"flush\"\npays = 1\n", "deck = 53\nwild = [\"Jk\"]\n"), 3, 9,
                   "jokers are always wild");
    expect_refused(with_row("hand = \"five of a kind\"\npays = 1\n"), 4, 8, ": the game has no wild cards");
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

TEST(GameFileTest, RefusesAnOrderThatCannotBe) {
    const std::string ordered = "hand = \"royal flush\"\norder = \"sequential\"\npays = 9\n";
    const auto also = [](const std::string& row) { return "[[pay]]\n" + row + "pays = 1\n"; };
    expect_refused(with_row("hand = \"flush\"\norder = \"sequential\"\npays = 1\n"), 5, 1,
                   "'order' does not go with flush");
    expect_refused(with_row("hand = \"straight flush\"\norder = \"sequential\"\npays = 1\n"), 5, 1,
                   "'order' does not go with straight flush");
    expect_refused(with_row("hand = \"royal flush\"\norder = \"either\"\npays = 1\n"), 5, 9,
                   "'either' is not an order; orders are sequential (T J Q K A from left to right) and "
                   "reversible (or A K Q J T)");
    expect_refused(with_row("hand = \"royal flush\"\norder = \"\"\npays = 1\n"), 5, 9, "'' is not an order");
    expect_refused(with_row("hand = \"royal flush\"\norder = true\npays = 1\n"), 5, 9,
                   "expected text in quotes");
    expect_refused(with_row(ordered + also("hand = \"royal flush\"\norder = \"reversible\"\n")), 9, 9,
                   "only one row may need an order");
    expect_refused(with_row("hand = \"royal flush\"\npays = 800\n[[pay]]\n" + ordered), 4, 8,
                   "list this row below the one that needs an order");
    expect_refused(with_row(ordered + also("hand = \"flush\"\nsuit = \"h\"\n")), 9, 8,
                   "if a row needs an order, no row may name a suit");
    expect_refused(with_row("hand = \"royal flush\"\nsuit = \"h\"\norder = \"sequential\"\npays = 1\n"), 5, 8,
                   "no row may name a suit");
    expect_refused(with_row("hand = \"royal flush\"\nnatural = true\norder = \"sequential\"\npays = 1\n",
                            "deck = 52\nwild = [\"Qh\"]\n"),
                   7, 9, "if tens or higher cards are wild");
    expect_refused(with_row(ordered, "deck = 53\n"), 5, 9, "the row needs natural = true, too");
    expect_refused(with_row(ordered, "deck = 52\nwild = [\"2\"]\n"), 6, 9,
                   "the row needs natural = true, too");
}

// Values are over the 120 orders, too, so that pays have less room.
TEST(GameFileTest, PaysBesideAnOrderAreSmaller) {
    const auto pays = [](const std::string& pay) {
        return with_row("hand = \"royal flush\"\norder = \"sequential\"\npays = " + pay + "\n");
    };
    EXPECT_EQ(parse_game(pays("8333333333")).rows.front().pays, Rational(u64{8333333333}));
    expect_refused(pays("8333333334"), 6, 8, "must not exceed 8333333333");
}

TEST(GameFileTest, QuotesWhatItFound) {
    const auto pays = [](const std::string& text) {
        return with_row("hand = \"flush\"\npays = " + text + "\n");
    };
    expect_refused(pays("\"ten\""), 5, 8, "'ten' is not a pay: write a number like 25 or 0.2433");
    expect_refused(pays("-5"), 5, 8, "'-5' is negative: what a row pays is 0 or more");
    expect_refused(pays("true"), 5, 8, "'true' is not a pay");
    expect_refused(pays("1e61"), 5, 8, "'1e61' is not a pay");
    expect_refused(pays("\"" + std::string(100, '9') + "\""), 5, 8, "999...' has too many digits");
    expect_refused(pays("1_000_000_000_001"), 5, 8, "'1_000_000_000_001' is too large");
    expect_refused(with_row("hand = 5\npays = 1\n"), 4, 8, "expected text in quotes, found '5'");
    expect_refused(with_row("hand = \"flush\"\npays = 1\n", "deck = 51\n"), 2, 8, "found '51'");
    expect_refused(with_row("hand = \"flush\"\nnatural = 1\npays = 1\n"), 5, 11,
                   "expected true or false, found '1'");
    expect_refused(with_row("hand = \"pair\"\nrank = \"J,A\"\npays = 1\n"), 5, 8,
                   "'J,A' is not a rank like 8");
    const Refusal refusal = refusal_of(with_row("hand = \"" + std::string(300, 'x') + "\"\npays = 1\n"));
    EXPECT_LT(refusal.message.size(), 250U) << refusal.message;
}

}  // namespace
}  // namespace holdfast::videopoker

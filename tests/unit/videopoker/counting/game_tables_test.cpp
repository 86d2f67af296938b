// Which row pays a hand, how many hands each row pays, and which suits a game tells apart.
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

Game game_with(const std::string& rows, const std::string& head = "deck = 52\n") {
    return parse_game("id = \"test\"\n" + head + rows);
}

std::string row(const std::string& hand, int pays, const std::string& more = {}) {
    return "[[pay]]\nhand = \"" + hand + "\"\npays = " + std::to_string(pays) + "\n" + more;
}

std::size_t paid_row(const Game& game, std::string_view text) {
    CardSet five;
    for (const Card card : parse_cards(text, game.deck, 5)) five.insert(card);
    return GameTables(game).paid_row(five);
}

std::vector<u64> hands_paid(const Game& game) {
    const GameTables tables(game);
    std::vector<u64> hands;
    for (std::size_t number = 0; number < game.rows.size(); ++number) {
        hands.push_back(tables.hands_paid_by(number));
    }
    return hands;
}

TEST(GameTables, TheHighestPayWins) {
    const Game game = game_with(row("pair", 1) + row("three of a kind", 5) + row("full house", 3));
    EXPECT_EQ(paid_row(game, "7c 7d 7h 2s 2c"), 1U);
    EXPECT_EQ(paid_row(game, "7c 7d 7h 3s 2c"), 1U);
    EXPECT_EQ(paid_row(game, "7c 7d 9h 3s 2c"), 0U);
    EXPECT_EQ(paid_row(game, "7c 8d 9h 3s 2c"), 3U);
}

TEST(GameTables, EqualPaysGoToTheHigherHandThenToTheFirstListed) {
    const Game game = game_with(row("pair", 2) + row("three of a kind", 2, "rank = \"2-9\"\n") +
                                row("three of a kind", 2, "name = \"other trips\"\n") + row("nothing", 0) +
                                row("nothing", 0, "name = \"the rest\"\n"));
    EXPECT_EQ(paid_row(game, "7c 7d 7h 3s 2c"), 1U);
    EXPECT_EQ(paid_row(game, "Qc Qd Qh 3s 2c"), 2U);
    EXPECT_EQ(paid_row(game, "Qc Qd 7h 3s 2c"), 0U);
    EXPECT_EQ(paid_row(game, "Qc Jd 7h 3s 2c"), 3U);
    const Game royal_first = game_with(row("five of a kind", 9) + row("royal flush", 9), "deck = 57\n");
    EXPECT_EQ(paid_row(royal_first, "Jk Jk Jk Jk Jk"), 1U);
}

TEST(GameTables, NothingMayPayAndBeatARow) {
    const Game game = game_with(row("pair", 1) + row("nothing", 2));
    EXPECT_EQ(paid_row(game, "7c 7d 9h 3s 2c"), 1U);
    EXPECT_EQ(GameTables(game).hands_paid_by(0), 0U);
    EXPECT_EQ(nothing_row(game), 1U);
}

// The textbook frequencies of five cards; pairs of jacks or better are 4/13 of 1,098,240.
TEST(GameTables, HandsOfEachRow) {
    EXPECT_THAT(hands_paid(catalog_game("jacks-or-better-9-6")),
                testing::ElementsAre(4, 36, 624, 3744, 5108, 10200, 54912, 123552, 337920, 2062860));
}

TEST(GameTables, OtherPaysForTheSameRows) {
    const Game game = catalog_game("double-double-bonus-9-6");
    const GameTables tables(game);
    Game changed = game;
    std::vector<Rational> pays;
    for (std::size_t number = 0; number < game.rows.size(); ++number) {
        // Turns the order of the rows round.
        changed.rows[number].pays = number == nothing_row(game) ? Rational() : Rational(number + 1, u64{3});
        pays.push_back(changed.rows[number].pays);
    }
    const GameTables with_pays = tables.with_pays(pays);
    EXPECT_EQ(with_pays.game().rows[2].pays, Rational(1));
    EXPECT_EQ(with_pays.pays().denominator, 3U);
    for (std::size_t number = 0; number < game.rows.size(); ++number) {
        EXPECT_EQ(with_pays.hands_paid_by(number), GameTables(changed).hands_paid_by(number));
    }
    EXPECT_EQ(analyze_game(with_pays).expected_return, analyze_game(changed).expected_return);
    EXPECT_EQ(analyze_game(tables).expected_return, analyze_game(game).expected_return);
}

TEST(GameTables, RefuseOtherPaytablesAndClasses) {
    const GameTables tables(game_with(row("pair", 1)));
    EXPECT_THROW(tables.with_pays({Rational(1)}), std::invalid_argument);
    EXPECT_THROW(tables.with_pays({Rational(1), Rational(1), Rational(1)}), std::invalid_argument);
    EXPECT_THROW(tables.with_pays({Rational(-1), Rational(0)}), std::invalid_argument);
    const Game with_joker = game_with(row("pair", 1), "deck = 53\n");
    EXPECT_THROW(GameTables(with_joker, tables.shared_classes()), std::invalid_argument);
    const Game with_wild_jack = game_with(row("pair", 1), "deck = 52\nwild = [\"Jh\"]\n");
    EXPECT_THROW(GameTables(with_wild_jack, tables.shared_classes()), std::invalid_argument);
    Game long_game = tables.game();
    long_game.rows.insert(long_game.rows.begin(), max_rows - 1, long_game.rows.front());
    EXPECT_EQ(GameTables(long_game).game().rows.size(), max_rows + 1);
    long_game.rows.insert(long_game.rows.begin(), long_game.rows.front());
    EXPECT_THROW(GameTables{long_game}, std::invalid_argument);
    EXPECT_EQ(GameTables(catalog_game("deuces-wild-full-pay"), tables.shared_classes()).classes().size(5),
              134459U);
}

// A hand hits when it is paid more than 0, whatever its row is called.
TEST(GameAnalysis, HitFrequency) {
    const GameAnalysis jacks = analyze_game(catalog_game("jacks-or-better-9-6"));
    EXPECT_EQ(jacks.hit_frequency,
              Rational(jacks.combinations - jacks.rows.back().combinations, jacks.combinations));
    const GameAnalysis with_zero = analyze_game(game_with(row("flush", 6) + row("pair", 0)));
    EXPECT_EQ(with_zero.hit_frequency, Rational(with_zero.rows[0].combinations, with_zero.combinations));
    EXPECT_EQ(analyze_game(game_with(row("flush", 6) + row("nothing", 1))).hit_frequency, Rational(1));
}

TEST(SymmetryOfAGame, SuitsThatTheRulesDoNotTellApart) {
    const auto group_size = [](const std::string& rows, const std::string& head) {
        return symmetry_of(game_with(rows, head)).permutations().size();
    };
    EXPECT_EQ(group_size(row("pair", 1), "deck = 52\n"), 24U);
    EXPECT_EQ(group_size(row("pair", 1), "deck = 53\nwild = [\"2\"]\n"), 24U);
    EXPECT_EQ(group_size(row("pair", 1), "deck = 52\nwild = [\"Jh\"]\n"), 6U);
    EXPECT_EQ(group_size(row("pair", 1), "deck = 52\nwild = [\"Jh\", \"Js\"]\n"), 4U);
    EXPECT_EQ(group_size(row("pair", 1), "deck = 52\nwild = [\"Jh\", \"Qs\"]\n"), 2U);
    EXPECT_EQ(group_size(row("pair", 1), "deck = 52\nwild = [\"Jh\", \"Js\", \"Jd\", \"Jc\"]\n"), 24U);
    EXPECT_EQ(group_size(row("flush", 1, "suit = \"h\"\n"), "deck = 52\n"), 6U);
    EXPECT_EQ(
        group_size(row("flush", 1, "suit = \"h\"\n") + row("flush", 2, "suit = \"s\"\n"), "deck = 52\n"), 2U);
    EXPECT_EQ(group_size(row("flush", 1, "suit = \"h\"\n"), "deck = 52\nwild = [\"Jh\"]\n"), 6U);
    EXPECT_EQ(group_size(row("flush", 1, "suit = \"h\"\n"), "deck = 52\nwild = [\"Js\"]\n"), 2U);
}

TEST(GameTables, CountTheirMemory) {
    // The counts of classes of up to four cards alone are a cache line each, for every sixteen rows.
    constexpr std::size_t counts = (1 + 13 + 169 + 1755 + 16432) * 64;
    const Game few = game_with(row("pair", 1));
    std::string rows;
    for (int number = 0; number < 40; ++number) {
        rows += row("pair", number, "name = \"" + std::to_string(number) + "\"\n");
    }
    const Game many = game_with(rows);
    const std::size_t least = GameTables(few).bytes();
    EXPECT_GT(least, counts);
    EXPECT_LT(least, 2 * counts + 1'000'000);
    EXPECT_GE(GameTables(many).bytes(), least + 2 * counts);
    // Shared memory is counted for each of the tables that share it.
    const GameTables tables(few);
    EXPECT_EQ(tables.with_pays({Rational(3), Rational(0)}).bytes(), tables.bytes());
}

}  // namespace
}  // namespace holdfast::videopoker

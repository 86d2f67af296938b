// Whole games, every single deal without any symmetry, against the library: every count of every row, ties,
// moments.
//
// One game takes seconds (52 cards) to a minute (57 cards, or 64 rows); so the names of the suites end in
// Slow.
#include <algorithm>

#include <gtest/gtest.h>
#include <tests/support/expect_equal.h>
#include <tests/support/odd_games.h>
#include <tests/support/test_name.h>
#include <tests/support/whole_game.h>

#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::videopoker {
namespace {

void expect_oracle_agrees(const Game& game, TieRule rule = TieRule::lowest_variance) {
    test::expect_equal(game, analyze_game(game, rule), test::play_whole_game(game, rule));
}

class WholeGameSlow : public testing::TestWithParam<std::string> {};

TEST_P(WholeGameSlow, EqualsTheLibrary) {
    expect_oracle_agrees(catalog_game(GetParam()));
}

// One game of each kind; the five at the end are those whose published returns are in doubt.
INSTANTIATE_TEST_SUITE_P(Catalog, WholeGameSlow,
                         testing::Values("jacks-or-better-9-6", "deuces-wild-full-pay",
                                         "royal-aces-bonus-10-5", "deuces-wild-double-double-bonus-20-10-8",
                                         "jacks-or-better-9-6-sequential-royal", "joker-poker-kings-full-pay",
                                         "sevens-and-joker-wild", "deuces-and-joker-12-9-6",
                                         "loose-deuces-12-10", "joker-poker-kings-18-7-5-royal-940",
                                         "joker-poker-two-pair-10-6-5", "double-joker-full-pay",
                                         "five-jokers"),
                         [](const auto& each) { return test::test_name(each.param); });

class WholeGameExhaustive : public testing::TestWithParam<std::string_view> {};

TEST_P(WholeGameExhaustive, EqualsTheLibrary) {
    expect_oracle_agrees(catalog_game(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Catalog, WholeGameExhaustive, testing::ValuesIn(catalog_ids()),
                         [](const auto& each) { return test::test_name(std::string(each.param)); });

class OddGameSlow : public testing::TestWithParam<std::string> {};

TEST_P(OddGameSlow, EqualsTheLibrary) {
    expect_oracle_agrees(test::odd_game(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Odd, OddGameSlow, testing::ValuesIn(test::odd_game_ids()),
                         [](const auto& each) { return test::test_name(each.param); });

class TieRuleSlow : public testing::TestWithParam<TieRule> {};

// Games with many ties: two optimal holds in thousands of deals, so that each rule counts differently.
TEST_P(TieRuleSlow, CountsAsTheOracleDoes) {
    expect_oracle_agrees(catalog_game("deuces-wild-full-pay"), GetParam());
    expect_oracle_agrees(catalog_game("sevens-and-joker-wild"), GetParam());
    expect_oracle_agrees(test::odd_game("reversible-royal-and-joker"), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Other, TieRuleSlow,
                         testing::Values(TieRule::highest_variance, TieRule::most_held, TieRule::fewest_held),
                         [](const auto& each) { return test::test_name(std::string(to_text(each.param))); });

}  // namespace
}  // namespace holdfast::videopoker

// The table of starting hands against 1 to 9 unknown opponents: published figures, an identity, and that it
// can be computed again.
#include <cmath>
#include <fstream>
#include <iterator>
#include <sstream>

#include <gtest/gtest.h>

#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/odds/detail/tally.h>
#include <holdfast/holdem/odds/preflop_odds.h>

namespace holdfast::holdem {
namespace {

TEST(PreflopOddsTest, PublishedFigures) {
    std::ifstream file(HOLDFAST_SOURCE_FOLDER "/tests/golden/preflop_multiway.txt");
    int lines = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream words(line);
        std::string hand;
        int opponents = 0;
        double win = 0;
        double tie = 0;
        double lose = 0;
        double equity = 0;
        words >> hand >> opponents >> win >> tie >> lose >> equity;
        const OpponentOdds odds = preflop_odds(parse_starting_hand(hand), opponents);
        constexpr double half_a_place = 0.51e-10;
        EXPECT_NEAR(nearest_double(Rational(odds.wins()) / Rational(odds.deals)), win, half_a_place) << line;
        EXPECT_NEAR(nearest_double(Rational(odds.ties()) / Rational(odds.deals)), tie, half_a_place) << line;
        EXPECT_NEAR(nearest_double(Rational(odds.losses()) / Rational(odds.deals)), lose, half_a_place)
            << line;
        EXPECT_NEAR(nearest_double(odds.equity()), equity, half_a_place) << line;
        ++lines;
    }
    EXPECT_EQ(lines, 108);
}

/// Each of N + 1 players has the same share of all pots, so the equities of all 1,326 combos add up.
TEST(PreflopOddsTest, EquitiesAddUp) {
    for (int opponents = 1; opponents <= most_preflop_opponents; ++opponents) {
        Rational sum;
        for (int index = 0; index < starting_hand_count; ++index) {
            const StartingHand hand = StartingHand::from_index(index);
            sum += preflop_odds(hand, opponents).equity() * Rational(hand.size());
        }
        EXPECT_EQ(sum, Rational(combo_count, opponents + 1)) << opponents;
    }
}

TEST(PreflopOddsTest, OnlyNumbersThatAreTabulated) {
    EXPECT_THROW(preflop_odds(StartingHand::from_index(0), 0), std::invalid_argument);
    EXPECT_THROW(preflop_odds(StartingHand::from_index(0), 10), std::invalid_argument);
}

void expect_tabulated(StartingHand hand, const std::vector<OpponentOdds>& computed) {
    for (const OpponentOdds& odds : computed) {
        const OpponentOdds tabulated = preflop_odds(hand, odds.opponents);
        EXPECT_EQ(tabulated.by_ties, odds.by_ties) << to_text(hand) << " " << odds.opponents;
        EXPECT_EQ(tabulated.deals, odds.deals);
    }
}

TEST(PreflopOddsTest, OneHandComputedAgain) {
    const StartingHand hand = parse_starting_hand("QQ");
    expect_tabulated(hand, detail::count_odds({hand.combos().back()}, {1, 2}, {}).results);
}

TEST(PreflopOddsSlow, TheWholeTableComputedAgain) {
    std::ifstream file(HOLDFAST_SOURCE_FOLDER "/holdfast/holdem/preflop/data/preflop_multiway.bin",
                       std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    std::string computed;
    for (int index = 0; index < starting_hand_count; ++index) {
        const StartingHand hand = StartingHand::from_index(index);
        const std::vector<OpponentOdds> odds = compute_preflop_odds(hand, Work{0});
        expect_tabulated(hand, odds);
        computed += pack_preflop_odds(odds);
    }
    EXPECT_TRUE(computed == bytes);
}

}  // namespace
}  // namespace holdfast::holdem

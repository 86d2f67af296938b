// The odds of ranges against every deal played out, combo by combo, by an oracle that shares nothing with
// them.
#include <random>

#include <gtest/gtest.h>
#include <tests/support/every_opponent.h>
#include <tests/support/random_showdowns.h>

#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem {
namespace {

/// [opponents - 1] the weighted counts as played out.
std::vector<OpponentOdds> played_out(const Situation& situation, int most) {
    std::vector<OpponentOdds> sums;
    for (int opponents = 1; opponents <= most; ++opponents) {
        OpponentOdds sum{opponents, {}, {}};
        sum.by_ties.resize(situation.known.size() + static_cast<std::size_t>(opponents) + 1);
        for (const WeightedHand& combo : situation.hands) {
            if (!(combo.hole.cards() & situation.known_cards()).empty()) continue;
            test::Seen seen{combo.hole.cards(), situation.board.cards(), situation.dead, {}};
            for (const HoleCards hand : situation.known) seen.known.push_back(hand.cards());
            const test::OpponentDeals deals = test::play_every_opponent(seen, opponents);
            const U256 weight(combo.weight);
            sum.deals += U256(deals.deals) * weight;
            for (std::size_t t = 0; t < deals.by_ties.size(); ++t) {
                sum.by_ties[t] += U256(deals.by_ties[t]) * weight;
            }
        }
        sums.push_back(std::move(sum));
    }
    return sums;
}

void expect_as_played_out(const Situation& situation, int most) {
    std::vector<int> numbers;
    for (int opponents = 1; opponents <= most; ++opponents) numbers.push_back(opponents);
    const std::vector<OpponentOdds> expected = played_out(situation, most);
    const Odds found = odds(situation, numbers);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_TRUE(found.results[i].deals == expected[i].deals) << numbers[i];
        EXPECT_TRUE(found.results[i].by_ties == expected[i].by_ties) << numbers[i];
    }
}

Situation random_situation(std::mt19937_64& random, int board, int dead, std::size_t combos) {
    const CardSet on_board = test::random_cards(random, board, {});
    const CardSet dead_cards = test::random_cards(random, dead, on_board);
    while (true) {
        Situation situation{test::random_range(random, combos, true), Board(on_board), dead_cards};
        if (!situation.live_hands().empty()) return situation;
    }
}

TEST(RangeOddsCrossCheck, RandomRivers) {
    std::mt19937_64 random(31);
    for (int time = 0; time < 20; ++time) expect_as_played_out(random_situation(random, 5, time % 4, 8), 2);
}

TEST(RangeOddsCrossCheck, RandomTurns) {
    std::mt19937_64 random(32);
    for (int time = 0; time < 4; ++time) expect_as_played_out(random_situation(random, 4, 6, 5), 2);
}

TEST(RangeOddsCrossCheck, KnownOpponents) {
    std::mt19937_64 random(33);
    for (int time = 0; time < 10; ++time) {
        Situation situation = random_situation(random, 5, 2, 8);
        const CardSet hand = test::random_cards(random, 2, situation.known_cards());
        situation.known.push_back(HoleCards::of(hand));
        if (!situation.live_hands().empty()) expect_as_played_out(situation, 1);
    }
}

/// Few cards left before the flop: 14 unseen ones.
TEST(RangeOddsCrossCheck, BeforeTheFlopWithFewCardsLeft) {
    std::mt19937_64 random(34);
    for (int time = 0; time < 3; ++time) {
        const CardSet dead = test::random_cards(random, 36, {});
        const Situation situation{test::random_range(random, 60, true), {}, dead};
        if (!situation.live_hands().empty()) expect_as_played_out(situation, 2);
    }
}

}  // namespace
}  // namespace holdfast::holdem

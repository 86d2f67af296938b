// The odds of ranges against every deal played out, combo by combo, by an oracle that shares nothing with
// them.
#include <random>

#include <gtest/gtest.h>
#include <tests/support/every_opponent.h>
#include <tests/support/random_showdowns.h>

#include <holdfast/holdem/odds/range_odds.h>

namespace holdfast::holdem {
namespace {

/// [opponents - 1] the weighted counts as played out.
std::vector<RangeOpponentOdds> played_out(const RangeSituation& situation, int most) {
    std::vector<RangeOpponentOdds> sums;
    for (int opponents = 1; opponents <= most; ++opponents) {
        RangeOpponentOdds sum{opponents, {}, {}};
        sum.by_ties.resize(situation.known.size() + static_cast<std::size_t>(opponents) + 1);
        for (const HoleCards combo : situation.range.combos()) {
            if (!(combo.cards() & situation.known_cards()).empty()) {
                continue;
            }
            test::Seen seen{combo.cards(), situation.board.cards(), situation.dead, {}};
            for (const HoleCards hand : situation.known) {
                seen.known.push_back(hand.cards());
            }
            const test::OpponentDeals deals = test::play_every_opponent(seen, opponents);
            const U256 weight{u128{situation.range.numerator(combo)}};
            sum.deals += U256(deals.deals) * weight;
            for (std::size_t t = 0; t < deals.by_ties.size(); ++t) {
                sum.by_ties[t] += U256(deals.by_ties[t]) * weight;
            }
        }
        sums.push_back(std::move(sum));
    }
    return sums;
}

void expect_as_played_out(const RangeSituation& situation, int most) {
    std::vector<int> numbers;
    for (int opponents = 1; opponents <= most; ++opponents) {
        numbers.push_back(opponents);
    }
    const std::vector<RangeOpponentOdds> expected = played_out(situation, most);
    const RangeOdds found = range_odds(situation, numbers);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_TRUE(found.results[i].deals == expected[i].deals) << numbers[i];
        EXPECT_TRUE(found.results[i].by_ties == expected[i].by_ties) << numbers[i];
    }
}

RangeSituation random_situation(std::mt19937_64& random, int board, int dead, std::size_t combos) {
    RangeSituation situation;
    situation.board = Board(test::random_cards(random, board, {}));
    situation.dead = test::random_cards(random, dead, situation.board.cards());
    do {
        situation.range = test::random_range(random, combos, true);
    } while (situation.live().empty());
    return situation;
}

TEST(RangeOddsCrossCheck, RandomRivers) {
    std::mt19937_64 random(31);
    for (int time = 0; time < 20; ++time) {
        expect_as_played_out(random_situation(random, 5, time % 4, 8), 2);
    }
}

TEST(RangeOddsCrossCheck, RandomTurns) {
    std::mt19937_64 random(32);
    for (int time = 0; time < 4; ++time) {
        expect_as_played_out(random_situation(random, 4, 6, 5), 2);
    }
}

TEST(RangeOddsCrossCheck, KnownOpponents) {
    std::mt19937_64 random(33);
    for (int time = 0; time < 10; ++time) {
        RangeSituation situation = random_situation(random, 5, 2, 8);
        const CardSet hand = test::random_cards(random, 2, situation.known_cards());
        situation.known.push_back(HoleCards::of(hand));
        if (!situation.live().empty()) {
            expect_as_played_out(situation, 1);
        }
    }
}

/// Few cards left before the flop: 14 unseen ones.
TEST(RangeOddsCrossCheck, BeforeTheFlopWithFewCardsLeft) {
    std::mt19937_64 random(34);
    for (int time = 0; time < 3; ++time) {
        RangeSituation situation;
        situation.dead = test::random_cards(random, 36, {});
        situation.range = test::random_range(random, 60, true);
        if (!situation.live().empty()) {
            expect_as_played_out(situation, 2);
        }
    }
}

}  // namespace
}  // namespace holdfast::holdem

// On a complete board all players are alike before the hands are dealt, so each has the equity 1 / (N + 1):
//
//   sum over all 1,081 hands and t of c[N][t] / (t + 1)  =  1081 * matchings(45, N) / (N + 1)
//
// One wrong count of any hand against any number of opponents breaks this, and no second program is needed.
#include <random>

#include <gtest/gtest.h>
#include <tests/support/odds_queries.h>
#include <tests/support/printing.h>
#include <tests/support/rivers.h>

namespace holdfast::holdem {
namespace {

constexpr int hands = 47 * 46 / 2;

/// The sums of all hands on this board are what they must be.
void expect_fair(CardSet board, const std::vector<int>& opponents) {
    SCOPED_TRACE(to_text(board));
    std::vector<std::vector<U256>> sums(opponents.size());  // over hands, by ties
    std::vector<U256> deals(opponents.size());
    int seen = 0;
    for (int index = 0; index < combo_count; ++index) {
        const HoleCards hole = HoleCards::from_index(index);
        if (!(hole.cards() & board).empty()) continue;
        ++seen;
        const Odds odds = holdem::odds({hole, Board(board)}, opponents);
        for (std::size_t i = 0; i < opponents.size(); ++i) {
            const std::vector<U256>& by_ties = odds.results[i].by_ties;
            sums[i].resize(by_ties.size());
            for (std::size_t t = 0; t < by_ties.size(); ++t) sums[i][t] += by_ties[t];
            deals[i] = odds.results[i].deals;
        }
    }
    ASSERT_EQ(seen, hands);
    for (std::size_t i = 0; i < opponents.size(); ++i) {
        Rational shares;
        for (std::size_t t = 0; t < sums[i].size(); ++t) shares += Rational(false, sums[i][t], U256(t + 1));
        EXPECT_EQ(shares, Rational(deals[i]) * Rational(hands, opponents[i] + 1))
            << opponents[i] << " opponents";
    }
}

void expect_fair_boards(unsigned seed, int of_each_kind) {
    std::mt19937_64 random(seed);
    for (const test::RiverKind& kind : test::river_kinds) {
        for (int i = 0; i < of_each_kind; ++i) {
            expect_fair(test::random_river(random, kind).board, {1, 2, 3, 4, 5, 6, 7, 8, 9});
        }
        expect_fair(test::random_river(random, kind).board, {22});
    }
}

TEST(EquitySums, ABoardOfEveryKind) {
    std::mt19937_64 random(1);
    for (const std::size_t kind : {0U, 2U, 3U, 4U, 6U, 10U}) {
        expect_fair(test::random_river(random, test::river_kinds[kind]).board, {1, 2, 3, 4, 5, 6, 7, 8, 9});
    }
    expect_fair(test::random_river(random, test::river_kinds[2]).board, {10, 22});
}

TEST(EquitySumsSlow, FiftyBoardsOfEveryKind) {
    expect_fair_boards(2, 50);
}

}  // namespace
}  // namespace holdfast::holdem

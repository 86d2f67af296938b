// The totals of one deal: against lists of all draws, and rounding to doubles.
#include <cmath>
#include <map>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/game_laws.h>

#include <holdfast/bankroll/deal_totals.h>

namespace holdfast::bankroll {
namespace {

TEST(DealTotalsTest, TenLinesAddUpToOne) {
    // The largest numbers there can be: all deals of 57 cards in one group.
    const OutcomeLaw largest{1, {0, 1, 800}, 12'994'800, 4'187'106, {{4'187'106, {6'000'000, 6'994'799, 1}}}};
    for (const OutcomeLaw& law : {test::law_of_game("jacks-or-better-9-6"), largest}) {
        const std::optional<DealTotals> totals = total_deals(law, 10);
        ASSERT_TRUE(totals);
        U512 ways;
        double sum = 0;
        for (std::size_t i = 0; i < totals->totals.size(); ++i) {
            ways += totals->ways[i];
            sum += totals->probability(i);
        }
        EXPECT_EQ(ways, totals->all);
        EXPECT_NEAR(sum, 1, 1e-14);
    }
}

TEST(DealTotalsTest, ADeckOf55CardsHasTheMostDraws) {
    // Nothing ever pays: each total of ten lines is 0, in deals * draws^10 ways, a number of 265 bits.
    const OutcomeLaw nothing{1, {0, 1}, 21'187'600, 3'478'761, {{3'478'761, {21'187'600, 0}}}};
    for (const u32 lines : {1U, 7U, 8U, 10U}) {
        const DealTotals totals = *total_deals(nothing, lines);
        ASSERT_EQ(totals.totals, std::vector<u64>{0});
        EXPECT_EQ(totals.probability(0), 1) << lines;
    }
}

TEST(DealTotalsTest, RoundsToTheNearestDouble) {
    // Half-way between 1/2 and the next double, and a little more than that.
    const U512 all(u128{1} << 120U);
    const DealTotals totals{1, 1, {0}, {all}, all};
    const U512 half_way((u128{1} << 119U) + (u128{1} << 66U));
    const double even = 0.5;
    const double next = std::nextafter(even, 1.0);
    EXPECT_EQ(totals.chance_of(half_way), even);
    EXPECT_EQ(totals.chance_of(half_way + U512(u128{1})), next);
    // What is left over is more than any number of bits shows.
    const DealTotals odd{1, 1, {0}, {all}, all + U512(u128{3})};
    U512 ways;
    for (const u64 part : {5U, 7U, 11U}) {
        ways = U512((u128{part} << 100U) + 1);
        EXPECT_EQ(odd.chance_of(ways), nearest_double(Rational(false, ways.to_u256(), odd.all.to_u256())));
    }
}

TEST(DealTotalsTest, ThreeLinesAreEveryTripleOfDraws) {
    // A law small enough to list: two groups, three pays.
    const OutcomeLaw law{2, {0, 3, 10}, 12, 7, {{5, {6, 4, 2}}, {2, {1, 0, 11}}}};
    std::map<u64, u64> ways;
    for (const OutcomeGroup& group : law.groups) {
        for (std::size_t a = 0; a < 3; ++a) {
            for (std::size_t b = 0; b < 3; ++b) {
                for (std::size_t c = 0; c < 3; ++c) {
                    ways[law.pays[a] + law.pays[b] + law.pays[c]] +=
                        group.deals * group.counts[a] * group.counts[b] * group.counts[c];
                }
            }
        }
    }
    const DealTotals totals = *total_deals(law, 3);
    ASSERT_EQ(totals.totals.size(), ways.size());
    EXPECT_EQ(totals.all, U512(u128{7 * 12 * 12 * 12}));
    std::size_t place = 0;
    for (const auto& [total, number] : ways) {
        EXPECT_EQ(totals.totals[place], total);
        EXPECT_EQ(totals.ways[place], U512(u128{number}));
        EXPECT_EQ(totals.probability(place), nearest_double(Rational(number, u64{7 * 12 * 12 * 12})));
        ++place;
    }
}

TEST(DealTotalsTest, RefusesWhatItCannotCount) {
    const OutcomeLaw law{1, {0, 1}, 2, 1, {{1, {1, 1}}}};
    EXPECT_THROW(total_deals(law, 0), std::invalid_argument);
    EXPECT_THROW(total_deals(law, 11), std::invalid_argument);
    OutcomeLaw odd{1, {}, 39, 1, {{1, {}}}};
    for (u64 pay = 1; pay < 40; ++pay) {
        odd.pays.push_back(pay * pay * pay * 1000 + pay);
        odd.groups[0].counts.push_back(1);
    }
    EXPECT_TRUE(total_deals(odd, 2));
    EXPECT_FALSE(total_deals(odd, 10));
}

}  // namespace
}  // namespace holdfast::bankroll

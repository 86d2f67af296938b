// Numbers of disjoint pairs, and powers of the weights of pairs.
#include <gtest/gtest.h>

#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/detail/matching/stub_elimination.h>

namespace holdfast::holdem::detail {
namespace {

/// The lowest of n cards is in no pair, or in one with each of the others.
u128 listed(int cards, int pairs) {
    if (pairs == 0) return 1;
    if (cards < 2) return 0;
    u128 sum = listed(cards - 1, pairs);
    for (int partner = 1; partner < cards; ++partner) sum += listed(cards - 2, pairs - 1);
    return sum;
}

TEST(MatchingsTest, AsTheyAreListed) {
    for (int cards = 0; cards <= 9; ++cards) {
        for (int pairs = 0; pairs <= 5; ++pairs) {
            EXPECT_TRUE(matchings(cards, pairs) == listed(cards, pairs)) << cards << " " << pairs;
        }
    }
}

TEST(MatchingsTest, NumbersOfDealsOnTheRiver) {
    EXPECT_EQ(holdfast::to_text(matchings(45, 1)), "990");
    EXPECT_EQ(holdfast::to_text(matchings(45, 3)), "122175900");
    EXPECT_EQ(holdfast::to_text(matchings(45, 9)), "59128393062047809500");  // above 2^64
    EXPECT_EQ(holdfast::to_text(matchings(45, 20)), "390756386568644372393927184375");
    EXPECT_EQ(holdfast::to_text(matchings(45, 22)), "25373791335626257947657609375");  // 45 * 43!!
    EXPECT_TRUE(matchings(44, 23 - 1) * 45 == matchings(45, 22));
    EXPECT_TRUE(matchings(3, 2) == 0);
}

TEST(MatchingsTest, ChoicesAndFallingProducts) {
    EXPECT_EQ(choose(45, 22), 4116715363800U);
    EXPECT_EQ(choose(5, 0), 1U);
    EXPECT_EQ(choose(2, 3), 0U);
    EXPECT_TRUE(falling(7, 3) == 210);
    EXPECT_TRUE(falling(7, 0) == 1);
    EXPECT_TRUE(falling(2, 3) == 0);
}

/// Integer values of z tell polynomials of a low degree apart; arithmetic wraps alike on both sides.
u128 at(const EdgePower<u128>& power, unsigned z) {
    u128 sum = 0;
    u128 z_power = 1;
    for (int t = 0; t <= power.highest(); ++t, z_power *= z) {
        if (t >= power.lowest()) sum += power.coefficient(t) * z_power;
    }
    return sum;
}

u128 at(EdgeWeight weight, unsigned z) {
    return static_cast<u128>(weight.constant) + static_cast<u128>(weight.slope) * z;
}

TEST(EdgePowerTest, PowersOfTwoWeights) {
    for (const Standing basis : all_standings) {
        for (const Standing one : all_standings) {
            for (const Standing other : all_standings) {
                if (one == basis || other == basis) continue;
                const EdgeWeight first = EdgeWeight::of(one, basis);
                const EdgeWeight second = EdgeWeight::of(other, basis);
                for (int pairs = 0; pairs <= 4; ++pairs) {
                    const EdgePower<u128> power = EdgePower<u128>().times(first, pairs).times(second, 3);
                    for (unsigned z = 0; z < 9; ++z) {
                        u128 expected = at(second, z) * at(second, z) * at(second, z);
                        for (int i = 0; i < pairs; ++i) expected *= at(first, z);
                        EXPECT_TRUE(at(power, z) == expected) << pairs << " " << z;
                    }
                }
            }
        }
    }
}

}  // namespace
}  // namespace holdfast::holdem::detail

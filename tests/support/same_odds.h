// Odds that were found in a table, compared with those that were counted.
#pragma once

#include <optional>

#include <gtest/gtest.h>

#include <holdfast/holdem/odds/odds.h>

namespace holdfast::test {

/// That odds were found, and are the expected ones in every count.
inline void expect_same_odds(const std::optional<holdem::Odds>& found, const holdem::Odds& expected) {
    ASSERT_TRUE(found);
    EXPECT_EQ(found->combos, expected.combos);
    EXPECT_EQ(found->denominator, expected.denominator);
    EXPECT_EQ(found->boards, expected.boards);
    EXPECT_EQ(found->categories, expected.categories);
    ASSERT_EQ(found->results.size(), expected.results.size());
    for (std::size_t i = 0; i < expected.results.size(); ++i) {
        EXPECT_EQ(found->results[i].opponents, expected.results[i].opponents);
        EXPECT_TRUE(found->results[i].deals == expected.results[i].deals);
        EXPECT_TRUE(found->results[i].by_ties == expected.results[i].by_ties);
    }
}

}  // namespace holdfast::test

// Compares an analysis by the library with an oracle's: equal in every number, row by row.
#pragma once

#include <gtest/gtest.h>
#include <tests/support/perfect_play.h>
#include <tests/support/printing.h>

#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::test {

inline void expect_equal(const videopoker::Game& game, const videopoker::GameAnalysis& library,
                         const OracleAnalysis& oracle) {
    SCOPED_TRACE(game.id);
    EXPECT_EQ(library.deals, oracle.deals);
    EXPECT_EQ(library.tied_deals, oracle.tied_deals);
    EXPECT_EQ(library.expected_return, oracle.expected_return);
    EXPECT_EQ(library.variance, oracle.variance);
    EXPECT_EQ(library.covariance, oracle.covariance);
    EXPECT_EQ(library.hit_frequency, oracle.hit_frequency);
    ASSERT_EQ(library.order.has_value(), oracle.ignoring_places.has_value());
    if (library.order) {
        EXPECT_EQ(library.order->changed_deals, oracle.changed_deals);
        EXPECT_EQ(library.order->ignoring_places, *oracle.ignoring_places);
    }
    ASSERT_EQ(library.rows.size(), oracle.rows.size());
    for (std::size_t row = 0; row < oracle.rows.size(); ++row) {
        SCOPED_TRACE(game.rows[row].name);
        EXPECT_EQ(library.rows[row].combinations, oracle.rows[row].combinations);
        EXPECT_EQ(library.rows[row].fewest, oracle.rows[row].fewest);
        EXPECT_EQ(library.rows[row].most, oracle.rows[row].most);
    }
}

}  // namespace holdfast::test

// Chances that are nearly 0 or 1, and bounds on chances.
#include <apps/terminal/chance_text.h>
#include <gtest/gtest.h>

namespace holdfast::terminal {
namespace {

using bankroll::Bounds;

TEST(ChanceTextTest, WhatIsTooSmallToShowIsStillPossible) {
    EXPECT_EQ(chance_text(Bounds(0, 1e-9)), "<0.0001%");
    EXPECT_EQ(chance_text(Bounds(0, 0.25)), "at most 25.0000%");
    EXPECT_EQ(chance_text(Bounds(1 - 1e-9, 1)), ">99.9999%");
    EXPECT_EQ(chance_text(Bounds(0.25, 1)), "at least 25.0000%");
    EXPECT_EQ(chance_text(Bounds(0.25, 0.5)), "25.0000% to 50.0000%");
    EXPECT_EQ(chance_text(Bounds(0, 1)), "not known");
}

}  // namespace
}  // namespace holdfast::terminal

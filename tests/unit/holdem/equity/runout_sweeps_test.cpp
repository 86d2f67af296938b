// Equities by their boards: how the work is divided, and that the parts make the whole.
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/equity/detail/pair_sweep.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem::detail {
namespace {

Showdown on_a_river(const std::vector<std::string>& ranges) {
    Showdown showdown{{}, Board(test::cards_of("Kh9s8d4c2c")), {}};
    for (const std::string& range : ranges) {
        showdown.players.push_back(parse_range(range).without(showdown.taken()));
    }
    return showdown;
}

/// How many parts the work has, by its first progress.
u64 parts_of(const Showdown& showdown) {
    StopFlag stop;
    u64 parts = 0;
    const auto end = [&](u64, u64 total) {
        parts = total;
        stop.request_stop();
    };
    EXPECT_THROW(sweep_runouts(showdown, {1, end, &stop}), Stopped);
    return parts;
}

TEST(RunoutSweepsTest, ABoardOfManyPlayersIsDoneInParts) {
    // One board, 1,081 combos each: by those of one player, as those of two would be less than what is handed
    // out.
    EXPECT_EQ(parts_of(on_a_river({"random", "random", "random", "random"})), 1081U);
    EXPECT_EQ(parts_of(on_a_river({"random", "random", "random", "random", "random"})), 1081U * 1081U);
}

TEST(RunoutSweepsTest, ThePartsMakeTheWhole) {
    const std::vector<std::string> others{"K2s+,Q2s+", "top 30%", "random"};
    const auto with = [&](const char* range) {
        std::vector<std::string> ranges{range};
        ranges.insert(ranges.end(), others.begin(), others.end());
        return on_a_river(ranges);
    };
    const Showdown whole = with("22+,A2+");
    EXPECT_GT(parts_of(whole), 1U);
    const WinnerCounts all = sweep_runouts(whole, {});
    // Few enough to be counted in one part.
    WinnerCounts sum(4);
    for (const char* range : {"22-77", "88+", "A2s-A7s", "A8s+", "A2o-A7o", "A8o+"}) {
        sum += sweep_runouts(with(range), {});
    }
    for (PlayerSet winners = 1; winners < 16; ++winners) EXPECT_EQ(all[winners], sum[winners]) << winners;
    EXPECT_GT(all.ties(0), 0U);
}

// 2 and 66 combos have a divisor in common: with 2 and 63 the remainders of a part's number would be each
// choice once.
TEST(RunoutSweepsTest, PartsByWhatTwoPlayersHold) {
    const auto with = [](const char* range) {
        return on_a_river({range, "22+,AKs", "22+,AK", "random", "random"});
    };
    const Showdown whole = with("AhAd,AsKs");
    EXPECT_EQ(parts_of(whole), 9U);  // 2 * 66 choices, 16 together
    WinnerCounts sum = sweep_runouts(with("AhAd"), {});
    sum += sweep_runouts(with("AsKs"), {});
    EXPECT_TRUE(sweep_runouts(whole, {}) == sum);
}

}  // namespace
}  // namespace holdfast::holdem::detail

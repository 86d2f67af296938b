// The question behind an equity: which deals there are, and which suits are alike in it.
#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/detail/runouts.h>
#include <holdfast/holdem/equity.h>
#include <holdfast/holdem/range_text.h>

namespace holdfast::holdem {
namespace {

using test::cards_of;

Showdown showdown_of(const std::vector<const char*>& ranges, const char* board = "", const char* dead = "") {
    Showdown showdown{{}, Board(cards_of(board)), cards_of(dead)};
    for (const char* range : ranges) showdown.players.push_back(parse_range(range));
    return showdown;
}

TEST(ShowdownTest, BoardsForEachChoiceOfHoleCards) {
    EXPECT_EQ(showdown_of({"AA", "KK"}).boards(), 1'712'304U);
    EXPECT_EQ(showdown_of({"AA", "KK"}, "2c3c4c").boards(), 990U);
    EXPECT_EQ(showdown_of({"AA", "KK", "QQ"}, "2c3c4c5c", "6c7c").boards(), 40U);
    EXPECT_EQ(showdown_of({"AA", "KK"}, "2c3c4c5c6c").boards(), 1U);
}

TEST(ShowdownTest, AlikeSuits) {
    const auto group = [](const Showdown& showdown) { return symmetry_of(showdown).permutations().size(); };
    EXPECT_EQ(group(showdown_of({"AA", "KQs"})), 24U);
    EXPECT_EQ(group(showdown_of({"AA", "KQs"}, "QhJh2c")), 2U);
    EXPECT_EQ(group(showdown_of({"AhKh", "random"})), 6U);
    EXPECT_EQ(group(showdown_of({"AhKh:0.5,AdKd:0.5", "random"})), 4U);
    EXPECT_EQ(group(showdown_of({"AhKh:0.5,AdKd:1", "random"})), 2U);
    EXPECT_EQ(group(showdown_of({"AA", "KK"}, "", "2c")), 6U);
    EXPECT_EQ(group(showdown_of({"AhKd", "QcJs"})), 1U);
}

TEST(ShowdownTest, RunoutsStandForAllBoards) {
    const auto count = [](const char* board, const SuitSymmetry& symmetry) {
        u64 boards = 0;
        const auto runouts = detail::runouts(cards_of(board), {}, symmetry);
        for (const detail::Runout& runout : runouts) boards += runout.weight;
        return std::make_pair(runouts.size(), boards);
    };
    EXPECT_EQ(count("", SuitSymmetry()), std::make_pair(std::size_t{134'459}, u64{2'598'960}));
    EXPECT_EQ(count("2c3c4c", SuitSymmetry::of_marks({1, 2, 1, 1})).second, 1'176U);
    EXPECT_EQ(count("2c3c4c5c6c", SuitSymmetry::of_marks({1, 2, 1, 1})),
              std::make_pair(std::size_t{1}, u64{1}));
}

TEST(ShowdownTest, WhoCannotHoldAnything) {
    const auto player = [](const Showdown& showdown) { return first_without_combo(showdown); };
    EXPECT_EQ(player(showdown_of({"AA", "KK"})), std::nullopt);
    EXPECT_EQ(player(showdown_of({"AhKh", "AhQh"})), std::optional<std::size_t>(1));
    EXPECT_EQ(player(showdown_of({"AA", "AA", "AA"})), std::optional<std::size_t>(2));
    EXPECT_EQ(player(showdown_of({"AA", "KK"}, "AhAsAd")), std::optional<std::size_t>(0));
    EXPECT_EQ(player(showdown_of({"random", "KK"}, "", "KhKsKd")), std::optional<std::size_t>(1));
    // The first hand must make room for the second: only one choice does.
    EXPECT_EQ(player(showdown_of({"AA", "AhAs", "KK"})), std::nullopt);
    // Ten players on four ranks: eight pairs, no more.
    EXPECT_EQ(player(Showdown{std::vector<Range>(10, parse_range("AA,KK,QQ,JJ")), {}, {}}),
              std::optional<std::size_t>(8));
}

TEST(ExactEquityTest, StepsSayWhatIsAffordable) {
    EXPECT_TRUE(ExactEquity(showdown_of({"random", "random"})).is_affordable());
    EXPECT_TRUE(ExactEquity(showdown_of({"AA", "QQ", "AKo"})).is_affordable());
    EXPECT_TRUE(ExactEquity(showdown_of({"AhKh", "random", "random"}, "QhJh2c")).is_affordable());
    EXPECT_FALSE(ExactEquity(showdown_of({"random", "random", "random"})).is_affordable());
    EXPECT_FALSE(ExactEquity(Showdown{std::vector<Range>(10, Range::all()), {}, {}}).is_affordable());
}

TEST(ExactEquityTest, CountsThatMayPass128BitsAreRefused) {
    const Range fine = parse_range("random:999983/1000000");
    const ExactEquity equity(Showdown{std::vector<Range>(5, fine), {}, {}});
    EXPECT_FALSE(equity.is_affordable());
    EXPECT_THROW(equity.winners(), OverflowError);
}

}  // namespace
}  // namespace holdfast::holdem

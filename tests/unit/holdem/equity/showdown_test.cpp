// The query behind an equity: which deals there are, and which suits are alike in it.
#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/detail/boards/final_boards.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/ranges/range_text.h>

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

// Among 19 cards there are no ten hands, which takes the better part of a second to find out.
TEST(ShowdownTest, TheSearchForADealCanBeStopped) {
    StopFlag stop;
    const Showdown showdown(showdown_of({"AA", "KK"}));
    EXPECT_EQ(first_without_combo(showdown, &stop), std::nullopt);
    stop.request_stop();
    EXPECT_THROW(first_without_combo(showdown, &stop), Stopped);
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

/// The quick check gives the same result as the plan.
TEST(ExactEquityTest, WhatCanBeCounted) {
    const Range fine = parse_range("AA,KK,QQ:999983/1000000");
    const std::vector<Showdown> showdowns{showdown_of({"random", "random"}),
                                          showdown_of({"AA", "QQ", "AKo"}),
                                          showdown_of({"random", "random", "random"}),
                                          showdown_of(std::vector<const char*>(4, "random")),
                                          showdown_of(std::vector<const char*>(5, "random")),
                                          showdown_of(std::vector<const char*>(10, "AhKh,QsQd")),
                                          showdown_of(std::vector<const char*>(10, "random"), "QhJh2c5dTs"),
                                          Showdown{std::vector<Range>(5, fine), {}, {}}};
    std::size_t countable = 0;
    for (const Showdown& showdown : showdowns) {
        const ExactEquity equity(showdown);
        const bool expected = equity.is_countable() && equity.steps() <= ExactEquity::most_steps;
        EXPECT_EQ(can_be_counted(showdown), expected);
        countable += expected ? 1 : 0;
    }
    EXPECT_EQ(countable, 5U);
}

void expect_refused(const Showdown& showdown, const std::string& sentence) {
    try {
        const ExactEquity equity(showdown);
        ADD_FAILURE() << "not refused: " << sentence;
    } catch (const std::invalid_argument& error) {
        EXPECT_EQ(error.what(), sentence);
    }
}

TEST(ExactEquityTest, NumbersOfPlayersAreRefused) {
    expect_refused(showdown_of({}), "an equity calculation takes 2 to 10 players, not 0");
    expect_refused(showdown_of({"AA"}), "an equity calculation takes 2 to 10 players, not 1");
    expect_refused(showdown_of(std::vector<const char*>(11, "random")),
                   "an equity calculation takes 2 to 10 players, not 11");
    expect_refused(showdown_of({"AA", "KK"}, "2c3c4c", "4c"), "a dead card is on the board");
}

TEST(ExactEquityTest, StopsWhileItLists) {
    StopFlag stop;
    stop.request_stop();
    Work work;
    work.stop = &stop;
    EXPECT_THROW(ExactEquity(showdown_of({"AA", "QQ", "AKo"}), work), Stopped);
    EXPECT_THROW(detail::runouts({}, {}, SuitSymmetry(), &stop), Stopped);
}

/// On the river there is one board, and so one step; ten players of any cards would be swept for ages.
TEST(ExactEquityTest, StopsWithinABoard) {
    const ExactEquity equity(showdown_of(std::vector<const char*>(5, "random"), "QhJh2c5dTs"));
    ASSERT_TRUE(equity.is_countable());
    StopFlag stop;
    Work work;
    work.stop = &stop;
    std::thread other([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        stop.request_stop();
    });
    EXPECT_THROW(equity.winners(work), Stopped);
    other.join();
}

TEST(ExactEquityTest, CountsThatMayPass128BitsAreRefused) {
    const Range fine = parse_range("random:999983/1000000");
    const ExactEquity equity(Showdown{std::vector<Range>(5, fine), {}, {}});
    EXPECT_FALSE(equity.is_affordable());
    EXPECT_THROW(equity.winners(), OverflowError);
}

}  // namespace
}  // namespace holdfast::holdem

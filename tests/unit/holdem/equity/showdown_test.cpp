// The query behind an equity: which deals there are, and which suits are alike in it.
#include <array>
#include <chrono>
#include <functional>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/ranges/range_text.h>
#include <holdfast/showdown/final_boards.h>
#include <holdfast/showdown/flop_class.h>

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
        const auto runouts = holdfast::runouts(cards_of(board), {}, symmetry);
        for (const Runout& runout : runouts) boards += runout.weight;
        return std::make_pair(runouts.size(), boards);
    };
    EXPECT_EQ(count("", SuitSymmetry()), std::make_pair(std::size_t{134'459}, u64{2'598'960}));
    EXPECT_EQ(count("2c3c4c", SuitSymmetry::of_marks({1, 2, 1, 1})).second, 1'176U);
    EXPECT_EQ(count("2c3c4c5c6c", SuitSymmetry::of_marks({1, 2, 1, 1})),
              std::make_pair(std::size_t{1}, u64{1}));
}

TEST(ShowdownTest, TheSearchForADealCanBeStopped) {
    StopFlag stop;
    const Showdown showdown(showdown_of({"AA", "KK"}));
    EXPECT_EQ(first_without_combo(showdown, &stop), std::nullopt);
    stop.request_stop();
    EXPECT_THROW(first_without_combo(showdown, &stop), Stopped);
}

TEST(ShowdownTest, FindsTheFirstPlayerWithoutACombo) {
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

// Those who clash come last, after choices without number.
TEST(ShowdownTest, FindsTheFirstPlayerWithoutAComboBehindWideRanges) {
    std::vector<const char*> ranges(8, "random");
    ranges.insert(ranges.end(), {"AhKh", "AhKh"});
    EXPECT_EQ(first_without_combo(showdown_of(ranges)), std::optional<std::size_t>(9));
    EXPECT_EQ(first_without_combo(showdown_of({"top 20%", "top 20%", "top 20%", "AhKh", "AhQh"})),
              std::optional<std::size_t>(4));
    // Nine players need a card each of the eight aces and kings.
    const Range ace_or_king = parse_range("AA,KK,A2s+,A2o+,K2s+,K2o+");
    EXPECT_EQ(first_without_combo({std::vector<Range>(9, ace_or_king), {}, {}}),
              std::optional<std::size_t>(8));
    EXPECT_EQ(first_without_combo({std::vector<Range>(8, ace_or_king), {}, {}}), std::nullopt);
}

/// The first for whom no choice is left, found by trying all of them.
std::optional<std::size_t> tried_out(const std::vector<Range>& players) {
    const std::function<std::size_t(std::size_t, CardSet)> most_served = [&](std::size_t player,
                                                                             CardSet used) {
        std::size_t most = player;
        if (player == players.size()) return most;
        for (const HoleCards combo : players[player].combos()) {
            if (!(combo.cards() & used).empty()) continue;
            most = std::max(most, most_served(player + 1, used | combo.cards()));
        }
        return most;
    };
    const std::size_t served = most_served(0, {});
    return served == players.size() ? std::nullopt : std::optional(served);
}

TEST(ShowdownTest, FindsThePlayerThatTryingAllFinds) {
    std::mt19937_64 random(20261127);
    std::array<int, 5> found{};
    for (int round = 0; round < 1000; ++round) {
        std::vector<Range> players(2 + random() % 3);
        for (Range& player : players) {
            for (u64 combos = random() % 12 + 1; combos > 0; --combos) {
                const u64 one = random() % 8;
                const u64 other = (one + 1 + random() % 7) % 8;
                player.set(HoleCards(Card::from_index(static_cast<int>(one)),
                                     Card::from_index(static_cast<int>(other))),
                           Rational(1));
            }
        }
        const std::optional<std::size_t> expected = tried_out(players);
        ASSERT_EQ(first_without_combo({players, {}, {}}), expected) << round;
        ++found[expected.value_or(4)];
    }
    EXPECT_EQ(found[0], 0);
    for (std::size_t player = 1; player < found.size(); ++player) EXPECT_GT(found[player], 10) << player;
}

// Ten players who each need one of nine cards, and with it one of eighteen others.
TEST(ShowdownTest, ASearchForADealThatTakesTooLongIsRefused) {
    Range one_of_nine;
    for (int card = 0; card < 9; ++card) {
        for (int other = 9; other < 27; ++other) {
            one_of_nine.set(HoleCards(Card::from_index(card), Card::from_index(other)), Rational(1));
        }
    }
    EXPECT_THROW(first_without_combo({std::vector<Range>(10, one_of_nine), {}, {}}), InvalidArgument);
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

// Not what the table of all boards says.
TEST(ExactEquityTest, TwoHandsOnAClassOfFlops) {
    Showdown showdown = showdown_of({"AhKh", "QsQd"});
    showdown.board = parse_flop_class("AAA");
    EXPECT_TRUE(ExactEquity(showdown).winners().deals() == 990);
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
    EXPECT_THROW(runouts({}, {}, SuitSymmetry(), &stop), Stopped);
}

/// On the river there is one board. That of ten players is counted in parts, by the combos of some of them; if their
/// first combos share no card, the first part takes years.
TEST(ExactEquityTest, StopsWithinAPartOfABoard) {
    Showdown showdown = showdown_of({}, "QhJh2c5dTs");
    CardSet lower = showdown.taken();
    for (int player = 0; player < 10; ++player) {
        showdown.players.push_back(parse_range("random").without(lower));
        lower = lower | showdown.players.back().combos().front().cards();
    }
    const ExactEquity equity(showdown);
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

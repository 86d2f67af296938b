// Equities by two ways: the library's sweeps, classes and tables against deals played out one by one, and
// against each other.
#include <random>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/printing.h>
#include <tests/support/random_showdowns.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/equity/detail/hand_tuples.h>
#include <holdfast/holdem/equity/detail/pair_sweep.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using test::random_showdown;

std::string words(const Showdown& showdown) {
    std::string text = "board " + to_text(showdown.board.cards()) + ", dead " + to_text(showdown.dead);
    for (const Range& range : showdown.players) {
        text += ", range";
        for (const HoleCards combo : range.combos()) text += " " + to_text(combo.cards());
    }
    return text;
}

void expect_as_played_out(const Showdown& showdown) {
    SCOPED_TRACE(words(showdown));
    const test::EveryDeal expected = test::play_every_deal(showdown);
    const WinnerCounts counts = ExactEquity(showdown).winners();
    const Rational unit = showdown.unit();
    ASSERT_EQ(Rational(counts.deals()) * unit, expected.deals);
    for (std::size_t player = 0; player < expected.players.size(); ++player) {
        const test::PlayedOut& played = expected.players[player];
        EXPECT_EQ(Rational(counts.wins(player)) * unit, played.wins);
        EXPECT_EQ(Rational(counts.ties(player)) * unit, played.ties);
        if (!expected.deals.is_zero()) {
            EXPECT_EQ(counts.equity(player), played.share / expected.deals);
        }
    }
}

TEST(PlayedOutEquities, TwoPlayersOnTheRiverAndTurn) {
    std::mt19937_64 random(1);
    for (int round = 0; round < 12; ++round) {
        expect_as_played_out(random_showdown(random, {2, 60, 5, round % 3}, round % 2 == 1));
        expect_as_played_out(random_showdown(random, {2, 12, 4, round % 3}, round % 2 == 1));
    }
}

TEST(PlayedOutEquities, TwoPlayersOnTheFlop) {
    std::mt19937_64 random(2);
    for (int round = 0; round < 3; ++round) {
        expect_as_played_out(random_showdown(random, {2, 6, 3, round}, round % 2 == 1));
    }
}

TEST(PlayedOutEquities, ThreeAndFourPlayers) {
    std::mt19937_64 random(3);
    for (int round = 0; round < 10; ++round) {
        expect_as_played_out(random_showdown(random, {3, 12, 5, round % 2}, round % 2 == 1));
        expect_as_played_out(random_showdown(random, {4, 6, 5, 0}, round % 2 == 1));
        expect_as_played_out(random_showdown(random, {3, 4, 4, round % 2}, round % 2 == 1));
    }
}

Showdown showdown_of(const std::vector<const char*>& ranges, const char* board) {
    Showdown showdown;
    for (const char* range : ranges) showdown.players.push_back(parse_range(range));
    showdown.board = Board(test::cards_of(board));
    return showdown;
}

/// Boards with three, four and five of a suit, paired boards, boards that nobody beats.
TEST(PlayedOutEquities, BoardsOfEveryKind) {
    for (const char* board :
         {"AhKhQhJhTh", "2h4h6h8hTh", "2h4h6h8hTc", "2h4h6h8cTc", "9h9c9d9sAh", "KhKdKc2h2d", "AhAdKhKd2h",
          "3h4h5h6h7h", "3h4h5h6h8d", "2h3d4c5s7h", "QhQdQc7h2h"}) {
        expect_as_played_out(showdown_of({"AA,22,98s,65s,AhKd", "76s,KK,Ah2c,Th9h,QJ"}, board));
        expect_as_played_out(showdown_of({"AhKd,9h8h", "33,5h4h", "QJs,6h2h,72o"}, board));
    }
}

void expect_same_counts(const WinnerCounts& one, const WinnerCounts& other) {
    ASSERT_EQ(one.players(), other.players());
    EXPECT_TRUE(one.deals() == other.deals());
    EXPECT_TRUE(one == other);
}

TEST(WaysToEquities, TuplesAndSweepsAgreeBeforeTheFlop) {
    std::mt19937_64 random(4);
    const Showdown two = with_live_combos(random_showdown(random, {2, 3, 0, 25}, true));
    expect_same_counts(detail::count_tuples(two, detail::hand_tuples(two), {}),
                       detail::sweep_runouts(two, {}));
    const Showdown three = with_live_combos(random_showdown(random, {3, 3, 0, 27}, false));
    expect_same_counts(detail::count_tuples(three, detail::hand_tuples(three), {}),
                       detail::sweep_runouts(three, {}));
}

TEST(WaysToEquities, TuplesAndSweepsAgreeOnBoards) {
    std::mt19937_64 random(5);
    for (int round = 0; round < 8; ++round) {
        for (const int board : {3, 4, 5}) {
            const Showdown live = with_live_combos(random_showdown(
                random, {static_cast<std::size_t>(2 + round % 2), 3, board, round % 4}, round % 2 == 1));
            expect_same_counts(detail::count_tuples(live, detail::hand_tuples(live), {}),
                               detail::sweep_runouts(live, {}));
        }
    }
    // Suits that may be exchanged, among the hole cards as well.
    const Showdown alike = with_live_combos(showdown_of({"AA:0.5,KQs", "99,KQ"}, "9s9h9d"));
    expect_same_counts(detail::count_tuples(alike, detail::hand_tuples(alike), {}),
                       detail::sweep_runouts(alike, {}));
}

// Known hands on a board are dealt out, not swept: 990 boards, and 100 to list the one choice.
TEST(WaysToEquities, KnownHandsOnABoardTakeTheQuickWay) {
    EXPECT_EQ(ExactEquity(showdown_of({"AhKh", "QsQd"}, "2c7d9s")).steps(), 2U * 990 + 100);
    EXPECT_EQ(ExactEquity(showdown_of({"AhKh", "QsQd", "6c6h"}, "2c7d9s4d")).steps(), 3U * 42 + 100);
    EXPECT_GT(ExactEquity(showdown_of({"AhKh", "random"}, "2c7d9s")).steps(), 1'000'000U);
}

TEST(WaysToEquitiesSlow, TheTableAndTheSweepsAgree) {
    const Showdown wide = showdown_of({"AA,QJs:0.25,72o,6h5c:1/3", "KK,A2s+:0.5,T9"}, "");
    expect_same_counts(ExactEquity(wide).winners(), detail::sweep_runouts(wide, Work{0}));
}

TEST(WaysToEquitiesSlow, DeadCardsAndThreeRanges) {
    Showdown showdown = showdown_of({"AKs", "QQ:0.5,JJ", "T9s"}, "");
    showdown.dead = CardSet{Card(Rank::king, Suit::heart), Card(Rank::two, Suit::club)};
    const Showdown live = with_live_combos(showdown);
    expect_same_counts(detail::count_tuples(live, detail::hand_tuples(live), Work{0}),
                       detail::sweep_runouts(live, Work{0}));
}

TEST(WaysToEquities, ThreadsDoNotChangeTheCounts) {
    const Showdown flop = showdown_of({"AA,KQs", "random", "77"}, "KsQs2d");
    const Showdown preflop = showdown_of({"AKs", "QQ", "T9s"}, "");
    for (const Showdown& showdown : {flop, preflop}) {
        const ExactEquity equity(showdown);
        expect_same_counts(equity.winners(Work{3}), equity.winners(Work{1}));
    }
}

}  // namespace
}  // namespace holdfast::holdem

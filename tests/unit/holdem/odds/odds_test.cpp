// What odds() refuses, and the numbers that come with the counts.
#include <stdexcept>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/printing.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem {
namespace {

using test::cards_of;

Board board(const char* text) {
    return Board(cards_of(text));
}

HoleCards hand(const char* text) {
    return parse_hole_cards(text);
}

void expect_refused(const Situation& situation, const std::vector<int>& opponents) {
    EXPECT_THROW(odds(situation, opponents), std::invalid_argument);
}

TEST(OddsTest, RefusesCardsInTwoPlaces) {
    const Board flop = board("QhJh2c");
    EXPECT_NO_THROW(odds({hand("AhKh"), flop, cards_of("2d"), {hand("QsQd")}}, {0}));
    expect_refused({hand("AhQh"), flop}, {1});
    expect_refused({hand("AhKh"), flop, cards_of("Ah")}, {1});
    expect_refused({hand("AhKh"), flop, cards_of("2c")}, {1});
    expect_refused({hand("AhKh"), flop, {}, {hand("QhQd")}}, {0});
    expect_refused({hand("AhKh"), flop, {}, {hand("QsQd"), hand("QdQc")}}, {0});
    expect_refused({hand("AhKh"), flop, cards_of("Qd"), {hand("QsQd")}}, {0});
}

TEST(OddsTest, RefusesNumbersOfOpponentsThatCannotBe) {
    const Situation river{hand("AhKh"), board("QhJh2c5dTs")};
    EXPECT_EQ(river.most_opponents(), 22);
    for (const int opponents : {-1, 0, 23}) expect_refused(river, {1, opponents});
    Situation known = river;
    known.known.push_back(hand("QsQd"));
    EXPECT_EQ(known.most_opponents(), 21);
    EXPECT_NO_THROW(odds(known, {0, 21}));
    expect_refused(known, {22});
    expect_refused(known, {-1});
}

// 52 - 2 - 43 = 7 unseen cards: five for the board, two for one opponent.
TEST(OddsTest, RefusesFewerCardsThanTheBoardNeeds) {
    Situation situation{hand("AhKh")};
    for (int index = 0; situation.dead.size() < 43; ++index) situation.dead.insert(Card::from_index(index));
    EXPECT_EQ(situation.most_opponents(), 1);
    EXPECT_EQ(odds(situation, {1}).boards, 21U);
    situation.known.push_back(hand("AsKs"));
    EXPECT_EQ(situation.most_opponents(), 0);
    EXPECT_EQ(odds(situation, {0}).boards, 1U);
    situation.dead.insert(*situation.unseen(situation.hole()).begin());
    expect_refused(situation, {0});
}

TEST(OddsTest, SharesOfThePot) {
    const OpponentOdds result{2, U256(60), {U256(10), U256(12), U256(6)}};
    EXPECT_EQ(result.wins().text(), "10");
    EXPECT_EQ(result.ties().text(), "18");
    EXPECT_EQ(result.losses().text(), "32");
    EXPECT_EQ(result.equity(), Rational(10 + 6 + 2, 60));
}

/// A royal flush on the board: everybody ties, and the pot has as many shares as there are players.
TEST(OddsTest, ManyWhoTieShareThePotEqually) {
    const Situation situation{hand("2c3d"), board("AhKhQhJhTh")};
    for (const OpponentOdds& result : odds(situation, {1, 11, 12, 13, 14, 22}).results) {
        EXPECT_EQ(result.equity(), Rational(1, result.opponents + 1));
        EXPECT_TRUE(result.ties() == result.deals);
    }
    std::vector<U256> by_ties(23);
    by_ties[13] = U256(1);
    by_ties[22] = U256(2);
    EXPECT_EQ((OpponentOdds{22, U256(4), by_ties}).equity(),
              (Rational(1, 14) + Rational(2, 23)) / Rational(4));
}

/// The boards of a query before the flop are looked at one kind after the other, if no table answers it.
TEST(OddsTest, StopsWhileItLooksAtBoards) {
    StopFlag stop;
    stop.request_stop();
    Work work;
    work.stop = &stop;
    // With one opponent, nothing is left to solve.
    EXPECT_THROW(odds({hand("AhKh"), {}, cards_of("2c")}, {1}, work), Stopped);
    EXPECT_THROW(odds({hand("AhKh"), board("QhJh2c")}, {9}, work), Stopped);
}

/// The flag is raised when the second graph is solved, after the boards; no third one is.
TEST(OddsTest, StopsBetweenGraphs) {
    StopFlag stop;
    u64 calls = 0;
    Work work;
    work.stop = &stop;
    work.progress = [&](u64, u64) {
        if (++calls == 3) stop.request_stop();
    };
    EXPECT_THROW(odds({hand("AhKh"), board("QhJh2c")}, {9}, work), Stopped);
    EXPECT_EQ(calls, 3U);
}

TEST(OddsTest, WhatTheHeroHasInTheEnd) {
    const Odds flop = odds({hand("AhKh"), board("QhJh2c")}, {1});
    EXPECT_EQ(flop.boards, 1081U);
    const auto boards = [&](HandCategory category) {
        return flop.categories[static_cast<std::size_t>(category)];
    };
    EXPECT_EQ(boards(HandCategory::straight_flush), 46U);       // the ten of hearts with any card
    EXPECT_EQ(boards(HandCategory::flush), 36U + 9 * 38 - 46);  // two hearts or one, not the ten
    EXPECT_EQ(boards(HandCategory::straight), 3U * 35 + 3);     // another ten with no heart, or with a ten
    EXPECT_EQ(boards(HandCategory::full_house), 0U);
    EXPECT_EQ(boards(HandCategory::four_of_a_kind), 0U);
}

TEST(OddsTest, NoNumbersNoResults) {
    const Odds none = odds({hand("AhKh"), board("QhJh2c")}, {});
    EXPECT_EQ(none.boards, 1081U);
    EXPECT_TRUE(none.results.empty());
}

}  // namespace
}  // namespace holdfast::holdem

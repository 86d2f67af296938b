// Odds that are looked up: the same as those that are counted, and none if a table cannot have them.
#include <random>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/random_showdowns.h>
#include <tests/support/same_odds.h>

#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using test::cards_of;
using test::expect_same_odds;

/// A table that counts what it is asked for.
HeadsUpOdds counted(HoleCards hole, CardSet board) {
    const OpponentOdds one = odds({hole, Board(board)}, {1}).results.front();
    const auto number = [](const U256& count) { return static_cast<u32>(count.to_u128()); };
    return {number(one.deals), number(one.wins()), number(one.ties())};
}

const HeadsUpLookup any = [](HoleCards hole, CardSet board) { return counted(hole, board); };
const HeadsUpLookup no_entry = [](HoleCards, CardSet) { return std::nullopt; };

TEST(HeadsUpLookupTest, OddsAreThoseThatAreCounted) {
    std::mt19937_64 random(1);
    for (const int cards : {3, 4, 5}) {
        for (int time = 0; time < 10; ++time) {
            const CardSet board = test::random_cards(random, cards, {});
            const Situation situation{HoleCards::of(test::random_cards(random, 2, board)), Board(board)};
            for (const std::vector<int>& opponents : {std::vector<int>{1}, {1, 1}}) {
                expect_same_odds(look_up_odds(any, situation, opponents), odds(situation, opponents));
            }
            EXPECT_FALSE(look_up_odds(no_entry, situation, {1}));
            EXPECT_FALSE(look_up_odds({}, situation, {1}));
        }
    }
}

TEST(HeadsUpLookupTest, OddsOfARangeAreThoseThatAreCounted) {
    std::mt19937_64 random(2);
    for (const int cards : {4, 5}) {
        const Board board(test::random_cards(random, cards, {}));
        for (const bool is_weighted : {false, true}) {
            const Situation situation{test::random_range(random, 40, is_weighted), board};
            expect_same_odds(look_up_odds(any, situation, {1}), odds(situation, {1}));
        }
    }
}

TEST(HeadsUpLookupTest, WinnersAreThoseThatAreCounted) {
    std::mt19937_64 random(3);
    const Board board(cards_of("QhJh2c7s"));
    Range half;
    for (const HoleCards combo : Range::all().combos()) half.set(combo, Rational(1, 2));
    for (const Range& anything : {Range::all(), half}) {
        const Range range = test::random_range(random, 30, true);
        for (const Showdown& showdown :
             {Showdown{{range, anything}, board, {}}, Showdown{{anything, range}, board, {}}}) {
            const std::optional<WinnerCounts> found = look_up_winners(any, showdown);
            ASSERT_TRUE(found);
            EXPECT_TRUE(*found == ExactEquity(showdown).winners());
        }
    }
}

TEST(HeadsUpLookupTest, NothingIsLookedUpThatATableDoesNotHave) {
    const HoleCards hole = HoleCards::of(cards_of("AhKh"));
    const Board board(cards_of("QhJh2c"));
    const CardSet dead = cards_of("3c");
    const std::vector<HoleCards> known{HoleCards::of(cards_of("QsQd"))};
    EXPECT_TRUE(look_up_odds(any, {hole, board}, {1}));
    EXPECT_FALSE(look_up_odds(any, {hole, board, dead}, {1}));
    EXPECT_FALSE(look_up_odds(any, {hole, board, {}, known}, {1}));
    EXPECT_FALSE(look_up_odds(any, {hole, board}, {2}));
    EXPECT_FALSE(look_up_odds(any, {hole, board}, {1, 2}));
    EXPECT_FALSE(look_up_odds(any, {hole}, {1}));
    EXPECT_THROW(look_up_odds(any, {HoleCards::of(cards_of("AhQh")), board}, {1}), std::invalid_argument);

    const Range range = parse_range("AKs,QQ");
    EXPECT_FALSE(look_up_odds(any, {range, board, dead}, {1}));
    EXPECT_FALSE(look_up_odds(any, {range, board, {}, known}, {1}));
    EXPECT_FALSE(look_up_odds(any, {range, board}, {2}));
    EXPECT_FALSE(look_up_odds(any, {range}, {1}));

    // A range of all hands but one, or of all hands with different weights, counts as an ordinary range.
    Range but_one = Range::all();
    but_one.erase({HoleCards::of(cards_of("7d7c"))});
    Range one_rarer = Range::all();
    one_rarer.set(HoleCards::of(cards_of("7d7c")), Rational(1, 2));
    for (const Range& other : {range, but_one, one_rarer}) {
        EXPECT_FALSE(look_up_winners(any, {{range, other}, board, {}}));
    }
    EXPECT_FALSE(look_up_winners(any, {{range, Range::all()}, board, dead}));
    EXPECT_FALSE(look_up_winners(any, {{range, Range::all()}, {}, {}}));
    EXPECT_FALSE(look_up_winners(any, {{range, Range::all(), range}, board, {}}));
}

}  // namespace
}  // namespace holdfast::holdem

// What must hold for every equity.
#include <algorithm>
#include <random>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <tests/support/random_showdowns.h>
#include <tests/support/renamed_cards.h>

#include <holdfast/cards/card_set.h>
#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/equity/sampling.h>

namespace holdfast::holdem {
namespace {

using test::renamed;

Range renamed(const Range& range, const SuitPermutation& image) {
    Range result;
    for (const HoleCards combo : range.combos()) {
        const CardSet cards = renamed(combo.cards(), image);
        const Card first = *cards.begin();
        result.set({first, *(cards - CardSet::of(first)).begin()}, range.weight(combo));
    }
    return result;
}

Showdown renamed(const Showdown& showdown, const SuitPermutation& image) {
    Showdown result{{}, Board(renamed(showdown.board.cards(), image)), renamed(showdown.dead, image)};
    for (const Range& range : showdown.players) result.players.push_back(renamed(range, image));
    return result;
}

/// After the flop, or before it with few combos; two to four players; there may be no deal at all.
Showdown any_showdown() {
    std::mt19937_64 random(*rc::gen::arbitrary<u64>());
    const int board = *rc::gen::element(0, 3, 4, 5);
    const auto players = *rc::gen::inRange<std::size_t>(2, board == 0 ? 4 : 5);
    const std::size_t combos = board == 0 ? 2 : board == 3 ? 8 : 30;
    const int dead = *rc::gen::inRange(0, 4);
    return test::random_showdown(random, {players, players > 3 ? 6 : combos, board, dead},
                                 *rc::gen::arbitrary<bool>());
}

RC_GTEST_PROP(EquityProperties, NamesOfSuitsDoNotMatter, ()) {
    const Showdown showdown = any_showdown();
    const auto image = *rc::gen::elementOf(SuitSymmetry().permutations());
    RC_ASSERT(ExactEquity(showdown).winners() == ExactEquity(renamed(showdown, image)).winners());
}

RC_GTEST_PROP(EquityProperties, PlayersInAnotherOrderHaveTheSameEquities, ()) {
    const Showdown showdown = any_showdown();
    Showdown turned = showdown;
    std::rotate(turned.players.begin(), turned.players.begin() + 1, turned.players.end());
    const WinnerCounts counts = ExactEquity(showdown).winners();
    const WinnerCounts turned_counts = ExactEquity(turned).winners();
    const std::size_t players = showdown.players.size();
    RC_ASSERT(counts.deals() == turned_counts.deals());
    for (std::size_t player = 0; player < players; ++player) {
        const std::size_t before = (player + 1) % players;
        RC_ASSERT(counts.wins(before) == turned_counts.wins(player));
        RC_ASSERT(counts.ties(before) == turned_counts.ties(player));
    }
}

RC_GTEST_PROP(EquityProperties, EveryPotIsShared, ()) {
    const Showdown showdown = any_showdown();
    const WinnerCounts counts = ExactEquity(showdown).winners();
    RC_PRE(counts.deals() != 0);
    RC_ASSERT(counts[0] == 0);
    Rational sum;
    for (std::size_t player = 0; player < showdown.players.size(); ++player) sum += counts.equity(player);
    RC_ASSERT(sum == Rational(1));
}

// A board without a certain card is counted when that card is dead. So if each unseen card in turn is dead,
// every board of known hands is counted once for each unseen card that it does not contain.
bool dead_cards_take_away_only_their_boards(const Showdown& showdown, CardSet known) {
    WinnerCounts sum(2);
    for (const Card card : Deck().cards() - known) {
        Showdown with_dead = showdown;
        with_dead.dead.insert(card);
        sum += ExactEquity(with_dead).winners();
    }
    const WinnerCounts counts = ExactEquity(showdown).winners();
    const auto others = static_cast<unsigned>(52 - known.size() - showdown.board.cards_to_come());
    for (PlayerSet winners = 0; winners < 4; ++winners) {
        if (sum[winners] != counts[winners] * others) return false;
    }
    return true;
}

/// Two known hands; the cards of both, of the board and the dead one.
std::pair<Showdown, CardSet> two_hands(u64 seed, int board) {
    std::mt19937_64 random(seed);
    Showdown showdown = test::random_showdown(random, {2, 1, board, 1}, false);
    CardSet known = showdown.taken();
    for (const Range& range : showdown.players) known = known | range.combos().front().cards();
    return {showdown, known};
}

RC_GTEST_PROP(EquityProperties, ADeadCardTakesAwayOnlyItsBoards, ()) {
    const auto [showdown, known] = two_hands(*rc::gen::arbitrary<u64>(), 4);
    RC_PRE(known.size() == 4 + 5);
    RC_ASSERT(dead_cards_take_away_only_their_boards(showdown, known));
}

TEST(EquityLaws, ADeadCardBeforeTheTurnTakesAwayOnlyItsBoards) {
    for (const int board : {0, 3}) {
        for (u64 seed = 1; seed <= 3; ++seed) {
            const auto [showdown, known] = two_hands(seed, board);
            if (known.size() == board + 5) {
                EXPECT_TRUE(dead_cards_take_away_only_their_boards(showdown, known)) << board << ", " << seed;
            }
        }
    }
}

// On a complete board a card that nobody may hold is of no use to anybody.
RC_GTEST_PROP(EquityProperties, ADeadCardOnTheRiverThatNobodyHoldsChangesNothing, ()) {
    std::mt19937_64 random(*rc::gen::arbitrary<u64>());
    Showdown showdown = test::random_showdown(random, {3, 8, 5, 0}, true);
    CardSet held = showdown.board.cards();
    for (const Range& range : showdown.players) {
        for (const HoleCards combo : range.combos()) held = held | combo.cards();
    }
    const WinnerCounts counts = ExactEquity(showdown).winners();
    showdown.dead = test::random_cards(random, 1, held);
    RC_ASSERT(ExactEquity(showdown).winners() == counts);
}

RC_GTEST_PROP(EquityProperties, SamplesComeWithinFiveStandardErrors, ()) {
    const Showdown showdown = any_showdown();
    RC_PRE(!first_without_combo(showdown));
    const WinnerCounts exact = ExactEquity(showdown).winners();
    RC_PRE(exact.deals() != 0);
    const WinnerCounts sampled =
        sampled_winners(showdown, Sampling{*rc::gen::arbitrary<u64>(), 3000, std::nullopt});
    for (std::size_t player = 0; player < showdown.players.size(); ++player) {
        // Five standard deviations, from the exact variance, and a little more, because rare outcomes are
        // further from a normal distribution than frequent ones.
        const Rational mean = exact.equity(player);
        const Rational variance = exact.mean_square_share(player) - mean * mean;
        const Rational away = Rational(3000) * (sampled.equity(player) - mean);
        const Rational beyond = (away.is_negative() ? -away : away) - Rational(10);
        RC_ASSERT(beyond.is_negative() || beyond * beyond <= Rational(25 * 3000) * variance);
    }
}

}  // namespace
}  // namespace holdfast::holdem

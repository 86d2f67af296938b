// What must hold for the odds of every situation.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/random_showdowns.h>
#include <tests/support/renamed_cards.h>

#include <holdfast/ask/holdem/odds.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem {
namespace {

using test::renamed;

Situation renamed(const Situation& situation, const SuitPermutation& image) {
    Situation result{HoleCards::of(renamed(situation.hole().cards(), image)),
                     Board(renamed(situation.board.cards(), image)), renamed(situation.dead, image)};
    for (const HoleCards& hand : situation.known) {
        result.known.push_back(HoleCards::of(renamed(hand.cards(), image)));
    }
    return result;
}

/// Up to three known opponents and three dead cards; before the flop with few cards left.
Situation any_situation() {
    std::mt19937_64 random(*rc::gen::arbitrary<u64>());
    const int board = *rc::gen::element(5, 5, 4, 3, 0);
    const int dead = *rc::gen::inRange(0, 4) + (board == 0 ? 32 : 0);
    CardSet taken;
    const auto draw = [&](int count) {
        const CardSet drawn = test::random_cards(random, count, taken);
        taken = taken | drawn;
        return drawn;
    };
    Situation situation{HoleCards::of(draw(2)), Board(draw(board)), draw(dead)};
    const int known = *rc::gen::inRange(0, 4);
    for (int i = 0; i < known; ++i) situation.known.push_back(HoleCards::of(draw(2)));
    return situation;
}

/// A few numbers of opponents that the situation allows.
std::vector<int> any_opponents(const Situation& situation) {
    const int least = situation.known.empty() ? 1 : 0;
    const int most = std::min(situation.most_opponents(), situation.board.size() == 5 ? 22 : 9);
    RC_PRE(most >= least);
    return *rc::gen::nonEmpty(
        rc::gen::resize(4, rc::gen::container<std::vector<int>>(rc::gen::inRange(least, most + 1))));
}

bool are_same(const Odds& one, const Odds& other) {
    const auto same = [](const OpponentOdds& a, const OpponentOdds& b) {
        return a.opponents == b.opponents && a.deals == b.deals && a.by_ties == b.by_ties;
    };
    return one.boards == other.boards && one.categories == other.categories &&
           std::equal(one.results.begin(), one.results.end(), other.results.begin(), other.results.end(),
                      same);
}

RC_GTEST_PROP(OddsProperties, NamesOfSuitsDoNotMatter, ()) {
    const Situation situation = any_situation();
    const std::vector<int> opponents = any_opponents(situation);
    const auto image = *rc::gen::elementOf(SuitSymmetry().permutations());
    RC_ASSERT(are_same(odds(situation, opponents), odds(renamed(situation, image), opponents)));
}

RC_GTEST_PROP(OddsProperties, OrderOfKnownOpponentsDoesNotMatter, ()) {
    const Situation situation = any_situation();
    const std::vector<int> opponents = any_opponents(situation);
    Situation turned = situation;
    std::reverse(turned.known.begin(), turned.known.end());
    RC_ASSERT(are_same(odds(situation, opponents), odds(turned, opponents)));
}

RC_GTEST_PROP(OddsProperties, OneThreadAndFourAgree, ()) {
    const Situation situation = any_situation();
    const std::vector<int> opponents = any_opponents(situation);
    RC_ASSERT(are_same(odds(situation, opponents, Work{1}), odds(situation, opponents, Work{4})));
}

RC_GTEST_PROP(OddsProperties, ManyNumbersAtOnceOrOneByOne, ()) {
    const Situation situation = any_situation();
    const std::vector<int> opponents = any_opponents(situation);
    const Odds together = odds(situation, opponents);
    RC_ASSERT(together.results.size() == opponents.size());
    for (std::size_t i = 0; i < opponents.size(); ++i) {
        Odds one = together;
        one.results = {together.results[i]};
        RC_ASSERT(are_same(odds(situation, {opponents[i]}), one));
    }
}

RC_GTEST_PROP(OddsProperties, EveryDealIsCountedOnce, ()) {
    const Situation situation = any_situation();
    const Odds all = odds(situation, any_opponents(situation));
    u64 boards = 0;
    for (const u64 category : all.categories) boards += category;
    RC_ASSERT(boards == all.boards);
    for (const OpponentOdds& each : all.results) {
        RC_ASSERT(each.by_ties.size() ==
                  situation.known.size() + static_cast<std::size_t>(each.opponents) + 1);
        for (const U256& count : each.by_ties) RC_ASSERT(count <= each.deals);
        // The losses are what is left: wrapped around, they were more than the deals.
        RC_ASSERT(each.wins() + each.ties() <= each.deals);
        RC_ASSERT(each.wins() + each.ties() + each.losses() == each.deals);
        const Rational equity = each.equity();
        RC_ASSERT(equity >= Rational(each.wins()) / Rational(each.deals));
        RC_ASSERT(equity <=
                  Rational(each.wins() + each.wins() + each.ties()) / Rational(each.deals + each.deals));
    }
}

RC_GTEST_PROP(OddsProperties, AnotherOpponentIsNeverWelcome, ()) {
    const Situation situation = any_situation();
    const int most = std::min(situation.most_opponents(), 9);
    RC_PRE(most >= 2);
    std::vector<int> opponents;
    for (int n = 1; n <= most; ++n) opponents.push_back(n);
    const Odds all = odds(situation, opponents);
    for (std::size_t i = 1; i < all.results.size(); ++i) {
        const OpponentOdds& more = all.results[i];
        const OpponentOdds& fewer = all.results[i - 1];
        RC_ASSERT(Rational(more.wins()) / Rational(more.deals) <=
                  Rational(fewer.wins()) / Rational(fewer.deals));
        RC_ASSERT(Rational(more.losses()) / Rational(more.deals) >=
                  Rational(fewer.losses()) / Rational(fewer.deals));
        RC_ASSERT(more.equity() <= fewer.equity());
    }
}

// Give one of N unknown opponents each hand in turn: each deal is then counted once for each opponent.
RC_GTEST_PROP(OddsProperties, AnUnknownOpponentHoldsEachHandEquallyOften, ()) {
    std::mt19937_64 random(*rc::gen::arbitrary<u64>());
    const CardSet board = test::random_cards(random, 5, {});
    const CardSet hole = test::random_cards(random, 2, board);
    const Situation situation{HoleCards::of(hole), Board(board),
                              test::random_cards(random, 15, board | hole)};
    const int opponents = *rc::gen::inRange(1, 7);
    std::vector<U256> sums(static_cast<std::size_t>(opponents + 1));
    for (int index = 0; index < combo_count; ++index) {
        Situation told = situation;
        told.known.push_back(HoleCards::from_index(index));
        if (!situation.unseen(situation.hole()).contains(told.known[0].cards())) continue;
        const Odds all = odds(told, {opponents - 1});
        for (std::size_t t = 0; t < sums.size(); ++t) sums[t] += all.results[0].by_ties[t];
    }
    const OpponentOdds direct = odds(situation, {opponents}).results[0];
    for (std::size_t t = 0; t < sums.size(); ++t) {
        RC_ASSERT(sums[t] == direct.by_ties[t] * U256(static_cast<unsigned>(opponents)));
    }
}

// If each unseen card in turn is dead, a deal is counted for each card that is neither on its board nor in
// one of its hands.
RC_GTEST_PROP(OddsProperties, ADeadCardTakesAwayOnlyItsDeals, ()) {
    std::mt19937_64 random(*rc::gen::arbitrary<u64>());
    const CardSet board = test::random_cards(random, *rc::gen::element(4, 5), {});
    const CardSet hole = test::random_cards(random, 2, board);
    const Situation situation{HoleCards::of(hole), Board(board)};
    const int opponents = *rc::gen::inRange(1, 4);
    std::vector<U256> sums(static_cast<std::size_t>(opponents + 1));
    for (const Card card : situation.unseen(situation.hole())) {
        Situation without = situation;
        without.dead.insert(card);
        const Odds all = odds(without, {opponents});
        for (std::size_t t = 0; t < sums.size(); ++t) sums[t] += all.results[0].by_ties[t];
    }
    const OpponentOdds direct = odds(situation, {opponents}).results[0];
    const int others = 45 - 2 * opponents;
    for (std::size_t t = 0; t < sums.size(); ++t) {
        RC_ASSERT(sums[t] == direct.by_ties[t] * U256(static_cast<unsigned>(others)));
    }
}

/// Whether the same query as text is refused.
bool is_refused_as_text(const Situation& situation) {
    ask::HoldemOddsRequest request{to_text(situation.hole().cards()), to_text(situation.board.cards()),
                                   to_text(situation.dead)};
    for (const HoleCards& hand : situation.known) request.versus.push_back(to_text(hand.cards()));
    try {
        test::answer(request);
        return false;
    } catch (const ParseError&) {
        return true;
    }
}

RC_GTEST_PROP(OddsProperties, ACardInTwoPlacesIsRefused, ()) {
    const Situation situation = any_situation();
    std::vector<Card> taken;
    for (const Card card : Deck().cards() - situation.unseen(situation.hole())) taken.push_back(card);
    const Card twice = *rc::gen::elementOf(taken);
    Situation wrong = situation;
    const bool is_dead_already = situation.dead.contains(twice);
    if (is_dead_already || *rc::gen::arbitrary<bool>()) {
        const Card other = twice == Card::from_index(0) ? Card::from_index(51) : Card::from_index(0);
        wrong.known.emplace_back(twice, other);
    } else {
        wrong.dead.insert(twice);
    }
    RC_ASSERT_THROWS_AS(odds(wrong, {wrong.known.empty() ? 1 : 0}), std::invalid_argument);
    RC_ASSERT(is_refused_as_text(wrong));
}

}  // namespace
}  // namespace holdfast::holdem

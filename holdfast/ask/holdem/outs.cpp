#include <algorithm>
#include <array>

#include <holdfast/ask/answer/shape.h>
#include <holdfast/ask/holdem/outs.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast::ask {
namespace {

using holdem::Situation;
using holdfast::HoleCards;
using Out = HoldemOddsAnswer::Out;
using Outs = HoldemOddsAnswer::Outs;
using OutsGoal = HoldemOddsAnswer::OutsGoal;

/// The best hand of the known opponents on this board.
HandRank best_known(const Situation& situation) {
    // Below every rank.
    HandRank best{};
    for (const HoleCards& hand : situation.known) {
        best = std::max(best, HandRanker::instance()(hand.cards() | situation.board.cards()));
    }
    return best;
}

/// The hand of the hero on this board, which has three cards or more.
HandRank rank_of_hero(const Situation& situation) {
    return HandRanker::instance()(situation.hole().cards() | situation.board.cards());
}

/// Strictly better: a card that leads to a tie does not put anybody ahead.
bool is_an_out(OutsGoal goal, const Situation& next, const Rational& equity, const Rational& now) {
    switch (goal) {
        case OutsGoal::ahead:
            return rank_of_hero(next) > best_known(next);
        case OutsGoal::opponents_ahead:
            return best_known(next) > rank_of_hero(next);
        case OutsGoal::equity:
            // Any gain counts, however small.
            return equity > now;
    }
    return false;
}

}  // namespace

std::string_view name_of(OutsGoal goal) {
    constexpr std::array<std::string_view, 3> names{"ahead", "opponents-ahead", "equity"};
    return names[static_cast<std::size_t>(goal)];
}

Outs find_outs(const Situation& situation, const holdem::OpponentOdds& now, const holdem::OddsTables& tables,
               const Work& work) {
    const bool all_known = now.opponents == 0;
    // A flop and two cards are five, so hands can be compared on every street with outs. A tie counts as
    // behind: the outs are then the cards that put the hero ahead.
    const bool is_ahead = all_known && rank_of_hero(situation) > best_known(situation);
    Outs outs{!all_known ? OutsGoal::equity
              : is_ahead ? OutsGoal::opponents_ahead
                         : OutsGoal::ahead,
              now.opponents,
              now.equity(),
              static_cast<u64>(situation.unseen_count()),
              {}};
    // Each of some 45 cards has a count of its own, and a bar would start anew for each.
    Work each = work;
    each.progress = {};
    for (const Card card : situation.unseen(situation.hole())) {
        // Each card is a separate count on the next street: some 46 boards on the turn, one on the river.
        Situation next = situation;
        next.board = Board(situation.board.cards() | CardSet::of(card));
        const std::optional<holdem::Odds> found = odds_from_tables(tables, next, {now.opponents}, each);
        const Rational equity = (found ? *found : odds(next, {now.opponents}, each)).results.front().equity();
        if (!is_an_out(outs.goal, next, equity, outs.now)) continue;
        outs.cards.push_back({card, equity, equity - outs.now});
    }
    // The strongest first: for opponents that is the card that leaves the hero the least.
    const bool lowest_first = outs.goal == OutsGoal::opponents_ahead;
    std::stable_sort(outs.cards.begin(), outs.cards.end(), [&](const Out& a, const Out& b) {
        // Equally strong outs: the higher card first, so that their order is always the same.
        if (a.equity == b.equity) return a.card > b.card;
        return lowest_first ? a.equity < b.equity : a.equity > b.equity;
    });
    return outs;
}

void Out::declare(Shape<Out>& shape) {
    shape.named("Out")
        .text("card", "The card", [](const Out& out) { return to_text(out.card); })
        .exact("equity", "The equity with it on the board", &Out::equity)
        .real("gain", "That equity minus the one now", &Out::gain);
}

void Outs::declare(Shape<Outs>& shape) {
    shape.named("Outs")
        .text("goal", "What an out does: put you ahead, put an opponent ahead, or raise your equity",
              [](const Outs& found) { return name_of(found.goal); })
        .one_of({"ahead", "opponents-ahead", "equity"})
        .whole_number("opponents", "Unknown opponents", &Outs::opponents)
        .real("equity_now", "The equity before the card", &Outs::now)
        .whole_number("unseen", "Unseen cards, any of which may come next", &Outs::unseen)
        // An empty list says that no card is an out.
        .table("cards", "The outs, best first", &Outs::cards);
}

}  // namespace holdfast::ask

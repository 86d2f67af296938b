#include <algorithm>
#include <numeric>
#include <stdexcept>

#include <holdfast/cards/card_set.h>
#include <holdfast/holdem/odds/detail/tally.h>
#include <holdfast/holdem/odds/preflop_odds.h>
#include <holdfast/holdem/odds/range_odds.h>

namespace holdfast::holdem {
namespace {

/// Whether the table of preflop_odds.h answers.
bool is_tabulated(const RangeSituation& situation, const std::vector<int>& opponents) {
    return situation.board.empty() && situation.dead.empty() && situation.known.empty() &&
           std::all_of(opponents.begin(), opponents.end(),
                       [](int number) { return number <= most_preflop_opponents; });
}

/// [starting hand] the sum of the numerators of its combos.
std::array<u64, starting_hand_count> weights_of(const Range& range) {
    std::array<u64, starting_hand_count> weights{};
    for (const HoleCards combo : range.combos()) {
        weights[static_cast<std::size_t>(StartingHand::of(combo).index())] += range.numerator(combo);
    }
    return weights;
}

RangeOdds tabulated_odds(const Range& range, const std::vector<int>& opponents) {
    RangeOdds sum;
    for (const int number : opponents) {
        sum.results.push_back({number, {}, std::vector<U256>(static_cast<std::size_t>(number) + 1)});
    }
    const std::array<u64, starting_hand_count> weights = weights_of(range);
    for (int index = 0; index < starting_hand_count; ++index) {
        const u64 weight = weights[static_cast<std::size_t>(index)];
        if (weight == 0) continue;
        // All combos of a starting hand have the same odds before the flop, so their weights are added first.
        const StartingHand hand = StartingHand::from_index(index);
        for (RangeOpponentOdds& result : sum.results) {
            const OpponentOdds odds = preflop_odds(hand, result.opponents);
            result.deals += U256(odds.deals) * U256(weight);
            for (std::size_t t = 0; t < odds.by_ties.size(); ++t) {
                result.by_ties[t] += U256(odds.by_ties[t]) * U256(weight);
            }
        }
        const auto categories = preflop_categories(hand);
        for (std::size_t category = 0; category < hand_category_count; ++category) {
            sum.categories[category] += weight * categories[category];
        }
    }
    sum.boards = std::accumulate(sum.categories.begin(), sum.categories.end(), u64{0});
    return sum;
}

}  // namespace

CardSet RangeSituation::known_cards() const {
    CardSet cards = board.cards() | dead;
    for (const HoleCards hand : known) cards = cards | hand.cards();
    return cards;
}

Range RangeSituation::live() const {
    return range.without(known_cards());
}

int RangeSituation::most_opponents() const {
    // Two for the player's own, whichever combo it is.
    const int unseen = ordinary_card_count - known_cards().size() - 2;
    return std::clamp((unseen - board.cards_to_come()) / 2, 0, max_opponents);
}

U256 RangeOpponentOdds::ties() const {
    return std::accumulate(by_ties.begin() + 1, by_ties.end(), U256());
}

Rational RangeOpponentOdds::equity() const {
    Rational shares;
    for (std::size_t t = 0; t < by_ties.size(); ++t) shares += Rational(by_ties[t]) / Rational(t + 1);
    return shares / Rational(deals);
}

RangeOdds range_odds(const RangeSituation& situation, const std::vector<int>& opponents, const Work& work) {
    const Range live = situation.live();
    if (live.empty()) {
        throw std::invalid_argument(situation.range.empty()
                                        ? "the range is empty"
                                        : "every combo of the range has a card of the board, of a "
                                          "known opponent or a dead one");
    }
    // Any live combo will do: each leaves as many cards, and shares none with the others.
    check_odds({live.combos().front(), situation.board, situation.dead, situation.known}, opponents);
    RangeOdds odds = is_tabulated(situation, opponents)
                         ? tabulated_odds(live, opponents)
                         : detail::RangeTally(situation, live, opponents).run(work);
    odds.combos = live.size();
    odds.denominator = live.denominator();
    return odds;
}

}  // namespace holdfast::holdem

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/odds/detail/range_opponents.h>
#include <holdfast/holdem/odds/detail/tally.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/odds/preflop_odds.h>

namespace holdfast::holdem {

Situation::Situation(HoleCards hole, KnownBoard known_board, CardSet dead_cards,
                     std::vector<HoleCards> known_hands)
    : hands{{hole, 1}}, board(std::move(known_board)), dead(dead_cards), known(std::move(known_hands)) {}

Situation::Situation(const Range& range, KnownBoard known_board, CardSet dead_cards,
                     std::vector<HoleCards> known_hands)
    : denominator(range.denominator()),
      board(std::move(known_board)),
      dead(dead_cards),
      known(std::move(known_hands)) {
    for (const HoleCards combo : range.combos()) hands.push_back({combo, range.numerator(combo)});
}

HoleCards Situation::hole() const {
    if (hands.size() != 1) throw InvalidArgument("the hero has a range, not two cards");
    return hands.front().hole;
}

CardSet Situation::known_cards() const {
    CardSet cards = board.certain_cards() | dead;
    for (const HoleCards hand : known) cards = cards | hand.cards();
    return cards;
}

std::vector<WeightedHand> Situation::live_hands() const {
    std::vector<WeightedHand> live = hands;
    const CardSet taken = known_cards();
    std::erase_if(live, [taken](const WeightedHand& hand) { return !(hand.hole.cards() & taken).empty(); });
    return live;
}

CardSet Situation::unseen(HoleCards hole) const {
    return Deck().cards() - known_cards() - hole.cards();
}

int Situation::unseen_count() const {
    // Two cards are the hero's own, and two each opponent's with a range, whichever hands they are.
    return ordinary_card_count - known_cards().size() - 2 - 2 * static_cast<int>(ranges.size());
}

int Situation::most_opponents() const {
    // The board takes its cards before the opponents share the rest.
    return std::clamp((unseen_count() - board.cards_to_come()) / 2, 0, max_opponents);
}

void check_odds(const Situation& situation, const std::vector<int>& opponents) {
    if (!Deck().cards().contains(situation.dead)) throw InvalidArgument("there is no joker in hold'em");
    CardSet taken;
    const auto take = [&taken](CardSet cards) {
        for (const Card card : taken& cards) throw InvalidArgument(to_text(card) + " is listed twice");
        taken = taken | cards;
    };
    take(situation.board.certain_cards());
    take(situation.dead);
    for (const HoleCards& hand : situation.known) take(hand.cards());
    if (situation.hands.empty()) throw InvalidArgument("the range is empty");
    if (std::none_of(situation.hands.begin(), situation.hands.end(),
                     [taken](const WeightedHand& hand) { return (hand.hole.cards() & taken).empty(); })) {
        throw InvalidArgument(
            "every combo of the range has a card of the board, of a known opponent or a dead one");
    }
    if (situation.unseen_count() < situation.board.cards_to_come()) {
        throw InvalidArgument("the unseen cards are too few for the board");
    }
    for (const int number : opponents) {
        if (number < 0 || number > situation.most_opponents()) {
            throw InvalidArgument("there are enough unseen cards for " +
                                  std::to_string(situation.most_opponents()) + " opponents, not " +
                                  std::to_string(number));
        }
        if (number == 0 && situation.known.empty() && situation.ranges.empty()) {
            throw InvalidArgument("there is no opponent");
        }
    }
}

U256 OpponentOdds::ties() const {
    return std::accumulate(by_ties.begin() + 1, by_ties.end(), U256());
}

Rational OpponentOdds::equity() const {
    // The parts of a pot that any number of these players can share. Those of 23 are below 2^33, and counts are below
    // 2^162: 256 bits suffice.
    u64 parts = 1;
    for (u64 players = 2; players <= by_ties.size(); ++players) parts = std::lcm(parts, players);
    U256 shares;
    for (std::size_t t = 0; t < by_ties.size(); ++t) shares += by_ties[t] * U256(parts / (t + 1));
    return {false, shares, deals * U256(parts)};
}

namespace {

/// Whether the table of preflop_odds.h has the answer.
bool is_tabulated(const Situation& situation, const std::vector<int>& opponents) {
    return situation.board.flops() == nullptr && situation.board.empty() && situation.dead.empty() &&
           situation.known.empty() && std::all_of(opponents.begin(), opponents.end(), [](int number) {
               return number <= most_preflop_opponents;
           });
}

/// Looks up the odds; every hand must be live.
Odds tabulated_odds(const Situation& situation, const std::vector<int>& opponents) {
    // All combos of a starting hand have the same odds before the flop, so their weights are added first.
    std::array<u64, starting_hand_count> weights{};
    for (const WeightedHand& hand : situation.hands) {
        weights[static_cast<std::size_t>(StartingHand::of(hand.hole).index())] += hand.weight;
    }
    Odds sum{situation.hands.size(), situation.denominator};
    for (const int number : opponents) {
        sum.results.push_back({number, {}, std::vector<U256>(static_cast<std::size_t>(number) + 1)});
    }
    for (int index = 0; index < starting_hand_count; ++index) {
        const u64 weight = weights[static_cast<std::size_t>(index)];
        if (weight == 0) continue;
        const StartingHand hand = StartingHand::from_index(index);
        for (OpponentOdds& result : sum.results) {
            const OpponentOdds odds = preflop_odds(hand, result.opponents);
            result.deals += odds.deals * U256(weight);
            for (std::size_t t = 0; t < odds.by_ties.size(); ++t) {
                result.by_ties[t] += odds.by_ties[t] * U256(weight);
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

Odds odds(const Situation& situation, const std::vector<int>& opponents, const Work& work) {
    check_odds(situation, opponents);
    if (!situation.ranges.empty()) return detail::count_range_opponents(situation, opponents, work);
    return is_tabulated(situation, opponents) ? tabulated_odds(situation, opponents)
                                              : detail::count_odds(situation, opponents, work);
}

}  // namespace holdfast::holdem

#include <algorithm>
#include <string>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/equity/detail/hand_tuples.h>
#include <holdfast/holdem/odds/detail/choice_limit.h>
#include <holdfast/holdem/odds/detail/range_opponents.h>

namespace holdfast::holdem::detail {
namespace {

/// With smaller weights, each below 2^38 in all, counts of boards stay below 2^63: C(50, 5) times ten flops.
constexpr u128 most_weight = u128{1} << 38U;

Range range_of(const std::vector<WeightedHand>& hands, u32 denominator) {
    Range range;
    for (const WeightedHand& hand : hands) range.set(hand.hole, Rational(hand.weight, denominator));
    return range;
}

/// The hero, the known opponents and those with ranges as players.
Showdown players_of(const Situation& situation) {
    Showdown players{{range_of(situation.hands, situation.denominator)}, situation.board, situation.dead};
    for (const HoleCards hand : situation.known) players.players.push_back(range_of({{hand, 1}}, 1));
    players.players.insert(players.players.end(), situation.ranges.begin(), situation.ranges.end());
    return with_live_combos(players);
}

/// The product of the denominators. Throws OverflowError if it or a sum of weights is too large.
u64 checked_denominator(const Showdown& players) {
    u128 denominator = 1;
    u128 weight = 1;
    for (const Range& range : players.players) {
        u128 sum = 0;
        for (const HoleCards combo : range.combos()) sum += range.numerator(combo);
        // Each factor is below 2^31 and each product below 2^38 before it.
        denominator *= range.denominator();
        weight *= sum;
        if (denominator >= most_weight || weight >= most_weight) {
            throw OverflowError("the weights of these ranges have too many digits to be counted exactly");
        }
    }
    return static_cast<u64>(denominator);
}

void add(Odds& sum, const Odds& odds, u64 weight) {
    sum.boards += odds.boards * weight;
    for (std::size_t i = 0; i < hand_category_count; ++i) sum.categories[i] += odds.categories[i] * weight;
    if (sum.results.empty()) {
        for (const OpponentOdds& each : odds.results) {
            sum.results.push_back({each.opponents, {}, std::vector<U256>(each.by_ties.size())});
        }
    }
    for (std::size_t i = 0; i < odds.results.size(); ++i) {
        sum.results[i].deals += odds.results[i].deals * U256(weight);
        for (std::size_t t = 0; t < odds.results[i].by_ties.size(); ++t) {
            sum.results[i].by_ties[t] += odds.results[i].by_ties[t] * U256(weight);
        }
    }
}

}  // namespace

Odds count_range_opponents(const Situation& situation, const std::vector<int>& opponents, const Work& work) {
    const Showdown players = players_of(situation);
    if (tuple_bound(players) > most_tuples) {
        throw InvalidArgument("these ranges have more than " + std::to_string(most_tuples) +
                              " choices of hands, too many to be counted one by one");
    }
    const u64 denominator = checked_denominator(players);
    const std::vector<HandTuple> tuples = hand_tuples(players, work.stop);
    const int most_unknown = opponents.empty() ? 0 : *std::max_element(opponents.begin(), opponents.end());
    check_choices(situation, tuples.size(), most_unknown);
    std::vector<Odds> sums(worker_count(work));
    Work each = work;
    each.threads = 1;
    each.progress = {};
    for_each_index(tuples.size(), work, [&](std::size_t index, unsigned worker) {
        const std::vector<HoleCards>& hands = tuples[index].hands;
        Situation choice(hands.front(), situation.board, situation.dead, {hands.begin() + 1, hands.end()});
        add(sums[worker], odds(choice, opponents, each), static_cast<u64>(tuples[index].weight));
    });
    Odds total;
    for (const Odds& sum : sums) add(total, sum, 1);
    total.combos = situation.live_hands().size();
    total.denominator = denominator;
    return total;
}

}  // namespace holdfast::holdem::detail

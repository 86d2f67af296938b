#include <algorithm>
#include <cstdlib>

#include <holdfast/strategy/rules/term_costs.h>

namespace holdfast::videopoker::penalties {

int cost_of_measure(const Measure& measure) {
    switch (measure.kind) {
        case MeasureKind::pips:
            return 150;
        // "Other cards T-A", "other cards 2-6" and "other cards 9" are seen at once; both ends in the middle
        // take a look more. So do sums of ranks.
        case MeasureKind::others_within:
            return measure.high == 14 || measure.low == 2 || measure.low == measure.high ? 110 : 125;
        default:
            return cost_of_condition;
    }
}

int cost_of_weight(int weight) {
    constexpr int cost_of_one_more = 34;
    // Of weight 1, 2 and 3 or more: 0, 34, 68.
    return std::min(std::abs(weight) - 1, 2) * cost_of_one_more;
}

int cost_of_points(const Condition& points) {
    // Adding up is harder than looking, and adding a rank to a number of cards harder still: "an ace in it
    // and no other card 2-9" is easier to play than "its highest card less the other cards 2-9, at least 14".
    constexpr int cost_of_adding = 50;
    constexpr int cost_of_rank_added = 150;
    const bool is_sum = points.terms.size() > 1;
    int cost = is_sum ? cost_of_adding : 0;
    for (const Term& term : points.terms) {
        cost += cost_of_measure(term.measure) + cost_of_weight(term.weight);
        if (is_sum && is_a_rank(term.measure.kind)) cost += cost_of_rank_added;
    }
    return cost;
}

int cost_of_filter_clause(const Clause& filter) {
    int cost = cost_of_filter;
    for (const Condition& each : filter.conditions) cost += cost_of_measure(each.terms.front().measure);
    return cost;
}

}  // namespace holdfast::videopoker::penalties

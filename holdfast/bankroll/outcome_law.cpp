#include <algorithm>

#include <holdfast/bankroll/outcome_law.h>

namespace holdfast::bankroll {

std::vector<Rational> OutcomeLaw::possible_pays() const {
    std::vector<Rational> possible;
    for (std::size_t pay = 0; pay < pays.size(); ++pay) {
        const bool occurs = std::any_of(groups.begin(), groups.end(),
                                        [pay](const OutcomeGroup& group) { return group.counts[pay] > 0; });
        if (occurs) possible.emplace_back(pays[pay], pay_denominator);
    }
    return possible;
}

Rational OutcomeLaw::expected_return() const {
    U256 sum;
    for (const OutcomeGroup& group : groups) {
        u128 of_group = 0;
        for (std::size_t pay = 0; pay < pays.size(); ++pay) of_group += u128{pays[pay]} * group.counts[pay];
        sum += U256(of_group) * U256(group.deals);
    }
    return {false, sum, U256(pay_denominator) * U256(outcomes) * U256(deals)};
}

}  // namespace holdfast::bankroll

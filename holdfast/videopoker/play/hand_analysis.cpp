#include <algorithm>
#include <numeric>
#include <stdexcept>

#include <holdfast/videopoker/play/hand_analysis.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker {
namespace {

using detail::HoldScale;
using detail::OutcomeCounts;
using detail::TieBreaker;
using detail::TiedHold;

void check_deal(const Deal& deal, Deck deck) {
    if (!deck.cards().contains(deal.set())) {
        throw std::invalid_argument("the deal has a card that is not in the game's deck");
    }
}

/// A hold with what it is ranked by.
struct RankedHold {
    TiedHold tied;
    u64 value;  ///< expected pay * pay denominator * HoldScale::common
};

}  // namespace

Rational HoldAnalysis::value() const {
    return Rational(u128{pay_sum}, u128{draws} * pay_denominator);
}

// E[X^2] - E[X]^2 over one common denominator: a single fraction to reduce, where the difference of two would
// reduce five. The pays have 64 bits at most and the draws 22, so all products fit in 256 bits.
Rational HoldAnalysis::variance() const {
    const U256 mean_squared(u128{pay_sum} * pay_sum);
    const U256 unit(u128{draws} * pay_denominator);
    return {false, U256(squared_pay_sum) * U256(u128{draws}) - mean_squared, unit * unit};
}

HandAnalysis analyze_hand(const GameTables& tables, const Deal& deal, TieRule tie_rule) {
    check_deal(deal, tables.game().deck);
    const HoldScale scale(tables.game().deck);
    const TieBreaker breaker(tables, scale, tie_rule);
    const OutcomeCounts outcomes(tables, deal);
    const std::vector<u64>& pays = tables.pays().pays;
    // A hold has more than 300 bytes of counts: pointers are sorted instead.
    std::vector<RankedHold> holds;
    std::vector<const RankedHold*> ranked;
    holds.reserve(hold_count);
    for (const Hold hold : all_holds) {
        RankedHold& each = holds.emplace_back(RankedHold{breaker.describe(outcomes, hold), 0});
        each.value = std::inner_product(pays.begin(), pays.end(), each.tied.counts.begin(), u64{0});
        ranked.push_back(&each);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [&](const RankedHold* a, const RankedHold* b) {
        return a->value != b->value ? a->value > b->value : breaker.preferred(a->tied, b->tied);
    });
    HandAnalysis answer;
    answer.holds.reserve(hold_count);
    for (const RankedHold* const each : ranked) {
        // Back from the common denominator of all holds to the draws of this one; the divisions are exact.
        const u64 factor = scale.factor_of(each->tied.hold);
        HoldAnalysis& hold = answer.holds.emplace_back();
        hold.hold = each->tied.hold;
        hold.draws = scale.common / factor;
        hold.outcomes.reserve(pays.size());
        for (std::size_t row = 0; row < pays.size(); ++row) {
            hold.outcomes.push_back(each->tied.counts[row] / static_cast<u32>(factor));
        }
        hold.is_best = each->value == ranked.front()->value;
        hold.pay_sum = each->value / factor;
        hold.squared_pay_sum = breaker.second_moment(each->tied) / factor;
        hold.pay_denominator = tables.pays().denominator;
    }
    return answer;
}

}  // namespace holdfast::videopoker

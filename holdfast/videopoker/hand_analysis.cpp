#include <algorithm>
#include <numeric>
#include <stdexcept>

#include <holdfast/videopoker/detail/tie_breaker.h>
#include <holdfast/videopoker/hand_analysis.h>

namespace holdfast::videopoker {
namespace {

using detail::HoldScale;
using detail::OutcomeCounts;
using detail::TieBreaker;
using detail::TiedHold;

void check_deal(const Deal& deal, Deck deck) {
    CardSet cards;
    for (const Card card : deal) {
        cards.insert(card);
    }
    if (cards.size() != deal_size || !deck.cards().contains(cards)) {
        throw std::invalid_argument("a deal is five different cards of the game's deck");
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

Rational HoldAnalysis::variance() const {
    const Rational unit(u128{1}, u128{pay_denominator});
    const Rational mean = value();
    return Rational(squared_pay_sum, u128{draws}) * unit * unit - mean * mean;
}

HandAnalysis analyze_hand(const GameTables& tables, const Deal& deal, TieRule tie_rule) {
    check_deal(deal, tables.game().deck);
    const HoldScale scale(tables.game().deck);
    const TieBreaker breaker(tables, scale, tie_rule);
    const OutcomeCounts outcomes(tables, deal);
    const std::vector<u64>& pays = tables.pays().pays;
    std::vector<RankedHold> ranked;
    ranked.reserve(hold_count);
    for (Hold hold = 0; hold < hold_count; ++hold) {
        TiedHold tied = breaker.describe(outcomes, hold);
        const u64 value = std::inner_product(tied.counts.begin(), tied.counts.end(), pays.begin(), u64{0});
        ranked.push_back({std::move(tied), value});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [&](const RankedHold& a, const RankedHold& b) {
        return a.value != b.value ? a.value > b.value : breaker.preferred(a.tied, b.tied);
    });
    HandAnalysis answer;
    answer.holds.reserve(hold_count);
    for (const RankedHold& each : ranked) {
        const u64 factor = scale.factor[static_cast<std::size_t>(__builtin_popcount(each.tied.hold))];
        HoldAnalysis& hold = answer.holds.emplace_back();
        hold.hold = each.tied.hold;
        hold.draws = scale.common / factor;
        for (const u64 count : each.tied.counts) {
            hold.outcomes.push_back(static_cast<u32>(count / factor));
        }
        hold.is_best = each.value == ranked.front().value;
        hold.pay_sum = each.value / factor;
        hold.squared_pay_sum = each.tied.second_moment / factor;
        hold.pay_denominator = tables.pays().denominator;
    }
    return answer;
}

}  // namespace holdfast::videopoker

#include <algorithm>

#include <holdfast/videopoker/play/hold_cost.h>

namespace holdfast::videopoker {

HoldCost cost_of_hold(const Game& game, const HandAnalysis& analysis, Hold hold) {
    const auto found = std::find_if(analysis.holds.begin(), analysis.holds.end(),
                                    [hold](const HoldAnalysis& each) { return each.hold == hold; });
    const HoldAnalysis& best = analysis.holds.front();
    HoldCost result{*found,
                    static_cast<std::size_t>(found - analysis.holds.begin()) + 1,
                    best.value() - found->value(),
                    {}};
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        const Rational share =
            Rational(best.outcomes[row], best.draws) - Rational(found->outcomes[row], found->draws);
        const Rational bets = game.rows[row].pays * share;
        if (!bets.is_zero()) result.rows.push_back({row, bets});
    }
    std::stable_sort(
        result.rows.begin(), result.rows.end(),
        [](const RowDifference& one, const RowDifference& other) { return other.bets < one.bets; });
    return result;
}

}  // namespace holdfast::videopoker

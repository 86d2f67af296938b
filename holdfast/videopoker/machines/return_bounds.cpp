#include <algorithm>
#include <numeric>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/machines/return_bounds.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker::detail {
namespace {

constexpr int finest_grid = 9;

/// floor(value): of a number that is not negative.
Rational floor_of(const Rational& value) {
    return Rational(divmod(value.numerator(), value.denominator()).quotient);
}

u64 power_of_ten(int digits) {
    u64 power = 1;
    for (int i = 0; i < digits; ++i) power *= 10;
    return power;
}

/// How far another hold may be ahead with the exact values, at most, if rounding moved two holds by no more than `unit`
/// against each other; 0 for most deals. A hold that ties with the best one counts as another: what was rounded off may
/// tell them apart.
u64 most_loss(const ValuedDeals& deals, u32 lane, u64 unit) {
    u64 best = 0;
    u64 second = 0;
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        const u64 value = deals.values[mask][lane];
        if (value >= best) {
            second = best;
            best = value;
        } else {
            second = std::max(second, value);
        }
    }
    const u64 behind = best - second;
    return behind < unit ? unit - behind : 0;
}

/// The least whole number that is not below the value.
u64 ceiling_of(const Rational& value) {
    const auto [quotient, remainder] = divmod(value.numerator(), value.denominator());
    return static_cast<u64>(quotient.to_u128()) + (remainder.is_zero() ? 0 : 1);
}

/// The sum of most_loss() over all deals, in bets a deal. `spread` is the difference of the most and the least that was
/// rounded off a row.
Rational slack_of(const GameTables& valued, const Rational& spread, const Work& work) {
    if (spread.is_zero()) return {};
    const DealValues values(valued);
    const u64 unit =
        ceiling_of(spread * Rational(values.scale().common) * Rational(valued.pays().denominator));
    std::vector<u128> losses(worker_count(work));
    values.for_each(work, [&](const ValuedDeals& deals, unsigned worker) {
        u64 loss = 0;
        for (u32 lane = 0; lane < deals.count; ++lane) loss += most_loss(deals, lane, unit);
        losses[worker] += u128{deals.family->weight[deals.pattern]} * loss;
    });
    const u128 loss = std::accumulate(losses.begin(), losses.end(), u128{0});
    return Rational(loss, u128{binomial(valued.game().deck.size(), deal_size)} * values.scale().common) /
           Rational(valued.pays().denominator);
}

Rational spread_of(const Pays& exact, const Pays& rounded) {
    Pays rest;
    for (std::size_t row = 0; row < exact.size(); ++row) rest.push_back(exact[row] - rounded[row]);
    const auto [least, most] = std::minmax_element(rest.begin(), rest.end());
    return *most - *least;
}

ValuedPlay best_play(const GameTables& valued, const Work& work) {
    const GameAnalysis analysis = analyze_game(valued, TieRule::lowest_variance, work.quietly());
    ValuedPlay play;
    play.all_combinations = analysis.combinations;
    for (const RowCount& row : analysis.rows) play.combinations.push_back(row.combinations);
    return play;
}

}  // namespace

int digits_for(const Rational& largest, Deck deck) {
    const Rational most(most_scaled_pay(deck));
    for (int digits = finest_grid; digits >= 0; --digits) {
        if (largest * Rational(power_of_ten(digits)) <= most) return digits;
    }
    throw OverflowError("a hand of this machine is worth more than " +
                        most_scaled_pay_text(most_scaled_pay(deck)) + " bets");
}

Pays rounded_down(const Pays& values, int digits) {
    const Rational unit(u64{1}, power_of_ten(digits));
    Pays rounded;
    for (const Rational& value : values) {
        if (value.is_negative()) throw InvalidArgument("what a hand is worth must not be negative");
        rounded.push_back(floor_of(value / unit) * unit);
    }
    return rounded;
}

Rational ValuedPlay::mean(const Pays& values) const {
    Rational sum;
    for (std::size_t row = 0; row < values.size(); ++row) sum += Rational(combinations[row]) * values[row];
    return sum / Rational(all_combinations);
}

double ValuedPlay::share(std::size_t row) const {
    return static_cast<double>(combinations[row]) / static_cast<double>(all_combinations);
}

ValuedPlay valued_play(const GameTables& base, const Pays& values, int digits, const Work& work) {
    return best_play(base.with_row_values(rounded_down(values, digits)), work);
}

Rational rounding_slack(const GameTables& base, const Pays& values, int digits, const Work& work) {
    const Pays rounded = rounded_down(values, digits);
    return slack_of(base.with_row_values(rounded), spread_of(values, rounded), work.quietly());
}

}  // namespace holdfast::videopoker::detail

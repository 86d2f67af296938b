#include <algorithm>
#include <cmath>

#include <holdfast/bankroll/bankroll_walk.h>

namespace holdfast::videopoker::bankroll {
namespace {

/// `sign` 1: climbs, -1: falls. Any theta gives a bound; the search for the best one need not be exact. The
/// bound falls, then rises with theta.
double distance_bound(const std::vector<WalkStep>& steps, double drift, u64 deals, double chance, int sign) {
    constexpr double with_roundings = 1 + 8 * unit_roundoff;
    const auto at = [&](double log_theta) {
        const double theta = std::exp(log_theta);
        const double growth = static_cast<double>(deals) * log_mean_at_most(steps, drift, sign * theta);
        return with_roundings * (std::max(0.0, growth) - std::log(chance)) / theta;
    };
    constexpr double golden = 0.6180339887498949;
    double low = std::log(1e-12);
    double high = std::log(100.0);
    double left = high - golden * (high - low);
    double right = low + golden * (high - low);
    double at_left = at(left);
    double at_right = at(right);
    constexpr int halvings = 40;
    for (int i = 0; i < halvings; ++i) {
        if (at_left < at_right) {
            high = right;
            right = left;
            at_right = at_left;
            left = high - golden * (high - low);
            at_left = at(left);
        } else {
            low = left;
            left = right;
            at_left = at_right;
            right = low + golden * (high - low);
            at_right = at(right);
        }
    }
    return std::min(at_left, at_right);
}

}  // namespace

// Each exponent is rounded four times, by u of the longest step or of the drift, times theta; exp, p, the
// products and the sum of n positive terms err by n + 6 u of the sum; the logarithm and what is added to it
// by u of each.
double log_mean_at_most(const std::vector<WalkStep>& steps, double drift, double theta) {
    double largest = -HUGE_VAL;
    double longest = std::fabs(theta * drift);
    for (const WalkStep& step : steps) {
        const double exponent = theta * (static_cast<double>(step.change) + drift);
        largest = std::max(largest, exponent);
        longest = std::max(longest, std::fabs(exponent));
    }
    double sum = 0;
    for (const WalkStep& step : steps) {
        sum += step.probability * std::exp(theta * (static_cast<double>(step.change) + drift) - largest);
    }
    const double log_sum = std::log(sum);
    const double roundings = static_cast<double>(steps.size()) + 8 + 8 * longest + 4 * std::fabs(log_sum);
    return log_sum + largest + roundings * unit_roundoff;
}

BankrollWalk bankroll_walk(const DealTotals& totals, u64 unit, Rounding rounding) {
    BankrollWalk walk{unit, {}, false};
    const i64 stake = static_cast<i64>(unit * totals.lines);
    U512 ways;  // of all totals that are rounded to the last step
    for (std::size_t i = 0; i < totals.totals.size(); ++i) {
        const u128 exact = u128{totals.totals[i]} * unit;
        u128 pays = exact / totals.pay_denominator;
        if (pays * totals.pay_denominator != exact) {
            walk.is_rounded = true;
            if (rounding == Rounding::up) ++pays;
        }
        const i64 change = static_cast<i64>(pays) - stake;
        if (walk.steps.empty() || walk.steps.back().change != change) {
            walk.steps.push_back({change, 0});
            ways = U512();
        }
        ways += totals.ways[i];
        walk.steps.back().probability = totals.chance_of(ways);
    }
    return walk;
}

double climb_bound(const std::vector<WalkStep>& steps, double drift, u64 deals, double chance) {
    return distance_bound(steps, drift, deals, chance, 1);
}

double fall_bound(const std::vector<WalkStep>& steps, double drift, u64 deals, double chance) {
    return distance_bound(steps, drift, deals, chance, -1);
}

}  // namespace holdfast::videopoker::bankroll

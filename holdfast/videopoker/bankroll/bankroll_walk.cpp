#include <algorithm>
#include <cmath>

#include <holdfast/videopoker/bankroll/bankroll_walk.h>

namespace holdfast::videopoker::bankroll {
namespace {

/// ln of the sum of p e^(theta (change + drift)); probabilities may add to less than 1.
double log_mean(const std::vector<WalkStep>& steps, double drift, double theta) {
    double largest = -HUGE_VAL;
    for (const WalkStep& step : steps) {
        largest = std::max(largest, theta * (static_cast<double>(step.change) + drift));
    }
    double sum = 0;
    for (const WalkStep& step : steps) {
        sum += step.probability * std::exp(theta * (static_cast<double>(step.change) + drift) - largest);
    }
    return std::log(sum) + largest;
}

/// `sign` 1: climbs, -1: falls. Any theta gives a bound; the search for the best one need not be exact. The
/// bound falls, then rises with theta.
double distance_bound(const std::vector<WalkStep>& steps, double drift, u64 deals, double chance, int sign) {
    const auto at = [&](double log_theta) {
        const double theta = std::exp(log_theta);
        const double growth = static_cast<double>(deals) * log_mean(steps, drift, sign * theta);
        return (std::max(0.0, growth) - std::log(chance)) / theta;
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

BankrollWalk bankroll_walk(const DealTotals& totals, u64 unit, Rounding rounding) {
    BankrollWalk walk{unit, {}, false};
    const i64 stake = static_cast<i64>(unit * totals.lines);
    for (std::size_t i = 0; i < totals.totals.size(); ++i) {
        const u128 exact = u128{totals.totals[i]} * unit;
        u128 pays = exact / totals.pay_denominator;
        if (pays * totals.pay_denominator != exact) {
            walk.is_rounded = true;
            if (rounding == Rounding::up) ++pays;
        }
        const i64 change = static_cast<i64>(pays) - stake;
        if (walk.steps.empty() || walk.steps.back().change != change) walk.steps.push_back({change, 0});
        walk.steps.back().probability += totals.probability(i);
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

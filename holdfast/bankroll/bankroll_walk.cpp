#include <algorithm>
#include <cmath>
#include <limits>

#include <holdfast/bankroll/bankroll_walk.h>

namespace holdfast::bankroll {
namespace {

/// climb_bound if `sign` is 1, fall_bound if it is -1. Any theta gives a bound, so the search for the best
/// one need not be exact. The bound first falls, then rises with theta.
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

// Rounding errors: each exponent is rounded four times, by u of the longest step or of the drift, times
// theta; exp, p, the products and the sum of n positive terms err by (n + 6) u of the sum; the logarithm and
// its corrections by u each.
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
    U512 ways;  // the number of ways to pay a total that is rounded to the last step
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

namespace {

constexpr double never_ends = std::numeric_limits<double>::infinity();
constexpr double with_walk_roundings = 1 + 1e-12;  // a dozen operations on positive numbers

}  // namespace

RealWalk::RealWalk(const std::vector<WalkStep>& steps, double rebate, double floor, double goal)
    : steps_(steps), rebate_(rebate), floor_(floor), goal_(goal) {
    double length = 0;
    for (const WalkStep& step : steps) {
        const double change = static_cast<double>(step.change) + rebate;
        mean_ += step.probability * change;
        length += step.probability * (std::fabs(change) + std::fabs(rebate));
        square_ += step.probability * change * change;
        fall_ = std::max(fall_, -change);
        climb_ = std::max(climb_, change);
    }
    // Roundings of the rebate, the change, p and the product, and those of the sum.
    mean_error_ = (static_cast<double>(steps.size()) + 4) * unit_roundoff * length;
}

double RealWalk::most_deals() const {
    const double to_ruin = fall_ - floor_;
    const double to_goal = goal_ + climb_;
    const double drift = std::fabs(mean_) - mean_error_;
    double deals = never_ends;
    if (drift > 0) deals = (mean_ < 0 ? to_ruin : to_goal) / drift;
    const double least_square = square_ * (1 - (static_cast<double>(steps_.size()) + 8) * unit_roundoff);
    const double spread = least_square - (std::fabs(mean_) + mean_error_) * (to_ruin + to_goal);
    if (spread > 0) deals = std::min(deals, to_ruin * to_goal / spread);
    return deals * with_walk_roundings;
}

double RealWalk::reach_at_most(int sign, double ahead, double behind) const {
    const auto is_fair = [&](double theta) { return log_mean_at_most(steps_, rebate_, sign * theta) <= 0; };
    // A larger theta is better: starts at the largest power of 2 small enough, and goes towards the next.
    double theta = 128;
    constexpr double smallest = 1e-12;
    while (theta > smallest && !is_fair(theta)) theta /= 2;
    if (theta <= smallest) return 1;
    double part = theta / 2;
    constexpr int halvings = 20;
    for (int i = 0; i < halvings; ++i, part /= 2) {
        if (is_fair(theta + part)) theta += part;
    }
    // (1 - e^-behind) / (e^ahead - e^-behind); the exponents err by 3 u of themselves, all else by less than
    // 16 u.
    const double away = std::expm1(-theta * behind);
    const double chance = away / (away - std::expm1(theta * ahead));
    const double roundings = 16 + 4 * theta * (ahead + behind);
    return std::clamp(chance * (1 + roundings * unit_roundoff) + std::numeric_limits<double>::min(), 0.0,
                      1.0);
}

Bounds RealWalk::goal_chance() const {
    // A walk ends at the floor or the goal, or at most its longest step beyond.
    return {std::max(0.0, rounded_down(1 - reach_at_most(-1, -floor_, goal_ + climb_))),
            reach_at_most(1, goal_, fall_ - floor_)};
}

}  // namespace holdfast::bankroll

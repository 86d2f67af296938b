#include <algorithm>
#include <cmath>
#include <limits>

#include <holdfast/bankroll/real_walk.h>

namespace holdfast::videopoker::bankroll {
namespace {

constexpr double never_ends = std::numeric_limits<double>::infinity();
constexpr double with_walk_roundings = 1 + 1e-12;  // of a dozen operations on positive numbers

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
    // The rebate, the change, p, the product, and the sum of all.
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
    // The larger theta, the better: from the largest power of 2 that will do towards the next.
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
    // The ends lie at least at floor and goal, and at most a step beyond.
    return {std::max(0.0, rounded_down(1 - reach_at_most(-1, -floor_, goal_ + climb_))),
            reach_at_most(1, goal_, fall_ - floor_)};
}

}  // namespace holdfast::videopoker::bankroll

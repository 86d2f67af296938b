#include <algorithm>
#include <cmath>
#include <map>

#include <holdfast/bankroll/rebated_goal.h>

namespace holdfast::bankroll {
namespace {

/// Which bound is computed: from above or from below.
enum class Side { above, below };

/// The walk with the chance step, and h on its places.
class StraightLines {
  public:
    StraightLines(const std::vector<WalkStep>& steps, const RebatedGoal& goal, Side side)
        : side_(side),
          whole_(floor_of(goal.rebate)),
          part_(nearest_double(goal.rebate - Rational(whole_))),
          walk_(real_walk(steps, goal)) {
        std::map<i64, double> chances;
        for (const WalkStep& step : steps) {
            certain_.push_back({step.change + whole_, step.probability});
            chances[step.change + whole_] += (1 - part_) * step.probability;
            chances[step.change + whole_ + 1] += part_ * step.probability;
        }
        for (const auto& [change, chance] : chances) equation_.steps.push_back({change, chance});
        // The straight line that rises to the floor is above 0, where nobody plays on, and the line to the
        // goal is below 1. For a bound from above, the first must lie outside of play and the second within;
        // for one from below it is the other way round.
        const bool is_above = side == Side::above;
        equation_.floor = is_above ? floor_of(goal.floor) : ceiling_of(goal.floor) + 1;
        equation_.goal = is_above ? floor_of(goal.goal) : ceiling_of(goal.goal) + 1;
    }

    double bound(const Work& work) {
        if (equation_.floor > 0) return 0;
        if (equation_.goal <= 0) return 1;
        chances_ = goal_chances(equation_, work);
        hold_to_chances();
        const std::vector<double> plain = chances_;
        std::vector<double> pay(chances_.size());
        constexpr int most_rounds = 6;
        for (int round = 0; round < most_rounds; ++round) {
            const std::vector<double> owed = owed_pay(work);
            if (*std::max_element(owed.begin(), owed.end()) < next_to_rounding) break;
            constexpr double generous = 1.05;
            for (std::size_t i = 0; i < pay.size(); ++i) pay[i] += generous * owed[i];
            const std::vector<double> collected = collected_gains(equation_, pay, work);
            for (std::size_t i = 0; i < chances_.size(); ++i) chances_[i] = plain[i] + sign() * collected[i];
            hold_to_chances();
        }
        const double error = rounded_up(largest_wrong(work) * walk_.most_deals());
        const Bounds start = with_error(Bounds(chance(0)), error);
        return side_ == Side::above ? start.most : start.least;
    }

  private:
    static constexpr i64 places_a_look = 64;
    static constexpr double next_to_rounding = 1e-13;

    double sign() const { return side_ == Side::above ? 1 : -1; }

    /// Clips h to [0, 1]: the minimum of 1 and a function that is nowhere too low is nowhere too low either;
    /// the same with 0 on the other side.
    void hold_to_chances() {
        for (double& each : chances_) each = std::clamp(each, 0.0, 1.0);
    }

    double chance(i64 place) const {
        if (place < equation_.floor) return 0;
        if (place >= equation_.goal) return 1;
        return chances_[static_cast<std::size_t>(place - equation_.floor)];
    }

    /// A(m): the average of h after a deal, without the chance step. It errs by at most 4 u: p and the
    /// product by u, the sum by 2 u.
    double average(i64 place) const {
        CompensatedSum sum;
        for (const WalkStep& step : certain_) sum.add(step.probability * chance(place + step.change));
        return sum.value();
    }

    /// [place - floor + 1] A, from floor - 1 to goal.
    std::vector<double> averages(const Work& work) const {
        std::vector<double> list;
        for (i64 place = equation_.floor - 1; place <= equation_.goal; ++place) {
            if (place % places_a_look == 0) throw_if_stopped(work.stop);
            list.push_back(average(place));
        }
        return list;
    }

    /// How far the average after a deal is on the wrong side of h, at the knot between m and m + 1.
    double wrong_between(i64 place, double average_above) const {
        const double here = part_ * chance(place) + (1 - part_) * chance(place + 1);
        return larger_error(0, sign() * (average_above - here));
    }

    /// [place - floor] the gain that a deal there needs so that no knot next to it is wrong.
    std::vector<double> owed_pay(const Work& work) const {
        const std::vector<double> after = averages(work);
        const i64 places = equation_.goal - equation_.floor;
        std::vector<double> owed(static_cast<std::size_t>(places));
        if (part_ == 0) return owed;
        const auto wrong = [&](i64 i) {  // between places floor + i and floor + i + 1
            return wrong_between(equation_.floor + i, after[static_cast<std::size_t>(i + 2)]);
        };
        for (i64 i = 0; i < places; ++i) {
            // There is no play below the floor or at the goal, so the place beside them must gain all. From
            // above, no walk is below the floor; from below, none is between the last place and the goal.
            const bool is_above = side_ == Side::above;
            const double before = i > 0 ? wrong(i - 1) : is_above ? 0 : wrong(-1) / (1 - part_);
            const double behind = i + 1 < places ? wrong(i) : is_above ? wrong(i) / part_ : 0;
            owed[static_cast<std::size_t>(i)] = std::max(before, behind);
        }
        return owed;
    }

    /// An upper bound on how far an average after a deal is on the wrong side of h, at any bankroll in play.
    ///
    /// Between two places h is straight, and the average after a deal has one knot, at which the rebate leads
    /// to a place. So only places and knots must be checked. A errs by 4 u, the weighted means of two numbers
    /// up to 1 by 4 u each and f by u, the difference by u: 16 u in all.
    double largest_wrong(const Work& work) const {
        const std::vector<double> after = averages(work);
        const i64 places = equation_.goal - equation_.floor;
        double largest = 0;
        for (i64 i = -1; i < places; ++i) {
            const auto at = static_cast<std::size_t>(i + 1);
            const double moved = (1 - part_) * after[at] + part_ * after[at + 1];
            const double at_place = sign() * (moved - chance(equation_.floor + i));
            // Below the floor nothing must be checked: from above no walk is there, and from below h is 0,
            // the least possible.
            if (i >= 0) largest = larger_error(largest, at_place);
            // Nor behind the last place from below: the true goal is there or lower.
            const bool is_played = side_ == Side::above ? i >= 0 : i + 1 < places;
            if (is_played) largest = larger_error(largest, wrong_between(equation_.floor + i, after[at + 1]));
        }
        return largest + 16 * unit_roundoff;
    }

    Side side_;
    i64 whole_;
    double part_;
    std::vector<WalkStep> certain_;
    GoalEquation equation_{};
    RealWalk walk_;
    std::vector<double> chances_;
};

}  // namespace

i64 rebated_places(const RebatedGoal& goal) {
    return ceiling_of(goal.goal) - floor_of(goal.floor) + 2;
}

RealWalk real_walk(const std::vector<WalkStep>& steps, const RebatedGoal& goal) {
    return RealWalk(steps, nearest_double(goal.rebate), nearest_double(goal.floor),
                    nearest_double(goal.goal));
}

double goal_chance_at_most(const std::vector<WalkStep>& steps, const RebatedGoal& goal, const Work& work) {
    return StraightLines(steps, goal, Side::above).bound(work);
}

double goal_chance_at_least(const std::vector<WalkStep>& steps, const RebatedGoal& goal, const Work& work) {
    return StraightLines(steps, goal, Side::below).bound(work);
}

}  // namespace holdfast::bankroll

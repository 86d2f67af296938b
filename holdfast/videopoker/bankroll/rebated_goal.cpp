#include <algorithm>
#include <cmath>
#include <map>

#include <holdfast/videopoker/bankroll/lattice_places.h>
#include <holdfast/videopoker/bankroll/rebated_goal.h>

namespace holdfast::videopoker::bankroll {
namespace {

/// The sign of the bound: above is nowhere below the true chance, below nowhere above.
enum class Side { above, below };

/// The walk with the chance step, and h on its places.
class StraightLines {
  public:
    StraightLines(const std::vector<WalkStep>& steps, const RebatedGoal& goal, Side side)
        : side_(side), whole_(floor_of(goal.rebate)), part_(nearest_double(goal.rebate - Rational(whole_))) {
        std::map<i64, double> chances;
        for (const WalkStep& step : steps) {
            certain_.push_back({step.change + whole_, step.probability});
            chances[step.change + whole_] += (1 - part_) * step.probability;
            chances[step.change + whole_ + 1] += part_ * step.probability;
        }
        for (const auto& [change, chance] : chances) equation_.steps.push_back({change, chance});
        // The line from the last place below the floor rises above it, and the line to the goal is below 1
        // before it: both must lie outside of what is played, or inside, as the side asks.
        const bool is_above = side == Side::above;
        equation_.floor = is_above ? floor_of(goal.floor) : ceiling_of(goal.floor) + 1;
        equation_.goal = is_above ? floor_of(goal.goal) : ceiling_of(goal.goal) + 1;
    }

    double bound(const Work& work) {
        if (equation_.floor > 0) return 0;
        if (equation_.goal <= 0) return 1;
        chances_ = goal_chances(equation_, work);
        const std::vector<double> plain = chances_;
        std::vector<double> pay(chances_.size());
        constexpr int most_rounds = 6;
        for (int round = 0; round < most_rounds; ++round) {
            const std::vector<double> owed = owed_pay();
            bool is_paid = true;
            for (std::size_t i = 0; i < pay.size(); ++i) {
                if (pay[i] >= owed[i]) continue;
                is_paid = false;
                pay[i] = 1.05 * owed[i] + 1e-18;
            }
            const auto start = static_cast<std::size_t>(-equation_.floor);
            if (is_paid) return std::clamp(chances_[start], 0.0, 1.0);
            const std::vector<double> collected = collected_gains(equation_, pay, work);
            for (std::size_t i = 0; i < chances_.size(); ++i) {
                chances_[i] = plain[i] + (side_ == Side::above ? collected[i] : -collected[i]);
            }
        }
        return side_ == Side::above ? 1 : 0;
    }

  private:
    double chance(i64 place) const {
        if (place < equation_.floor) return 0;
        if (place >= equation_.goal) return 1;
        return chances_[static_cast<std::size_t>(place - equation_.floor)];
    }

    /// A(m): the average of h after a deal, without the chance step.
    double average(i64 place) const {
        double sum = 0;
        for (const WalkStep& step : certain_) sum += step.probability * chance(place + step.change);
        return sum;
    }

    /// [place - floor] what must be paid for a deal so that no sign is wrong between it and its neighbours.
    std::vector<double> owed_pay() const {
        const i64 places = equation_.goal - equation_.floor;
        std::vector<double> averages;  // from floor - 1 to goal + 1
        for (i64 place = equation_.floor - 1; place <= equation_.goal + 1; ++place) {
            averages.push_back(average(place));
        }
        const auto wrong = [&](i64 i) {  // between places floor + i and floor + i + 1
            const auto at = static_cast<std::size_t>(i + 1);
            const double bend = averages[at] - 2 * averages[at + 1] + averages[at + 2];
            return std::max(0.0, side_ == Side::above ? -bend : bend);
        };
        std::vector<double> owed(static_cast<std::size_t>(places));
        const double share = part_ * (1 - part_);
        for (i64 i = 0; i < places; ++i) {
            // Nobody is paid below the floor: what is owed there, s f times the bend, falls to the floor.
            const double before = i == 0 ? part_ * wrong(-1) : share * wrong(i - 1);
            owed[static_cast<std::size_t>(i)] = std::max(before, share * wrong(i));
        }
        owed.back() = std::max(owed.back(), last_owed(averages, wrong(places - 1)));
        return owed;
    }

    /// Between the last place and the goal: h is 1 at the goal, more than a deal from there would give, and
    /// that usually makes up for the bend. Otherwise all of it is paid at the last place.
    double last_owed(const std::vector<double>& averages, double wrong) const {
        if (side_ == Side::below) return 0;  // the true goal is at least one place lower
        const auto goal = averages.size() - 2;
        const double surplus = 1 - (1 - part_) * averages[goal] - part_ * averages[goal + 1];
        return surplus >= part_ * wrong ? 0 : (1 - part_) * wrong;
    }

    Side side_;
    i64 whole_;
    double part_;
    std::vector<WalkStep> certain_;
    GoalEquation equation_{};
    std::vector<double> chances_;
};

}  // namespace

i64 rebated_places(const RebatedGoal& goal) {
    return ceiling_of(goal.goal) - floor_of(goal.floor) + 2;
}

double goal_chance_at_most(const std::vector<WalkStep>& steps, const RebatedGoal& goal, const Work& work) {
    return StraightLines(steps, goal, Side::above).bound(work);
}

double goal_chance_at_least(const std::vector<WalkStep>& steps, const RebatedGoal& goal, const Work& work) {
    return StraightLines(steps, goal, Side::below).bound(work);
}

}  // namespace holdfast::videopoker::bankroll

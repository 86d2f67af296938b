#include <algorithm>
#include <stdexcept>

#include <holdfast/core/stop.h>
#include <holdfast/videopoker/bankroll/goal.h>

namespace holdfast::videopoker::bankroll {
namespace {

constexpr i64 places_a_look = 256;  // places between two looks at the stop flag

bool falls_singly(const GoalEquation& equation) {
    return equation.steps.front().change == -1;
}

/// With g = 1 - h up to a factor, g(goal - 1) = 1 and g = 0 above: the equation of x gives
///
///   g(x - 1) - g(x) = sum over climbs a > 0 of p(a) (g(x) - g(x + a)) / p(-1)
///
/// of positive terms only, as g falls with x. The factor is known at last, where g stands for ruin itself.
std::vector<double> pass_downwards(const GoalEquation& equation, const Work& work) {
    const i64 places = equation.goal - equation.floor;
    const double fall = equation.steps.front().probability;
    // ruin[i]: g at place floor - 1 + i
    std::vector<double> ruin(static_cast<std::size_t>(places + 1));
    ruin.back() = 1;
    constexpr double largest = 1e250;
    for (i64 i = places; i > 0; --i) {
        if (i % places_a_look == 0) throw_if_stopped(work.stop);
        const double here = ruin[static_cast<std::size_t>(i)];
        double growth = 0;
        for (const WalkStep& step : equation.steps) {
            if (step.change <= 0) continue;
            const double above =
                i + step.change <= places ? ruin[static_cast<std::size_t>(i + step.change)] : 0;
            growth += step.probability * (here - above);
        }
        const double below = here + growth / fall;
        ruin[static_cast<std::size_t>(i - 1)] = below;
        if (below > largest) {
            for (auto each = static_cast<std::size_t>(i - 1); each < ruin.size(); ++each)
                ruin[each] /= largest;
        }
    }
    std::vector<double> chances;
    for (std::size_t i = 1; i < ruin.size(); ++i) chances.push_back(1 - ruin[i] / ruin[0]);
    return chances;
}

/// From each place, the chance that one deal leads to the goal.
std::vector<double> goal_jumps(const GoalEquation& equation) {
    const i64 places = equation.goal - equation.floor;
    std::vector<double> jumps(static_cast<std::size_t>(places));
    double sum = 0;
    auto step = equation.steps.rbegin();
    for (i64 distance = places; distance > 0; --distance) {
        for (; step != equation.steps.rend() && step->change >= distance; ++step) sum += step->probability;
        jumps[static_cast<std::size_t>(places - distance)] = sum;
    }
    return jumps;
}

/// Levinson's recursion for (I - P) h = right side, where P(x, y) depends on y - x only. `forward` and
/// `backward` solve the system of n places for the first and the last unit vector.
class Levinson {
  public:
    Levinson(const GoalEquation& equation, const std::vector<double>& right_side)
        : places_(right_side.size()), right_side_(right_side), climb_(places_), fall_(places_) {
        for (const WalkStep& step : equation.steps) {
            const auto distance = static_cast<std::size_t>(std::abs(step.change));
            if (step.change >= 0 && distance < places_) climb_[distance] -= step.probability;
            if (step.change < 0 && distance < places_) fall_[distance] -= step.probability;
        }
        climb_[0] += 1;
        lowest_ = static_cast<std::size_t>(std::max<i64>(0, -equation.steps.front().change));
    }

    std::vector<double> solve(const Work& work) {
        const double pivot = climb_[0];
        forward_ = {1 / pivot};
        backward_ = {1 / pivot};
        solution_ = {right_side_[0] / pivot};
        while (solution_.size() < places_) {
            if (solution_.size() % static_cast<std::size_t>(places_a_look) == 0) throw_if_stopped(work.stop);
            add_place();
        }
        return std::move(solution_);
    }

  private:
    /// Row n + 1 times (vector, 0): only places that one deal can fall to count.
    double last_row(const std::vector<double>& vector) const {
        double sum = 0;
        for (std::size_t down = 1; down <= std::min({lowest_, vector.size(), places_ - 1}); ++down) {
            sum += fall_[down] * vector[vector.size() - down];
        }
        return sum;
    }

    void add_place() {
        const std::size_t size = solution_.size();
        const double forward_error = last_row(forward_);
        const double solution_error = last_row(solution_);
        double backward_error = 0;
        for (std::size_t i = 0; i < size; ++i) backward_error += climb_[i + 1] * backward_[i];
        const double scale = 1 / (1 - forward_error * backward_error);
        forward_.push_back(0);
        backward_.push_back(0);
        solution_.push_back(0);
        const double gain = right_side_[size] - solution_error;
        // In place, from the top: (0, backward) is read one place below where it is written.
        for (std::size_t i = size + 1; i-- > 0;) {
            const double front = forward_[i];
            const double back = i > 0 ? backward_[i - 1] : 0;
            forward_[i] = scale * (front - forward_error * back);
            backward_[i] = scale * (back - backward_error * front);
            solution_[i] += gain * backward_[i];
        }
    }

    std::size_t places_;
    const std::vector<double>& right_side_;
    std::vector<double> climb_;  ///< [distance] of I - P, upwards
    std::vector<double> fall_;   ///< downwards
    std::size_t lowest_ = 0;     ///< the longest fall
    std::vector<double> forward_;
    std::vector<double> backward_;
    std::vector<double> solution_;
};

}  // namespace

bool is_solvable(const GoalEquation& equation) {
    return equation.goal - equation.floor <=
           (falls_singly(equation) ? max_goal_places_of_single_falls : max_goal_places);
}

std::vector<double> goal_chances(const GoalEquation& equation, const Work& work) {
    if (!is_solvable(equation)) throw std::invalid_argument("too many places between floor and goal");
    if (falls_singly(equation)) return pass_downwards(equation, work);
    const std::vector<double> jumps = goal_jumps(equation);
    return Levinson(equation, jumps).solve(work);
}

std::vector<double> collected_gains(const GoalEquation& equation, const std::vector<double>& gains,
                                    const Work& work) {
    if (equation.goal - equation.floor > max_goal_places) {
        throw std::invalid_argument("too many places between floor and goal");
    }
    return Levinson(equation, gains).solve(work);
}

}  // namespace holdfast::videopoker::bankroll

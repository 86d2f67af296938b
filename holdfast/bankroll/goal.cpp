#include <algorithm>
#include <cmath>

#include <holdfast/bankroll/goal.h>
#include <holdfast/core/error.h>

namespace holdfast::bankroll {
namespace {

constexpr i64 goal_places_a_look = 256;  // places between two looks at the stop flag

bool falls_singly(const GoalEquation& equation) {
    return equation.steps.front().change == -1;
}

/// The sum of the last `length` of a sequence of positive numbers, by additions only, so that no digits
/// cancel: the sum of the block of `length` numbers that is being filled, plus that of the rest of the block
/// before it.
class WindowSum {
  public:
    explicit WindowSum(std::size_t length) : length_(length) {}

    /// Adds numbers[place]. `numbers` is the whole sequence; later numbers are at lower places.
    void add(const std::vector<double>& numbers, std::size_t place) {
        filled_.add(numbers[place]);
        if (++count_ < length_) return;
        CompensatedSum rest;
        rests_.resize(length_);
        for (std::size_t i = 0; i < length_; ++i) {
            // The rest after i + 1 numbers of the next block: all but the first i + 1 of this one.
            rests_[length_ - 1 - i] = rest.value();
            rest.add(numbers[place + i]);
        }
        whole_ = rest.value();
        filled_ = {};
        count_ = 0;
    }
    double value() const {
        if (rests_.empty()) return filled_.value();
        return count_ == 0 ? whole_ : filled_.value() + rests_[count_ - 1];
    }
    /// Multiplies all numbers by `factor`, a power of two.
    void scale(double factor) {
        filled_.scale(factor);
        whole_ *= factor;
        for (double& rest : rests_) rest *= factor;
    }

  private:
    std::size_t length_;
    std::size_t count_ = 0;  ///< in the block that is being filled
    CompensatedSum filled_;
    double whole_ = 0;           ///< the sum of the whole block before
    std::vector<double> rests_;  ///< [i] the rest of the block before after i + 1 more numbers
};

/// The differences of h: let g = 1 - h up to a factor, so g = 0 at the goal, and d(x) = g(x - 1) - g(x). The
/// equation of x gives
///
///   d(x) = sum over climbs a > 0 of p(a) (d(x + 1) + ... + d(x + a)) / p(-1)
///
/// from d(goal) = 1 downwards, of positive terms only; and h(x) is the sum of d up to x over the sum of all.
///
/// A window errs by 3 u besides its numbers' errors (sums of 2 u, one addition); with p, the products, the
/// sum of S climbs and the division a place adds at most (S + 9) u to the relative errors of those above it.
///
/// Underflow loses no more than 1e-280 of the sum of all: the weights of d(x + 1), ... add up to 1 + edge /
/// p(-1). If that is below 1, d only falls, and what is lost stays lost; if not, d is nowhere below its least
/// in the first longest climb from the goal, where it is at least the chance of that climb.
class SingleFalls {
  public:
    SingleFalls(const GoalEquation& equation, const Work& work)
        : fall_(equation.steps.front().probability),
          places_(static_cast<std::size_t>(equation.goal - equation.floor)),
          increments_(places_ + 1) {
        for (const WalkStep& step : equation.steps) {
            if (step.change <= 0) continue;
            const auto length = std::min(static_cast<std::size_t>(step.change), places_ + 1);
            climbs_.push_back({step.probability, WindowSum(length)});
        }
        put(places_, 1);
        for (std::size_t place = places_; place-- > 0;) {
            if (place % static_cast<std::size_t>(goal_places_a_look) == 0) throw_if_stopped(work.stop);
            double growth = 0;
            for (const Climb& climb : climbs_) growth += climb.probability * climb.window.value();
            put(place, growth / fall_);
        }
    }

    /// [place - floor] h.
    std::vector<double> chances() const {
        CompensatedSum all;
        for (const double increment : increments_) all.add(increment);
        std::vector<double> chances;
        CompensatedSum below;
        for (std::size_t place = 0; place < places_; ++place) {
            below.add(increments_[place]);
            chances.push_back(std::min(1.0, below.value() / all.value()));
        }
        return chances;
    }

    /// The relative error of chances above 1e-280: of both sums and their quotient.
    double relative_error() const {
        const double each = static_cast<double>(climbs_.size()) + 9;
        return 1.01 * unit_roundoff * (2 * each * static_cast<double>(places_) + 8);
    }

  private:
    struct Climb {
        double probability;
        WindowSum window;
    };

    void put(std::size_t place, double increment) {
        increments_[place] = increment;
        for (Climb& climb : climbs_) climb.window.add(increments_, place);
        if (increment > largest) scale(place);
    }

    /// Keeps the numbers far from overflow. Underflow loses less than 1e-280 of the sum.
    void scale(std::size_t from) {
        for (std::size_t place = from; place < increments_.size(); ++place) increments_[place] /= largest;
        for (Climb& climb : climbs_) climb.window.scale(1 / largest);
    }

    static constexpr double largest = 0x1p830;
    double fall_;
    std::size_t places_;
    std::vector<double> increments_;  ///< [place - floor] d, up to a factor
    std::vector<Climb> climbs_;
};

/// [place - floor] the chance that one deal leads to the goal.
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
            if (solution_.size() % static_cast<std::size_t>(goal_places_a_look) == 0) {
                throw_if_stopped(work.stop);
            }
            add_place();
        }
        return std::move(solution_);
    }

  private:
    /// Row n + 1 times (vector, 0). Only places that one deal can fall to contribute.
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
        // In place, from the top: (0, backward) is read one place below the one that is written.
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

/// An upper bound on the differences between the average after one deal and the chance before it.
///
/// p errs by u of itself, a product by u, the sum by 2 u and the difference by u: 5 u of the largest chance.
double largest_residual(const GoalEquation& equation, const std::vector<double>& chances, const Work& work) {
    const i64 places = equation.goal - equation.floor;
    double largest = 0;
    double highest = 1;
    for (i64 place = 0; place < places; ++place) {
        if (place % goal_places_a_look == 0) throw_if_stopped(work.stop);
        CompensatedSum after;
        for (const WalkStep& step : equation.steps) {
            const i64 to = place + step.change;
            if (to >= places) {
                after.add(step.probability);
            } else if (to >= 0) {
                after.add(step.probability * chances[static_cast<std::size_t>(to)]);
            }
        }
        const double here = chances[static_cast<std::size_t>(place)];
        highest = std::max(highest, std::fabs(here));
        largest = larger_error(largest, std::fabs(after.value() - here));
    }
    return largest + 6 * unit_roundoff * highest;
}

constexpr double lost_to_underflow = 1e-280;

}  // namespace

bool is_solvable(const GoalEquation& equation) {
    return equation.goal - equation.floor <=
           (falls_singly(equation) ? max_goal_places_of_single_falls : max_goal_places);
}

std::vector<double> goal_chances(const GoalEquation& equation, const Work& work) {
    if (!is_solvable(equation)) throw InvalidArgument("too many places between floor and goal");
    if (falls_singly(equation)) return SingleFalls(equation, work).chances();
    const std::vector<double> jumps = goal_jumps(equation);
    return Levinson(equation, jumps).solve(work);
}

Bounds goal_chance(const GoalEquation& equation, const Work& work) {
    const auto start = static_cast<std::size_t>(-equation.floor);
    if (is_solvable(equation) && falls_singly(equation)) {
        const SingleFalls solution(equation, work);
        const double chance = solution.chances()[start];
        const double error = chance * solution.relative_error() + lost_to_underflow;
        return with_error(Bounds(chance), error);
    }
    const std::vector<double> chances = goal_chances(equation, work);
    const double wrong = largest_residual(equation, chances, work);
    const RealWalk walk(equation.steps, 0, static_cast<double>(equation.floor),
                        static_cast<double>(equation.goal));
    const double error = rounded_up(wrong * walk.most_deals());
    return with_error(Bounds(chances[start]), error);
}

std::vector<double> collected_gains(const GoalEquation& equation, const std::vector<double>& gains,
                                    const Work& work) {
    if (equation.goal - equation.floor > max_goal_places) {
        throw InvalidArgument("too many places between floor and goal");
    }
    return Levinson(equation, gains).solve(work);
}

}  // namespace holdfast::bankroll

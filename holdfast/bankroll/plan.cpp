#include <algorithm>
#include <utility>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/bankroll/plan.h>
#include <holdfast/core/error.h>

namespace holdfast::bankroll {
namespace {

/// The largest amount of which both are whole multiples.
Rational common_step(const Rational& a, const Rational& b) {
    const U256 numerator = gcd(a.numerator(), b.numerator());
    const Rational shared(gcd(a.denominator(), b.denominator()));
    // The least common multiple of the denominators.
    const Rational denominator = Rational(a.denominator()) / shared * Rational(b.denominator());
    return Rational(numerator) / denominator;
}

/// The step of the pays of one part, in dollars.
Rational step_of(const PlanPart& part) {
    return part.bet / Rational(part.totals.pay_denominator);
}

/// The walk of a part: that of its own lattice, stretched to the step of the plan.
BankrollWalk stretched_walk(const PlanPart& part, const Rational& step) {
    const i64 factor = floor_of(step_of(part) / step);
    // Far more places than any lattice may have, and far from overflow.
    constexpr double farthest = 1e15;
    const double longest = static_cast<double>(part.totals.totals.back()) +
                           static_cast<double>(part.totals.pay_denominator) * part.stake.lines;
    if (longest * static_cast<double>(factor) > farthest) throw InvalidArgument("the lattice is too fine");
    BankrollWalk walk = bankroll_walk(part.totals, part.totals.pay_denominator, Rounding::down);
    for (WalkStep& each : walk.steps) each.change *= factor;
    return walk;
}

/// Before the plan the walk is at 0; after t hands of this part, and `received` dollars of rebates before it,
/// the bankroll is below an amount if the walk is below this place.
std::function<i64(u64)> plan_barrier(const PlanPart& part, const Rational& step, const Rational& distance,
                                     const Rational& received) {
    return [start = (distance - received) / step, rebate = part.rebate() / step](u64 hand) {
        return ceiling_of(start - rebate * Rational(hand));
    };
}

constexpr double never_again = 1e-13;

/// A bankroll from which the chance of ruin in the plan is below never_again: Chernoff's inequality for each
/// part, whose falls add up.
Rational safe_bankroll(const std::vector<PlanPart>& parts, const Rational& step, const StopFlag* stop) {
    double fall = 1;
    Rational price;
    const double chance = never_again / static_cast<double>(parts.size());
    for (const PlanPart& part : parts) {
        throw_if_stopped(stop);
        const double rebate = nearest_double(part.rebate() / step);
        fall += std::max(0.0, fall_bound(stretched_walk(part, step).steps, rebate, part.hands, chance)) + 1;
        price = std::max(price, part.price());
    }
    constexpr double farthest = 1e15;
    if (!(fall < farthest)) throw InvalidArgument("the lattice is too fine");
    return price + step * Rational(static_cast<u64>(fall));
}

std::vector<GoalStage> stages_of(const std::vector<PlanPart>& parts, const Rational& step,
                                 const Rational& bankroll, const Rational& goal) {
    std::vector<GoalStage> stages;
    Rational received;
    for (const PlanPart& part : parts) {
        // Whoever still plays is below the goal, so before a hand that costs more than that all are ruined.
        const Rational above = std::max(goal, part.price());
        stages.push_back({stretched_walk(part, step),
                          {part.hands, plan_barrier(part, step, part.price() - bankroll, received),
                           plan_barrier(part, step, above - bankroll, received)}});
        received += part.rebate() * Rational(part.hands);
    }
    return stages;
}

}  // namespace

std::pair<Rational, Rational> PlanResult::quantile(double share) const {
    const auto [least, most] = in_steps_.quantile(share);
    return {step_ * least, step_ * most};
}

Rational plan_step(const std::vector<PlanPart>& parts) {
    Rational step = step_of(parts.front());
    for (const PlanPart& part : parts) step = common_step(step, step_of(part));
    return step;
}

PlanResult plan_result(const std::vector<PlanPart>& parts, const Work& work) {
    const Rational step = plan_step(parts);
    std::vector<PlayedWalk> walks;
    Rational certain;
    Rational lowest;
    Rational highest;
    for (const PlanPart& part : parts) {
        walks.push_back({stretched_walk(part, step), part.hands});
        const Rational hands(part.hands);
        certain += hands * part.rebate() / step;
        lowest += hands * (Rational(walks.back().walk.steps.front().change) + part.rebate() / step);
        highest += hands * (Rational(walks.back().walk.steps.back().change) + part.rebate() / step);
    }
    const SessionResult result = session_result(walks, work.stop);
    return {step, {result, result, 1, certain, lowest, highest}};
}

std::optional<SessionGoal> plan_course(const std::vector<PlanPart>& parts, const Rational& bankroll,
                                       const std::optional<Rational>& goal, const Work& work) {
    constexpr double most_multiplications = 1e10;
    constexpr double most_places = 1 << 22;
    const bool is_reached = goal && *goal <= bankroll;
    if (is_reached || bankroll < parts.front().price()) {
        u64 hands = 0;
        for (const PlanPart& part : parts) hands += part.hands;
        return over_before_play(hands, is_reached);
    }
    const Rational step = plan_step(parts);
    // Who has a safe bankroll need not be followed any longer. A bankroll above it is as safe.
    const Rational stop_at = goal ? *goal : std::max(bankroll + step, safe_bankroll(parts, step, work.stop));
    const std::vector<GoalStage> stages = stages_of(parts, step, bankroll, stop_at);
    const SessionCost cost = session_goal_cost(stages);
    if (cost.places > most_places || cost.multiplications > most_multiplications) return std::nullopt;
    SessionGoal course = session_goal(stages, work);
    if (!goal) course.error += never_again;
    return course;
}

}  // namespace holdfast::bankroll

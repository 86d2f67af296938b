#include <algorithm>
#include <cmath>
#include <functional>

#include <holdfast/bankroll/rebated_goal.h>
#include <holdfast/bankroll/session.h>
#include <holdfast/core/error.h>

namespace holdfast::bankroll {
namespace {

/// The cash back less tips of each hand, in bets.
Rational rebate_of_hand(const Stake& stake) {
    return stake.rebate() * Rational(stake.lines);
}

/// After t hands the bankroll is bankroll + walk / unit + t * rebate, so it is below an amount if the walk is
/// below unit * (amount - bankroll - t * rebate), rounded up.
std::function<i64(u64)> barrier_of(const Stake& stake, u64 unit, const Rational& bankroll,
                                   const Rational& amount) {
    const Rational steps(unit);
    const Rational start = steps * (amount - bankroll);
    const Rational rebate = steps * rebate_of_hand(stake);
    if (rebate.is_zero()) return [at = ceiling_of(start)](u64) { return at; };
    return [start, rebate](u64 hand) { return ceiling_of(start - rebate * Rational(hand)); };
}

/// The bankroll pays for another hand unless it is below a bet on every line.
SessionPlan plan_of(const Stake& stake, u64 unit, u64 hands, const Rational& bankroll) {
    return {hands, barrier_of(stake, unit, bankroll, Rational(stake.lines)),
            nearest_double(Rational(unit) * rebate_of_hand(stake))};
}

/// The finest lattice on which ruin takes at most `most`; pays that it rounds take a walk for each bound.
std::optional<u64> affordable_ruin_unit(const DealTotals& totals, const Stake& stake, u64 hands,
                                        const Rational& bankroll, const SessionCost& most,
                                        const StopFlag* stop) {
    return finest_unit(totals.pay_denominator, [&](u64 unit) {
        const BankrollWalk walk = bankroll_walk(totals, unit, Rounding::down);
        const SessionCost cost = session_ruin_cost(walk, plan_of(stake, unit, hands, bankroll), stop);
        return cost.places <= most.places &&
               cost.multiplications * (walk.is_rounded ? 2 : 1) <= most.multiplications;
    });
}

/// Both bounds on a lattice that rounds pays.
RuinCourse ruin_bounds(const DealTotals& totals, u64 unit, const SessionPlan& plan, const Work& work) {
    SessionRuin most = session_ruin(bankroll_walk(totals, unit, Rounding::down), plan,
                                    work.part(0, plan.deals, 2 * plan.deals));
    SessionRuin least = session_ruin(bankroll_walk(totals, unit, Rounding::up), plan,
                                     work.part(plan.deals, 2 * plan.deals, 2 * plan.deals));
    return {std::move(least), std::move(most)};
}

SessionGoalPlan goal_plan_of(const Stake& stake, u64 unit, u64 hands, const Rational& bankroll,
                             const Rational& goal) {
    return {hands, barrier_of(stake, unit, bankroll, Rational(stake.lines)),
            barrier_of(stake, unit, bankroll, goal)};
}

/// The finest lattice on which a goal within the hands is computed soon enough; nothing if none is.
std::optional<u64> affordable_goal_unit(const DealTotals& totals, const Stake& stake, u64 hands,
                                        const Rational& bankroll, const Rational& goal,
                                        const StopFlag* stop) {
    constexpr double most_multiplications = 1e10;
    constexpr double most_places = 1 << 22;
    return finest_unit(totals.pay_denominator, [&](u64 unit) {
        throw_if_stopped(stop);
        const SessionCost cost = session_goal_cost(bankroll_walk(totals, unit, Rounding::up),
                                                   goal_plan_of(stake, unit, hands, bankroll, goal));
        return cost.places <= most_places && cost.multiplications <= most_multiplications;
    });
}

/// The lattice that a goal is computed on.
struct GoalLattice {
    u64 unit;
    bool has_rebate;  ///< the rebate is a whole number of its steps
};

/// A lattice fine enough for the rebate, too, if it has few places.
std::optional<GoalLattice> exact_goal_lattice(u64 pay_denominator, const Rational& lowest_total,
                                              const Stake& stake, const Rational& bankroll,
                                              const Rational& goal) {
    const Rational rebate = rebate_of_hand(stake);
    const U256 fine = rebate.denominator();
    if (fine > U256(u128{max_goal_places})) return std::nullopt;
    const u128 unit = u128{pay_denominator} / gcd(U256(pay_denominator), fine).to_u128() * fine.to_u128();
    if (unit > u128{max_stake_denominator}) return std::nullopt;
    const Rational steps(unit);
    const i64 places =
        ceiling_of(steps * (goal - bankroll)) - ceiling_of(steps * (Rational(stake.lines) - bankroll));
    const bool falls_singly = steps * (lowest_total - Rational(stake.lines) + rebate) == Rational(-1);
    if (places > (falls_singly ? max_goal_places_of_single_falls : max_goal_places)) return std::nullopt;
    return GoalLattice{static_cast<u64>(unit), true};
}

RebatedGoal rebated_goal(u64 unit, const Stake& stake, const Rational& bankroll, const Rational& goal) {
    const Rational steps(unit);
    return {steps * rebate_of_hand(stake), steps * (Rational(stake.lines) - bankroll),
            steps * (goal - bankroll)};
}

std::optional<GoalLattice> goal_lattice(u64 pay_denominator, const Rational& lowest_total, const Stake& stake,
                                        const Rational& bankroll, const Rational& goal) {
    if (const auto exact = exact_goal_lattice(pay_denominator, lowest_total, stake, bankroll, goal)) {
        return exact;
    }
    const std::optional<u64> unit = finest_unit(pay_denominator, [&](u64 tried) {
        return rebated_places(rebated_goal(tried, stake, bankroll, goal)) <= max_goal_places;
    });
    return unit ? std::optional(GoalLattice{*unit, false}) : std::nullopt;
}

Rational lowest_total_of(const DealTotals& totals) {
    return Rational(totals.totals.front(), totals.pay_denominator);
}

Bounds exact_goal(const DealTotals& totals, const Stake& stake, const Rational& bankroll,
                  const Rational& goal, u64 unit, const Work& work) {
    const BankrollWalk walk = bankroll_walk(totals, unit, Rounding::down);
    const Rational steps(unit);
    const i64 certain = floor_of(steps * rebate_of_hand(stake));
    GoalEquation equation{walk.steps, ceiling_of(steps * (Rational(stake.lines) - bankroll)),
                          ceiling_of(steps * (goal - bankroll))};
    for (WalkStep& step : equation.steps) step.change += certain;
    return goal_chance(equation, work);
}

/// The overlap of two kinds of bounds: those that follow directly from the edge, and those of the recursions.
Bounds rounded_goal(const DealTotals& totals, u64 unit, const RebatedGoal& goal, const Work& work) {
    const BankrollWalk down = bankroll_walk(totals, unit, Rounding::down);
    const BankrollWalk up = bankroll_walk(totals, unit, Rounding::up);
    const Bounds at_once(real_walk(down.steps, goal).goal_chance().least,
                         real_walk(up.steps, goal).goal_chance().most);
    constexpr double as_close_as_shown = 1e-7;
    if (at_once.most - at_once.least < as_close_as_shown) return at_once;
    return overlap(at_once,
                   {goal_chance_at_least(down.steps, goal, work), goal_chance_at_most(up.steps, goal, work)});
}

}  // namespace

Rational ResultDistribution::bets_at(i64 place) const {
    return Rational(place, unit_) + certain_;
}

Bounds ResultDistribution::chance_below(const Rational& bets) const {
    if (bets <= lowest_) return Bounds(0.0);
    if (highest_ < bets) return Bounds(1.0);
    const i64 place = ceiling_of((bets - certain_) * Rational(unit_));
    // Equal chances may differ by their roundings, either way.
    const auto [least, most] = std::minmax({above_.below(place), below_.below(place)});
    return {least, most};
}

std::pair<Rational, Rational> ResultDistribution::quantile(double share) const {
    return {bets_at(below_.quantile(share).first), bets_at(above_.quantile(share).second)};
}

ResultDistribution result_of(const DealTotals& totals, const Stake& stake, u64 hands, const Work& work) {
    const u64 finest = totals.pay_denominator;
    const std::optional<u64> unit = finest_unit(finest, [&](u64 tried) {
        throw_if_stopped(work.stop);
        return std::max(result_width(bankroll_walk(totals, tried, Rounding::down), hands),
                        result_width(bankroll_walk(totals, tried, Rounding::up), hands)) <= max_result_width;
    });
    if (!unit) throw InvalidArgument("the game pays too much for a lattice of bets");
    const BankrollWalk walk = bankroll_walk(totals, *unit, Rounding::down);
    SessionResult below = session_result(walk, hands, work.stop);
    SessionResult above = walk.is_rounded
                              ? session_result(bankroll_walk(totals, *unit, Rounding::up), hands, work.stop)
                              : below;
    const auto result_with = [&](u64 total) {
        return Rational(hands) * (Rational(total, finest) - Rational(stake.lines) + rebate_of_hand(stake));
    };
    return {std::move(below),
            std::move(above),
            *unit,
            rebate_of_hand(stake) * Rational(hands),
            result_with(totals.totals.front()),
            result_with(totals.totals.back())};
}

std::optional<RuinCourse> ruin_of(const DealTotals& totals, const Stake& stake, u64 hands,
                                  const Rational& bankroll, const Work& work, const SessionCost& most) {
    const auto affordable = [&](u64 share) {
        const SessionCost part{most.places, most.multiplications / static_cast<double>(share)};
        return affordable_ruin_unit(totals, stake, hands, bankroll, part, work.stop);
    };
    const std::optional<u64> finest = affordable(1);
    if (!finest) return std::nullopt;
    const BankrollWalk walk = bankroll_walk(totals, *finest, Rounding::down);
    if (!walk.is_rounded) {
        const SessionRuin both = session_ruin(walk, plan_of(stake, *finest, hands, bankroll), work);
        return RuinCourse{both, both};
    }
    // Pays with many decimals could always take longer: only bounds that are far apart are worth all the time.
    constexpr double far_apart = 0.01;
    const u64 total = (1 + 8 + 64) * hands;
    u64 done = 0;
    for (const u64 share : {64U, 8U, 1U}) {
        const std::optional<u64> unit = share == 1 ? finest : affordable(share);
        const u64 before = done;
        done += 64 / share * hands;
        if (!unit) continue;
        RuinCourse course = ruin_bounds(totals, *unit, plan_of(stake, *unit, hands, bankroll),
                                        work.part(before, done, total));
        const Bounds within = course.within(hands);
        if (share > 1 && within.most - within.least > far_apart) continue;
        if (work.progress && share > 1) work.progress(total, total);
        return course;
    }
    return std::nullopt;
}

std::optional<GoalCourse> goal_within(const DealTotals& totals, const Stake& stake, u64 hands,
                                      const Rational& bankroll, const Rational& goal, const Work& work) {
    if (goal <= bankroll || bankroll < Rational(stake.lines)) {
        const SessionGoal over = over_before_play(hands, goal <= bankroll);
        if (work.progress) work.progress(hands, hands);
        return GoalCourse{over, over};
    }
    const std::optional<u64> unit = affordable_goal_unit(totals, stake, hands, bankroll, goal, work.stop);
    if (!unit) return std::nullopt;
    const SessionGoalPlan plan = goal_plan_of(stake, *unit, hands, bankroll, goal);
    const BankrollWalk down = bankroll_walk(totals, *unit, Rounding::down);
    if (!down.is_rounded) {
        const SessionGoal both = session_goal(down, plan, work);
        return GoalCourse{both, both};
    }
    SessionGoal poorer = session_goal(down, plan, work.part(0, hands, 2 * hands));
    SessionGoal richer = session_goal(bankroll_walk(totals, *unit, Rounding::up), plan,
                                      work.part(hands, 2 * hands, 2 * hands));
    return GoalCourse{std::move(poorer), std::move(richer)};
}

bool is_goal_near(u64 pay_denominator, const Rational& lowest_total, const Stake& stake,
                  const Rational& bankroll, const Rational& goal) {
    return goal_lattice(pay_denominator, lowest_total, stake, bankroll, goal).has_value();
}

GoalChance goal_of(const DealTotals& totals, const Stake& stake, const Rational& bankroll,
                   const Rational& goal, const Work& work) {
    if (goal <= bankroll) return {Bounds(1.0), false};
    if (bankroll < Rational(stake.lines)) return {Bounds(0.0), false};
    const Rational lowest = lowest_total_of(totals);
    const auto lattice = goal_lattice(totals.pay_denominator, lowest, stake, bankroll, goal);
    if (!lattice) throw InvalidArgument("too many places between ruin and the goal");
    const Rational certain = rebate_of_hand(stake) - Rational(stake.lines);
    if (!(lowest + certain).is_negative()) {
        const Rational highest(totals.totals.back(), totals.pay_denominator);
        return {Bounds(highest + certain > Rational() ? 1.0 : 0.0), false};
    }
    if (lattice->has_rebate) return {exact_goal(totals, stake, bankroll, goal, lattice->unit, work), false};
    return {rounded_goal(totals, lattice->unit, rebated_goal(lattice->unit, stake, bankroll, goal), work),
            true};
}

}  // namespace holdfast::bankroll

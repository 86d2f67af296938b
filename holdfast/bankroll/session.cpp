#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/bankroll/rebated_goal.h>
#include <holdfast/bankroll/session.h>
#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>

namespace holdfast::videopoker::bankroll {
namespace {

/// The cash back less tips of each hand, in bets.
Rational rebate_of_hand(const Stake& stake) {
    return stake.rebate() * Rational(stake.lines);
}

/// The finest lattice of at most `most` places, if that of the pays has `places`.
u64 affordable_unit(u64 finest, double places, double most) {
    if (places <= most) return finest;
    const double unit = std::floor(static_cast<double>(finest) * most / places);
    if (unit < 1) throw InvalidArgument("the game pays too much for a lattice of bets");
    // A little coarser than proportional, because the bounds on the number of places are not quite linear.
    return std::max<u64>(1, static_cast<u64>(0.9 * unit));
}

/// Ruin on a lattice takes time in the square of its unit: near the barrier, each hand looks at all the
/// places that it can fall to, from as many heights. The exact lattice may take half a minute; bounds must be
/// faster. This also bounds memory, which is a few times the number of places that a hand can fall.
u64 affordable_ruin_unit(u64 finest, double height, const Stake& stake, u64 hands) {
    constexpr double most_exact = 5e10;
    constexpr double most_rounded = 1e9;
    const double work =
        static_cast<double>(hands) * static_cast<double>(stake.lines) * static_cast<double>(finest) * height;
    const u64 unit = affordable_unit(finest, height, max_session_height);
    if (work <= most_exact) return unit;
    const double coarser = static_cast<double>(finest) * std::sqrt(most_rounded / work);
    return std::min(unit, std::max<u64>(1, static_cast<u64>(coarser)));
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

SessionRuin ruin_on(const DealTotals& totals, const Stake& stake, u64 hands, const Rational& bankroll,
                    u64 unit, Rounding rounding, const Work& work) {
    return session_ruin(bankroll_walk(totals, unit, rounding), plan_of(stake, unit, hands, bankroll), work);
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
    for (u64 unit = totals.pay_denominator;; unit = std::max<u64>(1, unit / 2)) {
        throw_if_stopped(stop);
        const SessionGoalCost cost = session_goal_cost(bankroll_walk(totals, unit, Rounding::up),
                                                       goal_plan_of(stake, unit, hands, bankroll, goal));
        if (cost.places <= most_places && cost.multiplications <= most_multiplications) return unit;
        if (unit == 1) return std::nullopt;
    }
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
    const auto places =
        static_cast<double>(rebated_places(rebated_goal(pay_denominator, stake, bankroll, goal)));
    const double most = static_cast<double>(max_goal_places);
    if (places / static_cast<double>(pay_denominator) > most - 4) return std::nullopt;
    return GoalLattice{affordable_unit(pay_denominator, places, most), false};
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
    return {above_.below(place), below_.below(place)};
}

std::pair<Rational, Rational> ResultDistribution::quantile(double share) const {
    return {bets_at(below_.quantile(share).first), bets_at(above_.quantile(share).second)};
}

ResultDistribution result_of(const DealTotals& totals, const Stake& stake, u64 hands, const Work& work) {
    const u64 finest = totals.pay_denominator;
    const u64 unit = affordable_unit(
        finest, result_width(bankroll_walk(totals, finest, Rounding::down), hands), max_result_width);
    const BankrollWalk walk = bankroll_walk(totals, unit, Rounding::down);
    SessionResult below = session_result(walk, hands, work.stop);
    SessionResult above =
        walk.is_rounded ? session_result(bankroll_walk(totals, unit, Rounding::up), hands, work.stop) : below;
    const auto result_with = [&](u64 total) {
        return Rational(hands) * (Rational(total, finest) - Rational(stake.lines) + rebate_of_hand(stake));
    };
    return {std::move(below),
            std::move(above),
            unit,
            rebate_of_hand(stake) * Rational(hands),
            result_with(totals.totals.front()),
            result_with(totals.totals.back())};
}

RuinCourse ruin_of(const DealTotals& totals, const Stake& stake, u64 hands, const Rational& bankroll,
                   const Work& work) {
    const u64 finest = totals.pay_denominator;
    const BankrollWalk exact = bankroll_walk(totals, finest, Rounding::down);
    const SessionPlan plan = plan_of(stake, finest, hands, bankroll);
    // Even if the walk stays low, each hand needs all the places that it can fall.
    const double height = std::max(session_height(exact, plan), session_fall(exact, plan));
    const u64 unit = affordable_ruin_unit(finest, height, stake, hands);
    if (unit == finest) {
        const SessionRuin both = ruin_on(totals, stake, hands, bankroll, unit, Rounding::down, work);
        return {both, both};
    }
    SessionRuin most =
        ruin_on(totals, stake, hands, bankroll, unit, Rounding::down, work.part(0, hands, 2 * hands));
    SessionRuin least =
        ruin_on(totals, stake, hands, bankroll, unit, Rounding::up, work.part(hands, 2 * hands, 2 * hands));
    return {std::move(least), std::move(most)};
}

std::optional<GoalCourse> goal_within(const DealTotals& totals, const Stake& stake, u64 hands,
                                      const Rational& bankroll, const Rational& goal, const Work& work) {
    if (goal <= bankroll || bankroll < Rational(stake.lines)) {
        const auto all = [hands](bool is_certain) {
            return std::vector<double>(static_cast<std::size_t>(hands + 1), is_certain ? 1 : 0);
        };
        const SessionGoal over{all(goal <= bankroll), all(bankroll < goal), 0};
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

}  // namespace holdfast::videopoker::bankroll

// A plan: several games, one after the other, each with its own bet. Everything is counted in dollars.
//
//   step   = the largest amount of which every pay and every bet of the plan is a whole multiple
//   result = sum over the parts of  bet * (total pay - lines)  +  bet * lines * rebate     of each hand
//
// The walks of all parts share this lattice, so their results are added up by one transform (session.h), and
// the bankroll that one part ends with is where the next one begins (session_goal.h). The rebate is certain,
// and moves the barriers only, as in a session.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/bankroll/session.h>
#include <holdfast/bankroll/session_goal.h>
#include <holdfast/bankroll/stake.h>
#include <holdfast/core/progress.h>

namespace holdfast::bankroll {

struct PlanPart {
    DealTotals totals;
    Stake stake;
    u64 hands = 0;
    Rational bet;  ///< dollars, on one line

    Rational price() const { return bet * Rational(stake.lines); }  ///< of a hand, in dollars
    Rational rebate() const { return price() * stake.rebate(); }    ///< of a hand, in dollars
};

/// The distribution of the result of a plan, in dollars, ignoring ruin.
class PlanResult {
  public:
    PlanResult(Rational step, ResultDistribution in_steps) : step_(step), in_steps_(std::move(in_steps)) {}

    /// The chance of a result below `dollars`, apart from error().
    double chance_below(const Rational& dollars) const {
        return in_steps_.chance_below(dollars / step_).most;
    }
    /// Proven bounds of that chance; exactly 0 or 1 if no result, or every result, is below.
    Bounds proven_chance_below(const Rational& dollars) const {
        return in_steps_.proven_chance_below(dollars / step_);
    }
    /// Bounds of the smallest result that is not exceeded with a chance of `share` or more.
    std::pair<Rational, Rational> quantile(double share) const;
    double error() const { return in_steps_.error(); }

  private:
    Rational step_;
    ResultDistribution in_steps_;
};

/// The step of the lattice of all parts, in dollars.
Rational plan_step(const std::vector<PlanPart>& parts);

/// Throws InvalidArgument if the step is so small that the results have too many places, and Stopped.
PlanResult plan_result(const std::vector<PlanPart>& parts, const Work& work = {});

/// The chances of a goal and of ruin before it, by the number of hands played; without a goal, that of ruin
/// alone. A player is ruined if the bankroll does not cover a hand of the part that is played, when it begins
/// and after each of its hands. Nothing if it would take too long. Throws InvalidArgument as plan_result does,
/// and Stopped.
std::optional<SessionGoal> plan_course(const std::vector<PlanPart>& parts, const Rational& bankroll,
                                       const std::optional<Rational>& goal, const Work& work = {});

}  // namespace holdfast::bankroll

// A session: a stake, a number of hands, and perhaps a bankroll and a goal. These functions choose the
// lattice that each answer is computed on, and turn its places back into bets.
//
// It is the lattice of the pays unless that is too fine (such as pays in ten-thousandths). Then pays are
// rounded to a coarser lattice, once down and once up, and every number is given as two bounds.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/bankroll/bounds.h>
#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/bankroll/session_cost.h>
#include <holdfast/bankroll/session_goal.h>
#include <holdfast/bankroll/session_ruin.h>
#include <holdfast/bankroll/stake.h>
#include <holdfast/core/progress.h>

namespace holdfast::bankroll {

// The result of a number of deals, ignoring ruin: the distribution of a sum of independent, identically
// distributed steps.
//
// The Fourier transform of the sum is that of one deal to the power of the number of deals, on a circle so
// large that a result outside a window around the mean has a chance below 1e-13 (Chernoff's inequality).

struct SessionResult {
    i64 first;                 ///< the place of sums[0]
    std::vector<double> sums;  ///< [place] the chance that the walk ends at first + place or below
    double error;              ///< of each sum

    /// The chance that the walk ends below `bound`.
    double below(i64 bound) const;
    /// Bounds on the smallest place at or below which the walk ends with a chance of `share` or more,
    /// 1e-9 <= share <= 1 - 1e-9. They differ only if the error leaves it open.
    std::pair<i64, i64> quantile(double share) const;
};

/// Deals of one walk.
struct PlayedWalk {
    BankrollWalk walk;
    u64 deals = 0;
};

/// The width of the window in steps; if it is above max_result_width, the lattice is too fine.
double result_width(const BankrollWalk& walk, u64 deals);
/// The width for several walks on one lattice, one after the other.
double result_width(const std::vector<PlayedWalk>& walks);
inline constexpr double max_result_width = 1 << 21;

/// The distribution after `deals` deals. Throws InvalidArgument if the window is wider than max_result_width
/// or the walk drifts beyond about 2^50 steps, and Stopped.
SessionResult session_result(const BankrollWalk& walk, u64 deals, const StopFlag* stop = nullptr);
/// The distribution after several walks on one lattice, one after the other: the product of their transforms.
SessionResult session_result(const std::vector<PlayedWalk>& walks, const StopFlag* stop = nullptr);

inline constexpr u64 max_hands = 1'000'000;  ///< deals of a session
/// Bankrolls and goals are fractions with denominators up to this.
inline constexpr u64 max_stake_denominator = 1'000'000;
/// Cash back and tips are shares with denominators up to this: six decimals of a percent.
inline constexpr u64 max_rate_denominator = 100'000'000;

/// The distribution of the result of a number of hands, in bets, ignoring ruin.
class ResultDistribution {
  public:
    /// `from_below` and `from_above` are the same if no pay was rounded; `certain` is the rebate of all
    /// hands, and `lowest` and `highest` are the extreme results, all in bets.
    ResultDistribution(SessionResult from_below, SessionResult from_above, u64 unit, Rational certain,
                       Rational lowest, Rational highest)
        : below_(std::move(from_below)),
          above_(std::move(from_above)),
          unit_(unit),
          certain_(certain),
          lowest_(lowest),
          highest_(highest) {}

    /// The chance of a result below `bets`, apart from error(); exactly 0 or 1 if no result, or every result,
    /// is below.
    Bounds chance_below(const Rational& bets) const;
    /// Proven bounds of that chance, which include error().
    Bounds proven_chance_below(const Rational& bets) const {
        return lowest_ < bets && bets <= highest_ ? with_error(chance_below(bets), error())
                                                  : chance_below(bets);
    }
    /// Bounds, in bets, of the smallest result that is not exceeded with a chance of `share` or more.
    std::pair<Rational, Rational> quantile(double share) const;
    double error() const { return std::max(below_.error, above_.error); }

  private:
    Rational bets_at(i64 place) const;

    SessionResult below_;
    SessionResult above_;
    u64 unit_;
    Rational certain_;  ///< the rebate of all hands, in bets
    Rational lowest_;   ///< the result, if every deal pays the least
    Rational highest_;
};

/// The result of `hands` deals. Throws InvalidArgument if a game pays too much even for a lattice of whole
/// bets, and Stopped.
ResultDistribution result_of(const DealTotals& totals, const Stake& stake, u64 hands, const Work& work = {});

/// The chance of ruin after each of the hands: the lower bound, then the upper one.
struct RuinCourse {
    SessionRuin least;
    SessionRuin most;

    /// The chance of ruin within `hands` deals, apart from error().
    Bounds within(u64 hands) const { return {least.within(hands), most.within(hands)}; }
    /// Proven bounds of that chance; exactly 0 or 1 if ruin is impossible or certain.
    Bounds proven_within(u64 hands) const {
        return {least.proven_within(hands).least, most.proven_within(hands).most};
    }
    double error() const { return std::max(least.error, most.error); }
};

/// The limits of ruin_of on what it takes, about a minute and half a gigabyte.
inline constexpr SessionCost most_for_ruin{1U << 26U, 6e10};

/// The chance of ruin within `hands` deals. A player is ruined as soon as the bankroll does not cover one bet
/// on every line, also after the last hand. Nothing if even a lattice of whole bets would take more than
/// `most`. Throws Stopped.
std::optional<RuinCourse> ruin_of(const DealTotals& totals, const Stake& stake, u64 hands,
                                  const Rational& bankroll, const Work& work = {},
                                  const SessionCost& most = most_for_ruin);

/// The chances of a goal and of ruin before it, after each of the hands: with pays rounded down, then up.
struct GoalCourse {
    SessionGoal poorer;
    SessionGoal richer;

    /// The chance to have reached the goal within `hands` deals, apart from error().
    Bounds reached_within(u64 hands) const {
        return in_order(Bounds(poorer.reached_within(hands)), Bounds(richer.reached_within(hands)));
    }
    /// The chance of ruin within `hands` deals and before the goal, apart from error().
    Bounds ruined_within(u64 hands) const {
        return in_order(Bounds(richer.ruined_within(hands)), Bounds(poorer.ruined_within(hands)));
    }
    // Proven bounds of those chances; exactly 0 or 1 if that end is impossible or certain.
    Bounds proven_reached_within(u64 hands) const {
        return in_order(poorer.reached.proven_within(hands, poorer.error),
                        richer.reached.proven_within(hands, richer.error));
    }
    Bounds proven_ruined_within(u64 hands) const {
        return in_order(richer.ruined.proven_within(hands, richer.error),
                        poorer.ruined.proven_within(hands, poorer.error));
    }
    double error() const { return std::max(poorer.error, richer.error); }

  private:
    /// Equal chances may differ by their roundings, either way.
    static Bounds in_order(const Bounds& one, const Bounds& other) {
        return {std::min(one.least, other.least), std::max(one.most, other.most)};
    }
};

/// The chances of a goal and of ruin before it within `hands` deals; a deal must be covered as for ruin_of.
/// Nothing if even a lattice of whole bets would take too long. Throws Stopped.
std::optional<GoalCourse> goal_within(const DealTotals& totals, const Stake& stake, u64 hands,
                                      const Rational& bankroll, const Rational& goal, const Work& work = {});

/// Whether goal_of has an answer for a game whose deals pay at least `lowest_total` bets in all: the lattice
/// between ruin and the goal must be small enough.
bool is_goal_near(u64 pay_denominator, const Rational& lowest_total, const Stake& stake,
                  const Rational& bankroll, const Rational& goal);

/// A chance between proven bounds.
struct GoalChance {
    Bounds chance;
    bool is_bound = false;  ///< false: the bounds differ only by rounding errors
};

/// The chance of having `goal` bets or more before ruin, however long it takes: 1 if the bankroll is that
/// large already, else 0 if it does not cover one deal. In all other cases throws InvalidArgument unless
/// is_goal_near, and Stopped.
GoalChance goal_of(const DealTotals& totals, const Stake& stake, const Rational& bankroll,
                   const Rational& goal, const Work& work = {});

}  // namespace holdfast::bankroll

// A session: a stake, a number of hands, perhaps a bankroll and a goal. Chooses the lattice that each
// query is computed on, and turns its places back into bets.
//
// The lattice is that of the pays wherever that can be computed with. Where it is too fine (pays in
// ten-thousandths, say), pays are rounded to a coarser one, once down and once up, and every number is given
// as the two bounds that follow.
#pragma once

#include <utility>
#include <vector>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/bankroll/bounds.h>
#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/bankroll/session_ruin.h>
#include <holdfast/bankroll/stake.h>
#include <holdfast/core/progress.h>

namespace holdfast::videopoker::bankroll {

// What a number of deals wins or loses, ignoring ruin: the distribution of a sum of equal steps.
//
// The transform of the sum is that of one deal to the power of their number, on a circle large enough that
// what lies outside a window around the mean has less than 1e-13 of a chance (Chernoff's inequality).

struct SessionResult {
    i64 first;                 ///< the walk at sums[0]
    std::vector<double> sums;  ///< [place] the chance that the walk ends at first + place or below
    double error;              ///< of each sum

    /// The chance that the walk ends below `bound`.
    double below(i64 bound) const;
    /// The smallest end of the walk at or below which it ends with a chance of `share` or more, 1e-9 <= share
    /// <= 1 - 1e-9, lies between these two: another only where the error leaves it open.
    std::pair<i64, i64> quantile(double share) const;
};

/// How wide the window is, in steps; a lattice for which it is above max_result_width is too fine.
double result_width(const BankrollWalk& walk, u64 deals);
inline constexpr double max_result_width = 1 << 21;

/// Throws std::invalid_argument above max_result_width, or where the walk drifts beyond some 2^50 steps, and
/// Stopped.
SessionResult session_result(const BankrollWalk& walk, u64 deals, const StopFlag* stop = nullptr);

inline constexpr u64 max_hands = 1'000'000;  ///< deals of a session
/// Bankrolls and goals are fractions with denominators up to this.
inline constexpr u64 max_stake_denominator = 1'000'000;
/// Cash back and tips are shares with denominators up to this: six decimals of a percent.
inline constexpr u64 max_rate_denominator = 100'000'000;

/// Some hands of a game, ignoring ruin.
class ResultDistribution {
  public:
    /// `from_below` and `from_above` the same where nothing was rounded; `lowest` and `highest` in bets.
    ResultDistribution(SessionResult from_below, SessionResult from_above, u64 unit, Rational certain,
                       Rational lowest, Rational highest)
        : below_(std::move(from_below)),
          above_(std::move(from_above)),
          unit_(unit),
          certain_(certain),
          lowest_(lowest),
          highest_(highest) {}

    /// The chance of a result below `bets`, but for error(); exactly 0 or 1 if no result is, or every one.
    Bounds chance_below(const Rational& bets) const;
    Bounds proven_chance_below(const Rational& bets) const {
        return lowest_ < bets && bets <= highest_ ? with_error(chance_below(bets), error())
                                                  : chance_below(bets);
    }
    /// The smallest result with so large a chance of it or less lies between these two, in bets.
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

/// Throws std::invalid_argument where a game pays too much even for a lattice of whole bets, and Stopped.
ResultDistribution result_of(const DealTotals& totals, const Stake& stake, u64 hands, const Work& work = {});

/// The chance of ruin after each of the hands; first the more hopeful bound, then the other.
struct RuinCourse {
    SessionRuin least;
    SessionRuin most;

    /// But for error().
    Bounds within(u64 hands) const { return {least.within(hands), most.within(hands)}; }
    Bounds proven_within(u64 hands) const { return with_error(within(hands), error()); }
    double error() const { return std::max(least.error, most.error); }
};

/// A player is ruined as soon as the bankroll does not cover one bet on every line, be it after the last of
/// the hands. Throws as result_of does.
RuinCourse ruin_of(const DealTotals& totals, const Stake& stake, u64 hands, const Rational& bankroll,
                   const Work& work = {});

/// Whether goal_of has an answer, where a deal pays at least `lowest_total` bets in all: if the lattice
/// between ruin and the goal does not have too many places.
bool is_goal_near(u64 pay_denominator, const Rational& lowest_total, const Stake& stake,
                  const Rational& bankroll, const Rational& goal);

/// A chance between proven bounds.
struct GoalChance {
    Bounds chance;
    bool is_bound = false;  ///< false: the two differ by the errors of computing only
};

/// The chance to have `goal` bets or more before ruin, however long it takes: 1 where the bankroll is as much, else
/// 0 where it does not cover one deal. Throws std::invalid_argument otherwise unless is_goal_near, and Stopped.
GoalChance goal_of(const DealTotals& totals, const Stake& stake, const Rational& bankroll,
                   const Rational& goal, const Work& work = {});

}  // namespace holdfast::videopoker::bankroll

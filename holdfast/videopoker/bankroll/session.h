// A session: a stake, a number of hands, perhaps a bankroll and a goal. Chooses the lattice that each question
// is computed on, and turns its places back into bets.
//
// The lattice is that of the pays wherever that can be computed with. Where it is too fine (pays in
// ten-thousandths, say), pays are rounded to a coarser one, once down and once up, and every number is given
// as the two bounds that follow.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/bankroll/deal_totals.h>
#include <holdfast/videopoker/bankroll/session_result.h>
#include <holdfast/videopoker/bankroll/session_ruin.h>
#include <holdfast/videopoker/bankroll/stake.h>

namespace holdfast::videopoker::bankroll {

inline constexpr u64 max_hands = 1'000'000;  ///< deals of a session
/// Bankrolls and goals are fractions with denominators up to this.
inline constexpr u64 max_stake_denominator = 1'000'000;
/// Cash back and tips are shares with denominators up to this: six decimals of a percent.
inline constexpr u64 max_rate_denominator = 100'000'000;

/// Two bounds; equal where the value is known, but for the errors that are given with it.
struct Bounds {
    double least;
    double most;
};

/// Some hands of a game, ignoring ruin.
class ResultDistribution {
  public:
    /// `from_below` and `from_above` the same where nothing was rounded.
    ResultDistribution(SessionResult from_below, SessionResult from_above, u64 unit, Rational certain)
        : below_(std::move(from_below)), above_(std::move(from_above)), unit_(unit), certain_(certain) {}

    /// The chance of a result below `bets`.
    Bounds chance_below(const Rational& bets) const;
    /// The smallest result with so large a chance of it or less, in bets.
    std::pair<Rational, Rational> quantile(double share) const;
    double error() const { return std::max(below_.error, above_.error); }

  private:
    Rational bets_at(i64 place) const;

    SessionResult below_;
    SessionResult above_;
    u64 unit_;
    Rational certain_;  ///< the rebate of all hands, in bets
};

/// Throws std::invalid_argument where a game pays too much even for a lattice of whole bets, and Stopped.
ResultDistribution result_of(const DealTotals& totals, const Stake& stake, u64 hands);

/// The chance of ruin before each of the hands; first the more hopeful bound, then the other.
struct RuinCourse {
    SessionRuin least;
    SessionRuin most;

    /// Of those who are to play so many hands.
    Bounds within(u64 hands) const { return {least.within(hands), most.within(hands)}; }
    double error() const { return std::max(least.error, most.error); }
};

/// A player is ruined when the bankroll does not cover one bet on every line when a hand is to be played. Throws as result_of does.
RuinCourse ruin_of(const DealTotals& totals, const Stake& stake, u64 hands, const Rational& bankroll,
                   const Work& work = {});

/// The chance to have `goal` bets or more before ruin, however long it takes; none where the lattice between
/// ruin and the goal has too many places. Throws Stopped.
std::optional<Bounds> goal_of(const DealTotals& totals, const Stake& stake, const Rational& bankroll,
                              const Rational& goal, const Work& work = {});

}  // namespace holdfast::videopoker::bankroll

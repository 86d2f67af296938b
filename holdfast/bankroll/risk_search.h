// The bankroll for a given risk of ruin: the smallest whole number of bets whose chance of ruin is not above
// the risk.
#pragma once

#include <optional>

#include <holdfast/bankroll/long_run.h>
#include <holdfast/bankroll/session.h>

namespace holdfast::bankroll {

/// The bankroll in bets: from `most` on the risk is proven to be small enough, below `least` too large. The
/// two differ only if the bounds on the chance leave it open.
struct BankrollNeeded {
    u64 least;
    u64 most;
};

/// The bankroll for ruin at any time; nothing if ruin is certain. Throws OverflowError if no bankroll up to
/// 2^53 is proven to be enough.
std::optional<BankrollNeeded> bankroll_for_ever(const LongRun& long_run, const Stake& stake,
                                                const Rational& risk);

/// The limits on each of the bankrolls that are tried, some ten of them: a third of the time of ruin_of.
inline constexpr SessionCost most_for_each_bankroll{most_for_ruin.places, most_for_ruin.multiplications / 3};

/// The bankroll for ruin within `hands` deals. Throws InvalidArgument if ruin from one of those tried takes more
/// than the limits, and Stopped.
BankrollNeeded bankroll_for_hands(const DealTotals& totals, const Stake& stake, u64 hands,
                                  const Rational& risk, const Work& work = {});

}  // namespace holdfast::bankroll

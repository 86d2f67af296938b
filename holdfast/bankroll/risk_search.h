// The bankroll that a risk of ruin asks for: the smallest whole number of bets from which the chance of ruin
// is not above it.
#pragma once

#include <optional>

#include <holdfast/bankroll/long_run.h>
#include <holdfast/bankroll/session.h>

namespace holdfast::videopoker::bankroll {

/// The bankroll lies between these two, in bets: from `most` on the risk is proven to be small enough, below
/// `least` too large. Another only where bounds leave it open.
struct BankrollNeeded {
    u64 least;
    u64 most;
};

/// For ruin at any time; none where ruin is certain. Throws OverflowError where no bankroll up to 2^53 is
/// proven to be enough.
std::optional<BankrollNeeded> bankroll_for_ever(const LongRun& long_run, const Stake& stake,
                                                const Rational& risk);

/// For ruin within some hands. Throws as ruin_of does.
BankrollNeeded bankroll_for_hands(const DealTotals& totals, const Stake& stake, u64 hands,
                                  const Rational& risk, const Work& work = {});

}  // namespace holdfast::videopoker::bankroll

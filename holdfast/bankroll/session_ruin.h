// Ruin within a number of deals: the distribution of the bankroll, deal by deal, without the walks that can
// no longer pay for another deal, even after the last one.
//
// Deals are played in blocks of m. High above the barrier no walk can be ruined within a block: there m deals
// are one convolution. Near the barrier deals are played one by one, which gives the walks ruined at each
// step. Then
//
//   distribution after the block = K^m * before  -  sum over steps s of K^(m-s) * ruined at s
//
// (K: one deal; *: convolution) is exact: the sum removes the continuation of the ruined walks. Both terms
// are computed in the Fourier domain. Only two things are approximate, and `error` bounds both: heights from
// which ruin has a chance below 1e-13 count as safe, and doubles are rounded.
#pragma once

#include <functional>
#include <vector>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/bankroll/bounds.h>
#include <holdfast/bankroll/session_cost.h>
#include <holdfast/core/progress.h>

namespace holdfast::bankroll {

/// A walk of `deals` >= 1 deals that starts at 0, and is ruined if after t deals (0, 1, ..., deals) it is
/// below barrier(t).
struct SessionPlan {
    u64 deals;
    std::function<i64(u64)> barrier;  ///< [t]; moves by about `-drift` steps a deal
    double drift;
};

struct SessionRuin {
    std::vector<double> ruined;  ///< [t] the chance to be ruined after t deals or earlier, 0 <= t <= deals
    double error = 0;            ///< of each
    u64 possible_from = 0;       ///< nobody is ruined after fewer deals
    u64 certain_from = 0;        ///< everybody is ruined after that many deals

    double within(u64 deals) const { return ruined[static_cast<std::size_t>(deals)]; }
    /// Proven bounds of that chance; exactly 0 or 1 if ruin is impossible or certain.
    Bounds proven_within(u64 deals) const {
        if (deals < possible_from) return Bounds(0.0);
        if (deals >= certain_from) return Bounds(1.0);
        return with_error(Bounds(within(deals)), error);
    }
};

/// The height above the barrier, in steps, up to which walks are followed.
double session_height(const BankrollWalk& walk, const SessionPlan& plan);

/// The most steps that one deal can fall towards the barrier.
double session_fall(const BankrollWalk& walk, const SessionPlan& plan);

/// The limit on both; beyond it, memory and time are too much, and a coarser lattice is needed.
inline constexpr double max_session_height = 1 << 20;

/// About what session_ruin needs: infinite if it would throw InvalidArgument. Throws Stopped.
SessionCost session_ruin_cost(const BankrollWalk& walk, const SessionPlan& plan,
                              const StopFlag* stop = nullptr);

/// The chance of ruin after each deal. Throws InvalidArgument if height or fall is above max_session_height,
/// and Stopped.
SessionRuin session_ruin(const BankrollWalk& walk, const SessionPlan& plan, const Work& work = {});

}  // namespace holdfast::bankroll

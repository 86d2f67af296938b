// Ruin within a number of deals: the distribution of the bankroll itself, step by step, with those taken out
// who can no longer pay for another deal, after the last one too.
//
// Deals are played in blocks of m. From high above the barrier nobody can be ruined within a block: there m
// deals are one convolution. Near the barrier single deals are played, which gives those ruined at each step;
// then
//
//   distribution after the block = K^m * before  -  sum over steps s of K^(m-s) * ruined at s
//
// (K: one deal; *: convolution) is exact: what the ruined would have gone on to win is taken back out. Both
// terms are computed in the Fourier domain. Only two things are approximate, and `error` bounds both: heights
// from which ruin has less than 1e-13 of a chance count as safe, and doubles round.
#pragma once

#include <functional>
#include <vector>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/core/progress.h>

namespace holdfast::videopoker::bankroll {

/// Who plays `deals` deals, 1 or more, starting at 0 of the walk, and is ruined when after t deals (0, 1,
/// ..., deals) the walk is below barrier(t).
struct SessionPlan {
    u64 deals;
    std::function<i64(u64)> barrier;  ///< moves by about `-drift` steps a deal
    double drift;
};

struct SessionRuin {
    std::vector<double> ruined;  ///< [t] the share of those ruined after t deals or earlier, 0 <= t <= deals
    double error = 0;            ///< of each

    double within(u64 deals) const { return ruined[static_cast<std::size_t>(deals)]; }
};

/// How many steps above the barrier the computation has to follow.
double session_height(const BankrollWalk& walk, const SessionPlan& plan);

/// How many steps nearer to the barrier one deal can lead.
double session_fall(const BankrollWalk& walk, const SessionPlan& plan);

/// Higher than this, or falling further, the memory and the time are too much: use a coarser lattice.
inline constexpr double max_session_height = 1 << 20;

/// Throws std::invalid_argument if height or fall is above max_session_height, and Stopped.
SessionRuin session_ruin(const BankrollWalk& walk, const SessionPlan& plan, const Work& work = {});

}  // namespace holdfast::videopoker::bankroll

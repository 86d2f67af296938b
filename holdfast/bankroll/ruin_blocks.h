// Blocks of deals of a walk above a barrier: many deals as one convolution, minus the continuation of the
// ruined walks (session_ruin.h has the formula).
//
// At the frequency w, with k(w) the transform of one deal and a_s(w) that of the walks ruined at step s,
//
//   after(w) = k^m before(w) - sum over s of k^(m-s) a_s(w)
//
// The sum is computed by Horner's scheme in k. At nearly all frequencies |k| is well below 1, so only the
// last few steps count: earlier ones are below 1e-19 and left out.
#pragma once

#include <vector>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/bankroll/fourier.h>
#include <holdfast/bankroll/session_cost.h>
#include <holdfast/core/progress.h>

namespace holdfast::bankroll {

/// The walks ruined in a block: for each deal their shares in some neighbouring columns; all others are 0.
struct RuinedShares {
    struct Row {
        std::size_t begin;  ///< of `shares`
        std::size_t end;
        std::size_t column;  ///< of the first
    };

    std::vector<Row> rows;  ///< [deal - 1]
    std::vector<double> shares;
};

/// A number of deals to play as one block.
struct BlockLength {
    u64 deals;
    double size;                  ///< of the transform, a power of two
    std::vector<WalkStep> steps;  ///< of the walk, except those that lead out of every vector
    SessionCost cost;             ///< of all deals of the session
};

/// The length of blocks with which the session takes least time, for walks that stay less than `height` steps
/// above the barrier, which moves by `-drift` steps a deal (SessionPlan). Throws Stopped.
BlockLength fastest_blocks(const BankrollWalk& walk, u64 deals, i64 height, double drift,
                           const StopFlag* stop);

class RuinBlocks {
  public:
    /// For `deals` deals in blocks of this length. Throws Stopped.
    RuinBlocks(BlockLength length, u64 deals, const StopFlag* stop);

    u64 deals() const { return deals_; }
    const std::vector<WalkStep>& steps() const { return steps_; }
    static constexpr std::size_t chunk = 64;  ///< frequencies computed together

    /// The distribution after a block, for places from the origin on; `before` begins at place `start`, and
    /// the ruined are at places below `columns`. Adds the rounding errors to `error`. Throws Stopped.
    std::vector<double> play(const std::vector<double>& before, std::size_t start, const RuinedShares& ruined,
                             std::size_t columns, double& error);

  private:
    void prepare_frequencies();
    double rounding_error(const std::vector<double>& before, const RuinedShares& ruined,
                          std::size_t columns) const;
    void subtract_ruined(const RuinedShares& ruined, std::size_t columns, Spectrum& values) const;

    const StopFlag* stop_;
    u64 deals_ = 1;
    std::vector<WalkStep> steps_;
    Fourier fourier_{2};
    /// One of each pair of opposite frequencies, those with the largest |k| first:
    std::vector<std::size_t> place_;  ///< in the transform
    std::vector<double> deal_real_;   ///< k
    std::vector<double> deal_imaginary_;
    std::vector<double> shift_real_;  ///< e^(-i w): one place up
    std::vector<double> shift_imaginary_;
    std::vector<u64> memory_;  ///< steps after which k^s is below 1e-19
    Spectrum block_{0};        ///< k^m, at all places
};

}  // namespace holdfast::bankroll

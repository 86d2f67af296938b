// Exact equities for two to ten ranges: how many deals, weighted, each set of players wins.
//
// There are three methods with the same result; the one with the least work is used:
//   two players before the flop, no dead cards: the table of all pairs of hands (preflop_tables.h)
//   a class of flops: each class of boards, weighted by how many of their flops are in it
//   few choices of hole cards: each class of them, over all boards at once (known_hands.h)
//   else: each class of boards, over all hole cards at once
#pragma once

#include <memory>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/equity/showdown.h>

namespace holdfast::holdem {

namespace detail {
struct HandTuple;
}

class ExactEquity {
  public:
    /// The most steps with which an exact answer takes seconds.
    static constexpr u64 affordable_steps = 2'000'000'000;

    /// With more steps it takes years on one processor.
    static constexpr u64 most_steps = 100'000'000'000'000'000;

    /// Chooses the method, which may take a second if there are many choices of hole cards. Throws
    /// InvalidArgument as check_players() does, and Stopped. If no deal is possible, all counts are 0.
    explicit ExactEquity(const Showdown& showdown, const Work& work = {});

    /// The number of combos to evaluate; the largest u64 if there are more, or if the weighted counts may not
    /// fit in 128 bits. It depends only on the showdown, not on the machine.
    u64 steps() const { return steps_; }
    /// Whether 128 bits are certainly enough for the weighted counts.
    bool is_countable() const { return way_ != Way::none; }
    bool is_affordable() const { return steps_ <= affordable_steps; }
    /// How many years one processor would take, approximately; above 900 it only means "more than that".
    u64 years() const;

    /// Counts all deals by the players who share the best hand, combos multiplied by their numerators; one
    /// counted deal weighs Showdown::unit(). The answer does not depend on work.threads. Throws OverflowError
    /// if the counts may exceed 128 bits, and Stopped.
    WinnerCounts winners(const Work& work = {}) const;

  private:
    enum class Way { table, tuples, sweeps, none };

    Showdown live_;
    Way way_ = Way::none;
    u64 steps_ = ~u64{0};
    std::shared_ptr<const std::vector<detail::HandTuple>> tuples_;  ///< of Way::tuples
};

/// Whether ExactEquity is_countable() in at most most_steps, found without listing the choices of hole cards.
/// Throws InvalidArgument as check_players() does.
bool can_be_counted(const Showdown& showdown);

}  // namespace holdfast::holdem

// Exact equities: who wins how many of all deals, weighted, for two to ten ranges.
//
// Three ways to the same counts; the one with the least counted work is taken:
//   two players before the flop, no dead cards: the table of all pairs of hands (preflop_tables.h)
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
    /// Up to so many steps an exact answer is a matter of seconds.
    static constexpr u64 affordable_steps = 2'000'000'000;

    /// With more it is a matter of years on one processor.
    static constexpr u64 most_steps = 100'000'000'000'000'000;

    /// Chooses the way, which may take a second where there are many choices of hole cards: throws Stopped.
    /// Throws std::invalid_argument, with a sentence, where check_players() does; a query without a deal
    /// has counts of 0.
    explicit ExactEquity(const Showdown& showdown, const Work& work = {});

    /// Combos to be looked at; the largest u64 where there are more, or where the weighted counts may not fit
    /// in 128 bits. It depends on the query alone, never on the machine.
    u64 steps() const { return steps_; }
    /// Whether 128 bits are enough for the counts, whatever the weights do.
    bool is_countable() const { return way_ != Way::none; }
    bool is_affordable() const { return steps_ <= affordable_steps; }
    /// For how many years one processor would count, about; of more than 900 no more than that is known.
    u64 years() const;

    /// All deals by the players who share the best hand, combos counted with their numerators; one counted
    /// deal weighs Showdown::unit(). Throws OverflowError where the counts may exceed 128 bits, and Stopped.
    WinnerCounts winners(const Work& work = {}) const;

  private:
    enum class Way { table, tuples, sweeps, none };

    Showdown live_;
    Way way_ = Way::none;
    u64 steps_ = ~u64{0};
    std::shared_ptr<const std::vector<detail::HandTuple>> tuples_;  ///< of Way::tuples
};

/// Whether ExactEquity is_countable() in at most most_steps: known at once, without a list of the choices of
/// hole cards. Throws std::invalid_argument where check_players() does.
bool can_be_counted(const Showdown& showdown);

}  // namespace holdfast::holdem

// Deals with several optimal holds: which one counts, and how far the counts could have gone either way.
#pragma once

#include <vector>

#include <holdfast/videopoker/detail/best_holds.h>
#include <holdfast/videopoker/detail/outcome_counts.h>
#include <holdfast/videopoker/tie_rule.h>

namespace holdfast::videopoker::detail {

/// Outcome counts over the common denominator HoldScale::common.
struct TiedHold {
    u32 hold;
    std::vector<u64> counts;  ///< [row]
    u128 second_moment;       ///< sum of count * pay^2: over equal means, the order of the variances
};

class TieBreaker {
  public:
    TieBreaker(const GameTables& tables, const HoldScale& scale, TieRule rule)
        : tables_(tables), scale_(scale), rule_(rule) {}

    /// All holds of `optimal` (bit H for hold H), the one that counts first.
    std::vector<TiedHold> ranked(const OutcomeCounts& deal, u32 optimal) const;

    /// Whether `a` counts rather than `b`: by the rule, then by having more of the first row that differs.
    bool preferred(const TiedHold& a, const TiedHold& b) const;

    TiedHold describe(const OutcomeCounts& deal, u32 hold) const;

  private:
    const GameTables& tables_;
    const HoldScale& scale_;
    TieRule rule_;
};

}  // namespace holdfast::videopoker::detail

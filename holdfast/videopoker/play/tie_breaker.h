// Deals with several optimal holds: which one counts, and how far the counts could have gone either way.
//
// A tie is exact, as values are whole numbers over one denominator. No rule depends on the order in which
// holds are found, so counts are the same everywhere.
#pragma once

#include <vector>

#include <holdfast/videopoker/paytables/hold.h>
#include <holdfast/videopoker/paytables/tie_rule.h>
#include <holdfast/videopoker/play/best_holds.h>
#include <holdfast/videopoker/play/outcome_counts.h>

namespace holdfast::videopoker::detail {

/// Outcome counts over the common denominator HoldScale::common, which no count passes.
struct TiedHold {
    Hold hold;
    RowNumbers counts{};
};

class TieBreaker {
  public:
    TieBreaker(const GameTables& tables, const HoldScale& scale, TieRule rule);

    TiedHold describe(const OutcomeCounts& deal, Hold hold) const;

    /// Whether `a` counts rather than `b`: by the rule, then by having more of the first row that differs.
    bool preferred(const TiedHold& a, const TiedHold& b) const;

    /// The sum of count * pay^2: over equal means, the order of the variances.
    u128 second_moment(const TiedHold& tied) const;

  private:
    const HoldScale& scale_;
    TieRule rule_;
    std::vector<u128> squared_pays_;  ///< [row]
};

}  // namespace holdfast::videopoker::detail

// Which hold counts if several holds of a deal have exactly the same, best value.
//
// Returns do not depend on it; the counts of single rows and the variance do.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/counting/lattice_lines.h>
#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/best_holds.h>

namespace holdfast::videopoker {

enum class TieRule : u8 {
    lowest_variance,   ///< the hold whose pay varies least
    highest_variance,  ///< the hold whose pay varies most
    most_held,         ///< the hold that keeps the most cards
    fewest_held,       ///< the hold that keeps the fewest cards
};

/// "lowest-variance", "highest-variance", "most-held", "fewest-held".
std::string_view to_text(TieRule rule);

/// Throws ParseError on any other text.
TieRule parse_tie_rule(std::string_view text);

}  // namespace holdfast::videopoker

namespace holdfast::videopoker::detail {

// How often each row pays if a hold of one deal is drawn to: exact counts over all draws.
//
// The number of draws of a hold H that the row pays is the inclusion-exclusion sum of (-1)^|G \ H| times the
// number of hands of the row that contain G, over the sets G between the hold and the deal: it leaves out
// draws with a discard.

/// [row] for all rows that a paytable can have, padded with zeros to whole lattice lines.
struct alignas(LatticeLine) RowNumbers : std::array<u32, (max_rows + 1 + 15) / 16 * 16> {};

class OutcomeCounts {
  public:
    /// Counts for the deals of one class; the places of a hold are those of its representative. Only the
    /// holds in `holds` may be asked for.
    OutcomeCounts(const GameTables& tables, const DealFamily& family, const FamilyGroups& groups,
                  std::size_t pattern, u32 rank_set, HoldSet holds);
    /// Counts for a deal of the game's deck.
    OutcomeCounts(const GameTables& tables, const Deal& deal);
    OutcomeCounts(const OutcomeCounts&) = delete;
    OutcomeCounts& operator=(const OutcomeCounts&) = delete;

    /// How many of the draws after holding `hold` each row pays, times `factor`, modulo 2^32.
    RowNumbers of_hold(Hold hold, u32 factor) const;

  private:
    void add_deal(std::size_t paid_row);

    std::size_t lines_;
    RowNumbers of_deal_{};                            ///< 1 for the row that pays the deal itself
    std::array<const u32*, hold_count> of_subset_{};  ///< [mask][row] the hands that contain the subset
};

// Deals with several optimal holds: which one counts, and how much the counts could differ.
//
// A tie is exact, as values are whole numbers over one denominator. No rule depends on the order in which
// holds are found, so counts are the same everywhere.

/// Outcome counts over the common denominator HoldScale::common, which no count exceeds.
struct TiedHold {
    Hold hold;
    RowNumbers counts{};
};

/// Which of several equally good holds counts, and the fewest and the most of each row over all of them.
struct BrokenTie {
    TiedHold chosen;
    RowNumbers fewest{};
    RowNumbers most{};
};

class TieBreaker {
  public:
    TieBreaker(const GameTables& tables, const HoldScale& scale, TieRule rule);

    TiedHold describe(const OutcomeCounts& deal, Hold hold) const;

    /// Whether `a` counts rather than `b`: by the rule, then by having more of the first row that differs.
    bool preferred(const TiedHold& a, const TiedHold& b) const;

    /// `tied`: at least one.
    BrokenTie broken(const std::vector<TiedHold>& tied) const;

    /// The sum of count * pay^2. It orders holds of equal value by variance.
    u128 second_moment(const TiedHold& tied) const;

  private:
    const HoldScale& scale_;
    TieRule rule_;
    std::vector<u128> squared_pays_;  ///< [row]
};

}  // namespace holdfast::videopoker::detail

// How often each row is hit when a hold of one deal is drawn to: exact counts over all draws.
//
// The draws of a hold H that the row pays are the inclusion-exclusion sum of (-1)^|G \ H| times the row's
// hands that contain G, over the sets G between the hold and the deal: it leaves out the draws that use a
// discard.
#pragma once

#include <array>

#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/counting/lattice_lines.h>
#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/hold_set.h>

namespace holdfast::videopoker::detail {

/// [row] for all rows a paytable can have, filled up to whole lattice lines with zeros.
struct alignas(LatticeLine) RowNumbers : std::array<u32, (max_rows + 1 + 15) / 16 * 16> {};

class OutcomeCounts {
  public:
    /// The deals of one class; the places of a hold are those of the class's representative. Only the holds
    /// in `holds` may be asked for.
    OutcomeCounts(const GameTables& tables, const DealFamily& family, const FamilyGroups& groups,
                  std::size_t pattern, u32 rank_set, HoldSet holds);
    /// A deal of the game's deck.
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

}  // namespace holdfast::videopoker::detail

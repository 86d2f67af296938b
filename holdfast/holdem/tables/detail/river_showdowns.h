// Wins and ties of all hole cards against one unknown opponent, on every complete board.
//
// Of the 990 opposing hands, wins + 2^16 * ties; an entry for each pair of kinds of each row. 54 MB.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/tables/detail/river_rows.h>

namespace holdfast::holdem::detail {

/// Wins and ties as one word, so that both are added at once; sums of either below 2^16 stay apart.
constexpr u32 wins_of(u32 wins_and_ties) {
    return wins_and_ties & 0xffffU;
}
constexpr u32 ties_of(u32 wins_and_ties) {
    return wins_and_ties >> 16U;
}

class RiverShowdowns {
  public:
    /// Counts all rows. Throws Stopped.
    explicit RiverShowdowns(const Work& work = {});

    /// All hole cards on one board: those with a card of the board have an entry too, which means nothing.
    struct OnBoard {
        const u32* row;            ///< [kind pair]
        std::size_t flush_choice;  ///< which of kind_pairs()

        u32 wins_and_ties(HoleCards hand) const {
            return row[kind_pairs()[flush_choice][static_cast<std::size_t>(hand.index())]];
        }
    };
    OnBoard on(RiverRow row) const { return {entries_.data() + row.first, row.flush_choice}; }
    /// `board`: five cards.
    OnBoard on(CardSet board) const { return on(row_of(board)); }

  private:
    std::vector<u32> entries_;
};

}  // namespace holdfast::holdem::detail

// Counts wins and ties of many hands on one board, summed over all its runouts.
//
// For each runout all hands are looked up in one row of RiverShowdowns. The few hands that hold a card of the
// runout are looked up too, and their results are subtracted again.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/showdown/river_rows.h>

namespace holdfast::holdem::detail {

// Wins and ties of all hole cards against one unknown opponent, on every complete board.
//
// An entry for each pair of kinds of each row: wins + 2^16 * ties against the 990 opposing hands. 54 MB.

/// The wins in a word that has both wins and ties, so that both are added at once; the parts stay separate
/// while sums are below 2^16.
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

    /// The results of all hole cards on one board. Entries of hole cards that share a card with it are
    /// meaningless.
    struct OnBoard {
        const u32* row;            ///< [kind pair]
        std::size_t flush_choice;  ///< index in kind_pairs()

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

class RunoutCounter {
  public:
    /// Keeps a reference: `showdowns` must outlive this object.
    explicit RunoutCounter(const RiverShowdowns& showdowns) : showdowns_(showdowns) {}

    /// Counts for a board of three to five cards, none of them in a hand. The result is indexed by hand:
    /// wins + 2^32 * ties.
    const std::vector<u64>& count(CardSet board, const std::vector<HoleCards>& hands);

  private:
    /// Counts on a complete board.
    void look_up(CardSet board, const std::vector<HoleCards>& hands);
    void prepare(CardSet board, const std::vector<HoleCards>& hands);
    void add_runout(CardSet board, CardSet drawn);
    void add_rivers(CardSet board, Card turn);
    void move_to_sums();

    const RiverShowdowns& showdowns_;
    CardSet unseen_;
    std::array<std::vector<u16>, flush_choices> pairs_;             ///< [flush choice][hand] kind pair
    std::array<std::vector<u16>, ordinary_card_count> hands_with_;  ///< [card] hands that hold it
    std::vector<u32> counts_;                                       ///< [hand] in the format of a row
    std::vector<u64> sums_;
};

}  // namespace holdfast::holdem::detail

// Wins and ties of many hands on one board, summed over all its runouts.
//
// For each runout all hands are looked up in one row of RiverShowdowns, those with a card of the runout too;
// what these must not get is taken back from them, which are few.
#pragma once

#include <vector>

#include <holdfast/holdem/tables/detail/river_showdowns.h>

namespace holdfast::holdem::detail {

class RunoutCounter {
  public:
    /// The showdowns outlive this.
    explicit RunoutCounter(const RiverShowdowns& showdowns) : showdowns_(showdowns) {}

    /// `board`: three to five cards, none of them in a hand. [hand] wins + 2^32 * ties.
    const std::vector<u64>& count(CardSet board, const std::vector<HoleCards>& hands);

  private:
    /// On a complete board.
    void look_up(CardSet board, const std::vector<HoleCards>& hands);
    void prepare(CardSet board, const std::vector<HoleCards>& hands);
    void add_runout(CardSet board, CardSet drawn);
    void add_rivers(CardSet board, Card turn);
    void move_to_sums();

    const RiverShowdowns& showdowns_;
    CardSet unseen_;
    std::array<std::vector<u16>, flush_choices> pairs_;             ///< [flush choice][hand] kind pair
    std::array<std::vector<u16>, ordinary_card_count> hands_with_;  ///< [card] hands that hold it
    std::vector<u32> counts_;                                       ///< [hand] as in a row
    std::vector<u64> sums_;
};

}  // namespace holdfast::holdem::detail

// What many hands on one board win against 1 to 9 unknown opponents, summed over all its runouts.
#pragma once

#include <vector>

#include <holdfast/holdem/tables/detail/multiway_rivers.h>

namespace holdfast::holdem::detail {

class MultiwayCounter {
  public:
    /// The rivers outlive this, and have the rows of the boards that it is asked for.
    explicit MultiwayCounter(const MultiwayRivers& rivers) : rivers_(rivers) {}

    /// `board`: three to five cards, none of them in a hand. [hand] the sums; they last until the next call.
    const std::vector<MultiwayCounts>& count(CardSet board, const std::vector<HoleCards>& hands);

  private:
    MultiwayCounts count(const std::vector<RowOfRunout>& runouts, HoleCards hand) const;

    const MultiwayRivers& rivers_;
    std::vector<MultiwayCounts> sums_;
};

}  // namespace holdfast::holdem::detail

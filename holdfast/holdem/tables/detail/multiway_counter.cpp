#include <holdfast/holdem/tables/detail/multiway_counter.h>

namespace holdfast::holdem::detail {

const std::vector<MultiwayCounts>& MultiwayCounter::count(CardSet board,
                                                          const std::vector<HoleCards>& hands) {
    const std::vector<RowOfRunout> runouts = rows_of_runouts(board);
    sums_.clear();
    for (const HoleCards hand : hands) sums_.push_back(count(runouts, hand));
    return sums_;
}

// Hand by hand, for a hand meets few different graphs, and their counts stay in the cache.
MultiwayCounts MultiwayCounter::count(const std::vector<RowOfRunout>& runouts, HoleCards hand) const {
    const CardSet held = hand.cards();
    MultiwayCounts sum;
    for (const RowOfRunout& runout : runouts) {
        if (!(runout.drawn & held).empty()) continue;
        sum += rivers_.counts(rivers_.graph(runout.row.entry(hand)));
    }
    return sum;
}

}  // namespace holdfast::holdem::detail

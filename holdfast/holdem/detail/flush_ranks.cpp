#include <holdfast/holdem/detail/flush_ranks.h>

namespace holdfast::holdem::detail {

FlushRanks::FlushRanks() : rank_(RankSet::all().mask() + 1) {
    for (u32 mask = 0; mask < rank_.size(); ++mask) {
        const int size = __builtin_popcount(mask);
        if (size < 5 || size > 7) {
            continue;
        }
        CardSet cards;
        for (int rank = 0; rank < rank_count; ++rank) {
            if (((mask >> rank) & 1U) != 0) {
                cards.insert(Card(static_cast<Rank>(rank), Suit::spade));
            }
        }
        rank_[mask] = HandRanker::instance()(cards);
    }
}

const FlushRanks& FlushRanks::instance() {
    static const FlushRanks ranks;
    return ranks;
}

}  // namespace holdfast::holdem::detail

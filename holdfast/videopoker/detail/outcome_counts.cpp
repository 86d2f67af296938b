#include <holdfast/videopoker/detail/outcome_counts.h>

#include <holdfast/videopoker/detail/lattice.h>

namespace holdfast::videopoker::detail {
namespace {

constexpr u32 whole_deal = hold_count - 1;

}  // namespace

OutcomeCounts::OutcomeCounts(const GameTables& tables, const DealFamily& family, std::size_t pattern, u32 rank_set)
    : tables_(tables) {
    for (u32 mask = 0; mask < hold_count; ++mask) {
        class_of_subset_[mask] = family.subsets[family.subset_of[pattern][mask]].class_of(rank_set);
    }
}

OutcomeCounts::OutcomeCounts(const GameTables& tables, const std::array<Card, deal_size>& deal) : tables_(tables) {
    for (u32 mask = 0; mask < hold_count; ++mask) {
        CardSet subset;
        for (std::size_t card = 0; card < deal_size; ++card) {
            if (((mask >> card) & 1U) != 0) { subset.insert(deal[card]); }
        }
        class_of_subset_[mask] = tables.classes().class_of(subset);
    }
}

std::vector<u32> OutcomeCounts::of_hold(u32 hold) const {
    std::vector<u32> counts(tables_.game().rows.size());
    const u32 discards = whole_deal ^ hold;
    // `added` runs through the subsets of the discards.
    for (u32 added = discards;; added = (added - 1) & discards) {
        const u32 mask = hold | added;
        const bool minus = (__builtin_popcount(added) & 1) != 0;
        if (mask == whole_deal) {
            counts[tables_.paid_row(class_of_subset_[mask])] += minus ? ~0U : 1U;
        } else {
            const u32* hands = tables_.row_counts().at(__builtin_popcount(mask), class_of_subset_[mask])->lane.data();
            for (std::size_t row = 0; row < counts.size(); ++row) { counts[row] += minus ? 0U - hands[row] : hands[row]; }
        }
        if (added == 0) { return counts; }
    }
}

}  // namespace holdfast::videopoker::detail

#include <holdfast/videopoker/detail/lattice.h>
#include <holdfast/videopoker/detail/outcome_counts.h>

namespace holdfast::videopoker::detail {
namespace {

constexpr u32 whole_deal = hold_count - 1;

CardSet set_of(const std::array<Card, deal_size>& deal, u32 hold) {
    CardSet held;
    for (std::size_t place = 0; place < deal_size; ++place) {
        if (((hold >> place) & 1U) != 0) {
            held.insert(deal[place]);
        }
    }
    return held;
}

}  // namespace

OutcomeCounts::OutcomeCounts(const GameTables& tables, const DealFamily& family, const FamilyGroups& groups,
                             std::size_t pattern, u32 rank_set)
    : tables_(tables), row_of_deal_(tables.paid_row_of_group()[groups.group_of(pattern, rank_set)]) {
    for (u32 mask = 0; mask < whole_deal; ++mask) {
        class_of_subset_[mask] = family.subsets[family.subset_of[pattern][mask]].class_of(rank_set);
    }
}

OutcomeCounts::OutcomeCounts(const GameTables& tables, const std::array<Card, deal_size>& deal)
    : tables_(tables), row_of_deal_(tables.paid_row(set_of(deal, whole_deal))) {
    for (u32 mask = 0; mask < whole_deal; ++mask) {
        class_of_subset_[mask] = tables.classes().class_of(set_of(deal, mask));
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
            counts[row_of_deal_] += minus ? ~0U : 1U;
        } else {
            const u32* hands =
                tables_.row_counts().at(__builtin_popcount(mask), class_of_subset_[mask])->lane.data();
            for (std::size_t row = 0; row < counts.size(); ++row) {
                counts[row] += minus ? 0U - hands[row] : hands[row];
            }
        }
        if (added == 0) {
            return counts;
        }
    }
}

}  // namespace holdfast::videopoker::detail

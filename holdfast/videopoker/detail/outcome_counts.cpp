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

/// Bit G for all G that contain an H whose bit is set in `holds`.
u32 supersets_of(u32 holds) {
    // [p]: bit H is set when hold H does not keep the card at place p.
    constexpr std::array<u32, deal_size> lacking{0x55555555, 0x33333333, 0x0F0F0F0F, 0x00FF00FF, 0x0000FFFF};
    for (std::size_t place = 0; place < deal_size; ++place) {
        holds |= (holds & lacking[place]) << (1U << place);
    }
    return holds;
}

}  // namespace

OutcomeCounts::OutcomeCounts(const GameTables& tables, const DealFamily& family, const FamilyGroups& groups,
                             std::size_t pattern, u32 rank_set, u32 holds)
    : lines_(tables.row_counts().lines()) {
    for (u32 rest = supersets_of(holds) & ~(1U << whole_deal); rest != 0; rest &= rest - 1) {
        const auto mask = static_cast<std::size_t>(__builtin_ctz(rest));
        const SubsetRun& run = family.subsets[family.subset_of[pattern][mask]];
        of_subset_[mask] = tables.row_counts().at(run.cards, run.class_of(rank_set))->lane.data();
    }
    add_deal(tables.paid_row_of_group()[groups.group_of(pattern, rank_set)]);
}

OutcomeCounts::OutcomeCounts(const GameTables& tables, const std::array<Card, deal_size>& deal)
    : lines_(tables.row_counts().lines()) {
    for (u32 mask = 0; mask < whole_deal; ++mask) {
        const u32 set_class = tables.classes().class_of(set_of(deal, mask));
        of_subset_[mask] = tables.row_counts().at(__builtin_popcount(mask), set_class)->lane.data();
    }
    add_deal(tables.paid_row(set_of(deal, whole_deal)));
}

void OutcomeCounts::add_deal(std::size_t paid_row) {
    of_deal_[paid_row] = 1;
    of_subset_[whole_deal] = of_deal_.data();
}

RowNumbers OutcomeCounts::of_hold(u32 hold, u32 factor) const {
    RowNumbers counts{};
    sum_alternating(counts.data(), of_subset_.data(), hold, whole_deal ^ hold, factor, lines_);
    return counts;
}

}  // namespace holdfast::videopoker::detail

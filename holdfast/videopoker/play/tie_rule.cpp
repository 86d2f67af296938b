#include <algorithm>
#include <numeric>
#include <string>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/counting/lattice.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker {
namespace {

constexpr std::array<std::string_view, 4> names{"lowest-variance", "highest-variance", "most-held",
                                                "fewest-held"};

}  // namespace

std::string_view to_text(TieRule rule) {
    return names[static_cast<std::size_t>(rule)];
}

TieRule parse_tie_rule(std::string_view text) {
    const auto* const found = std::find(names.begin(), names.end(), text);
    if (found == names.end()) {
        throw ParseError(
            "'" + std::string(text) +
                "' is not a tie rule: lowest-variance, highest-variance, most-held or fewest-held",
            std::string(text));
    }
    return static_cast<TieRule>(found - names.begin());
}

}  // namespace holdfast::videopoker

namespace holdfast::videopoker::detail {
namespace {

/// All G that contain some H of `holds`.
HoldSet supersets_of(HoldSet holds) {
    // [p]: the holds that do not keep the card at place p.
    constexpr std::array<u32, deal_size> lacking{0x55555555, 0x33333333, 0x0F0F0F0F, 0x00FF00FF, 0x0000FFFF};
    // One place after the other: after step p the set has all G that add any of the cards 0 to p to some H.
    u32 bits = holds.bits();
    for (std::size_t place = 0; place < deal_size; ++place) bits |= (bits & lacking[place]) << (1U << place);
    return HoldSet(bits);
}

}  // namespace

OutcomeCounts::OutcomeCounts(const GameTables& tables, const DealFamily& family, const FamilyGroups& groups,
                             std::size_t pattern, u32 rank_set, HoldSet holds)
    : lines_(tables.row_counts().lines()) {
    // The sum of a hold runs over the sets between it and the deal: only the counts that tied holds need are
    // fetched.
    for (const Hold subset : supersets_of(holds)) {
        if (subset == Hold::everything()) continue;
        const SubsetRun& run = family.subsets[family.subset_of[pattern][subset.mask()]];
        of_subset_[subset.mask()] = tables.row_counts().at(run.cards, run.class_of(rank_set))->lane.data();
    }
    add_deal(tables.paid_row_of_group()[groups.group_of(pattern, rank_set)]);
}

OutcomeCounts::OutcomeCounts(const GameTables& tables, const Deal& deal)
    : lines_(tables.row_counts().lines()) {
    for (const Hold subset : all_holds) {
        if (subset == Hold::everything()) continue;
        const u32 set_class = tables.classes().class_of(deal.set_of(subset));
        of_subset_[subset.mask()] = tables.row_counts().at(subset.size(), set_class)->lane.data();
    }
    add_deal(tables.paid_row(deal.set()));
}

void OutcomeCounts::add_deal(std::size_t paid_row) {
    of_deal_[paid_row] = 1;
    of_subset_[whole_deal] = of_deal_.data();
}

RowNumbers OutcomeCounts::of_hold(Hold hold, u32 factor) const {
    // Partial sums may wrap around, but the result does not: counts times factor are at most
    // HoldScale::common.
    RowNumbers counts{};
    sum_alternating(counts.data(), of_subset_.data(), hold.mask(), whole_deal ^ hold.mask(), factor, lines_);
    return counts;
}

TieBreaker::TieBreaker(const GameTables& tables, const HoldScale& scale, TieRule rule)
    : scale_(scale), rule_(rule) {
    for (const u64 pay : tables.pays().pays) {
        squared_pays_.push_back(u128{pay} * pay);
    }
}

TiedHold TieBreaker::describe(const OutcomeCounts& deal, Hold hold) const {
    return {hold, deal.of_hold(hold, static_cast<u32>(scale_.factor_of(hold)))};
}

u128 TieBreaker::second_moment(const TiedHold& tied) const {
    return std::inner_product(squared_pays_.begin(), squared_pays_.end(), tied.counts.begin(), u128{0});
}

BrokenTie TieBreaker::broken(const std::vector<TiedHold>& tied) const {
    BrokenTie found{tied.front(), tied.front().counts, tied.front().counts};
    for (const TiedHold& each : tied) {
        if (each.counts == found.chosen.counts) continue;  // the rows do not show which of the two was played
        for (std::size_t row = 0; row < each.counts.size(); ++row) {
            found.fewest[row] = std::min(found.fewest[row], each.counts[row]);
            found.most[row] = std::max(found.most[row], each.counts[row]);
        }
        if (preferred(each, found.chosen)) found.chosen = each;
    }
    return found;
}

bool TieBreaker::preferred(const TiedHold& a, const TiedHold& b) const {
    if (rule_ == TieRule::most_held || rule_ == TieRule::fewest_held) {
        const int more_held = a.hold.size() - b.hold.size();
        if (more_held != 0) return (more_held > 0) == (rule_ == TieRule::most_held);
    } else {
        // Tied holds have the same mean, so the larger second moment is the larger variance.
        const u128 moment_a = second_moment(a);
        const u128 moment_b = second_moment(b);
        if (moment_a != moment_b) return (moment_a > moment_b) == (rule_ == TieRule::highest_variance);
    }
    // The first row that differs decides, whatever it pays: the result must not depend on the order of
    // search.
    return std::lexicographical_compare(b.counts.begin(), b.counts.end(), a.counts.begin(), a.counts.end());
}

}  // namespace holdfast::videopoker::detail

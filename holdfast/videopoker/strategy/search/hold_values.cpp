#include <numeric>

#include <holdfast/core/stop.h>
#include <holdfast/videopoker/strategy/search/hold_values.h>

namespace holdfast::videopoker {

HoldValues::HoldValues(const GameTables& tables)
    : tables_(tables),
      scale_(tables.game().deck),
      blocks_(detail::rank_blocks(tables.classes(), tables.groups())) {
    const std::vector<u64>& pays = tables.pays().pays;
    for (int cards = 0; cards < deal_size; ++cards) {
        std::vector<u64>& level = sums_.of_level[static_cast<std::size_t>(cards)];
        for (u32 each = 0; each < tables.classes().size(cards); ++each) {
            const u32* counts = tables.row_counts().at(cards, each)->lane.data();
            level.push_back(std::inner_product(pays.begin(), pays.end(), counts, u64{0}));
        }
    }
    for (const u8 row : tables.paid_row_of_group()) sums_.of_group.push_back(pays[row]);
}

void HoldValues::for_each(const std::function<void(const ValuedDeals&)>& body, const StopFlag* stop) const {
    detail::BlockSums<u64> sums;
    ValuedDeals deals{};
    for (const detail::RankBlock& block : blocks_) {
        throw_if_stopped(stop);
        sums.load(sums_, block);
        deals.family = block.family;
        for (deals.pattern = 0; deals.pattern < block.family->patterns(); ++deals.pattern) {
            const detail::SubsetTable& subset_of = block.family->subset_of[deals.pattern];
            for (u32 lane = 0; lane < block.count; ++lane) {
                deals.rank_set = block.first_rank_set + lane;
                for (std::size_t mask = 0; mask < hold_count; ++mask) {
                    deals.value[mask] = sums.data()[subset_of[mask] * detail::block_lanes + lane];
                }
                detail::totals_of_holds(deals.value);
                for (const Hold hold : all_holds) deals.value[hold.mask()] *= scale_.factor_of(hold);
                body(deals);
            }
        }
    }
}

}  // namespace holdfast::videopoker

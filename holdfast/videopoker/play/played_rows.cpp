#include <holdfast/core/error.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/played_rows.h>

namespace holdfast::videopoker {

std::vector<u64> rows_played(const GameTables& tables, const std::vector<u8>& masks, const StopFlag* stop) {
    if (masks.size() != tables.classes().size(deal_size)) {
        throw InvalidArgument("one hold is needed for each class of deals");
    }
    tables.refuse_order();
    const detail::HoldScale scale(tables.game().deck);
    detail::HoldWeights weights(tables.classes(), tables.groups().size());
    for (const detail::RankBlock& block : detail::rank_blocks(tables.classes(), tables.groups())) {
        throw_if_stopped(stop);
        const DealFamily& family = *block.family;
        weights.begin_block(block);
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            detail::LaneNumbers hold{};
            detail::LaneNumbers share{};
            for (u32 lane = 0; lane < block.count; ++lane) {
                const Hold played =
                    Hold::from_mask(masks[family.class_of(pattern, block.first_rank_set + lane)]);
                hold[lane] = played.mask();
                share[lane] = static_cast<u32>(family.weight[pattern] * scale.factor_of(played));
            }
            weights.play(pattern, hold, share);
        }
        weights.end_block();
    }
    return row_counts(tables, weights);
}

}  // namespace holdfast::videopoker

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/deal_values.h>

namespace holdfast::videopoker::detail {
namespace {

/// The values of one pattern from the pay sums of a block. Differences may wrap around on the way, values do
/// not: none is more than the largest pay times L (HoldScale::common), which scaled_pays keeps inside 64
/// bits.
void value_pattern(const u64* sums, const SubsetTable& subset_of, const HoldScale& scale,
                   std::array<std::array<u64, block_lanes>, hold_count>& values) {
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        const u64* from = sums + subset_of[mask] * block_lanes;
        std::copy(from, from + block_lanes, values[mask].begin());
    }
    for (std::size_t bit = 1; bit < hold_count; bit *= 2) {
        for (std::size_t mask = 0; mask < hold_count; ++mask) {
            if ((mask & bit) != 0) continue;
            for (std::size_t lane = 0; lane < block_lanes; ++lane) {
                values[mask][lane] -= values[mask | bit][lane];
            }
        }
    }
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        const u64 factor = scale.factor[static_cast<std::size_t>(__builtin_popcountll(mask))];
        for (u64& value : values[mask]) value *= factor;
    }
}

}  // namespace

DealValues::DealValues(const GameTables& tables)
    : tables_(&tables), scale_(tables.game().deck), sums_(pay_sums(tables, tables.pays().pays)) {}

/// What a worker needs to value the deals of a block.
struct DealValues::Scratch {
    BlockSums<u64> sums;
    ValuedDeals deals{};
};

void DealValues::value_block(const RankBlock& block, Scratch& scratch,
                             const std::function<void(const ValuedDeals&)>& body) const {
    scratch.sums.load(sums_, block);
    scratch.deals.family = block.family;
    scratch.deals.first_rank_set = block.first_rank_set;
    scratch.deals.count = block.count;
    for (std::size_t pattern = 0; pattern < block.family->patterns(); ++pattern) {
        scratch.deals.pattern = pattern;
        value_pattern(scratch.sums.data(), block.family->subset_of[pattern], scale_, scratch.deals.values);
        body(scratch.deals);
    }
}

void DealValues::for_each(const Work& work,
                          const std::function<void(const ValuedDeals&, unsigned worker)>& body) const {
    const std::vector<RankBlock> blocks = rank_blocks(tables_->classes(), tables_->groups());
    std::vector<Scratch> scratches(worker_count(work));
    for_each_index(blocks.size(), work, [&](std::size_t index, unsigned worker) {
        value_block(blocks[index], scratches[worker], [&](const ValuedDeals& deals) { body(deals, worker); });
    });
}

void DealValues::for_each_in_rounds(u64 deals, const Work& work,
                                    const std::function<void(const ValuedDeals&, unsigned worker)>& body,
                                    const std::function<void()>& after_round) const {
    const std::vector<RankBlock> blocks = rank_blocks(tables_->classes(), tables_->groups());
    std::vector<Scratch> scratches(worker_count(work));
    Work quietly = work;
    quietly.progress = {};
    for (std::size_t begin = 0, end = 0; begin < blocks.size(); begin = end) {
        for (u64 in_round = 0; end < blocks.size() && in_round < deals; ++end) {
            in_round += u64{blocks[end].count} * blocks[end].family->patterns();
        }
        for_each_index(end - begin, quietly, [&](std::size_t index, unsigned worker) {
            value_block(blocks[begin + index], scratches[worker],
                        [&](const ValuedDeals& valued) { body(valued, worker); });
        });
        after_round();
    }
}

}  // namespace holdfast::videopoker::detail

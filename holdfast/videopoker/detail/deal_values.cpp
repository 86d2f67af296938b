#include <holdfast/core/threads.h>
#include <holdfast/videopoker/detail/deal_values.h>

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

void DealValues::for_each(const Work& work,
                          const std::function<void(const ValuedDeals&, unsigned worker)>& body) const {
    struct Scratch {
        BlockSums<u64> sums;
        ValuedDeals deals{};
    };
    const std::vector<RankBlock> blocks = rank_blocks(tables_->classes(), tables_->groups());
    std::vector<Scratch> scratches(worker_count(work));
    for_each_index(blocks.size(), work, [&](std::size_t index, unsigned worker) {
        const RankBlock& block = blocks[index];
        Scratch& scratch = scratches[worker];
        scratch.sums.load(sums_, block);
        scratch.deals.family = block.family;
        scratch.deals.first_rank_set = block.first_rank_set;
        scratch.deals.count = block.count;
        for (std::size_t pattern = 0; pattern < block.family->patterns(); ++pattern) {
            scratch.deals.pattern = pattern;
            value_pattern(scratch.sums.data(), block.family->subset_of[pattern], scale_,
                          scratch.deals.values);
            body(scratch.deals, worker);
        }
    });
}

}  // namespace holdfast::videopoker::detail

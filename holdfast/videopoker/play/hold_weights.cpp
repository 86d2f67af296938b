#include <algorithm>
#include <numeric>

#include <holdfast/videopoker/play/hold_shares.h>
#include <holdfast/videopoker/play/hold_weights.h>

namespace holdfast::videopoker::detail {

std::vector<RankBlock> rank_blocks(const DealClasses& classes, const PayGroups& groups) {
    std::vector<RankBlock> blocks;
    const std::vector<DealFamily>& families = classes.families(deal_size);
    for (std::size_t i = 0; i < families.size(); ++i) {
        const u32 rank_sets = families[i].rank_sets();
        // In colex order, as tables over sets of ranks are (DealClasses::rank_index): a block reads
        // neighbours.
        for (u32 first = 0; first < rank_sets; first += block_lanes) {
            blocks.push_back(
                {&families[i], &groups.family(i), first, std::min<u32>(block_lanes, rank_sets - first)});
        }
    }
    return blocks;
}

HoldWeights::HoldWeights(const DealClasses& classes, std::size_t groups) : at_group_(groups) {
    for (int cards = 0; cards < deal_size; ++cards) {
        at_class_[static_cast<std::size_t>(cards)].resize(classes.size(cards));
    }
}

void HoldWeights::begin_block(const RankBlock& block) {
    block_ = block;
    // end_block leaves zeros behind; of_deal_ needs none, as each pattern writes its own line.
    of_subset_.resize(std::max(of_subset_.size(), block.family->subsets.size()));
    of_deal_.resize(block.family->patterns());
}

void HoldWeights::play(std::size_t pattern, const LaneNumbers& hold, const LaneNumbers& share) {
    leave_shares(hold.data(), share.data(), block_.family->subset_of[pattern], of_subset_.data()->data(),
                 of_deal_[pattern].data());
}

// Within a block each subset has sixteen weights side by side; only here do they go to their classes, a
// scattered write for each lane, once for all patterns that share the subset.
void HoldWeights::end_block() {
    leave_at_groups();
    for (std::size_t subset = 0; subset < block_.family->subsets.size(); ++subset) {
        const SubsetRun& run = block_.family->subsets[subset];
        if (run.cards < deal_size) {
            move_scattered(of_subset_[subset].data(), run.rank_index + block_.first_rank_set,
                           at_class_[run.cards].data() + run.base);
        }
    }
}

void HoldWeights::leave_at_groups() {
    // First as if every pattern's deals were in the usual groups, then the exceptions.
    LaneWeights usual{};
    for (const LaneWeights& weights : of_deal_) {
        for (std::size_t lane = 0; lane < block_lanes; ++lane) usual[lane] += weights[lane];
    }
    const auto [first, last] = block_.groups->exceptions_on(block_.first_rank_set, block_.count);
    for (const GroupException* each = first; each != last; ++each) {
        const u32 lane = each->rank_set - block_.first_rank_set;
        at_group_[each->group][lane] += of_deal_[each->pattern][lane];
        usual[lane] -= of_deal_[each->pattern][lane];
    }
    for (u32 lane = 0; lane < block_.count; ++lane) {
        at_group_[block_.groups->usual[block_.first_rank_set + lane]][lane] += usual[lane];
    }
}

void HoldWeights::add(const HoldWeights& other) {
    const auto add_all = [](auto& to, const auto& from) {
        std::transform(from.begin(), from.end(), to.begin(), to.begin(), [](u64 a, u64 b) { return a + b; });
    };
    for (std::size_t level = 0; level < at_class_.size(); ++level) {
        add_all(at_class_[level], other.at_class_[level]);
    }
    for (std::size_t group = 0; group < at_group_.size(); ++group) {
        add_all(at_group_[group], other.at_group_[group]);
    }
}

std::vector<u64> HoldWeights::at_groups() const {
    std::vector<u64> weights;
    for (const LaneWeights& lanes : at_group_) {
        weights.push_back(std::accumulate(lanes.begin(), lanes.end(), u64{0}));
    }
    return weights;
}

}  // namespace holdfast::videopoker::detail

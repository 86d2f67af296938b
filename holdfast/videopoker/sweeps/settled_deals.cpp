#include <numeric>
#include <utility>

#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/sweeps/settled_deals.h>

namespace holdfast::videopoker::detail {
namespace {

/// One lane of a lattice as sums of pays, which a block of deals can be loaded from.
PaySums<u32> sums_of_lane(const Lattice& lattice, const std::vector<LatticeLine>& values,
                          const DealClasses& classes, std::size_t lane) {
    PaySums<u32> sums;
    for (int cards = 0; cards < deal_size; ++cards) {
        auto& level = sums.of_level[static_cast<std::size_t>(cards)];
        for (u32 each = 0; each < classes.size(cards); ++each) {
            level.push_back(lattice.at(cards, each)->lane[lane]);
        }
    }
    for (const LatticeLine& value : values) sums.of_group.push_back(value.lane[lane]);
    return sums;
}

/// Settles the deals of one block after another.
class Settler {
  public:
    Settler(const GameTables& tables, const HoldScale& scale, const std::vector<LatticeLine>& bounds)
        : scale_(scale), result_{HoldWeights(tables.classes(), tables.groups().size()), {}} {
        const Lattice lattice(tables.classes(), tables.groups(), bounds, 1);
        least_ = sums_of_lane(lattice, bounds, tables.classes(), 0);
        most_ = sums_of_lane(lattice, bounds, tables.classes(), 1);
    }

    void settle(const RankBlock& block) {
        least_of_block_.load(least_, block);
        most_of_block_.load(most_, block);
        std::array<OpenDeals, block_lanes> open;
        result_.weights.begin_block(block);
        for (std::size_t pattern = 0; pattern < block.family->patterns(); ++pattern) {
            settle_pattern(block, pattern, open);
        }
        result_.weights.end_block();
        for (u32 lane = 0; lane < block.count; ++lane) {
            if (open[lane].patterns.empty()) continue;
            open[lane].family = block.family;
            open[lane].groups = block.groups;
            open[lane].rank_set = block.first_rank_set + lane;
            result_.open.push_back(std::move(open[lane]));
        }
    }

    SettledDeals result() && { return std::move(result_); }

  private:
    void settle_pattern(const RankBlock& block, std::size_t pattern,
                        std::array<OpenDeals, block_lanes>& open) {
        const SubsetTable& subset_of = block.family->subset_of[pattern];
        std::array<u64, block_lanes> surely_won{};
        std::array<u32, block_lanes> best{};
        std::array<u32, block_lanes> rivals{};
        // The value of the best hold at the lower bounds is certain; rivals are the holds that may have a
        // higher value at the upper bounds.
        best_holds(least_of_block_.data(), subset_of, scale_, surely_won.data(), best.data());
        holds_above(most_of_block_.data(), subset_of, scale_, surely_won.data(), rivals.data());
        LaneNumbers hold{};
        LaneNumbers share{};
        for (u32 lane = 0; lane < block.count; ++lane) {
            // Settled if no hold can exceed the certain value, or only the hold that has it: no other hold
            // has a higher value at any paytable in between, and this one never has a lower value, so it is
            // optimal for all.
            const bool one_rival = (rivals[lane] & (rivals[lane] - 1)) == 0;
            const u32 candidates = rivals[lane] == 0 ? best[lane] : best[lane] & rivals[lane];
            if (!one_rival || candidates == 0) {
                open[lane].patterns.push_back(static_cast<u16>(pattern));
                // No other hold can be worth more than one that has the certain value.
                open[lane].rivals.push_back(rivals[lane] | (best[lane] & -best[lane]));
                continue;
            }
            const Hold settled = HoldSet(candidates).first();
            hold[lane] = settled.mask();
            // Fits: at most 240 deals times 12,994,800, with five jokers. If nothing is settled, it stays 0.
            share[lane] = static_cast<u32>(block.family->weight[pattern] * scale_.factor_of(settled));
        }
        result_.weights.play(pattern, hold, share);
    }

    const HoldScale& scale_;
    SettledDeals result_;
    PaySums<u32> least_;
    PaySums<u32> most_;
    BlockSums<u32> least_of_block_;
    BlockSums<u32> most_of_block_;
};

}  // namespace

SettledDeals settle_deals(const GameTables& tables, const HoldScale& scale,
                          const std::vector<LatticeLine>& bounds, const StopFlag* stop) {
    Settler settler(tables, scale, bounds);
    for (const RankBlock& block : rank_blocks(tables.classes(), tables.groups())) {
        throw_if_stopped(stop);
        settler.settle(block);
    }
    return std::move(settler).result();
}

SettledDeals settle_nothing(const GameTables& tables) {
    SettledDeals none{HoldWeights(tables.classes(), tables.groups().size()), {}};
    const std::vector<DealFamily>& families = tables.classes().families(deal_size);
    for (std::size_t i = 0; i < families.size(); ++i) {
        std::vector<u16> all(families[i].patterns());
        std::iota(all.begin(), all.end(), u16{0});
        for (u32 rank_set = 0; rank_set < families[i].rank_sets(); ++rank_set) {
            none.open.push_back({&families[i], &tables.groups().family(i), rank_set, all,
                                 std::vector<u32>(all.size(), ~u32{0})});
        }
    }
    return none;
}

}  // namespace holdfast::videopoker::detail

// Sums of pays over all hands that contain a set of cards, laid out for the search of the best hold.
//
// PaySums has one number a class (18,370 for 52 cards); BlockSums copies those of sixteen sets of ranks side
// by side, so that one load of a vector reads a subset of sixteen deals.
#pragma once

#include <array>
#include <vector>

#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/counting/lattice.h>
#include <holdfast/videopoker/play/best_holds.h>
#include <holdfast/videopoker/play/hold_weights.h>

namespace holdfast::videopoker::detail {

/// A(S), the sum of the pays of all hands that contain S, for every class of 0 to 4 cards, and the pays of
/// hands.
template <class T>
struct PaySums {
    std::array<std::vector<T>, deal_size> of_level;  ///< [cards][class]
    std::vector<T> of_group;                         ///< [pay group] pay of its hands
};

/// What each row of the game pays, counted by who is paid in `tables`; the sum of the pays of all hands is
/// below 2^31 (u32) or 2^64 (u64).
PaySums<u32> pay_sums(const GameTables& tables, const std::vector<u32>& pays);
PaySums<u64> pay_sums(const GameTables& tables, const std::vector<u64>& pays);

/// The A(S) of the deals of one block, for all their subsets: data()[subset * 16 + lane], aligned to 64
/// bytes.
template <class T>
class BlockSums {
  public:
    void load(const PaySums<T>& sums, const RankBlock& block) {
        const std::vector<SubsetRun>& subsets = block.family->subsets;
        lines_.resize(subsets.size());
        for (std::size_t subset = 0; subset < subsets.size(); ++subset) {
            const SubsetRun& run = subsets[subset];
            if (run.cards == deal_size) continue;
            const T* sum = sums.of_level[run.cards].data() + run.base;
            const u16* index = run.rank_index + block.first_rank_set;
            Line& line = lines_[subset];
            for (std::size_t lane = 0; lane < block_lanes; ++lane) line[lane] = sum[index[lane]];
        }
        load_deals(sums, block);
    }

    const T* data() const { return lines_.front().data(); }

  private:
    struct alignas(64) Line : std::array<T, block_lanes> {};

    /// The pays of the deals themselves: for all patterns those of the usual groups, then the exceptions.
    void load_deals(const PaySums<T>& sums, const RankBlock& block) {
        Line usual{};
        for (u32 lane = 0; lane < block.count; ++lane) {
            usual[lane] = sums.of_group[block.groups->usual[block.first_rank_set + lane]];
        }
        const auto line_of = [&](std::size_t pattern) -> Line& {
            return lines_[block.family->subset_of[pattern][whole_deal]];
        };
        for (std::size_t pattern = 0; pattern < block.family->patterns(); ++pattern) line_of(pattern) = usual;
        const auto [first, last] = block.groups->exceptions_on(block.first_rank_set, block.count);
        for (const GroupException* each = first; each != last; ++each) {
            line_of(each->pattern)[each->rank_set - block.first_rank_set] = sums.of_group[each->group];
        }
    }

    std::vector<Line> lines_;
};

}  // namespace holdfast::videopoker::detail

// The combinations that chosen holds make, left at sets of cards instead of counted row by row.
//
// Playing hold H of deal D with share s (weight of the deal * factor of the hold) makes s * (draws to row r)
// combinations of row r: an inclusion-exclusion sum over the sets G between H and D. Instead of fetching the
// counts of every G for every deal, the deal leaves (-1)^|G \ H| s at the classes of its G's; one pass over
// all classes then multiplies the weights with any values of the lattice. All of it is modulo 2^64.
#pragma once

#include <array>
#include <vector>

#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/play/best_holds.h>

namespace holdfast::videopoker::detail {

/// Sixteen consecutive sets of ranks of one family; lanes from `count` on mean nothing.
struct RankBlock {
    const DealFamily* family;
    const FamilyGroups* groups;
    u32 first_rank_set;
    u32 count;
};

/// All blocks of the deals of a deck.
std::vector<RankBlock> rank_blocks(const DealClasses& classes, const PayGroups& groups);

/// One number for each lane of a block.
struct alignas(64) LaneNumbers : std::array<u32, block_lanes> {};
struct alignas(64) LaneWeights : std::array<u64, block_lanes> {};

class HoldWeights {
  public:
    HoldWeights(const DealClasses& classes, std::size_t groups);

    /// Between begin and end of a block, plays hold[lane] with share[lane] in the deals of one pattern, every
    /// pattern of the block's family exactly once; lanes that are not played have share 0 and any hold.
    void begin_block(const RankBlock& block);
    void play(std::size_t pattern, const LaneNumbers& hold, const LaneNumbers& share);
    void end_block();

    void add(const HoldWeights& other);

    /// The weight at each class of `cards` cards, 0 <= cards <= 4.
    const std::vector<u64>& at(int cards) const { return at_class_[static_cast<std::size_t>(cards)]; }
    /// The weight at the deals of each pay group.
    std::vector<u64> at_groups() const;

  private:
    void leave_at_groups();

    RankBlock block_{};
    // Of the current block:
    std::vector<LaneNumbers> of_subset_;  ///< [subset][lane] weights, with their sign
    std::vector<LaneWeights> of_deal_;    ///< [pattern][lane] weights of the deals themselves

    std::array<std::vector<u64>, deal_size> at_class_;
    std::vector<LaneWeights> at_group_;  ///< [group][lane], to be added up over the lanes
};

}  // namespace holdfast::videopoker::detail

// The exact values of all 32 holds of every class of deals, sixteen sets of ranks at a time.
//
// A value is the expected pay * pay denominator * HoldScale::common: a whole number, so that holds of
// different sizes can be compared (best_holds.h). Nothing is stored for a deal: a walk over all of them takes
// a few milliseconds.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include <holdfast/combinatorics/deal_classes.h>
#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/counting/lattice.h>
#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/best_holds.h>

namespace holdfast::videopoker::detail {

// The combinations that chosen holds make, collected at sets of cards instead of counted row by row.
//
// Playing hold H of deal D with share s (weight of the deal * factor of the hold) makes s * (draws to row r)
// combinations of row r: an inclusion-exclusion sum over the sets G between H and D. Instead of fetching the
// counts of every G for every deal, (-1)^|G \ H| s is added to the weight of the class of each G; one pass
// over all classes then multiplies the weights by the values of a lattice. All arithmetic is modulo 2^64.

/// Sixteen consecutive sets of ranks of one family; lanes from `count` on are unused.
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

    /// Plays hold[lane] with share[lane] in the deals of one pattern. Between begin_block and end_block it
    /// must be called exactly once for each pattern of the family; lanes that are not played have share 0 and
    /// any hold.
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
    // For the current block:
    std::vector<LaneNumbers> of_subset_;  ///< [subset][lane] weights, with their sign
    std::vector<LaneWeights> of_deal_;    ///< [pattern][lane] weights of the deals themselves

    std::array<std::vector<u64>, deal_size> at_class_;
    std::vector<LaneWeights> at_group_;  ///< [group][lane], to be added up over the lanes
};

/// [row] the combinations that the holds make.
std::vector<u64> row_counts(const GameTables& tables, const HoldWeights& weights);

// Sums of pays over all hands that contain a set of cards, arranged for the search for the best hold.
//
// PaySums has one number per class (18,370 for 52 cards); BlockSums copies those of sixteen sets of ranks
// side by side, so that one load of a vector reads a subset of sixteen deals.

/// A(S), the sum of the pays of all hands that contain S, for every class of 0 to 4 cards, and the pays of
/// hands.
template <class T>
struct PaySums {
    std::array<std::vector<T>, deal_size> of_level;  ///< [cards][class]
    std::vector<T> of_group;                         ///< [pay group] pay of its hands
};

/// The sums if rows pay `pays` and each hand is paid by the row that pays it in `tables`. The sum of the pays
/// of all hands must be below 2^31 (u32) or 2^64 (u64).
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

// The order in which a chart's tie-break considers the holds of a deal.
//
// More cards go first; among holds of equally many cards the lower ranks, compared as bit masks: Q Q before Q
// J, because the mask of two queens has one bit. A deal's cards are in rising order (DealFamily), so the
// order is the same for all deals of a family.

/// The 32 masks of a family's deals in the order of the tie-break.
struct HoldOrder {
    std::array<u8, hold_count> masks;
    /// [i] whether masks i - 1 and i hold equally many cards of the same ranks.
    std::array<bool, hold_count> is_tied;
};

/// [family] the order for its deals.
std::vector<HoldOrder> hold_orders(const std::vector<DealFamily>& families);

/// Sixteen classes of deals, of one suit pattern and sixteen sets of ranks; those from `count` on are unused.
struct ValuedDeals {
    const DealFamily* family;
    std::size_t pattern;
    u32 first_rank_set;
    u32 count;
    /// [mask][lane]
    std::array<std::array<u64, block_lanes>, hold_count> values;
};

/// The values of all holds of a pattern's deals from the pay sums of their block: `sums` as BlockSums::data().
void value_holds(const u64* sums, const SubsetTable& subset_of, const HoldScale& scale,
                 std::array<std::array<u64, block_lanes>, hold_count>& values);

class DealValues {
  public:
    /// Keeps a reference: `tables` must outlive this object.
    explicit DealValues(const GameTables& tables);

    const GameTables& tables() const { return *tables_; }
    const HoldScale& scale() const { return scale_; }
    /// The sum of the pays of all hands that contain the cards of a class of at most four cards.
    u64 pay_sum(int cards, u32 set_class) const {
        return sums_.of_level[static_cast<std::size_t>(cards)][set_class];
    }

    /// Calls body for all deals, in no particular order but each once; worker as in for_each_index. Throws
    /// Stopped.
    void for_each(const Work& work,
                  const std::function<void(const ValuedDeals&, unsigned worker)>& body) const;
    /// Like for_each(), in rounds of about `deals` classes. After each round all workers are done and after_round is
    /// called, so that their results can be merged before they need much memory. Reports no progress.
    void for_each_in_rounds(u64 deals, const Work& work,
                            const std::function<void(const ValuedDeals&, unsigned worker)>& body,
                            const std::function<void()>& after_round) const;

  private:
    struct Scratch;
    /// Calls body for each pattern of the block.
    void value_block(const RankBlock& block, Scratch& scratch,
                     const std::function<void(const ValuedDeals&)>& body) const;

    const GameTables* tables_;
    HoldScale scale_;
    PaySums<u64> sums_;
};

// Perfect play of every class of deals: the best value, and which of the 32 holds reach it.
//
// A walk over all blocks of sixteen sets of ranks. Unlike DealValues it keeps no values of the other holds:
// returns and counts need only two numbers for each deal.

/// The deals of a block, solved for all suit patterns of its family.
struct SolvedBlock {
    RankBlock block;
    std::vector<u64> best;     ///< [pattern * 16 + lane] value of the best hold: its expected pay
                               ///< * pay denominator * HoldScale::common
    std::vector<u32> optimal;  ///< [pattern * 16 + lane] the bits of the HoldSet of all holds of this value
};

/// If the sum of the pays of all five-card hands is below this, 32-bit lanes are wide enough: no hold total
/// is larger.
inline constexpr u64 lane_limit = u64{1} << 30U;

/// Solves all classes of deals and hands them to body(block, worker), in no particular order but each once;
/// worker as in for_each_index.
void for_each_solved_block(const GameTables& tables, const HoldScale& scale, const Work& work,
                           const std::function<void(const SolvedBlock&, unsigned worker)>& body);

}  // namespace holdfast::videopoker::detail

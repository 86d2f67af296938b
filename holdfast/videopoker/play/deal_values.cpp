#include <algorithm>
#include <numeric>
#include <utility>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/hold_shares.h>

namespace holdfast::videopoker::detail {

std::vector<RankBlock> rank_blocks(const DealClasses& classes, const PayGroups& groups) {
    std::vector<RankBlock> blocks;
    const std::vector<DealFamily>& families = classes.families(deal_size);
    for (std::size_t i = 0; i < families.size(); ++i) {
        const u32 rank_sets = families[i].rank_sets();
        // In colex order, like tables over sets of ranks (DealClasses::rank_index), so that a block reads
        // adjacent entries.
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
    // end_block leaves zeros; of_deal_ needs none, because each pattern writes its own line.
    of_subset_.resize(std::max(of_subset_.size(), block.family->subsets.size()));
    of_deal_.resize(block.family->patterns());
}

void HoldWeights::play(std::size_t pattern, const LaneNumbers& hold, const LaneNumbers& share) {
    leave_shares(hold.data(), share.data(), block_.family->subset_of[pattern], of_subset_.data()->data(),
                 of_deal_[pattern].data());
}

// Within a block each subset has sixteen adjacent weights; only here are they added to their classes, a
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

namespace {

/// The sums of one level: for each entry of the lattice its row counts times the pays. The counts of a game
/// are computed once; only this is repeated for another paytable.
void sum_pays(const Lattice& lattice, int cards, const std::vector<u32>& pays, std::vector<u32>& sums) {
    std::vector<LatticeLine> factors(lattice.lines());
    for (std::size_t row = 0; row < pays.size(); ++row) {
        factors[row / block_lanes].lane[row % block_lanes] = pays[row];
    }
    sum_products(sums.data(), lattice.at(cards, 0), factors.data(), sums.size(), lattice.lines());
}

/// Computes the sums for pays that need 64 bits, which are rare: no vectors.
void sum_pays(const Lattice& lattice, int cards, const std::vector<u64>& pays, std::vector<u64>& sums) {
    for (u32 each = 0; each < sums.size(); ++each) {
        const u32* counts = lattice.at(cards, each)->lane.data();
        sums[each] = std::inner_product(pays.begin(), pays.end(), counts, u64{0});
    }
}

template <class T>
PaySums<T> sums_of_rows(const GameTables& tables, const std::vector<T>& pays) {
    PaySums<T> sums;
    for (int cards = 0; cards < deal_size; ++cards) {
        auto& level = sums.of_level[static_cast<std::size_t>(cards)];
        level.resize(tables.classes().size(cards));
        sum_pays(tables.row_counts(), cards, pays, level);
    }
    for (const u8 row : tables.paid_row_of_group()) sums.of_group.push_back(pays[row]);
    return sums;
}

}  // namespace

PaySums<u32> pay_sums(const GameTables& tables, const std::vector<u32>& pays) {
    return sums_of_rows(tables, pays);
}

PaySums<u64> pay_sums(const GameTables& tables, const std::vector<u64>& pays) {
    return sums_of_rows(tables, pays);
}

namespace {

HoldOrder order_of_holds(const DealFamily& family) {
    // [mask] cards held, most first; then the ranks as a number (ordinals will do, since they rise with the
    // ranks)
    std::array<std::pair<int, u32>, hold_count> key{};
    HoldOrder order{};
    for (u32 mask = 0; mask < hold_count; ++mask) {
        u32 ranks = 0;
        u32 place = 0;
        for (int ordinal = 0; ordinal < family.shape->ranks(); ++ordinal) {
            for (int i = 0; i < family.shape->multiplicity(ordinal); ++i, ++place) {
                ranks |= ((mask >> place) & 1U) << static_cast<u32>(ordinal);
            }
        }
        key[mask] = {-__builtin_popcount(mask), ranks};
        order.masks[mask] = static_cast<u8>(mask);
    }
    std::stable_sort(order.masks.begin(), order.masks.end(), [&](u8 a, u8 b) { return key[a] < key[b]; });
    // Equal keys: equally many cards of the same ranks, in other suits.
    for (std::size_t i = 1; i < hold_count; ++i) {
        order.is_tied[i] = key[order.masks[i]] == key[order.masks[i - 1]];
    }
    return order;
}

}  // namespace

std::vector<HoldOrder> hold_orders(const std::vector<DealFamily>& families) {
    std::vector<HoldOrder> orders;
    for (const DealFamily& family : families) orders.push_back(order_of_holds(family));
    return orders;
}

// Intermediate differences may wrap around, but values do not: none exceeds the largest pay times L
// (HoldScale::common), which scaled_pays keeps within 64 bits.
void value_holds(const u64* sums, const SubsetTable& subset_of, const HoldScale& scale,
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

DealValues::DealValues(const GameTables& tables)
    : tables_(&tables), scale_(tables.game().deck), sums_(pay_sums(tables, tables.pays().pays)) {}

/// The memory that a worker needs to value the deals of a block.
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
        value_holds(scratch.sums.data(), block.family->subset_of[pattern], scale_, scratch.deals.values);
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

namespace {

/// Solves one block after another, reusing its memory.
template <class T>
class BlockSolver {
  public:
    const SolvedBlock& solve(const PaySums<T>& sums, const HoldScale& scale, const RankBlock& block) {
        const DealFamily& family = *block.family;
        solved_.block = block;
        solved_.best.resize(family.patterns() * block_lanes);
        solved_.optimal.resize(family.patterns() * block_lanes);
        sums_of_block_.load(sums, block);
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            best_holds(sums_of_block_.data(), family.subset_of[pattern], scale,
                       solved_.best.data() + pattern * block_lanes,
                       solved_.optimal.data() + pattern * block_lanes);
        }
        return solved_;
    }

  private:
    BlockSums<T> sums_of_block_;
    SolvedBlock solved_{};
};

template <class T>
void solve_all(const GameTables& tables, const HoldScale& scale, const Work& work,
               const std::function<void(const SolvedBlock&, unsigned)>& body) {
    const std::vector<RankBlock> blocks = rank_blocks(tables.classes(), tables.groups());
    const std::vector<u64>& pays = tables.pays().pays;
    const PaySums<T> sums = pay_sums(tables, std::vector<T>(pays.begin(), pays.end()));
    std::vector<BlockSolver<T>> solvers(worker_count(work));  // blocks vary in size; memory is kept
    for_each_index(blocks.size(), work, [&](std::size_t index, unsigned worker) {
        body(solvers[worker].solve(sums, scale, blocks[index]), worker);
    });
}

}  // namespace

void for_each_solved_block(const GameTables& tables, const HoldScale& scale, const Work& work,
                           const std::function<void(const SolvedBlock&, unsigned worker)>& body) {
    tables.refuse_order();
    // Nearly every paytable fits 32-bit lanes; royal flushes of a million bets or pays in ten-thousandths may
    // not.
    u128 all_pays = 0;
    for (std::size_t row = 0; row < tables.pays().pays.size(); ++row) {
        all_pays += u128{tables.hands_paid_by(row)} * tables.pays().pays[row];
    }
    if (all_pays < lane_limit) {
        solve_all<u32>(tables, scale, work, body);
    } else {
        solve_all<u64>(tables, scale, work, body);
    }
}

std::vector<u64> row_counts(const GameTables& tables, const HoldWeights& weights) {
    // Weights at sets of up to four cards are multiplied by the counts of the hands that contain these;
    // weights at the deals themselves go to the row that pays the deal.
    const Lattice& lattice = tables.row_counts();
    std::vector<u64> counts(lattice.lines() * block_lanes);
    for (int cards = 0; cards < deal_size; ++cards) {
        const std::vector<u64>& at = weights.at(cards);
        add_weighted(counts.data(), lattice.at(cards, 0), at.data(), at.size(), lattice.lines());
    }
    counts.resize(tables.game().rows.size());
    const std::vector<u64> at_groups = weights.at_groups();
    for (std::size_t group = 0; group < at_groups.size(); ++group) {
        counts[tables.paid_row_of_group()[group]] += at_groups[group];
    }
    return counts;
}

}  // namespace holdfast::videopoker::detail

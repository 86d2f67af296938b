#include <holdfast/videopoker/detail/deal_solver.h>

#include <algorithm>
#include <array>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/detail/lattice.h>
#include <holdfast/videopoker/detail/pay_groups.h>

namespace holdfast::videopoker::detail {
namespace {

/// The vector code needs all hold totals below 2^32; none passes the sum of the pays of all hands.
constexpr u64 narrow_limit = u64{1} << 30U;

/// A(S), the sum of the pays of all hands that contain S, for every class of 0 to 4 cards, and the pays of hands.
template <class T>
struct PaySums {
    std::array<std::vector<T>, deal_size> of_level;
    std::vector<T> pay_of_group;
    const u32* group_of_class;

    explicit PaySums(const GameTables& tables) : group_of_class(tables.groups().group_of_class().data()) {
        const std::vector<T> pays(tables.pays().pays.begin(), tables.pays().pays.end());
        for (int cards = 0; cards < deal_size; ++cards) {
            auto& sums = of_level[static_cast<std::size_t>(cards)];
            sums.resize(tables.classes().size(cards));
            for (u32 each = 0; each < sums.size(); ++each) {
                const u32* counts = tables.row_counts().at(cards, each)->lane.data();
                for (std::size_t row = 0; row < pays.size(); ++row) { sums[each] += counts[row] * pays[row]; }
            }
        }
        for (const u8 row : tables.paid_row_of_group()) { pay_of_group.push_back(pays[row]); }
    }
};

void solve_pattern(const u32* values, const SubsetTable& subset_of, const HoldScale& scale, u64* best, u32* optimal) {
    best_holds(values, subset_of, scale, best, optimal);
}

void solve_pattern(const u64* values, const SubsetTable& subset_of, const HoldScale& scale, u64* best, u32* optimal) {
    best_holds_plain(values, subset_of, scale, best, optimal);
}

/// Solves one block after another, reusing its memory.
template <class T>
class BlockSolver {
  public:
    const SolvedBlock& solve(const PaySums<T>& sums, const HoldScale& scale, const DealFamily& family,
                             u32 first_rank_set) {
        block_.family = &family;
        block_.first_rank_set = first_rank_set;
        block_.count = std::min<u32>(block_lanes, family.rank_sets() - first_rank_set);
        block_.best.resize(family.patterns() * block_lanes);
        block_.optimal.resize(family.patterns() * block_lanes);
        load(sums);
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            solve_pattern(lines_.data()->data(), family.subset_of[pattern], scale,
                          block_.best.data() + pattern * block_lanes, block_.optimal.data() + pattern * block_lanes);
        }
        return block_;
    }

  private:
    struct alignas(64) Line : std::array<T, block_lanes> {};

    void load(const PaySums<T>& sums) {
        const std::vector<SubsetRun>& subsets = block_.family->subsets;
        lines_.resize(subsets.size());
        for (std::size_t subset = 0; subset < subsets.size(); ++subset) {
            const SubsetRun& run = subsets[subset];
            Line& line = lines_[subset];
            if (run.cards == deal_size) {
                const u32* groups = sums.group_of_class + run.class_of(block_.first_rank_set);
                for (std::size_t lane = 0; lane < block_.count; ++lane) { line[lane] = sums.pay_of_group[groups[lane]]; }
                continue;
            }
            const T* sum = sums.of_level[run.cards].data() + run.base;
            const u16* index = run.rank_index + block_.first_rank_set;
            for (std::size_t lane = 0; lane < block_.count; ++lane) { line[lane] = sum[index[lane]]; }
        }
    }

    std::vector<Line> lines_;
    SolvedBlock block_{};
};

template <class T>
void solve_all(const GameTables& tables, const HoldScale& scale, const Work& work,
               const std::function<void(const SolvedBlock&, unsigned)>& body) {
    struct Start {
        const DealFamily* family;
        u32 rank_set;
    };
    std::vector<Start> blocks;
    for (const DealFamily& family : tables.classes().families(deal_size)) {
        for (u32 first = 0; first < family.rank_sets(); first += block_lanes) { blocks.push_back({&family, first}); }
    }
    const PaySums<T> sums(tables);
    std::vector<BlockSolver<T>> solvers(worker_count(work));
    for_each_index(blocks.size(), work, [&](std::size_t index, unsigned worker) {
        body(solvers[worker].solve(sums, scale, *blocks[index].family, blocks[index].rank_set), worker);
    });
}

}  // namespace

void for_each_solved_block(const GameTables& tables, const HoldScale& scale, const Work& work,
                           const std::function<void(const SolvedBlock&, unsigned worker)>& body) {
    u128 all_pays = 0;
    for (std::size_t row = 0; row < tables.pays().pays.size(); ++row) {
        all_pays += u128{tables.hands_paid_by(row)} * tables.pays().pays[row];
    }
    if (all_pays < narrow_limit) {
        solve_all<u32>(tables, scale, work, body);
    } else {
        solve_all<u64>(tables, scale, work, body);
    }
}

}  // namespace holdfast::videopoker::detail

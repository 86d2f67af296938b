#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/deal_solver.h>
#include <holdfast/videopoker/play/deal_values.h>

namespace holdfast::videopoker::detail {
namespace {

/// The 32-bit way, in vectors; the 64-bit way is the scalar twin.
void solve_pattern(const u32* values, const SubsetTable& subset_of, const HoldScale& scale, u64* best,
                   u32* optimal) {
    best_holds(values, subset_of, scale, best, optimal);
}

void solve_pattern(const u64* values, const SubsetTable& subset_of, const HoldScale& scale, u64* best,
                   u32* optimal) {
    best_holds_scalar(values, subset_of, scale, best, optimal);
}

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
            solve_pattern(sums_of_block_.data(), family.subset_of[pattern], scale,
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
    std::vector<BlockSolver<T>> solvers(worker_count(work));  // blocks are of many sizes; memory is kept
    for_each_index(blocks.size(), work, [&](std::size_t index, unsigned worker) {
        body(solvers[worker].solve(sums, scale, blocks[index]), worker);
    });
}

}  // namespace

void for_each_solved_block(const GameTables& tables, const HoldScale& scale, const Work& work,
                           const std::function<void(const SolvedBlock&, unsigned worker)>& body) {
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

}  // namespace holdfast::videopoker::detail

#include <memory>

#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/matching/matching_solver.h>
#include <holdfast/holdem/tables/detail/graph_numbers.h>
#include <holdfast/holdem/tables/detail/multiway_counter.h>
#include <holdfast/holdem/tables/graph_table.h>

namespace holdfast::holdem {
namespace {

using detail::GraphCounts;
using detail::no_graph;

constexpr std::size_t all_numbers = detail::number_entries * detail::numbers_in_entry;

/// Numbers the graphs anew, in the order in which they first occur: so the numbers do not depend on the threads.
/// Returns [number] the graphs.
std::vector<const detail::ShowdownGraph*> in_order(const detail::NumberedGraphs& found,
                                                   std::vector<u32>& numbers) {
    std::vector<const detail::ShowdownGraph*> by_old(found.size());
    for (const auto& [graph, number] : found) by_old[number] = &graph;
    std::vector<u32> renumbered(found.size(), no_graph);
    std::vector<const detail::ShowdownGraph*> graphs;
    for (u32& number : numbers) {
        if (number == no_graph) continue;
        u32& anew = renumbered[number];
        if (anew == no_graph) {
            anew = static_cast<u32>(graphs.size());
            graphs.push_back(by_old[number]);
        }
        number = anew;
    }
    return graphs;
}

/// Makes the entries of the table; a worker makes one at a time.
class GraphEntries {
  public:
    GraphEntries(const std::vector<const detail::ShowdownGraph*>& graphs, const std::vector<u32>& numbers,
                 unsigned workers)
        : graphs_(graphs), numbers_(numbers), solvers_(workers) {}

    void append(u64 entry, unsigned worker, std::string& bytes) {
        if (entry >= graphs_.size()) {
            const u32* const first = numbers_.data() + (entry - graphs_.size()) * detail::numbers_in_entry;
            bytes.append(reinterpret_cast<const char*>(first), detail::numbers_in_entry * sizeof(u32));
            return;
        }
        auto& solver = solvers_[worker];
        if (!solver) solver = std::make_unique<detail::MatchingSolver>(MultiwayDeals::most_opponents);
        detail::TieCounts ties(MultiwayDeals::most_opponents);
        solver->add_to(ties, *graphs_[entry], 1);
        const GraphCounts counts = GraphCounts::of(ties);
        bytes.append(reinterpret_cast<const char*>(counts.word.data()), sizeof counts);
    }

  private:
    const std::vector<const detail::ShowdownGraph*>& graphs_;
    const std::vector<u32>& numbers_;
    std::vector<std::unique_ptr<detail::MatchingSolver>> solvers_;  ///< [worker]
};

}  // namespace

void build_graph_table(const std::string& path, const std::vector<CardSet>& boards, const Work& work) {
    const storage::PartFile checked(path);  // a name that is taken is refused before the work begins
    // Finding the graphs takes a little longer than counting on them.
    constexpr u64 steps = 2'000;
    constexpr u64 steps_to_find = 1'100;
    std::vector<u32> numbers(all_numbers, no_graph);
    detail::NumberedGraphs found;
    detail::number_graphs(detail::boards_of_rows(boards), found, numbers.data(),
                          work.part(0, steps_to_find, steps));
    const std::vector<const detail::ShowdownGraph*> graphs = in_order(found, numbers);
    const storage::TablePlan plan = graph_table_plan(static_cast<u32>(graphs.size()));
    storage::TableWriter writer(path, plan, {0, plan.block_ends.size()}, work);
    GraphEntries entries(graphs, numbers, worker_count(work));
    std::vector<std::string> made(worker_count(work));
    for_each_index(plan.block_ends.size(), work.part(steps_to_find, steps, steps),
                   [&](std::size_t block, unsigned worker) {
                       if (writer.is_done(block)) return;
                       std::string& bytes = made[worker];
                       bytes.clear();
                       for (u64 entry = block == 0 ? 0 : plan.block_ends[block - 1];
                            entry < plan.block_ends[block]; ++entry) {
                           entries.append(entry, worker, bytes);
                       }
                       writer.write(block, bytes.data());
                   });
    writer.finish();
}

void build_graph_table(const std::string& path, const Work& work) {
    const SituationIndex& rivers = SituationIndex::of(Street::river);
    std::vector<CardSet> boards;
    for (u32 board = 0; board < rivers.boards(); ++board) boards.push_back(rivers.board(board));
    build_graph_table(path, boards, work);
}

}  // namespace holdfast::holdem

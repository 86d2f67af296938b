#include <memory>
#include <stdexcept>

#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/matching/matching_solver.h>
#include <holdfast/holdem/tables/detail/graph_numbers.h>
#include <holdfast/holdem/tables/detail/river_graphs.h>
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

// Finding the graphs takes a little longer than counting on them.
constexpr u64 steps = 2'000;
constexpr u64 steps_to_find = 1'100;

struct GraphsOfBoards {
    std::vector<u32> numbers = std::vector<u32>(all_numbers, no_graph);
    detail::NumberedGraphs found = {};
    std::vector<const detail::ShowdownGraph*> graphs = {};  ///< [number] parts of `found`
};

GraphsOfBoards find_graphs(const std::vector<CardSet>& boards, const Work& work) {
    GraphsOfBoards of_boards;
    detail::number_graphs(detail::boards_of_rows(boards), of_boards.found, of_boards.numbers.data(),
                          work.part(0, steps_to_find, steps));
    of_boards.graphs = in_order(of_boards.found, of_boards.numbers);
    return of_boards;
}

void write_entries(const GraphsOfBoards& of_boards, const storage::TablePlan& plan,
                   storage::TableWriter& writer, const Work& work) {
    GraphEntries entries(of_boards.graphs, of_boards.numbers, worker_count(work));
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
}

bool is_all_done(const storage::TableWriter& writer, std::size_t blocks) {
    for (std::size_t block = 0; block < blocks; ++block) {
        if (!writer.is_done(block)) return false;
    }
    return true;
}

}  // namespace

void build_graph_table(const std::string& path, const std::vector<CardSet>& boards, const Work& work) {
    const GraphsOfBoards of_boards = find_graphs(boards, work);
    const storage::TablePlan plan = graph_table_plan(static_cast<u32>(of_boards.graphs.size()));
    storage::TableWriter writer(path, plan, {0, plan.block_ends.size()}, work);
    write_entries(of_boards, plan, writer, work);
    writer.finish();
}

void build_graph_table(const std::string& path, const Work& work) {
    // The number of graphs that the work below finds. The file is begun first, so that whatever keeps it from
    // being written, such as another process, is an error at once.
    constexpr u32 graphs_of_all_rivers = 637'284;
    const storage::TablePlan plan = graph_table_plan(graphs_of_all_rivers);
    storage::TableWriter writer(path, plan, {0, plan.block_ends.size()}, work);
    if (!is_all_done(writer, plan.block_ends.size())) {
        const SituationIndex& rivers = SituationIndex::of(Street::river);
        std::vector<CardSet> boards;
        for (u32 board = 0; board < rivers.boards(); ++board) boards.push_back(rivers.board(board));
        const GraphsOfBoards of_boards = find_graphs(boards, work);
        if (of_boards.graphs.size() != graphs_of_all_rivers) throw std::logic_error("graphs were miscounted");
        write_entries(of_boards, plan, writer, work);
    }
    writer.finish();
}

}  // namespace holdfast::holdem

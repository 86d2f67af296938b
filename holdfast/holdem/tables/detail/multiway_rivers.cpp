#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/matching/matching_solver.h>
#include <holdfast/holdem/tables/detail/multiway_rivers.h>

namespace holdfast::holdem::detail {

void MultiwayRivers::add(const std::vector<CardSet>& boards, const Work& work) {
    std::vector<CardSet> missing = boards_of_rows(boards);
    std::erase_if(missing, [this](CardSet board) { return rows_.contains(row_of(board).first); });
    // To find the graphs takes half as long as to count on them.
    constexpr u64 steps = 3'000;
    number_graphs(missing, numbers_, graphs_.get(), work.part(0, steps / 3, steps));
    std::vector<const NumberedGraphs::value_type*> unsolved;
    for (const auto& each : numbers_) {
        if (each.second >= size_) unsolved.push_back(&each);
    }
    counts_.resize(numbers_.size());
    std::vector<std::unique_ptr<MatchingSolver>> solvers(worker_count(work));
    const Work solving = work.part(steps / 3, steps, steps);
    for_each_index(unsolved.size(), solving, [&](std::size_t index, unsigned worker) {
        if (!solvers[worker]) solvers[worker] = std::make_unique<MatchingSolver>(most_multiway_opponents);
        TieCounts ties(most_multiway_opponents);
        solvers[worker]->add_to(ties, unsolved[index]->first, 1);
        counts_[unsolved[index]->second] = MultiwayCounts::of(ties);
    });
    size_ = static_cast<u32>(counts_.size());
    for (const CardSet board : missing) rows_.insert(row_of(board).first);
}

}  // namespace holdfast::holdem::detail

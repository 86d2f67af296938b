#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/matching/matching_solver.h>
#include <holdfast/holdem/detail/multiway/multiway_rivers.h>
#include <holdfast/holdem/detail/multiway/river_graphs.h>

namespace holdfast::holdem::detail {

MultiwayRivers::MultiwayRivers(const std::vector<CardSet>& boards, const Work& work)
    : graphs_(new u32[row_entries]) {
    // To find the graphs takes half as long as to count on them.
    constexpr u64 steps = 3'000;
    const NumberedGraphs graphs =
        number_graphs(boards_of_rows(boards), graphs_.get(), work.part(0, steps / 3, steps));
    std::vector<const NumberedGraphs::value_type*> list;
    list.reserve(graphs.size());
    for (const auto& each : graphs) list.push_back(&each);
    counts_.resize(graphs.size());
    std::vector<std::unique_ptr<MatchingSolver>> solvers(worker_count(work));
    for_each_index(list.size(), work.part(steps / 3, steps, steps), [&](std::size_t index, unsigned worker) {
        if (!solvers[worker]) solvers[worker] = std::make_unique<MatchingSolver>(most_multiway_opponents);
        TieCounts ties(most_multiway_opponents);
        solvers[worker]->add_to(ties, list[index]->first, 1);
        counts_[list[index]->second] = MultiwayCounts::of(ties);
    });
}

}  // namespace holdfast::holdem::detail

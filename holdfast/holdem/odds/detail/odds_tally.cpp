#include <algorithm>
#include <memory>

#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/hands/board.h>
#include <holdfast/holdem/odds/detail/odds_tally.h>

namespace holdfast::holdem::detail {

OddsTally::OddsTally(const Situation& situation, const std::vector<int>& opponents)
    : situation_(situation),
      most_opponents_(opponents.empty() ? 0 : *std::max_element(opponents.begin(), opponents.end())),
      counts_(situation.known.size() + 1, TieCounts(most_opponents_)) {
    odds_.results.reserve(opponents.size());
    for (const int number : opponents) {
        odds_.results.push_back({number});
    }
}

Odds OddsTally::run(const Work& work) {
    BoardWalk(situation_, most_opponents_, *this).run(work.stop);
    solve(work);

    const int left = situation_.unseen().size() - situation_.board.cards_to_come();
    for (OpponentOdds& result : odds_.results) {
        result.deals = odds_.boards * matchings(left, result.opponents);
        result.by_ties.resize(counts_.size() + static_cast<std::size_t>(result.opponents));
        // A pot is shared with the known and the unknown opponents who tie.
        for (std::size_t known = 0; known < counts_.size(); ++known) {
            for (int t = 0; t <= result.opponents; ++t) {
                result.by_ties[known + static_cast<std::size_t>(t)] += counts_[known].at(result.opponents, t);
            }
        }
    }
    return std::move(odds_);
}

void OddsTally::add_category(HandCategory category, u64 boards) {
    odds_.boards += boards;
    odds_.categories[static_cast<std::size_t>(category)] += boards;
}

void OddsTally::add_pairs(const StandingCounts& pairs, const Meeting& meeting) {
    TieCounts& counts = counts_[meeting.known_ties];
    counts.at(0, 0) += meeting.boards;
    // A matching of one pair is a pair.
    if (most_opponents_ == 1) {
        counts.at(1, 0) += meeting.boards * u128{pairs[index_of(Standing::worse)]};
        counts.at(1, 1) += meeting.boards * u128{pairs[index_of(Standing::tied)]};
    }
}

void OddsTally::add_graph(const ShowdownGraph& graph, const Meeting& meeting) {
    if (situation_.board.street() == Street::river) {  // the only one: nothing to share
        MatchingSolver(most_opponents_).add_to(counts_[meeting.known_ties], graph, meeting.boards);
    } else {
        matchups_[{graph, meeting.known_ties}] += meeting.boards;
    }
}

void OddsTally::solve(const Work& work) {
    if (matchups_.empty()) return;
    // As a list, so that workers can take them by number. In no order of its own: only sums come of it.
    const std::vector<std::pair<Matchup, u64>> matchups(matchups_.begin(), matchups_.end());
    struct Worker {
        std::unique_ptr<MatchingSolver> solver;
        std::vector<TieCounts> counts;
    };
    // Sums of each worker's own: integers, so their order does not matter.
    std::vector<Worker> workers(worker_count(work));
    for_each_index(matchups.size(), work, [&](std::size_t index, unsigned number) {
        Worker& worker = workers[number];
        if (!worker.solver) {
            worker.solver = std::make_unique<MatchingSolver>(most_opponents_);
            worker.counts.assign(counts_.size(), TieCounts(most_opponents_));
        }
        const auto& [matchup, boards] = matchups[index];
        worker.solver->add_to(worker.counts[matchup.known_ties], matchup.graph, boards);
    });
    for (const Worker& worker : workers) {
        for (std::size_t known = 0; known < worker.counts.size(); ++known) {
            counts_[known] += worker.counts[known];
        }
    }
}

}  // namespace holdfast::holdem::detail

#include <algorithm>
#include <memory>

#include <holdfast/core/threads.h>
#include <holdfast/holdem/board.h>
#include <holdfast/holdem/detail/matchings.h>
#include <holdfast/holdem/detail/odds_tally.h>

namespace holdfast::holdem::detail {

OddsTally::OddsTally(const Situation& situation, const std::vector<int>& opponents)
    : situation_(situation),
      most_opponents_(opponents.empty() ? 0 : *std::max_element(opponents.begin(), opponents.end())),
      counts_(situation.known.size() + 1, TieCounts(most_opponents_)) {
    odds_.results.reserve(opponents.size());
    for (const int number : opponents) {
        odds_.results.push_back({number});
    }
    const CardSet unseen = situation.unseen();
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        unseen_of_suit_[suit] = unseen.ranks_in(static_cast<Suit>(suit));
        for (std::size_t r = 0; r < rank_count; ++r) {
            unseen_[r] = static_cast<u8>(unseen_[r] + (unseen_of_suit_[suit].mask() >> r & 1U));
        }
    }
}

Odds OddsTally::run(const Work& work) {
    std::vector<CardSet> hands;
    hands.reserve(1 + situation_.known.size());
    hands.push_back(situation_.hole.cards());
    for (const HoleCards& known : situation_.known) {
        hands.push_back(known.cards());
    }
    for (const BoardGroup& boards : final_boards(situation_.board.cards(), situation_.unseen(), hands)) {
        add_boards(boards);
    }
    solve(work);

    const int left = situation_.unseen().size() - situation_.board.cards_to_come();
    for (OpponentOdds& result : odds_.results) {
        result.deals = odds_.boards * matchings(left, result.opponents);
        result.by_ties.resize(counts_.size() + static_cast<std::size_t>(result.opponents));
        for (std::size_t known = 0; known < counts_.size(); ++known) {
            for (int t = 0; t <= result.opponents; ++t) {
                result.by_ties[known + static_cast<std::size_t>(t)] += counts_[known].at(result.opponents, t);
            }
        }
    }
    return std::move(odds_);
}

template <class ValueOf>
OddsTally::Players OddsTally::players(ValueOf value_of) const {
    Players players{value_of(situation_.hole)};
    for (const HoleCards& known : situation_.known) {
        const HandRank value = value_of(known);
        players.is_beaten = players.is_beaten || value > players.hero;
        players.ties += value == players.hero ? 1 : 0;
    }
    return players;
}

void OddsTally::add_boards(const BoardGroup& boards) {
    CardsPerRank left = unseen_;
    for (std::size_t r = 0; r < rank_count; ++r) {
        left[r] = static_cast<u8>(left[r] - boards.coming[r]);
    }
    RankShowdown ranks(boards.ranks, left);
    const Players without_flush = players([&](HoleCards hand) { return ranks.without_flush(hand); });
    const auto count = [this](HandRank hero, u64 times) {
        odds_.boards += times;
        odds_.categories[static_cast<std::size_t>(category_of(hero))] += times;
    };

    ranks.compare_with(without_flush.hero);
    StandingCounts pairs{};
    if (most_opponents_ == 1) {
        pairs = pair_counts(ranks);
    }
    count(without_flush.hero, boards.without_flush);
    if (boards.without_flush != 0 && !without_flush.is_beaten) {
        if (most_opponents_ <= 1) {
            add(pairs, without_flush.ties, boards.without_flush);
        } else {
            add(graph_of(ranks), without_flush.ties, boards.without_flush);
        }
    }
    HandRank compared = without_flush.hero;
    for (const FlushBoards& flush : boards.with_flush) {
        const RankSet unseen = unseen_of_suit_[static_cast<std::size_t>(flush.suit)];
        const FlushShowdown flushes(flush.suited, RankSet(unseen.mask() & ~flush.suited.mask()));
        const Players each =
            players([&](HoleCards hand) { return value_of(hand, flush.suit, ranks, flushes); });
        count(each.hero, flush.boards);
        if (each.is_beaten) {
            continue;
        }
        if (each.hero != compared) {
            ranks.compare_with(each.hero);
            compared = each.hero;
            if (most_opponents_ == 1) {
                pairs = pair_counts(ranks);
            }
        }
        if (most_opponents_ <= 1) {
            add(pair_counts(ranks, flushes, each.hero, pairs), each.ties, flush.boards);
        } else {
            add(graph_of(ranks, flushes, each.hero), each.ties, flush.boards);
        }
    }
}

void OddsTally::add(const StandingCounts& pairs, std::size_t known_ties, u64 boards) {
    TieCounts& counts = counts_[known_ties];
    counts.at(0, 0) += boards;
    if (most_opponents_ == 1) {
        counts.at(1, 0) += boards * u128{pairs[index_of(Standing::worse)]};
        counts.at(1, 1) += boards * u128{pairs[index_of(Standing::tied)]};
    }
}

void OddsTally::add(const ShowdownGraph& graph, std::size_t known_ties, u64 boards) {
    if (situation_.board.street() == Street::river) {  // the only one: nothing to share
        MatchingSolver(most_opponents_).add_to(counts_[known_ties], graph.with_twins_joined(), boards);
    } else {
        matchups_[{graph.with_twins_joined(), known_ties}] += boards;
    }
}

void OddsTally::solve(const Work& work) {
    if (matchups_.empty()) {
        return;
    }
    const std::vector<std::pair<Matchup, u64>> matchups(matchups_.begin(), matchups_.end());
    struct Worker {
        std::unique_ptr<MatchingSolver> solver;
        std::vector<TieCounts> counts;
    };
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

// Runs over the kinds of boards that can come, and adds up what each means against every number of opponents.
#pragma once

#include <unordered_map>

#include <holdfast/holdem/detail/flush_showdown.h>
#include <holdfast/holdem/detail/matching_solver.h>
#include <holdfast/holdem/odds.h>

namespace holdfast::holdem::detail {

class OddsTally {
  public:
    /// Both as odds() has checked them; the situation outlives this.
    OddsTally(const Situation& situation, const std::vector<int>& opponents);

    Odds run(const Work& work);

  private:
    /// Boards on which the unknown opponents face the same graph and as many known ones tie.
    struct Matchup {
        ShowdownGraph graph;
        std::size_t known_ties;

        bool operator==(const Matchup&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Matchup& matchup) const {
            return matchup.graph.hash() + matchup.known_ties;
        }
    };
    /// The hero and the known opponents on one kind of board.
    struct Players {
        HandRank hero{};
        bool is_beaten = false;
        std::size_t ties = 0;
    };

    void add_boards(const BoardGroup& boards);
    template <class ValueOf>
    Players players(ValueOf value_of) const;
    /// Adds boards on which no known opponent is better: for one unknown opponent at most, for more.
    void add(const StandingCounts& pairs, std::size_t known_ties, u64 boards);
    void add(const ShowdownGraph& graph, std::size_t known_ties, u64 boards);
    void solve(const Work& work);

    const Situation& situation_;
    Odds odds_;
    int most_opponents_;
    CardsPerRank unseen_{};
    std::array<RankSet, suit_count> unseen_of_suit_{};
    std::unordered_map<Matchup, u64, Hash> matchups_;
    std::vector<TieCounts> counts_;  ///< [known ties]
};

}  // namespace holdfast::holdem::detail

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
    struct Showdown {
        ShowdownGraph graph;
        std::size_t known_ties;

        bool operator==(const Showdown&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Showdown& showdown) const {
            return showdown.graph.hash() + showdown.known_ties;
        }
    };
    /// The hero and the known opponents on one kind of board.
    struct Players {
        HandRank hero{};
        bool is_beaten = false;
        std::size_t ties = 0;
    };

    void add_boards(const RankBoards& boards);
    template <class ValueOf>
    Players players(ValueOf value_of) const;
    /// Adds boards on which no known opponent is better: for one unknown opponent at most, for more.
    void add(const PairCounts& pairs, std::size_t known_ties, u64 boards);
    void add(const ShowdownGraph& graph, std::size_t known_ties, u64 boards);
    void solve(const Work& work);

    const Situation& situation_;
    Odds odds_;
    int most_opponents_;
    RankCounts unseen_{};
    std::array<RankSet, suit_count> unseen_of_suit_{};
    std::unordered_map<Showdown, u64, Hash> showdowns_;
    std::vector<TieCounts> counts_;  ///< [known ties]
};

}  // namespace holdfast::holdem::detail

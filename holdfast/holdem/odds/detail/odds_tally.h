// Runs over the kinds of boards that can come, and adds up what each means against every number of opponents.
#pragma once

#include <unordered_map>

#include <holdfast/holdem/detail/matching/matching_solver.h>
#include <holdfast/holdem/odds/detail/board_walk.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem::detail {

class OddsTally {
  public:
    /// Both as odds() has checked them; the situation outlives this.
    OddsTally(const Situation& situation, const std::vector<int>& opponents);

    Odds run(const Work& work);

    // A BoardWalk calls these.
    void add_category(HandCategory category, u64 boards);
    void add_pairs(const StandingCounts& pairs, const Meeting& meeting);
    void add_graph(const ShowdownGraph& graph, const Meeting& meeting);

  private:
    void solve(const Work& work);

    const Situation& situation_;
    Odds odds_;
    int most_opponents_;
    std::unordered_map<Matchup, u64, MatchupHash> matchups_;  ///< boards
    std::vector<TieCounts> counts_;                           ///< [known ties]
};

}  // namespace holdfast::holdem::detail

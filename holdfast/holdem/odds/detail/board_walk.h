// Walks over the kinds of boards that can still come, and adds up the hero's results on each.
#pragma once

#include <array>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/detail/matching/matching_solver.h>
#include <holdfast/holdem/detail/matching/tie_counts.h>
#include <holdfast/holdem/odds/detail/showdown_counts.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem::detail {

/// The graph of unknown opponents' pairs, and the number of known opponents that tie.
struct Matchup {
    ShowdownGraph graph;
    int known_ties;

    bool operator==(const Matchup&) const = default;
};
struct MatchupHash {
    std::size_t operator()(const Matchup& matchup) const {
        return matchup.graph.hash() + static_cast<std::size_t>(matchup.known_ties);
    }
};
/// Weighted boards by their graphs.
using Matchups = std::unordered_map<Matchup, u64, MatchupHash>;

/// The sums of one worker: whole numbers, so their order does not matter.
class OddsTally {
  public:
    /// Keeps a reference: `situation`, which odds() has checked, must outlive this object.
    OddsTally(const Situation& situation, int most_opponents);

    /// Walks over the possible boards for this hand of the hero. The results against two or more unknown
    /// opponents are left to solve(). Throws Stopped.
    void walk(const WeightedHand& hand, const StopFlag* stop);
    /// Returns the boards by graph since the last call, and keeps none.
    Matchups take_matchups() { return std::exchange(matchups_, {}); }
    /// Adds the results against all numbers of unknown opponents on these boards.
    void solve(const Matchup& matchup, u64 weighted_boards);

    OddsTally& operator+=(const OddsTally& other);
    const std::array<u64, hand_category_count>& categories() const { return categories_; }
    const TieCounts& counts() const { return counts_; }

  private:
    /// A board, or several equivalent ones, on which no known opponent is better than the hero.
    struct Meeting {
        int known_ties = 0;  ///< known opponents that tie
        u64 boards = 0;
    };
    /// The hero and the known opponents on one kind of board.
    struct Players {
        HandRank hero{};
        bool is_beaten = false;
        int ties = 0;
    };

    /// Counts without unknown opponents before the flop by known_hands.h, hundreds of times as fast.
    void add_known();
    void add_boards(const BoardGroup& boards);
    void add_category(HandCategory category, u64 boards) {
        categories_[static_cast<std::size_t>(category)] += hand_.weight * boards;
    }
    /// Counts for at most one unknown opponent, which needs no graph.
    void add_pairs(const StandingCounts& pairs, const Meeting& meeting);
    /// Counts for two or more unknown opponents.
    void add_graph(const ShowdownGraph& graph, const Meeting& meeting);
    template <class ValueOf>
    Players players(ValueOf value_of) const;

    const Situation& situation_;
    int most_opponents_;
    std::array<u64, hand_category_count> categories_{};  ///< weighted boards, below 2^55
    TieCounts counts_;
    Matchups matchups_;
    std::unique_ptr<MatchingSolver> solver_;

    // For the hand of the current walk:
    WeightedHand hand_;
    CardsPerRank unseen_{};
    std::array<RankSet, suit_count> unseen_of_suit_{};
};

}  // namespace holdfast::holdem::detail

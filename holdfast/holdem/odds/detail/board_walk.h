// Walks over the kinds of boards that can still come, and adds up what the hero meets on each.
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

/// The graph that unknown opponents face, and the known ones that tie.
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
/// Weighted boards by the graphs on them.
using Matchups = std::unordered_map<Matchup, u64, MatchupHash>;

/// What one worker adds up: whole numbers, so their order does not matter.
class OddsTally {
  public:
    /// Keeps a reference: `situation`, which odds() has checked, must outlive this object.
    OddsTally(const Situation& situation, int most_opponents);

    /// Walks over the boards that can come where the hero has this hand. What two or more unknown opponents
    /// face is left to solve(). Throws Stopped.
    void walk(const WeightedHand& hand, const StopFlag* stop);
    /// The boards by graph since the last call.
    Matchups take_matchups() { return std::exchange(matchups_, {}); }
    void solve(const Matchup& matchup, u64 weighted_boards);

    OddsTally& operator+=(const OddsTally& other);
    const std::array<u64, hand_category_count>& categories() const { return categories_; }
    const TieCounts& counts() const { return counts_; }

  private:
    /// A board, or several that are alike, where no known opponent is better than the hero.
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

    /// Without unknown opponents before the flop: counted by known_hands.h, some hundred times as quickly.
    void add_known();
    void add_boards(const BoardGroup& boards);
    void add_category(HandCategory category, u64 boards) {
        categories_[static_cast<std::size_t>(category)] += hand_.weight * boards;
    }
    /// For at most one unknown opponent, who needs no graph.
    void add_pairs(const StandingCounts& pairs, const Meeting& meeting);
    /// For more.
    void add_graph(const ShowdownGraph& graph, const Meeting& meeting);
    template <class ValueOf>
    Players players(ValueOf value_of) const;

    const Situation& situation_;
    int most_opponents_;
    std::array<u64, hand_category_count> categories_{};  ///< weighted boards, below 2^52
    TieCounts counts_;
    Matchups matchups_;
    std::unique_ptr<MatchingSolver> solver_;

    // For the hand of the current walk.
    WeightedHand hand_;
    CardsPerRank unseen_{};
    std::array<RankSet, suit_count> unseen_of_suit_{};
};

}  // namespace holdfast::holdem::detail

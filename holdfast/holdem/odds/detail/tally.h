// The combos of a range in classes that have the same odds.
//
// A suit is live where a flush may still come in it: with three cards or more of it on the board, those to
// come included. Hole cards of other suits count by their rank alone, and live suits that look alike on the
// board, among dead cards and in every known hand may be exchanged:
//
//   before the flop   169 classes of the 1,326 combos
//   Qh Jh 2c 5d       h is live: of AKo one class with a heart ace, one with a heart king, one with neither
//   Qh Jd 2c 5s       no suit is live: 91 pairs of ranks, suited or not
#pragma once

#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include <holdfast/holdem/detail/matching/matching_solver.h>
#include <holdfast/holdem/detail/matching/tie_counts.h>
#include <holdfast/holdem/hands/board.h>
#include <holdfast/holdem/odds/detail/board_walk.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/odds/range_odds.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem::detail {

struct HoleClass {
    HoleCards representative;
    u64 weight;  ///< sum of the numerators of its combos
};

/// All combos of `live` must be free of the other cards. Hands of the same two ranks lie side by side.
std::vector<HoleClass> hole_classes(const Range& live, const Board& board, CardSet dead,
                                    const std::vector<HoleCards>& known);

// Runs over the kinds of boards that can come, and adds up what each means against every number of opponents.

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

// Adds up the odds of all combos of a range: class by class the boards, then each different graph once.
//
// Classes come in batches, so that graphs are shared among many combos where boards are few, and need no more
// memory than those of one class where boards are many.

/// Weighted boards by the graphs on them, as one worker meets them.
class WeightedMatchups {
  public:
    using Map = std::unordered_map<Matchup, u64, MatchupHash>;

    WeightedMatchups(std::size_t known, int most_opponents)
        : most_opponents_(most_opponents), pairs_(known + 1, TieCounts(std::min(most_opponents, 1))) {}

    /// What each deal weighs from now on.
    void set_weight(u64 weight) { weight_ = weight; }

    // A BoardWalk calls these.
    void add_category(HandCategory category, u64 boards) {
        categories_[static_cast<std::size_t>(category)] += weight_ * boards;
    }
    void add_pairs(const StandingCounts& pairs, const Meeting& meeting);
    void add_graph(const ShowdownGraph& graph, const Meeting& meeting) {
        matchups_[{graph, meeting.known_ties}] += weight_ * meeting.boards;
    }

    const std::array<u64, hand_category_count>& categories() const { return categories_; }
    /// [known ties] what add_pairs() has added, weighted.
    const std::vector<TieCounts>& pairs() const { return pairs_; }
    /// The boards by graph since the last call.
    Map take_matchups() { return std::exchange(matchups_, {}); }

  private:
    int most_opponents_;
    u64 weight_ = 1;
    std::array<u64, hand_category_count> categories_{};
    std::vector<TieCounts> pairs_;  ///< below 2^52 * 990, so 128 bits are plenty
    Map matchups_;
};

class RangeTally {
  public:
    /// All as range_odds() has checked it; the situation outlives this.
    RangeTally(const RangeSituation& situation, const Range& live, const std::vector<int>& opponents);

    /// Throws Stopped. Progress counts thousandths of classes.
    RangeOdds run(const Work& work);

  private:
    /// The boards of some classes.
    WeightedMatchups::Map collect(std::span<const HoleClass> classes, const Work& work);
    void solve(const WeightedMatchups::Map& matchups, const Work& work);
    RangeOdds result() const;

    const RangeSituation& situation_;
    std::vector<HoleClass> classes_;
    std::vector<int> opponents_;
    int most_opponents_;
    std::vector<WeightedMatchups> collected_;  ///< [worker]
    std::vector<WideTieCounts> counts_;        ///< [known ties]
};

}  // namespace holdfast::holdem::detail

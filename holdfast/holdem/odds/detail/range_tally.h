// Adds up the odds of all combos of a range: class by class the boards, then each different graph once.
//
// Classes come in batches, so that graphs are shared among many combos where boards are few, and need no more
// memory than those of one class where boards are many.
#pragma once

#include <span>
#include <unordered_map>
#include <utility>

#include <holdfast/holdem/detail/matching/wide_tie_counts.h>
#include <holdfast/holdem/odds/detail/board_walk.h>
#include <holdfast/holdem/odds/detail/hole_classes.h>
#include <holdfast/holdem/odds/range_odds.h>

namespace holdfast::holdem::detail {

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

// Points: the sum of a few measures times small weights that best separates the samples of the two sides.
//
// A beam search that adds one term at a time. For each state and each further term, one histogram of the sums
// gives the threshold with the fewest errors. Errors count samples and not deals: a sample on the wrong side
// takes about one exception, however many deals it has.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/rules/example_table.h>

namespace holdfast::videopoker::penalties {

/// Larger weights are too hard for mental arithmetic; only tables of points have them (table_annealing.h).
inline constexpr int max_weight = 3;

/// The lowest sum at which the rival is taken.
struct Threshold {
    int bound;
    i64 errors;
};

/// The threshold with the fewest errors. totals: for each sum from `lowest` up, the samples that the rival
/// wins minus those that the row wins; rivals: all samples that the rival wins. The threshold starts above
/// all sums, where the row always wins. Going down, each sum that moves to the rival's side makes the
/// decisions on its rival samples right and those on its row samples wrong.
Threshold best_threshold(const std::vector<i32>& totals, int lowest, i64 rivals);

struct PointsEffort {
    std::size_t max_terms = 7;
    std::size_t beam = 30;  ///< states kept for each number of terms
    std::size_t best = 3;   ///< of these states, those that are found
};

struct FoundPoints {
    Condition points;        ///< points of the rival
    std::size_t errors = 0;  ///< samples on the wrong side of the threshold
};

struct PointsFound {
    std::vector<FoundPoints> list;
    u64 steps = 0;  ///< samples and totals looked at
};

/// The `best` states with 1, 2, ... terms each; ends early if a state makes no errors.
PointsFound search_points(const ExampleTable& table, const SampleSet& open, const PointsEffort& effort,
                          const Work& work);

}  // namespace holdfast::videopoker::penalties

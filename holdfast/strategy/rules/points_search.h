// Points: the sum of a few measures times small weights that best tells the samples of the two sides apart.
//
// A beam search over one more term at a time. For each state and each further term one histogram over the
// sums gives the threshold of fewest errors; the best states are polished by replacing one term at a time.
// Errors are samples and not deals: a sample on the wrong side takes about one exception, however many deals
// it has.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/strategy/rules/example_table.h>

namespace holdfast::videopoker::penalties {

/// Larger weights are no mental arithmetic any more; tables of points have them (table_annealing.h).
inline constexpr int max_weight = 3;

/// The sum from which on the rival is taken.
struct Threshold {
    int bound;
    i64 errors;
};

/// The threshold of fewest errors. totals: how many more samples the rival wins than the row with each sum
/// from `lowest` up; rivals: how many it wins in all. From the top down, each sum moved to the rival's side
/// turns the errors of its rivals into right decisions, and the right decisions of its row samples into
/// errors. It starts above all sums, where the row always wins.
Threshold best_threshold(const std::vector<i32>& totals, int lowest, i64 rivals);

struct PointsEffort {
    std::size_t max_terms = 7;
    std::size_t beam = 30;     ///< states kept for each number of terms
    std::size_t polished = 3;  ///< states of these whose terms are exchanged
};

struct FoundPoints {
    Condition points;        ///< of the rival
    std::size_t errors = 0;  ///< samples on the wrong side of the threshold
};

struct PointsFound {
    std::vector<FoundPoints> list;
    u64 steps = 0;  ///< samples and totals looked at
};

/// The best states for 1, 2, ... terms, as many of each as are polished; it ends early where none errs.
PointsFound search_points(const ExampleTable& table, const SampleSet& open, const PointsEffort& effort,
                          const Work& work);

}  // namespace holdfast::videopoker::penalties

// Charts of few rows: for each number of rows the best chart found.
//
// The search goes down from the order of single items, one row at a time. The children of a chart have one
// row less: a row dropped, or two rows of one family replaced by the phrase that spans both. Of the children
// of the best few charts (the beam) the best ones are kept and polished; polishing exchanges one row for a
// phrase, at its best place, while that gains. Beam charts exchange a row for phrases of its own family only;
// the best one for every phrase there is.
//
// Charts of so many rows are not proven to be the best; with simulated annealing, none better was found.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/strategy/search/row_chart.h>

namespace holdfast::videopoker {

/// Rows of single items in `order`, moved one by one while that gains; rows that decide nothing are left out.
/// Throws Stopped.
std::vector<u32> single_rows(const Phrases& phrases, const std::vector<u32>& order,
                             const StopFlag* stop = nullptr);

struct RowsFound {
    std::vector<u32> rows;  ///< numbers of phrases, from the top
    i64 value = 0;
};

/// How much is tried: these give every chart that larger numbers found, in a fraction of the time.
struct RowSearchEffort {
    std::size_t beam = 6;
    std::size_t polished = 14;
};

/// A chart with the value of `start` and as few rows as found. Progress counts rows saved. Throws Stopped.
RowsFound fewest_rows(const Phrases& phrases, const std::vector<u32>& start,
                      const RowSearchEffort& effort = {}, const Work& work = {});

/// [number of rows - 1] the best chart found of at most so many rows, from one row up to the fewest rows with
/// the value of `start`. Progress counts rows. The answer does not depend on work.threads. Throws Stopped.
std::vector<RowsFound> search_rows(const Phrases& phrases, const std::vector<u32>& start,
                                   const RowSearchEffort& effort = {}, const Work& work = {});

}  // namespace holdfast::videopoker

// Charts of few rows: for each number of rows the best chart found.
//
// The search goes down from the order of single items, one row at a time. The children of a chart have one
// row fewer: a row is dropped, or two rows of one family are replaced by the phrase that spans both. Of the
// children of the best few charts (the beam), the best ones are kept and polished: one row is exchanged for a
// phrase at its best place, as long as that gains. Charts of the beam try only phrases of the same family,
// the best chart tries all.
//
// The charts are not proven to be the best for their number of rows; simulated annealing found none better.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/search/row_chart.h>

namespace holdfast::videopoker {

/// Rows of single items in `order`, moved one by one as long as that gains; rows that decide nothing are left
/// out. Throws Stopped.
std::vector<u32> single_rows(const Phrases& phrases, const std::vector<u32>& order,
                             const StopFlag* stop = nullptr);

struct RowsFound {
    std::vector<u32> rows;  ///< numbers of phrases, from the top
    i64 value = 0;
};

/// The effort of a search. These numbers find every chart that larger ones found, in a fraction of the time.
struct RowSearchEffort {
    std::size_t beam = 6;
    std::size_t polished = 14;
};

/// A chart with the value of `start` and as few rows as found. Progress counts rows saved. Throws Stopped.
RowsFound fewest_rows(const Phrases& phrases, const std::vector<u32>& start,
                      const RowSearchEffort& effort = {}, const Work& work = {});

/// [number of rows - 1] the best chart found with at most that number of rows, from one row up to the fewest
/// with the value of `start`. Progress counts rows. The answer does not depend on work.threads. Throws
/// Stopped.
std::vector<RowsFound> search_rows(const Phrases& phrases, const std::vector<u32>& start,
                                   const RowSearchEffort& effort = {}, const Work& work = {});

}  // namespace holdfast::videopoker

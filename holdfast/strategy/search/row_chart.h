// A chart under search: rows that are phrases, and which row decides each group.
//
// One pass over the groups that a phrase plays in tells what it would gain at *every* place of the chart: put
// above row j, it takes over the groups that rows j, j + 1, ... decide now, so
//
//     gain(j) = sum over rows r >= j of the sum over the groups that r decides of (value of phrase - value)
//
// For each group the row that decides it is known, and the next one that fits: so a row is lifted from the
// chart at the cost of the groups that it decides. A group without a row counts as decided below the last one
// (Phrases::undecided).
#pragma once

#include <vector>

#include <holdfast/strategy/search/phrases.h>

namespace holdfast::videopoker {

class RowChart {
  public:
    /// `phrases` outlives this; `rows`: numbers of phrases, from the top.
    explicit RowChart(const Phrases& phrases, const std::vector<u32>& rows = {});
    void assign(const std::vector<u32>& rows);

    const std::vector<u32>& rows() const { return rows_; }
    /// The sum of what is played in all groups, without the lifted row; below 0 where a group is undecided.
    i64 value() const { return value_; }

    /// Takes a row out until it is put back; rows keep their numbers meanwhile. One row at a time.
    void lift(std::size_t row);
    void put_back();

    /// Where a phrase is put: above row `row`, below all rows where that is their number.
    struct Place {
        std::size_t row;
        i64 value;  ///< of the chart with the phrase there
    };
    /// The best place for a phrase at or above `lowest`; of several the lowest.
    Place best_place(u32 phrase, std::size_t lowest) const;
    Place best_place(u32 phrase) const { return best_place(phrase, rows_.size()); }
    /// The value of the chart with the phrase above `row`.
    i64 value_with(u32 phrase, std::size_t row) const;
    /// The rows without the lifted one and with the phrase above `row`.
    std::vector<u32> rows_with(u32 phrase, std::size_t row) const;

    /// The row that decides a group, and the one that does when that is lifted.
    struct Decision {
        i64 value;
        u32 row;
    };
    const Decision& decision(std::size_t group) const { return decisions_[group]; }
    const Decision& next_decision(std::size_t group) const { return next_[group]; }

  private:
    void sum_gains(u32 phrase) const;
    void sort_groups();

    static constexpr std::size_t no_row = ~std::size_t{0};

    const Phrases* phrases_;
    std::vector<u32> rows_;
    i64 value_ = 0;
    std::vector<Decision> decisions_;       ///< [group]
    std::vector<Decision> next_;            ///< [group]
    std::vector<u32> groups_;               ///< by the row that decides them
    std::vector<std::size_t> first_group_;  ///< [row] where its groups begin
    std::size_t lifted_ = no_row;
    mutable std::vector<i64> gain_;  ///< [row] scratch of best_place
};

}  // namespace holdfast::videopoker

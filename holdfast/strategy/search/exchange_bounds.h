// For each row and phrase of a chart: a bound of what exchanging the one for the other gains. So most
// exchanges need not be tried.
#pragma once

#include <vector>

#include <holdfast/strategy/search/row_chart.h>

namespace holdfast::videopoker {

class ExchangeBounds {
  public:
    /// `chart`: of these phrases, no row of it lifted.
    ExchangeBounds(const Phrases& phrases, const RowChart& chart);

    /// Wherever the phrase is put once the row is lifted: what it wins at most, in the groups of the row and
    /// in all others, less what lifting the row costs. A group counts only where the phrase gains in it, as
    /// if it could be put above some rows of it and below others: so the bound is never too low.
    i64 most_gained(std::size_t row, u32 phrase) const {
        return phrase_won_[phrase] + won_[phrase * (rows_ + 1) + row] - lost_[row];
    }

  private:
    std::size_t rows_;
    std::vector<i64> lost_;        ///< [row] by lifting it
    std::vector<i64> won_;         ///< [phrase][row] in the row's groups once it is lifted
    std::vector<i64> phrase_won_;  ///< [phrase] in all groups of the whole chart
};

}  // namespace holdfast::videopoker

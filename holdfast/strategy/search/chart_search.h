// The best charts found for a game: basic, of few rows, of few bands.
//
// Sections (docs/glossary.md) are searched one by one, and the rows of a chart are shared among them as they
// return most. The search does not say what a chart returns: score_chart does, which plays every deal by it.
#pragma once

#include <optional>

#include <holdfast/core/rational.h>
#include <holdfast/strategy/holds/deal_walk.h>
#include <holdfast/strategy/search/section_search.h>

namespace holdfast::videopoker {

class ChartSearch {
  public:
    /// `writer` finds the shortest words for a row, and outlives this. Throws Stopped.
    ChartSearch(const DealWalk& walk, const ChartWriter& writer, const Work& work = {});

    /// No chart that lists the game's types in a strict order, each in a row of its own, returns more; nothing
    /// where pays are so large that the search rounds them. (A row of several types is a tie that each deal
    /// breaks for itself, which no strict order need match.)
    const std::optional<Rational>& most_return() const { return most_return_; }
    /// A row for each section that deals can have: no chart has fewer.
    std::size_t least_rows() const { return least_rows_; }

    /// The chart of the highest return found, in the fewest rows found. Progress as of the others. Throws
    /// Stopped.
    Chart basic(const Work& work = {}) const;
    /// For each number, at least least_rows(), the best chart found of at most so many rows, or bands.
    /// Progress is in thousandths of each section's search. Throw Stopped.
    std::vector<Chart> of_rows(const std::vector<std::size_t>& numbers, const Work& work = {}) const;
    std::vector<Chart> of_bands(const std::vector<std::size_t>& numbers, const Work& work = {}) const;

  private:
    using Found = std::vector<std::vector<SectionRows>>;  // [section][number of rows - 1]
    std::vector<Chart> shared_out(const Found& found, const std::vector<std::size_t>& numbers) const;

    std::vector<std::optional<SectionSearch>> sections_;  ///< nothing for sections without deals
    std::optional<Rational> most_return_;
    std::size_t least_rows_ = 0;
};

}  // namespace holdfast::videopoker

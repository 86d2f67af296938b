// The best charts found for a game: basic, of few rows, of few bands.
//
// Sections (docs/reference/glossary.md) are searched one by one; then the rows of a chart are divided among
// them so that the return is largest. The return of a chart comes not from the search but from score_chart,
// which plays every deal.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/holds/deal_walk.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/search/section_search.h>

namespace holdfast::videopoker {

// All deals of a game, grouped for the search for charts: deals with the same holds in the same tie-break
// order are one group.
//
// A chart gives each atom a position. In a group it wins the value of the atom with the least position, the
// first in the group's list if several have it, because the list is in tie-break order. So the return of a
// chart is an exact sum over the groups (4,497 in 9/6 Jacks or Better).

/// The result of the deals of a group if all play the hold of one atom.
struct GroupPlay {
    u16 atom;
    u32 misplayed;  ///< deals in which some other hold is worth more
    u128 value;     ///< sum of weight * value (OfferedHold) over the deals
};

struct PlayGroup {
    std::size_t section = 0;
    u64 deals = 0;
    u128 best_value = 0;           ///< sum of weight * value of the best hold
    std::vector<GroupPlay> plays;  ///< in tie-break order, each atom once
};

/// The most groups; each takes about 2 kB. Games that treat suits alike have fewer, even with three jokers,
/// because they have fewer classes of deals than this.
inline constexpr std::size_t most_play_groups = 200'000;

/// The groups of deals for any partition of the types: atom_of_type[type] < 2^16 is the number of its part
/// (HoldTypes::atom_of_type(), or each type its own). The order is arbitrary, but the same for any number of
/// threads. The denominator of values is DealWalk::total_denominator(). Throws ParseError if the game has
/// more than most_play_groups, and Stopped.
std::vector<PlayGroup> group_plays(const DealWalk& walk, const std::vector<u16>& atom_of_type,
                                   const Work& work = {});

// Dividing the rows of a chart among its sections.

/// [section] its number of rows, at least 1, such that all together are at most `rows` and the sum of values
/// is largest; of several such divisions, the one with the fewest rows. `values[section][n - 1]` is the value
/// of n rows. There must be at least as many rows as sections.
std::vector<std::size_t> row_shares(const std::vector<std::vector<i64>>& values, std::size_t rows);

// Removing words without effect from charts.
//
// A search puts types into rows by their values, even if the rows above leave no deal for them: below "four
// of a kind of A" a row may list four aces with their fifth card.

/// The chart without the parts of its rows' texts that decide no deal; every deal is played as before. A row
/// that decides no deal is not changed. `score` must be that of the chart.
Chart without_idle_parts(const ChartWriter& writer, Chart chart, const ChartScore& score);

class ChartSearch {
  public:
    /// Keeps a reference: `writer`, which finds the shortest words for a row, must outlive this object.
    /// Throws Stopped.
    ChartSearch(const DealWalk& walk, const ChartWriter& writer, const Work& work = {});

    /// An upper bound on the return of charts that list the game's types in a strict order, each in a row of
    /// its own; nothing if pays are so large that the search rounds them. (A row of several types may do
    /// better: its tie-break can differ from deal to deal.)
    const std::optional<Rational>& most_return() const { return most_return_; }
    /// The number of sections that deals can have: no chart has fewer rows.
    std::size_t least_rows() const { return least_rows_; }

    /// The chart with the highest return found, in the fewest rows found. Progress is in thousandths of each
    /// section's search. Throws Stopped.
    Chart basic(const Work& work = {}) const;
    /// For each number, at least least_rows(), the best chart found with at most that number of rows, or
    /// bands. Progress is in thousandths of each section's search. Throw Stopped.
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

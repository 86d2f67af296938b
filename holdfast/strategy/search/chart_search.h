// The best charts found for a game: basic, of few rows, of few bands.
//
// Sections (docs/reference/glossary.md) are searched one by one, and the rows of a chart are shared among them as they
// return most. The search does not say what a chart returns: score_chart does, which plays every deal by it.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>
#include <holdfast/strategy/charts/chart_score.h>
#include <holdfast/strategy/holds/deal_walk.h>
#include <holdfast/strategy/language/chart_text.h>
#include <holdfast/strategy/search/section_search.h>

namespace holdfast::videopoker {

// All deals of a game, gathered for the search of charts: deals with the same holds in the same tie-break
// order are one group.
//
// A chart gives each atom a position; what it wins in a group is the value of the first atom in the group's
// list with the least position, because the order of the list is the tie-break. So the return of a chart is
// one sum over the groups (4,497 in 9/6 Jacks or Better), and exact.

/// What the deals of a group win if all play the hold of one atom.
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

/// More groups than this are refused: each takes about 2 kB. Games that treat suits alike have fewer, with three jokers
/// too, for they have no more classes of deals.
inline constexpr std::size_t most_play_groups = 200'000;

/// Groups of deals, over any partition of the types: atom_of_type[type] < 2^16 is the number of its part
/// (HoldTypes::atom_of_type(), or each type its own). In no particular order, but the same for any number of
/// threads. DealWalk::total_denominator() is what their values are multiples of. Throws Stopped,
/// and ParseError on a game of more than most_play_groups.
std::vector<PlayGroup> group_plays(const DealWalk& walk, const std::vector<u16>& atom_of_type,
                                   const Work& work = {});

// How the rows of a chart are best shared among its sections.

/// [section] its number of rows, at least 1, so that all together are at most `rows` and the values add up to
/// the most; of several such shares the one of fewest rows. `values[section][n - 1]`: the value of n rows
/// there. There are at least as many rows as sections.
std::vector<std::size_t> row_shares(const std::vector<std::vector<i64>>& values, std::size_t rows);

// Charts without words that do nothing.
//
// A search puts types into rows by what they are worth, not by whether the rows above leave any deal for
// them: below "four of a kind of A" a row may list four aces with their fifth card.

/// The chart without the parts of its rows' texts that decide no deal. It is played alike in every deal: a
/// hold that is never its row's own is never asked for. A row that decides no deal stays as it is. `score`:
/// of the chart.
Chart without_idle_parts(const ChartWriter& writer, Chart chart, const ChartScore& score);

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

// Odds against one unknown opponent that need not be counted, because a complete table has them (tables/): the
// same integers that odds(), range_odds() and ExactEquity would count.
#pragma once

#include <functional>
#include <optional>

#include <holdfast/holdem/equity/showdown.h>
#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/odds/range_odds.h>

namespace holdfast::holdem {

/// Finds the odds of two cards on a board of three to five others; none where no table has them. Any number of
/// threads may ask. Throws DataError where the table is damaged. An empty one finds nothing.
using HeadsUpLookup = std::function<std::optional<HeadsUpOdds>(HoleCards hole, CardSet board)>;

/// What odds() answers for these numbers of opponents; none where it has to count: before the flop, with dead
/// cards or known opponents, against other numbers than one, or where the lookup finds nothing. Throws as both.
std::optional<Odds> look_up_odds(const HeadsUpLookup& lookup, const Situation& situation,
                                 const std::vector<int>& opponents, const Work& work = {});

/// Likewise what range_odds() answers.
std::optional<RangeOdds> look_up_range_odds(const HeadsUpLookup& lookup, const RangeSituation& situation,
                                            const std::vector<int>& opponents, const Work& work = {});

/// Likewise what ExactEquity::winners() counts, where one of two players may hold any hand, each with the same
/// weight.
std::optional<WinnerCounts> look_up_winners(const HeadsUpLookup& lookup, const Showdown& showdown);

}  // namespace holdfast::holdem

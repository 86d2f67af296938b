// Odds against unknown opponents that need not be counted, because complete tables have them (tables/): the same
// integers that odds() would count.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/odds/multiway_deals.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem {

/// Finds the deals of two cards on a board of three to five others; returns nothing if no table has them. Any
/// number of threads may call it. Throws DataError if the table is damaged. An empty function stands for no table.
using MultiwayLookup = std::function<std::optional<MultiwayDeals>(HoleCards hole, CardSet board)>;

struct OddsTables {
    HeadsUpLookup heads_up = {};
    MultiwayLookup multiway = {};
};

/// The answer of odds() for these numbers of opponents; nullopt if it must be counted: before the flop, with
/// dead cards or opponents with known cards or ranges, against more than nine, or if no table has it. One
/// opponent is looked up in the heads-up tables if they have it. Progress counts classes of hands. Throws as
/// odds() and the lookups do.
std::optional<Odds> odds_from_tables(const OddsTables& tables, const Situation& situation,
                                     const std::vector<int>& opponents, const Work& work = {});

/// The sets of hands that this many opponents, 1 to 9, may hold on a river.
u128 opposing_hands(int opponents);

/// The deals of one hand as odds() returns them, 1 <= opponents <= 9.
OpponentOdds odds_against(int opponents, const MultiwayDeals& deals);

}  // namespace holdfast::holdem

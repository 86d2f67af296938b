// The cost of playing one game with the perfect strategy of another, and the deals that it loses on.
//
//   cost = sum over all deals of (value of the best hold - value of the hold played) / deals
//
// If several holds are equally good in the other game, the one that is worth most here is played. So this is
// the least that habits from the other game can cost.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker {

/// [class of deals] bit H is set if no hold is worth more than hold H.
using BestHolds = std::vector<u32>;

/// The best holds of all classes. Throws Stopped.
BestHolds best_holds_of_deals(const GameTables& tables, const Work& work = {});

/// The deal in which the other game's strategy costs most.
struct CostliestDeal {
    Deal deal;
    Hold hold;  ///< the one played, best in the other game
    Hold best;  ///< the best one here
    Rational cost;
};

/// A class of deals in which no best hold of the other game is a best one here.
struct DifferentPlay {
    u32 deal_class = 0;
    u32 deals = 0;  ///< of the class
    Hold played;    ///< of the class's representative, as is `best`
    Hold best;
    u64 cost = 0;  ///< of one deal, in bets * DifferentPlays::unit
};

struct DifferentPlays {
    std::vector<DifferentPlay> classes;  ///< by rising number
    u128 unit = 1;
};

struct PlayDifference {
    u64 deals = 0;                           ///< in which no best hold of the other game is a best one here
    Rational cost;                           ///< average per hand, in bets
    std::optional<CostliestDeal> costliest;  ///< none if nothing is lost
};

/// Whether two games have the same classes of deals, so that best holds of one can be played in the other:
/// the same deck, and suits told apart, or not, in the same way.
bool have_same_deals(const GameTables& one, const GameTables& other);

/// Compares play in `here` with `played`, the best holds of a game with the same classes of deals. The answer
/// does not depend on work.threads. Throws InvalidArgument if the number of classes differs or a class has no
/// hold, and Stopped.
DifferentPlays different_plays(const GameTables& here, const BestHolds& played, const Work& work = {});

/// The different plays added up.
PlayDifference play_difference(const GameTables& here, const BestHolds& played, const Work& work = {});

}  // namespace holdfast::videopoker

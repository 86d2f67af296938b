// The starting hands in the order of their exact equity against one random hand, the order of "top 15%".
#pragma once

#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem {

/// Results against every possible opposing hand on every board: 1,225 * 1,712,304 deals.
struct RandomOpponentCount {
    u64 wins;
    u64 ties;
    u64 losses;
};
/// Adds up preflop_pair(). Throws MissingData if that table is neither embedded nor loaded.
RandomOpponentCount against_random(StartingHand hand);

/// All 169, the best first; hands of the same equity by rising index. Computed once, at first use.
const std::vector<StartingHand>& hands_by_equity();

/// The combos of whole starting hands, best first, as long as they are at most this share (0 to 1) of all
/// 1,326.
std::vector<HoleCards> best_combos(const Rational& share);

}  // namespace holdfast::holdem

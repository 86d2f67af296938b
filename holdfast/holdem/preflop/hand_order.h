// The starting hands in the order of their exact equity against one random hand: what "the top 15%" means.
#pragma once

#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/holdem/hands/hole_cards.h>

namespace holdfast::holdem {

/// Against every hand that the first one leaves, on every board: 1,225 * 1,712,304 deals.
struct RandomOpponentCount {
    u64 wins;
    u64 ties;
    u64 losses;
};
RandomOpponentCount against_random(StartingHand hand);

/// All 169, the best first; hands of the same equity by rising index. Counted once, when first asked for.
const std::vector<StartingHand>& hands_by_equity();

/// Whole starting hands, best first, while their combos are at most this share of all 1,326.
std::vector<HoleCards> best_combos(const Rational& share);

}  // namespace holdfast::holdem

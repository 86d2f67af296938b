// The boards that complete a known board, one of each class of boards that are alike up to exchanging suits.
#pragma once

#include <vector>

#include <holdfast/cards/deck.h>
#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/core/progress.h>

namespace holdfast::holdem::detail {

struct Runout {
    CardSet board;   ///< five cards
    u32 weight = 0;  ///< how many boards are alike
};

/// The boards with `board` and without `dead`; both must stay the same under the symmetry. Throws Stopped.
std::vector<Runout> runouts(CardSet board, CardSet dead, const SuitSymmetry& symmetry,
                            const StopFlag* stop = nullptr);

}  // namespace holdfast::holdem::detail

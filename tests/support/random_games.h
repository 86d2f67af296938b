// Random paytables: any deck, wild ranks and wild cards, rows with all qualifiers, fractional pays.
#pragma once

#include <random>

#include <holdfast/videopoker/game.h>

namespace holdfast::test {

/// A number from 0 to limit - 1.
u32 below(std::mt19937& random, u32 limit);

/// A game with 2 to 12 rows, `nothing` among them; each row that is satisfied by no hand is harmless. The
/// same generator state gives the same game on every machine.
videopoker::Game random_game(std::mt19937& random);

}  // namespace holdfast::test

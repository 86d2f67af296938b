// One number for each of the 169 starting hands, as a square of ranks.
//
//        A     K     Q
//   A  85.2  67.0  66.2     AA   AKs  AQs
//   K  65.3  82.4  63.4     AKo  KK   KQs
//   Q  64.5  61.5  79.9     AQo  KQo  QQ
//
// With two blanks between the numbers it is 79 columns wide; a narrower terminal gets one blank (66), or no
// decimals (40).
#pragma once

#include <string>
#include <vector>

#include <apps/terminal/style.h>

#include <holdfast/core/rational.h>
#include <holdfast/holdem/hands/starting_hand.h>

namespace holdfast::terminal {

struct HandGridCell {
    Rational share;  ///< shown in percent
    Look look = Look::plain;
};

/// The lines of the grid and a sentence that says how to read it. All 169 cells have the same number of
/// decimals: one, or none on a narrow terminal. `cells`: row by row, aces first, as StartingHand::index()
/// numbers them.
std::string hand_grid(const std::vector<HandGridCell>& cells, const TextStyle& style);

}  // namespace holdfast::terminal

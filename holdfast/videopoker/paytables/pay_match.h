// How the pays that stand on a machine differ from those of a game.
//
//   on the machine        800  50  25  8  6  4  3  2  1
//   9/6 Jacks or Better   800  50  25  9  6  4  3  2  1     one row differs: the full house
//
// Machines list their rows in any order, and call them by any name, so only the pays are compared, the
// largest first. Among all ways to assign them to rows in this order, the one that weighs least is taken: a
// pay that differs weighs 2, a row that is missing and a pay without a row weigh 3 each.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {

/// A row that pays something else on the machine; a row that the machine lacks; or a pay without a row.
struct DifferentPay {
    std::optional<std::size_t> row;  ///< of Game::rows
    std::optional<Rational> seen;    ///< on the machine

    bool operator==(const DifferentPay&) const = default;
};

/// The differences, the largest pays first. Rows that pay 0 are not compared: machines do not list them. If
/// two assignments have equal weights, the one whose pays are closer together counts. Among rows with equal
/// pays, the first are taken to be those that pay more on the machine, and the last those that pay less.
std::vector<DifferentPay> different_pays(const Game& game, const std::vector<Rational>& seen);

/// The sum of the weights, by which games are ordered.
std::size_t weight_of(const std::vector<DifferentPay>& differences);
/// The sum of what changed pays differ by: of games with equal weights, the nearer one has less.
Rational distance_of(const Game& game, const std::vector<DifferentPay>& differences);

}  // namespace holdfast::videopoker

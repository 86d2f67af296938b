// The factor between the pays on a machine and those of a game: 0.25 for 200 12.5 6.25 2.25 1.5 1 0.75 0.5
// 0.25, which is 9/6 Jacks or Better for a quarter.
#pragma once

#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::ask {

/// The factors by which all pays of the machine, or all but one, are multiples of the pays of some game; each
/// factor once. `falling`: the pays of the machine, at least six.
std::vector<Rational> common_factors(const std::vector<videopoker::Game>& catalog,
                                     const std::vector<Rational>& falling);

}  // namespace holdfast::ask

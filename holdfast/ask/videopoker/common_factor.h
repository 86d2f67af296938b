// What all pays of a machine have in common with those of a game: 0.25 of 200 12.5 6.25 2.25 1.5 1 0.75 0.5 0.25, which are
// the pays of 9/6 Jacks or Better for a quarter.
#pragma once

#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::ask {

/// How many times the pays of a game those of the machine are, if all but one at most are so many times; for all games,
/// each number once. `falling`: the pays of the machine, at least six.
std::vector<Rational> common_factors(const std::vector<videopoker::Game>& catalog,
                                     const std::vector<Rational>& falling);

}  // namespace holdfast::ask

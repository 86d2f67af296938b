// The pays that one row runs through in a sweep, as people write them.
//
//   full house=7..10            7, 8, 9, 10
//   flush=5,6,8                 5, 6, 8
//   pair=0.5..2 step 0.5        0.5, 1, 1.5, 2; an end that the steps miss is an error
//   straight=4,6..8,1/3         4, 6, 7, 8, 1/3
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/videopoker/sweeps/pay_grid.h>

namespace holdfast::queries {

struct PayRanges {
    std::vector<std::string> names;  ///< [axis] the row as it was typed
    videopoker::PayGrid grid;
};

inline constexpr std::size_t most_pays_of_row = 100'000;

/// The product of the ranges, in their order. Throws FieldError, on the field `pay`: a row that the game does
/// not have, that is ambiguous or has two ranges; a range that is malformed, empty, reversed or has too many
/// pays; a pay that is negative, too large or listed twice.
PayRanges read_pay_ranges(const videopoker::Game& game, const std::vector<std::string>& texts);

}  // namespace holdfast::queries

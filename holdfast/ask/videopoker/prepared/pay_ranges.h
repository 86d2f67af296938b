// The pays that one row runs through in a sweep, as people write them.
//
//   full house=7..10            7, 8, 9, 10
//   flush=5,6,8                 5, 6, 8
//   pair=0.5..2 step 0.5        0.5, 1, 1.5, 2; an end that the steps miss is an error
//   straight=4,6..8,1/3         4, 6, 7, 8, 1/3
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/videopoker/typed/game_choice.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/sweeps/pay_grid.h>

namespace holdfast::ask {

// Filters of a sweep, by return and by variance: which numbers pass.

/// A closed interval; without an end it is unbounded on that side.
struct NumberFilter {
    std::optional<Rational> least;
    std::optional<Rational> most;

    bool contains(const Rational& value) const {
        return (!least || *least <= value) && (!most || value <= *most);
    }
};

/// Reads "0.98..0.985", "98%..98.5%", "..30" or "0.99..". Throws FieldError on the field of this name.
NumberFilter read_number_filter(std::string_view field, const std::string& text);

struct PayRanges {
    std::vector<std::string> names;  ///< [axis] the row as it was typed
    videopoker::PayGrid grid;
};

/// The most pays that one row can run through, ranges written out.
inline constexpr std::size_t most_pays_of_row = 100'000;

/// The product of the ranges, in their order. Throws FieldError, on the field `pay`: a row that the game does
/// not have, that is ambiguous or has two ranges; a range that is malformed, empty, reversed or has too many
/// pays; a pay that is negative, too large or listed twice.
PayRanges read_pay_ranges(const videopoker::Game& game, const std::vector<AskedPay>& asked);

/// Doubts about the least pay of each range, as doubt_of_royal() has them: a range may end above any usual pay.
std::vector<std::string> range_warnings(const videopoker::Game& game, const PayRanges& ranges);

}  // namespace holdfast::ask

// One item of a range, without its weight: QQ+, A5s-A2s, A*, AhKh, AhXh, any pair, random, top 15%.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/holdem/ranges/detail/range_part.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem::detail {

/// The combos that the item means, at least one, each once. Throws ParseError, with place, on anything else.
std::vector<HoleCards> combos_of(RangePart item);

/// A note on an item that combos_of() accepts: "65s+ is 65s alone; connectors: AKs-65s". Empty if there is
/// none.
std::string note_on(RangePart item);

/// Whether the item may belong to what stands beside it, as in "any AK" and "AK 20%": a word for hands, or a share.
bool is_word_or_share(RangePart item);

/// Whether it is a number with a percent sign, such as "20%".
bool is_share(RangePart item);

/// The number of letters of the "top" or "best" that the item begins with; 0 if it begins with neither.
std::size_t size_of_top(RangePart item);

/// Reads a percentage, without its sign, as a share from 0 to 1. Errors name it by `what`, as in "a share of
/// all hands", and show an `example`, such as "15%".
Rational parse_percent(RangePart number, const char* what, const char* example);

}  // namespace holdfast::holdem::detail

// One item of a range, without its weight: QQ+, A5s-A2s, A*, AhKh, random, top 15%.
#pragma once

#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/holdem/hands/hole_cards.h>
#include <holdfast/holdem/ranges/detail/range_letters.h>

namespace holdfast::holdem::detail {

/// The combos that the item means, at least one, each once. Throws ParseError, with place, on anything else.
std::vector<HoleCards> combos_of(RangePart item);

/// A number of percent as a share of one, 0 to 1; the part is without the sign. `what` begins the sentence
/// about what is not a number or out of these bounds, as in "a share of all hands", and `example` ends it.
Rational parse_percent(RangePart number, const char* what, const char* example);

}  // namespace holdfast::holdem::detail

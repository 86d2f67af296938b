// Items of a range as people say them, or in the notation of another program: "ace king", "aces", "bottom 20%", 5-20%,
// AKhh. None is read; the error says how each is written.
#pragma once

#include <holdfast/holdem/ranges/detail/range_part.h>

namespace holdfast::holdem::detail {

/// Throws ParseError, with what to write instead, on such an item, and on one with a typographic quote.
void check_is_not_said(RangePart item);

}  // namespace holdfast::holdem::detail

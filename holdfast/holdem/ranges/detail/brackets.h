// Brackets around items of a range: (AA,KK):0.5, {AA,KK}, [AhKh], [Ah] [Kh], [50]AA[/50]. What stands inside [50] is read
// in weight_notation.h.
#pragma once

#include <cstddef>

#include <holdfast/holdem/ranges/detail/range_part.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem::detail {

/// Whether it begins with a list in "(" or "{".
bool is_group(RangePart part);
/// The size of that list, both brackets included. Throws ParseError if it is not closed.
std::size_t size_of_group(RangePart list);

/// The size of "[AhKh]" or "[Ah] [Kh]", with which the list begins; 0 if it begins with neither.
std::size_t size_of_cards(RangePart list);
/// Whether the first of these brackets holds one card alone.
bool holds_one_card(RangePart brackets);
/// The cards of "[Ah] [Kh]". Throws ParseError.
HoleCards cards_of_brackets(RangePart brackets);

/// Whether the list begins with a bracket such as "[50]", or with any other that holds no cards.
bool opens_weight(RangePart list);
/// Whether the list begins with a bracket such as "[/50]".
bool closes_weight(RangePart list);
/// The bracket "[50]" or "[/50]" that the list begins with. Throws ParseError if it is not closed.
RangePart weight_bracket(RangePart list);

/// The size of the items that the list begins with: they end at a comma, a semicolon, "[/50]", or a bracket that opens
/// behind a blank. Throws ParseError on any other bracket.
std::size_t size_of_items(RangePart list);

/// The weight behind a bracket, which ends at a blank; empty if there is none.
RangePart weight_behind(RangePart rest);

}  // namespace holdfast::holdem::detail

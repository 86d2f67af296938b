// Items of a range that name cards: AhKh, and AdKx or AhXh, where x is any suit or rank.
#pragma once

#include <vector>

#include <holdfast/holdem/ranges/detail/range_part.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem::detail {

/// Whether a suit follows the first rank: then these are cards, not starting hands.
bool is_cards(RangePart item);

/// Reads "AhKh": exactly two cards. Throws ParseError.
HoleCards hole_cards(RangePart item);

/// The combos of two cards of which an x or * leaves a rank or suit open: AdKx, AhXh, XhAs. None if the item is not of
/// this kind. Throws ParseError if both suits are open, as in AxKx: it may mean AK or AKs.
std::vector<HoleCards> combos_of_patterns(RangePart item);

}  // namespace holdfast::holdem::detail

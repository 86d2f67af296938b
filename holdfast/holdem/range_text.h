// Ranges as people write them: a list of items with commas, each with a weight behind ':' where that is
// not 1.
//
//   AA           one starting hand; AKs suited, AKo offsuit, AK both
//   QQ+          this pair and every higher one;  KTs+, KTo+, KT+: the lower rank rises (KTs, KJs, KQs)
//   77-55        pairs from one to the other;     A5s-A2s: the higher rank stays, in either order
//   AhKh         two cards, as parse_cards reads them
//   random       every combo
//   top 15%      whole starting hands, best equity against one random hand first, while their combos stay
//                within 15 % of the 1,326
//
// Letter case does not matter, and 10 is a T. Weights are 0.5 or 1/3, above 0 and at most 1. A combo listed
// again with the same weight changes nothing; with another weight it is an error, for then two items
// disagree.
#pragma once

#include <string_view>

#include <holdfast/holdem/range.h>

namespace holdfast::holdem {

/// Throws ParseError, with place, on anything else and on an empty list or item.
Range parse_range(std::string_view text);

}  // namespace holdfast::holdem

// Rows whose holds may have been written as an order of play, "royal flush, four of a kind, straight, discard all".
// In a row, the hold with more cards is kept, and of single cards the lower; in an order, the one written first.
#pragma once

#include <vector>

#include <holdfast/videopoker/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {

/// Whether the types hold no card but wild ones: "discard all", "deuces only".
bool hold_nothing(const HoldTypes& types, const std::vector<TypeIndex>& hold);

/// Whether the last hold fits every deal, so that no row below is reached, and the row may be played otherwise than
/// its holds in the order written. `holds`: the types of each.
bool may_be_an_order(const HoldVocabulary& vocabulary, const std::vector<std::vector<TypeIndex>>& holds);

}  // namespace holdfast::videopoker

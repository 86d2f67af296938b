// Reads one row of a chart: holds with commas, semicolons or "or" between them.
//
// If a word may apply to several holds ("suited KQ or KJ"), the reader uses the meaning that players give it
// if only one reading makes sense. Otherwise it refuses the row and spells out both readings; it never
// silently picks the other one.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <holdfast/videopoker/strategy/language/hold_phrase.h>
#include <holdfast/videopoker/strategy/language/row_cursor.h>

namespace holdfast::videopoker {

/// The types that the row names, rising, each once. Throws ParseError if a word is unknown (with the nearest
/// known one) or a phrase names no hold of the game; and Stopped.
std::vector<TypeIndex> read_row(RowCursor row);
/// Likewise, the types of each hold of the row, in the order written.
std::vector<std::vector<TypeIndex>> read_holds(RowCursor row);
/// Those of all holds together, rising, each once.
std::vector<TypeIndex> row_of(const std::vector<std::vector<TypeIndex>>& holds);
/// Reads a row from a text; nothing if read_row would throw ParseError. Its errors are never shown, so no
/// time goes into their advice.
std::optional<std::vector<TypeIndex>> try_row(const HoldVocabulary& vocabulary, std::size_t section,
                                              std::string_view text, const StopFlag* stop = nullptr);
/// Whether the words are a row for deals of some section; what follows '#' is none of them.
bool is_row(const HoldVocabulary& vocabulary, std::string_view words, const StopFlag* stop = nullptr);

}  // namespace holdfast::videopoker

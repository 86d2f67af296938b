// Reads one row of a chart: holds with commas, semicolons or "or" between them.
//
// Where a word may be meant for several holds ("suited KQ or KJ"), the reader takes what players mean if only
// one reading makes sense, and refuses the row with both readings spelled out otherwise: never silently the
// other one.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <holdfast/strategy/language/hold_phrase.h>
#include <holdfast/strategy/language/row_cursor.h>

namespace holdfast::videopoker {

/// The types that the row names, rising, each once. Throws ParseError, with the nearest word where one is
/// unknown, and where a phrase names no hold of the game; and Stopped.
std::vector<TypeIndex> read_row(RowCursor row);
/// The same of a text; nothing where read_row would throw ParseError. Nobody reads the errors, so no time goes
/// into their advice.
std::optional<std::vector<TypeIndex>> try_row(const HoldVocabulary& vocabulary, std::size_t section,
                                              std::string_view text, const StopFlag* stop = nullptr);

}  // namespace holdfast::videopoker

// Rows with mistyped words, at which errors should point: in "high pare", "high" alone does not fit either.
#pragma once

#include <vector>

#include <holdfast/videopoker/strategy/language/row_cursor.h>

namespace holdfast::videopoker {

/// Reads the holds of a row as read_holds does. If the row cannot be read, but with known words in the place of the
/// unknown ones near them it could, the ParseError is about the first of these.
std::vector<std::vector<TypeIndex>> read_typed_holds(const RowCursor& row);

}  // namespace holdfast::videopoker

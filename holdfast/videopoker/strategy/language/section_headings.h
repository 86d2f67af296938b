// Headings of sections: "no deuces:", "2 deuces", "joker:".
#pragma once

#include <optional>

#include <holdfast/videopoker/strategy/holds/hold_types.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>

namespace holdfast::videopoker {

/// The number of wild cards that a line says as a heading, however large; nothing if it is no heading.
std::optional<std::size_t> section_said(const HoldTypes& types, TokenCursor line);

/// Whether the line, which is not blank, ends in a colon or is a heading without one, "2 deuces", for other deals than
/// those of `section`, which the rows above are for: in these, two deuces are a hold.
bool is_heading(const HoldTypes& types, TokenCursor line, std::optional<std::size_t> section);

}  // namespace holdfast::videopoker

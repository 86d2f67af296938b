// Headings of sections: "no deuces:", "2 deuces", "joker:".
#pragma once

#include <optional>

#include <holdfast/videopoker/strategy/holds/hold_types.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>

namespace holdfast::videopoker {

/// The number of wild cards that a heading names, however large; nullopt if the line is not a heading.
std::optional<std::size_t> section_said(const HoldTypes& types, TokenCursor line);

/// Whether a line that is not blank is a heading: it ends in a colon, or names other deals than those of
/// `section`, to which the rows above belong. For deals of the section, "2 deuces" is a hold.
bool is_heading(const HoldTypes& types, TokenCursor line, std::optional<std::size_t> section);

}  // namespace holdfast::videopoker

// The fields of a request about one game, which several queries have: `game`, `pay` and `tie_rule`.
//
//   {"game": "jacks-or-better-9-6", "pay": {"full house": 8}, "tie_rule": "fewest-held"}
#pragma once

#include <vector>

#include <holdfast/queries/input/fields.h>
#include <holdfast/videopoker/paytables/tie_rule.h>

namespace holdfast::queries {

/// The fields `game` and `pay`; Fields::game() reads both.
std::vector<Field> game_fields();

Field tie_rule_field();
/// Throws FieldError on a word that is not one of the field's choices.
videopoker::TieRule read_tie_rule(const Fields& fields);

}  // namespace holdfast::queries

// What a request may hold in the fields `game`, `games` and `pay`.
#pragma once

#include <holdfast/ask/input/fields.h>

namespace holdfast::ask {

/// An id; {"toml": "…"}, {"paytable": {…}} or {"game": "id"}, each with or without "pay" or, for machines, "state".
const ValueForm& game_form();
/// A list of games.
const ValueForm& games_form();
/// Names of rows with their pays, an object or a list of texts.
const ValueForm& pays_form();

}  // namespace holdfast::ask

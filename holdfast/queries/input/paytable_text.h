// A paytable that comes as JSON instead of TOML, with the same keys:
//
//   {"id": "mine", "deck": 52, "pay": [{"hand": "pair", "rank": ["J", "Q-A"], "pays": "3/2"}]}
//
// It is written as TOML and read as that: one reader knows the keys, and its errors have their place there.
#pragma once

#include <string>

#include <holdfast/queries/input/json_value.h>

namespace holdfast::queries {

/// Whether TOML can say all of the object: nothing in it is null.
bool is_paytable(const JsonValue& value);

/// The object as TOML, its members in their order but those under `pay` last, a [[pay]] for each row.
std::string paytable_text(const JsonValue& object);

}  // namespace holdfast::queries

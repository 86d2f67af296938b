// The functions of the module that are about video poker, as Python calls them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <bindings/python/arrays.h>

#include <holdfast/ask/videopoker/typed/game_choice.h>

namespace holdfast::python {

/// A game is an id of the catalog, or a paytable; `changes` are pays changed in it, "full house=8".
void returns(const std::string& id, const std::optional<std::string>& paytable,
             const std::vector<std::string>& changes, const std::vector<std::string>& hands,
             const Object& pays, const Object& out, unsigned threads, const Object& progress);
/// out[row, Hold::mask()]: what each hold of the deal in this row is worth, the card in column i standing at place i.
void hold_values(const ask::GameChoice& game, const Object& deals, const Object& out, unsigned threads,
                 const Object& progress);

}  // namespace holdfast::python

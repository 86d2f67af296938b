// Arrays of paytables: the returns of a game with the pays of each row of an array.
#pragma once

#include <string>
#include <vector>

#include <bindings/python/array.h>

#include <holdfast/core/progress.h>
#include <holdfast/queries/videopoker/prepared_games.h>

namespace holdfast::python {

/// returns[row]: under perfect play, where the game's row hands[column] pays pays(row, column). Integers are
/// taken as they are, floats as the shortest decimal that reads back. Progress counts paytables.
/// Throws ParseError on hands that the game does not have, ArrayError on pays that it cannot pay.
void returns_of_rows(const queries::PreparedGame& game, const std::vector<std::string>& hands,
                     const Array& pays, double* returns, const Work& work);

}  // namespace holdfast::python

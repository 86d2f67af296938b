// What answers say of their game: id, name, deck, what is wild and, where pays were changed, which.
#pragma once

#include <holdfast/queries/answer/shape.h>
#include <holdfast/queries/videopoker/prepared_games.h>

namespace holdfast::queries {

const Shape<PreparedGame>& game_shape();

}  // namespace holdfast::queries

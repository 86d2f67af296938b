// What answers say of their game: id, name, deck, what is wild and, where pays were changed, which.
#pragma once

#include <holdfast/queries/answer/shape.h>
#include <holdfast/queries/videopoker/prepared_games.h>

namespace holdfast::queries {

/// The members about the game itself, for answers that list them among their own.
const Shape<videopoker::Game>& game_members();

const Shape<PreparedGame>& game_shape();

}  // namespace holdfast::queries

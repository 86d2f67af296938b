// What answers say of their game: id, name, deck, what is wild and, where pays were changed, which.
#pragma once

#include <holdfast/queries/answer/shape.h>
#include <holdfast/queries/videopoker/prepared_games.h>

namespace holdfast::queries {

/// The members about the game itself, for answers that list them among their own.
const Shape<videopoker::Game>& game_members();

const Shape<PreparedGame>& game_shape();

/// The beginning of an answer about one game: the query and the game.
template <class Answer>
Shape<Answer> shape_about_game(std::string name, std::string_view query) {
    return Shape<Answer>(std::move(name))
        .query(query)
        .object("game", "The game", game_shape(),
                [](const Answer& answer) -> const PreparedGame& { return *answer.prepared; });
}

}  // namespace holdfast::queries

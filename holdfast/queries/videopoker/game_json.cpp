#include <holdfast/queries/answer/json_text.h>
#include <holdfast/queries/videopoker/game_json.h>

namespace holdfast::queries {

using videopoker::Game;

Json game_json(const Game& game) {
    return {{"id", game.id}, {"name", game.name}, {"deck", game.deck.size()}, {"wild", wild_entries(game)}};
}

// Changed pays belong to the game, so that an answer says which paytable it is about; where nothing was
// changed the member is absent.
Json game_json(const PreparedGame& prepared) {
    Json json = game_json(prepared.game());
    for (const PayChange& change : prepared.changes) {
        json["pays_changed"].push_back({{"name", prepared.game().rows[change.row].name},
                                        {"from_exact", change.from.text()},
                                        {"to_exact", change.to.text()}});
    }
    return json;
}

}  // namespace holdfast::queries

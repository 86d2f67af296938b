#include <utility>

#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/videopoker/paytable.h>
#include <holdfast/queries/videopoker/row_warnings.h>

namespace holdfast::queries {

namespace {

using videopoker::Game;

/// The game itself, unless the answer would pass for the paytable of the catalog that it was made from.
Game game_of_its_own(const VideopokerPaytableRequest& request, const PreparedGame& prepared) {
    Game game = prepared.game();
    if (request.game.paytable) return game;
    for (const PayChange& change : prepared.changes) {
        if (change.from == change.to) continue;
        game.name += ", " + game.rows[change.row].name + " " + pays_text(change.to);
    }
    if (game.name != prepared.game().name) game.id += "-changed";
    return game;
}

}  // namespace

VideopokerPaytableAnswer answer(const VideopokerPaytableRequest& request, Session& session,
                                const Work& work) {
    const std::shared_ptr<const PreparedGame> prepared = session.games().prepare(request.game, work.stop);
    // Only these need the tables: whether a row is ever paid shows when all hands are.
    std::vector<std::string> warnings = row_warnings(prepared->tables);
    return {game_of_its_own(request, *prepared), std::move(warnings)};
}

}  // namespace holdfast::queries

// The query `videopoker.paytable`: the rows of a game's paytable as data, and the paytable as TOML, which
// reads back to the same game.
//
// The field `game` of any query reads them back: {"paytable": {...}} with the same keys.
#pragma once

#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/typed/game_choice.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::ask {

struct VideopokerPaytableRequest {
    GameChoice game;

    static Query query();
    static VideopokerPaytableRequest read(const Fields& fields);
};

struct VideopokerPaytableAnswer {
    videopoker::Game
        game;  ///< with an id and a name of its own if pays of a game of the catalog were changed
    std::vector<std::string> warnings;  ///< sentences about what is odd in the paytable

    static void declare(Shape<VideopokerPaytableAnswer>& shape);
};

/// Throws FieldError as PreparedGames::prepare does.
VideopokerPaytableAnswer answer(const VideopokerPaytableRequest& request, Session& session,
                                const Work& work = {});

}  // namespace holdfast::ask

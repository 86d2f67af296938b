// The query `videopoker.games`: the games of the catalog with their decks and returns, computed when a session
// first asks for them. Nothing is looked up in a table of known returns, so the list cannot disagree with
// `videopoker.return`.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/machines/machine.h>

namespace holdfast::ask {

// Visits games of the catalog with their tables, several at a time.
//
// Games with the same deck and symmetry share their classes of deals, which cost more than the rest of the
// tables:
//
//   jacks-or-better-9-6, bonus-poker-8-5, ...   52 cards                 one set of classes
//   deuces-and-joker-12-9-6, ...                53 cards, one a joker    another one

/// Calls visit(number of the id, tables) once for every id, from several threads; work.progress counts games.
/// Throws ParseError on an id that is not in the catalog, what `visit` throws, and Stopped.
void for_each_catalog_game(const std::vector<std::string_view>& ids, const Work& work,
                           const std::function<void(std::size_t, const videopoker::GameTables&)>& visit);

/// By id; the largest return first; the smallest variance first.
enum class GameOrder : u8 { id, expected_return, variance };

struct VideopokerGamesRequest {
    /// Only games with all of these words in their id, name or nickname; letter case does not matter.
    std::vector<std::string> words;
    GameOrder order = GameOrder::id;
    /// Limits: only games within all of them.
    std::optional<Rational> least_return = {};
    std::optional<Rational> most_return = {};
    std::optional<Rational> most_variance = {};
    std::optional<u64> deck = {};      ///< cards, jokers included
    std::optional<bool> is_wild = {};  ///< whether it has wild cards or jokers

    static Query query();
    static VideopokerGamesRequest read(const Fields& fields);
};

struct VideopokerGamesAnswer {
    /// One game of the catalog.
    struct Entry {
        videopoker::Game game;
        Rational expected_return;  ///< per unit bet, under perfect play
        Rational variance;         ///< of the pay of one hand, per unit bet squared
    };
    std::vector<Entry> games;  ///< in the order asked for
    /// By id; none if the request asks for a return or a variance, which take longer to find than a game's.
    std::vector<videopoker::Machine> machines;
    /// Says that the words are no name of a game, if games only have them one by one.
    std::optional<std::string> note = {};

    static void declare(Shape<VideopokerGamesAnswer>& shape);
};

/// Throws FieldError if no game and no machine has the words, and Stopped. The limits may leave no game.
/// Progress counts games.
VideopokerGamesAnswer answer(const VideopokerGamesRequest& request, Session& session, const Work& work = {});

}  // namespace holdfast::ask

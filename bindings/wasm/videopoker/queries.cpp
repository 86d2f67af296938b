// The queries of videopoker.wasm: the queries of the page's first view, the search of its list of games, and the record of
// its trainer.
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/answer/shape.h>
#include <holdfast/ask/family.h>
#include <holdfast/ask/videopoker/games.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/ask/videopoker/machine.h>
#include <holdfast/ask/videopoker/paytable.h>
#include <holdfast/ask/videopoker/practice.h>
#include <holdfast/ask/videopoker/return.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::ask {
namespace {

struct FoundGames {
    std::vector<std::string> ids;

    static void declare(Shape<FoundGames>& shape) {
        shape.named("FindGamesAnswer")
            .query("page.find_games")
            .texts("ids", "The games as the catalog lists them, then the machines", &FoundGames::ids);
    }
};

std::string find_games(const Fields& fields, Session& /*session*/, const Work& /*work*/) {
    // No words match every game.
    const std::string words = fields.optional_text("words").value_or("");
    const std::vector<std::string_view> ids = videopoker::catalog_ids_matching(words);
    FoundGames found{{ids.begin(), ids.end()}};
    for (const std::string_view machine : videopoker::machine_ids_matching(words)) {
        found.ids.emplace_back(machine);
    }
    return to_json_line(found);
}

const AnswerType& type_of_found_games() {
    return shape_of<FoundGames>().type();
}

/// Unlike videopoker.games it computes no returns, which the page has from its build: a letter typed is
/// answered at once.
const Query& find_games_query() {
    static const Query query{"page.find_games",
                             "Find games of the catalog by id, name or nickname",
                             {Field{"words", FieldKind::text, "WORDS", "What players call the game"}},
                             {R"({"query": "page.find_games", "words": "9/6 job"})"},
                             "",
                             find_games,
                             type_of_found_games};
    return query;
}

}  // namespace

const Family& videopoker_module() {
    static const Family family{
        "videopoker",
        "",
        "video poker",
        "Video poker",
        {&query_of<VideopokerGamesRequest>(), &query_of<VideopokerReturnRequest>(),
         &query_of<VideopokerHoldRequest>(), &query_of<VideopokerPaytableRequest>(),
         &query_of<VideopokerMachineRequest>(), &query_of<VideopokerPracticeRequest>(), &find_games_query()}};
    return family;
}

}  // namespace holdfast::ask

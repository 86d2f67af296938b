// The registry of videopoker.wasm: the queries of the page's first view, and the search of its list of games.
#include <holdfast/queries/answer/json_text.h>
#include <holdfast/queries/registry.h>
#include <holdfast/queries/videopoker/games.h>
#include <holdfast/queries/videopoker/hold.h>
#include <holdfast/queries/videopoker/paytable.h>
#include <holdfast/queries/videopoker/return.h>
#include <holdfast/videopoker/paytables/catalog_search.h>

namespace holdfast::queries {
namespace {

Json find_games(const Fields& fields, Session& /*session*/, const Work& /*work*/) {
    Json json = answer_object("page.find_games");
    json["ids"] = videopoker::catalog_ids_matching(fields.optional_text("words").value_or(""));
    return json;
}

/// Unlike videopoker.games it computes no returns, which the page has from its build: a letter typed is answered at
/// once.
const Query& find_games_query() {
    static const Query query{"page.find_games",
                             "Find games of the catalog by id, name or nickname",
                             {{"words", FieldKind::text, "WORDS", "What players call the game"}},
                             {R"({"query": "page.find_games", "words": "9/6 job"})"},
                             "",
                             find_games};
    return query;
}

}  // namespace

const std::vector<const Query*>& registry() {
    static const std::vector<const Query*> all{
        &VideopokerGamesRequest::query(), &VideopokerReturnRequest::query(), &VideopokerHoldRequest::query(),
        &VideopokerPaytableRequest::query(), &find_games_query()};
    return all;
}

}  // namespace holdfast::queries

// The query `videopoker.games` as JSON.
#include <holdfast/queries/answering.h>
#include <holdfast/queries/videopoker/game_shape.h>
#include <holdfast/queries/videopoker/games_columns.h>

namespace holdfast::queries {

using Entry = VideopokerGamesAnswer::Entry;

const std::vector<DataColumn<Entry>>& games_columns() {
    static const std::vector<DataColumn<Entry>> columns{
        {"id", "id", [](const Entry& entry) -> Json { return entry.game.id; }},
        {"name", "name", [](const Entry& entry) -> Json { return entry.game.name; }},
        {"deck", "deck", [](const Entry& entry) -> Json { return entry.game.deck.size(); }},
        {"wild", "wild", [](const Entry& entry) -> Json { return wild_entries(entry.game); }},
        {"return", "return", [](const Entry& entry) { return json_real(entry.expected_return); }},
        {"return_exact", "return_exact",
         [](const Entry& entry) -> Json { return entry.expected_return.text(); }},
        {"variance", "variance", [](const Entry& entry) { return json_real(entry.variance); }}};
    return columns;
}

// Without words: the whole catalog.
const Query& VideopokerGamesRequest::query() {
    static const Query query{
        "videopoker.games",
        "List the catalog: ids, names, decks, returns",
        {{"words", FieldKind::texts, "WORD",
          "Only games with all of these words in their id, name or nickname", false, FieldPlace::argument}},
        {R"({"query": "videopoker.games"})",
         R"({"query": "videopoker.games", "words": ["deuces", "bonus"]})"},
        "games",
        json_answer<VideopokerGamesRequest>};
    return query;
}

VideopokerGamesRequest VideopokerGamesRequest::read(const Fields& fields) {
    return {fields.texts("words")};
}

Json to_json(const VideopokerGamesAnswer& answer) {
    Json json = answer_object(VideopokerGamesRequest::query().name);
    json["games"] = Json::array();
    for (const Entry& entry : answer.games) json["games"].push_back(json_object(games_columns(), entry));
    return json;
}

std::string to_csv(const VideopokerGamesAnswer& answer) {
    return csv_table(games_columns(), answer.games);
}

}  // namespace holdfast::queries

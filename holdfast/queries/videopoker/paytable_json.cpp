// The query `videopoker.paytable` as JSON.
#include <holdfast/queries/answering.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/paytable.h>
#include <holdfast/queries/videopoker/paytable_columns.h>
#include <holdfast/videopoker/paytables/game_file.h>
#include <holdfast/videopoker/paytables/ranks_text.h>

namespace holdfast::queries {
namespace {

using videopoker::PayHand;
using videopoker::PayRow;

/// One range as a string, several as a list.
Json ranks_json(RankSet ranks) {
    // No condition, and no key: the file has none either.
    if (ranks == RankSet::all()) return absent();
    const std::vector<std::string> entries = videopoker::rank_entries(ranks);
    return entries.size() == 1 ? Json(entries.front()) : Json(entries);
}

Json suit_json(const PayRow& row) {
    // A row is for one suit or for all of them: paytable files know no other sets.
    for (int suit = 0; row.suits != all_suits && suit < suit_count; ++suit) {
        if (((row.suits >> suit) & 1U) != 0) return std::string(1, letter_of(static_cast<Suit>(suit)));
    }
    return absent();
}

}  // namespace

const std::vector<DataColumn<PayRow>>& paytable_columns() {
    static const std::vector<DataColumn<PayRow>> columns{
        {"hand", "hand", [](const PayRow& row) -> Json { return words_of(row.hand); }},
        {"rank", "rank", [](const PayRow& row) { return ranks_json(row.ranks); }},
        {"kicker", "kicker", [](const PayRow& row) { return ranks_json(row.kickers); }},
        {"suit", "suit", suit_json},
        {"natural", "natural", [](const PayRow& row) { return row.natural ? Json(true) : absent(); }},
        {"count", "count",
         [](const PayRow& row) { return row.hand == PayHand::wild_cards ? Json(row.wild_cards) : absent(); }},
        {"jokers", "jokers",
         [](const PayRow& row) { return row.jokers == PayRow::any_jokers ? absent() : Json(row.jokers); }},
        {"name", "name", [](const PayRow& row) -> Json { return row.name; }},
        {"pays", "pays", [](const PayRow& row) { return json_pays(row.pays); }},
        {"pays_exact", "pays_exact", [](const PayRow& row) -> Json { return row.pays.text(); }}};
    return columns;
}

const Query& VideopokerPaytableRequest::query() {
    static const Query query{
        "videopoker.paytable",
        "A game's paytable, as a file and row by row",
        game_fields(),
        {R"({"query": "videopoker.paytable", "game": "jacks-or-better-9-6"})",
         R"({"query": "videopoker.paytable", "game": "joker-poker-kings-full-pay", "pay": {"flush": "9/2"}})",
         R"({"query": "videopoker.paytable", "game": {"toml": "id = \"flush\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 100\n"}})"},
        "",
        json_answer<VideopokerPaytableRequest>};
    return query;
}

VideopokerPaytableRequest VideopokerPaytableRequest::read(const Fields& fields) {
    return {fields.game()};
}

Json to_json(const VideopokerPaytableAnswer& answer) {
    const videopoker::Game& game = answer.game;
    Json json = answer_object(VideopokerPaytableRequest::query().name);
    json["id"] = game.id;
    json["name"] = game.name;
    json["deck"] = game.deck.size();
    json["wild"] = wild_entries(game);
    json["rows"] = Json::array();
    for (const PayRow& row : game.rows) json["rows"].push_back(json_object(paytable_columns(), row));
    json["toml"] = to_toml(game);
    json["warnings"] = answer.warnings;
    return json;
}

std::string to_csv(const VideopokerPaytableAnswer& answer) {
    return csv_table(paytable_columns(), answer.game.rows);
}

}  // namespace holdfast::queries

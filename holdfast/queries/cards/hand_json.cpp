// The query `hand` as JSON.
#include <holdfast/cards/card_set.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/evaluation/hand_words.h>
#include <holdfast/queries/cards/hand.h>
#include <holdfast/queries/cards/hand_columns.h>
#include <holdfast/queries/json_answer.h>

namespace holdfast::queries {

// Bitmaps are counts in JSON, strings of digits: they may exceed 2^53.
const std::vector<DataColumn<HandAnswer>>& hand_columns() {
    static const std::vector<DataColumn<HandAnswer>> columns{
        {"cards", "cards", [](const HandAnswer& answer) -> Json { return to_text(answer.cards); }},
        {"category", "category", [](const HandAnswer& answer) -> Json { return words_of(answer.rank); }},
        {"rank", "rank", [](const HandAnswer& answer) -> Json { return number_of(answer.rank); }},
        {"best", "best", [](const HandAnswer& answer) -> Json { return to_text(answer.best); }},
        {"words", "words",
         [](const HandAnswer& answer) -> Json { return words_of(category_of(answer.rank), answer.best); }},
        {"bitmap", "bitmap",
         [](const HandAnswer& answer) { return json_count(royalflush_bitmap(set_of(answer.cards))); }},
        {"best_bitmap", "best_bitmap",
         [](const HandAnswer& answer) { return json_count(royalflush_bitmap(set_of(answer.best))); }}};
    return columns;
}

const Query& HandRequest::query() {
    static const Query query{
        "hand",
        "What five to seven cards make: category, rank, best five",
        {{"cards", FieldKind::cards, "CARDS",
          "Five to seven cards, such as 9s9h9d4s4c or \"10h 9h 2c 2d Ac\"", true, FieldPlace::argument}},
        {R"({"query": "hand", "cards": "9s9h9d4s4c"})",
         R"({"query": "hand", "cards": "As Kd Qh Jc 10s 2c 2d"})"},
        "",
        json_answer<HandRequest>};
    return query;
}

HandRequest HandRequest::read(const Fields& fields) {
    return {fields.text("cards")};
}

Json to_json(const HandAnswer& answer) {
    Json json = answer_object(HandRequest::query().name);
    json.update(json_object(hand_columns(), answer));
    return json;
}

std::string to_csv(const HandAnswer& answer) {
    return csv_table(hand_columns(), std::vector<HandAnswer>{answer});
}

}  // namespace holdfast::queries

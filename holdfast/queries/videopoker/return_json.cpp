// The query `videopoker.return` as JSON.
#include <cmath>

#include <holdfast/queries/json_answer.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/game_json.h>
#include <holdfast/queries/videopoker/return_columns.h>

namespace holdfast::queries {
namespace {

/// Absent where ties were not asked for, and in the total: no single play has the fewest of every row.
Json tie_count(const ReturnRow& row, u64 videopoker::RowCount::*count) {
    return row.answer.ties && !row.is_total() ? json_count(row.count().*count) : absent();
}

}  // namespace

// The last row of CSV is the total; JSON has it as members of the answer instead. A cell that the total
// does not have is absent: empty in CSV.
const std::vector<DataColumn<ReturnRow>>& return_columns() {
    using Row = ReturnRow;
    static const std::vector<DataColumn<Row>> columns{
        // The hand is one of a fixed list of words; the name is what the paytable calls the row.
        {"hand", "hand",
         [](const Row& row) -> Json { return row.is_total() ? "total" : words_of(row.pays().hand); }},
        {"name", "name", [](const Row& row) -> Json { return row.is_total() ? "total" : row.pays().name; }},
        {"pays", "pays",
         [](const Row& row) { return row.is_total() ? absent() : json_pays(row.pays().pays); }},
        {"pays_exact", "pays_exact",
         [](const Row& row) { return row.is_total() ? absent() : Json(row.pays().pays.text()); }},
        {"combinations", "combinations",
         [](const Row& row) {
             return json_count(row.is_total() ? row.answer.analysis.combinations : row.count().combinations);
         }},
        {"probability", "probability",
         [](const Row& row) {
             return json_real(row.is_total() ? Rational(1) : row.answer.probability(row.row));
         }},
        {"return", "return",
         [](const Row& row) {
             return json_real(row.is_total() ? row.answer.analysis.expected_return
                                             : row.answer.return_share(row.row));
         }},
        {"variance", "variance",
         [](const Row& row) {
             return json_real(row.is_total() ? row.answer.analysis.variance
                                             : row.answer.variance_share(row.row));
         }},
        {"fewest", "fewest", [](const Row& row) { return tie_count(row, &videopoker::RowCount::fewest); }},
        {"most", "most", [](const Row& row) { return tie_count(row, &videopoker::RowCount::most); }}};
    return columns;
}

const Query& VideopokerReturnRequest::query() {
    static const Query query = [] {
        Query made{
            "videopoker.return",
            "The exact return table under perfect play",
            game_fields(),
            {R"({"query": "videopoker.return", "game": "jacks-or-better-9-6"})",
             R"({"query": "videopoker.return", "game": "jacks-or-better-9-6", "pay": {"full house": 8, "flush": 5}})",
             R"({"query": "videopoker.return", "game": "sevens-and-joker-wild", "ties": true})",
             R"({"query": "videopoker.return", "game": {"toml": "id = \"flush\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 100\n"}})"},
            "",
            json_answer<VideopokerReturnRequest>};
        made.fields.push_back(tie_rule_field());
        made.fields.push_back({"ties", FieldKind::flag, "",
                               "Also show each row's fewest and most combinations over all optimal plays"});
        return made;
    }();
    return query;
}

VideopokerReturnRequest VideopokerReturnRequest::read(const Fields& fields) {
    return {fields.game(), read_tie_rule(fields), fields.flag("ties")};
}

Json to_json(const VideopokerReturnAnswer& answer) {
    const videopoker::GameAnalysis& analysis = answer.analysis;
    Json json = answer_object(VideopokerReturnRequest::query().name);
    json["game"] = game_json(*answer.prepared);
    json["deals"] = json_count(analysis.deals);
    json["deal_classes"] = analysis.deal_classes;
    json["combinations"] = json_count(analysis.combinations);
    json["tie_rule"] = to_text(answer.tie_rule);
    json["rows"] = Json::array();
    for (std::size_t row = 0; row < analysis.rows.size(); ++row) {
        json["rows"].push_back(json_object(return_columns(), ReturnRow{answer, row}));
    }
    json["return"] = json_real(analysis.expected_return);
    json["return_exact"] = analysis.expected_return.text();
    json["variance"] = json_real(analysis.variance);
    // Irrational, so there is no exact text of it.
    json["standard_deviation"] = std::sqrt(nearest_double(analysis.variance));
    json["hit_frequency"] = json_real(analysis.hit_frequency);
    json["covariance"] = json_real(analysis.covariance);
    json["tied_deals"] = json_count(analysis.tied_deals);
    json["warnings"] = answer.warnings;
    return json;
}

// One line more than there are rows: the total, which a spreadsheet would otherwise have to add up in
// doubles.
std::string to_csv(const VideopokerReturnAnswer& answer) {
    std::vector<ReturnRow> rows;
    for (std::size_t row = 0; row <= answer.game().rows.size(); ++row) rows.push_back({answer, row});
    return csv_table(return_columns(), rows);
}

}  // namespace holdfast::queries

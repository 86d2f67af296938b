// The query `videopoker.sweep` as JSON.
#include <algorithm>

#include <holdfast/queries/answer/csv_text.h>
#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/answering.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/game_shape.h>
#include <holdfast/queries/videopoker/sweep_columns.h>

namespace holdfast::queries {
namespace {

/// By the names as typed, so that a program finds them under the words that it asked with.
Json pays_json(const SweepLine& line) {
    Json pays = object_with_room(line.plan.ranges.names.size());
    for (std::size_t axis = 0; axis < line.plan.ranges.names.size(); ++axis) {
        pays[line.plan.ranges.names[axis]] = json_pays(line.pay(axis));
    }
    return pays;
}

/// The same as fractions: 1/3 is no double.
Json exact_pays_json(const SweepLine& line) {
    Json pays = object_with_room(line.plan.ranges.names.size());
    for (std::size_t axis = 0; axis < line.plan.ranges.names.size(); ++axis) {
        pays[line.plan.ranges.names[axis]] = line.pay(axis).text();
    }
    return pays;
}

Json counts_json(const SweepLine& line) {
    const videopoker::Game& game = line.plan.prepared->game();
    Json counts = object_with_room(game.rows.size());
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        counts[game.rows[row].name] = json_count(line.row.analysis->rows[row].combinations);
    }
    return counts;
}

}  // namespace

// Without the commas of thousands, which CSV would take for the next column.
std::string plain_pay_text(const Rational& pay) {
    std::string text = pays_text(pay);
    text.erase(std::remove(text.begin(), text.end(), ','), text.end());
    return text;
}

std::vector<DataColumn<SweepLine>> sweep_columns(const SweepPlan& plan, std::vector<std::string>& titles) {
    using Line = SweepLine;
    const videopoker::Game& game = plan.prepared->game();
    // Filled before any column points into it: a vector that grows moves its texts.
    titles = plan.ranges.names;
    for (const videopoker::PayRow& row : game.rows) titles.push_back(row.name + " count");
    std::vector<DataColumn<Line>> columns{{"pays", "", pays_json}, {"pays_exact", "", exact_pays_json}};
    for (std::size_t axis = 0; axis < plan.ranges.names.size(); ++axis) {
        // As text: it is exact, and a file that is resumed finds its place by it.
        columns.push_back(
            {"", titles[axis], [axis](const Line& line) -> Json { return plain_pay_text(line.pay(axis)); }});
    }
    columns.push_back(
        {"return", "return", [](const Line& line) { return json_real(line.row.expected_return); }});
    columns.push_back({"return_exact", "return_exact",
                       [](const Line& line) -> Json { return line.row.expected_return.text(); }});
    if (plan.has_variance) {
        columns.push_back({"variance", "variance",
                           [](const Line& line) { return json_real(line.row.analysis->variance); }});
    }
    if (plan.has_hit_frequency) {
        columns.push_back({"hit_frequency", "hit_frequency",
                           [](const Line& line) { return json_real(line.row.analysis->hit_frequency); }});
    }
    if (!plan.has_counts) return columns;
    columns.push_back({"counts", "", counts_json});
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        columns.push_back({"", titles[plan.ranges.names.size() + row], [row](const Line& line) {
                               return json_count(line.row.analysis->rows[row].combinations);
                           }});
    }
    return columns;
}

const Query& VideopokerSweepRequest::query() {
    static const Query query = [] {
        Query made{
            "videopoker.sweep",
            "The returns of all combinations of ranges of pays",
            {},
            {R"({"query": "videopoker.sweep", "game": "jacks-or-better-9-6", "pay": {"full house": "7..10", "flush": "5,6,8"}})",
             R"({"query": "videopoker.sweep", "game": "jacks-or-better-9-6", "pay": ["full house=6..9", "flush=5..6"], "return": "0.98..0.99", "variance": "..19.5", "columns": ["hit-frequency", "counts"]})"},
            "paytables",
            json_answer<VideopokerSweepRequest>};
        made.fields = {
            // Without the `pay` of other queries: here it takes ranges.
            game_fields().front(),
            {"pay", FieldKind::pays, "HAND=PAYS",
             "The pays of a hand, such as \"full house=7..10\", \"flush=5,6,8\" or \"pair=0.5..2 step "
             "0.5\"; may be repeated, the last one runs fastest"},
            {"return", FieldKind::text, "RANGE", "Only returns in this range, such as 0.98..0.985"},
            {"variance", FieldKind::text, "RANGE", "Only variances in this range, such as ..30"},
            {"columns", FieldKind::texts, "NAMES",
             "More columns, separated by commas: variance, hit-frequency, counts"},
            tie_rule_field()};
        return made;
    }();
    return query;
}

VideopokerSweepRequest VideopokerSweepRequest::read(const Fields& fields) {
    return {fields.game(), fields.optional_text("return"), fields.optional_text("variance"),
            fields.texts("columns"), read_tie_rule(fields)};
}

Json to_json(const VideopokerSweepAnswer& answer) {
    Json json = answer_object(VideopokerSweepRequest::query().name);
    json["game"] = game_shape().json(*answer.plan.prepared);
    json["paytables"] = json_count(answer.plan.size());
    json["tie_rule"] = to_text(answer.plan.tie_rule);
    std::vector<std::string> titles;
    // Made once for all rows: the columns depend on the plan.
    const std::vector<DataColumn<SweepLine>> columns = sweep_columns(answer.plan, titles);
    json["rows"] = Json::array();
    for (const SweepRow& row : answer.rows) {
        json["rows"].push_back(json_object(columns, SweepLine{answer.plan, row}));
    }
    return json;
}

// Not csv_table(): it leaves out columns that no row has, and here there may be no row.
std::string sweep_csv_header(const SweepPlan& plan) {
    std::vector<std::string> titles;
    std::vector<std::string> cells;
    for (const DataColumn<SweepLine>& column : sweep_columns(plan, titles)) {
        if (!column.title.empty()) cells.emplace_back(column.title);
    }
    std::string text;
    append_csv_line(text, cells);
    return text;
}

// Ready to be appended: a file and standard output take them as the steps of the sweep end.
std::string sweep_csv_lines(const SweepPlan& plan, const std::vector<SweepRow>& rows) {
    std::vector<std::string> titles;
    const std::vector<DataColumn<SweepLine>> columns = sweep_columns(plan, titles);
    std::string text;
    std::vector<std::string> cells;
    for (const SweepRow& row : rows) {
        const SweepLine line(plan, row);
        cells.clear();
        for (const DataColumn<SweepLine>& column : columns) {
            if (!column.title.empty()) cells.push_back(cell_text(column.value(line)));
        }
        append_csv_line(text, cells);
    }
    return text;
}

std::string to_csv(const VideopokerSweepAnswer& answer) {
    return sweep_csv_header(answer.plan) + sweep_csv_lines(answer.plan, answer.rows);
}

}  // namespace holdfast::queries

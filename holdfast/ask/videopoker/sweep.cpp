#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <xxhash.h>

#include <holdfast/ask/answer/csv_text.h>
#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/sweep.h>
#include <holdfast/ask/videopoker/typed/game_forms.h>
#include <holdfast/core/text.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/paytables/game.h>
#include <holdfast/videopoker/sweeps/grid_returns.h>

namespace holdfast::ask {
namespace {

using videopoker::GameTables;
using videopoker::Pays;

/// The paytables of a step, which takes some seconds at most: a resumed file loses one step. It follows from
/// the plan alone, so that steps are the same on every machine.
u64 most_in_step(const SweepPlan& plan) {
    constexpr u64 paytables_of_an_analysis = 16;  // take about as long
    const u64 most = videopoker::good_box_size(plan.prepared->tables, plan.ranges.grid);
    return plan.needs_analysis() ? most / paytables_of_an_analysis : most;
}

/// "variance,counts" is two columns.
std::vector<std::string> names_of_columns(const std::vector<std::string>& texts) {
    std::vector<std::string> names;
    for (const std::string& text : texts) {
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t comma = std::min(text.find(',', at), text.size());
            names.emplace_back(trimmed(std::string_view(text).substr(at, comma - at)));
            if (std::count(sweep_column_choices().begin(), sweep_column_choices().end(), names.back()) == 0) {
                throw FieldError("columns",
                                 in_quotes(names.back()) + " is not a column: expected " +
                                     either_of(sweep_column_choices()) +
                                     did_you_mean(names.back(), sweep_column_choices()),
                                 text, at, std::max<std::size_t>(comma - at, 1));
            }
            at = comma + 1;
        }
    }
    return names;
}

/// The bound depends on what becomes of the rows: an answer is kept whole, lines and files are not.
void check_size(const SweepPlan& plan, const std::vector<AskedPay>& ranges, u64 most) {
    if (plan.size() <= most) return;
    const bool is_answer = most == most_swept_for_answer;
    throw FieldError("pay",
                     fmt::format("these ranges make {} paytables; {} may have at most {}{}",
                                 grouped(plan.size()), is_answer ? "an answer" : "a sweep", grouped(most),
                                 is_answer ? ", CSV and files more" : ""),
                     std::string(ranges.back().whole().text()));
}

/// The paytables that pass, among those from `first` on with these returns. The return is known already and
/// costs nothing, so its filter comes first; a variance needs the whole analysis, which only the paytables
/// left are given. Each has a place of its own in `rows`, so the order never depends on the threads.
std::vector<SweepRow> rows_that_pass(const SweepPlan& plan, u64 first, const std::vector<Rational>& returns,
                                     const Work& work) {
    std::vector<SweepRow> rows;
    for (std::size_t i = 0; i < returns.size(); ++i) {
        if (plan.returns.contains(returns[i])) rows.push_back({first + i, returns[i], nullptr});
    }
    if (!plan.needs_analysis()) return rows;
    const GameTables& tables = plan.prepared->tables;
    for_each_index(rows.size(), work, [&](std::size_t i, unsigned) {
        const Pays pays = plan.ranges.grid.pays_at(rows[i].index, pays_of(tables.game()));
        rows[i].analysis = std::make_shared<videopoker::GameAnalysis>(
            analyze_game(tables.with_pays(pays, work.stop), plan.tie_rule, {1, {}, work.stop}));
        // The rows are needed only for the counts, and a hundred thousand analyses would keep them in memory.
        if (!plan.has_counts) rows[i].analysis->rows = {};
    });
    rows.erase(
        std::remove_if(rows.begin(), rows.end(),
                       [&](const SweepRow& row) { return !plan.variance.contains(row.analysis->variance); }),
        rows.end());
    return rows;
}

/// About what a paytable takes in an answer; pays stand there twice, each time with their names.
u64 bytes_of_row(const SweepPlan& plan) {
    constexpr u64 of_value = 48;
    u64 bytes = 4 * of_value;
    for (const std::string& name : plan.ranges.names) bytes += 2 * (name.size() + of_value);
    if (!plan.has_counts) return bytes;
    for (const videopoker::PayRow& row : plan.prepared->game().rows) bytes += row.name.size() + of_value;
    return bytes;
}

/// The pays by the names as typed, so that a program finds them under the words that it asked with.
Json pays_json(const SweepLine& line) {
    Json pays = object_with_room(line.plan.ranges.names.size());
    for (std::size_t axis = 0; axis < line.plan.ranges.names.size(); ++axis) {
        pays[line.plan.ranges.names[axis]] = json_pays(line.pay(axis));
    }
    return pays;
}

/// The pays as fractions: 1/3 is no double.
Json exact_pays_json(const SweepLine& line) {
    Json pays = object_with_room(line.plan.ranges.names.size());
    for (std::size_t axis = 0; axis < line.plan.ranges.names.size(); ++axis) {
        pays[line.plan.ranges.names[axis]] = line.pay(axis).text();
    }
    return pays;
}

std::optional<Json> counts_json(const SweepLine& line) {
    if (!line.plan.has_counts) return std::nullopt;
    const videopoker::Game& game = line.plan.prepared->game();
    Json counts = object_with_room(game.rows.size());
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        counts[game.rows[row].name] = json_count(line.row.analysis->rows[row].combinations);
    }
    return counts;
}

constexpr std::string_view texts_schema = R"({"type": "object", "additionalProperties": {"type": "string"}})";

void sweep_line_shape(Shape<SweepLine>& shape) {
    using Line = SweepLine;
    shape.named("SweepRow")
        .other("pays", "What the rows of the ranges pay for a bet of 1, by their names as typed",
               R"({"type": "object", "additionalProperties": {"type": "number"}})", pays_json)
        .not_in_csv()
        .other("pays_exact", "The same, exactly", texts_schema, exact_pays_json)
        .not_in_csv()
        .exact("return", "The expected pay of a bet of 1 under perfect play",
               [](const Line& line) { return line.row.expected_return; })
        .real("variance", "The variance of one hand",
              [](const Line& line) {
                  return line.plan.has_variance ? std::optional(line.row.analysis->variance) : std::nullopt;
              })
        .real("hit_frequency", "The chance that a hand is paid; a returned bet counts",
              [](const Line& line) {
                  return line.plan.has_hit_frequency ? std::optional(line.row.analysis->hit_frequency)
                                                     : std::nullopt;
              })
        .other("counts", "Combinations that end in each row of the paytable, by its name", texts_schema,
               counts_json)
        .not_in_csv();
}

std::vector<SweepLine> sweep_lines_of(const VideopokerSweepAnswer& answer) {
    std::vector<SweepLine> lines;
    lines.reserve(answer.rows.size());
    for (const SweepRow& row : answer.rows) lines.emplace_back(answer.plan, row);
    return lines;
}

/// The columns of CSV follow from the plan alone, because there may be no rows. An object has a column for
/// each member.
std::vector<Shape<SweepLine>::Column> sweep_columns(const SweepPlan& plan) {
    std::vector<Shape<SweepLine>::Column> columns;
    for (std::size_t axis = 0; axis < plan.ranges.names.size(); ++axis) {
        // Text is exact, and a resumed file finds its place by it.
        const auto pay = [axis](const SweepLine& line) -> Json { return plain_pays_text(line.pay(axis)); };
        columns.push_back(Shape<SweepLine>::column(plan.ranges.names[axis], pay));
    }
    for (const auto& column : shape_of<sweep_line_shape>().columns()) {
        if (column.title == "variance" && !plan.has_variance) continue;
        if (column.title == "hit_frequency" && !plan.has_hit_frequency) continue;
        columns.push_back(column);
    }
    if (!plan.has_counts) return columns;
    const std::vector<videopoker::PayRow>& rows = plan.prepared->game().rows;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        columns.push_back(Shape<SweepLine>::column(rows[row].name + " count", [row](const SweepLine& line) {
            return json_count(line.row.analysis->rows[row].combinations);
        }));
    }
    return columns;
}

std::vector<std::string> sweep_titles(const SweepPlan& plan) {
    std::vector<std::string> titles;
    for (const auto& column : sweep_columns(plan)) titles.push_back(column.title);
    return titles;
}

/// Files and databases identify columns by name, ignoring case; answers have the same restriction.
void check_columns(const SweepPlan& plan, const std::vector<AskedPay>& ranges) {
    const std::vector<std::string> names = sweep_titles(plan);
    // The pays come first, axis by axis; the names after them all differ.
    for (std::size_t axis = 0; axis < ranges.size(); ++axis) {
        const auto other =
            std::find_if(names.begin() + static_cast<std::ptrdiff_t>(axis) + 1, names.end(),
                         [&](std::string_view name) { return videopoker::is_same_name(name, names[axis]); });
        if (other == names.end()) continue;
        in_field("pay", [&] {
            ranges[axis].row().fail("the columns " + in_quotes(names[axis]) + " and " + in_quotes(*other) +
                                    " would have one name; give the row another in the paytable");
        });
    }
}

}  // namespace

Query VideopokerSweepRequest::query() {
    return {
        "videopoker.sweep",
        "The returns of all paytables whose pays are in given ranges",
        {// Not the `pay` of other queries, since here it takes ranges.
         game_fields().front(),
         Field{"pay", FieldKind::settings, "HAND=PAYS",
               "The pays of a hand, such as \"full house=7..10\", \"flush=5,6,8\" or \"pair=0.5..2 step "
               "0.5\"; of several hands, the last varies fastest"}
             .of_form(pays_form()),
         Field{"return", FieldKind::text, "RANGE", "Only returns in this range, such as 0.98..0.985"},
         Field{"variance", FieldKind::text, "RANGE", "Only variances in this range, such as ..30"},
         Field{"columns", FieldKind::texts, "NAMES",
               "More columns, separated by commas: variance, hit-frequency, counts"},
         tie_rule_field()},
        {R"({"query": "videopoker.sweep", "game": "jacks-or-better-9-6", "pay": {"full house": "7..10", "flush": "5,6,8"}})",
         R"({"query": "videopoker.sweep", "game": "jacks-or-better-9-6", "pay": ["full house=6..9", "flush=5..6"], "return": "0.98..0.99", "variance": "..19.5", "columns": ["hit-frequency", "counts"]})"},
        "paytables"};
}

VideopokerSweepRequest VideopokerSweepRequest::read(const Fields& fields) {
    return {game_of(fields), fields.optional_text("return"), fields.optional_text("variance"),
            fields.texts("columns"), read_tie_rule(fields)};
}

const std::vector<std::string>& sweep_column_choices() {
    static const std::vector<std::string> choices{"variance", "hit-frequency", "counts"};
    return choices;
}

// Everything that decides what is in the file, the names as typed among them, as they are its header, and
// where its steps end, which shards count by. "sweep 3" is the version of this text: a file begun by a
// program that lays it out in another way must not be resumed.
std::string SweepPlan::digest() const {
    std::string text = "sweep 3\n";
    const videopoker::Game& game = prepared->game();
    text += fmt::format("{} {} {}\n", game.deck.size(), game.wild.mask(), to_text(tie_rule));
    for (const videopoker::PayRow& row : game.rows) {
        // The default name says which hands a row is for, however it is called.
        text += fmt::format("{} | {} | {}\n", row.name, default_name(row), row.pays.text());
    }
    for (std::size_t axis = 0; axis < ranges.names.size(); ++axis) {
        text += fmt::format("{} {}:", ranges.names[axis], ranges.grid.axes()[axis].row);
        for (const Rational& pay : ranges.grid.axes()[axis].pays) text += " " + pay.text();
        text += "\n";
    }
    for (const std::optional<Rational>& end : {returns.least, returns.most, variance.least, variance.most}) {
        text += end ? end->text() + "\n" : "none\n";
    }
    text += fmt::format("{} {} {} {}\n", has_variance, has_hit_frequency, has_counts, most_in_step(*this));
    return fmt::format("{:016x}", XXH3_64bits(text.data(), text.size()));
}

SweepPlan plan_of(const VideopokerSweepRequest& request, Session& session, u64 most, const StopFlag* stop) {
    // For return and hold these texts are changed pays; here they are ranges, read below.
    GameChoice unchanged = request.game;
    unchanged.pay_changes.clear();
    std::shared_ptr<const PreparedGame> prepared = session.of<PreparedGames>().prepare(unchanged, stop);
    PayRanges ranges = read_pay_ranges(prepared->game(), request.game.pay_changes);
    SweepPlan plan{std::move(prepared), std::move(ranges), {}, {}};
    if (request.returns) plan.returns = read_number_filter("return", *request.returns);
    if (request.variance) plan.variance = read_number_filter("variance", *request.variance);
    // A filter shows what it filters by.
    plan.has_variance = request.variance.has_value();
    for (const std::string& name : names_of_columns(request.columns)) {
        plan.has_variance |= name == "variance";
        plan.has_hit_frequency |= name == "hit-frequency";
        plan.has_counts |= name == "counts";
    }
    plan.tie_rule = request.tie_rule;
    check_columns(plan, request.game.pay_changes);
    check_size(plan, request.game.pay_changes, most);
    return plan;
}

std::vector<u64> step_ends(const SweepPlan& plan) {
    std::vector<u64> ends;
    const u64 most = most_in_step(plan);
    // As sweep() cuts the whole product.
    for (u64 index = 0; index < plan.size(); ends.push_back(index)) {
        index += size_of(plan.ranges.grid.box_from(index, most));
    }
    return ends;
}

// Box by box: a box of the grid is worked out in vector lanes (grid_returns.h), and where the boxes end
// depends on the plan and the stretch alone, so that a resumed file gets the same rows in the same steps.
void sweep(const SweepPlan& plan, SweepStretch stretch, const SweepSink& sink, const Work& work) {
    const Work quietly = work.quietly();
    const u64 most = most_in_step(plan);
    for (u64 index = stretch.first; index < stretch.end;) {
        // Between steps: a sink has got whole boxes, and a file whole lines.
        throw_if_stopped(work.stop);
        const videopoker::PayBox box = plan.ranges.grid.box_from(index, std::min(most, stretch.end - index));
        // All paytables of the box will be done, including those that do not pass: a file resumes from here.
        const u64 next = index + size_of(box);
        const Work telling = work.part(index, next, stretch.end);  // for the longest part
        const std::vector<Rational> returns = grid_returns(plan.prepared->tables, plan.ranges.grid, box,
                                                           plan.needs_analysis() ? quietly : telling);
        sink(rows_that_pass(plan, index, returns, telling), next);
        index = next;
        if (work.progress) work.progress(index, stretch.end);
    }
}

VideopokerSweepAnswer answer(const VideopokerSweepRequest& request, Session& session, const Work& work) {
    VideopokerSweepAnswer answer{plan_of(request, session, most_swept_for_answer, work.stop), {}};
    const u64 most_rows = most_swept_bytes / bytes_of_row(answer.plan);
    const auto check_room = [&](u64 rows) {
        if (rows <= most_rows) return;
        throw FieldError(
            "pay",
            fmt::format("with these columns an answer has room for {} paytables, CSV and files for more",
                        grouped(most_rows)),
            std::string(request.game.pay_changes.back().whole().text()));
    };
    // Without filters all of them pass, which is known before the first is counted.
    if (!request.returns && !request.variance) check_room(answer.plan.size());
    const auto keep = [&](const std::vector<SweepRow>& rows, u64) {
        check_room(answer.rows.size() + rows.size());
        answer.rows.insert(answer.rows.end(), rows.begin(), rows.end());
    };
    sweep(answer.plan, {0, answer.plan.size()}, keep, work);
    answer.warnings = range_warnings(answer.plan.prepared->game(), answer.plan.ranges);
    return answer;
}

void VideopokerSweepAnswer::declare(Shape<VideopokerSweepAnswer>& shape) {
    using Answer = VideopokerSweepAnswer;
    shape.named("SweepAnswer")
        .query("videopoker.sweep")
        .object<game_shape>(
            "game", "The game", [](const Answer& answer) -> const auto& { return *answer.plan.prepared; })
        .count("paytables", "Paytables that the ranges make",
               [](const Answer& answer) { return answer.plan.size(); })
        .text("tie_rule", "Which hold is played if several are equally good",
              [](const Answer& answer) { return to_text(answer.plan.tie_rule); })
        .one_of(tie_rule_field().choices)
        .texts("warnings", "Doubts about ranges of royal flushes", &Answer::warnings)
        .table<sweep_line_shape>("rows", "The paytables that pass the filters", sweep_lines_of);
}

std::vector<SweepColumn> sweep_csv_columns(const SweepPlan& plan) {
    std::vector<SweepColumn> columns;
    for (std::string& title : sweep_titles(plan)) columns.push_back({std::move(title), ValueKind::count});
    for (std::size_t axis = 0; axis < plan.ranges.names.size(); ++axis) columns[axis].kind = ValueKind::pays;
    for (std::size_t i = plan.ranges.names.size(); i < columns.size(); ++i) {
        for (const MemberType& member : shape_of<sweep_line_shape>().type().members) {
            // The counts of rows are not members, so their kind stays `count`.
            if (member.name == columns[i].title) columns[i].kind = member.kind;
        }
    }
    return columns;
}

std::string sweep_csv_header(const SweepPlan& plan) {
    std::string text;
    append_csv_line(text, sweep_titles(plan));
    return text;
}

std::string sweep_csv_lines(const SweepPlan& plan, const std::vector<SweepRow>& rows) {
    const auto columns = sweep_columns(plan);
    std::string text;
    std::vector<std::string> cells;
    for (const SweepRow& row : rows) {
        const SweepLine line(plan, row);
        cells.clear();
        for (const auto& column : columns) cells.push_back(cell_text(Shape<SweepLine>::cell(column, line)));
        append_csv_line(text, cells);
    }
    return text;
}

std::string to_csv(const VideopokerSweepAnswer& answer) {
    return sweep_csv_header(answer.plan) + sweep_csv_lines(answer.plan, answer.rows);
}

}  // namespace holdfast::ask

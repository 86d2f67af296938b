#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <xxhash.h>

#include <holdfast/core/nearest_word.h>
#include <holdfast/core/stop.h>
#include <holdfast/core/threads.h>
#include <holdfast/core/wording.h>
#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/input/field_error.h>
#include <holdfast/queries/videopoker/sweep.h>
#include <holdfast/queries/videopoker/sweep_columns.h>
#include <holdfast/videopoker/paytables/game_file.h>
#include <holdfast/videopoker/sweeps/grid_returns.h>

namespace holdfast::queries {
namespace {

using videopoker::GameTables;
using videopoker::Pays;

/// So many paytables are in a step, which takes some seconds at most: a file that is resumed loses one. By the plan alone,
/// so that steps are the same on every machine.
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
            names.push_back(text.substr(at, comma - at));
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

/// Files and databases know columns by their names, in capitals or not; so do answers, to be the same.
void check_columns(const SweepPlan& plan, const std::vector<std::string>& ranges) {
    std::vector<std::string> titles;
    std::vector<std::string_view> names;
    for (const auto& column : sweep_columns(plan, titles)) {
        if (!column.title.empty()) names.push_back(column.title);
    }
    // The pays come first, axis by axis; the other names differ from each other.
    for (std::size_t axis = 0; axis < ranges.size(); ++axis) {
        const auto other =
            std::find_if(names.begin() + static_cast<std::ptrdiff_t>(axis) + 1, names.end(),
                         [&](std::string_view name) { return videopoker::is_same_name(name, names[axis]); });
        if (other == names.end()) continue;
        throw FieldError("pay",
                         "the columns " + in_quotes(names[axis]) + " and " + in_quotes(*other) +
                             " would have one name; give the row another in the paytable",
                         ranges[axis], ranges[axis].find(names[axis]), names[axis].size());
    }
}

/// The bound depends on what becomes of the rows: an answer is kept whole, lines and files are not.
void check_size(const SweepPlan& plan, const std::vector<std::string>& ranges, u64 most) {
    if (plan.size() <= most) return;
    const bool is_answer = most == most_swept_for_answer;
    throw FieldError("pay",
                     fmt::format("the product of these ranges has {} paytables; {} can have {}{}",
                                 grouped(plan.size()), is_answer ? "an answer" : "a sweep", grouped(most),
                                 is_answer ? ", CSV and files more" : ""),
                     ranges.back());
}

/// Those that pass, of the paytables from `first` on with these returns. The return is known already and
/// costs nothing, so its filter comes first; a variance needs the whole analysis, which only the paytables
/// left are given. Each has a place of its own in `rows`, so the order never depends on the threads.
std::vector<SweepRow> rows_that_pass(const SweepPlan& plan, u64 first, const std::vector<Rational>& returns,
                                     const Work& work) {
    std::vector<SweepRow> rows;
    for (std::size_t i = 0; i < returns.size(); ++i) {
        if (plan.returns.contains(returns[i])) rows.push_back({first + i, returns[i], std::nullopt});
    }
    if (!plan.needs_analysis()) return rows;
    const GameTables& tables = plan.prepared->tables;
    for_each_index(rows.size(), work, [&](std::size_t i, unsigned) {
        const Pays pays = plan.ranges.grid.pays_at(rows[i].index, pays_of(tables.game()));
        rows[i].analysis = analyze_game(tables.with_pays(pays, work.stop), plan.tie_rule, {1, {}, work.stop});
        // Nothing else is asked of the rows, and a hundred thousand answers would keep them.
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

}  // namespace

const std::vector<std::string>& sweep_column_choices() {
    static const std::vector<std::string> choices{"variance", "hit-frequency", "counts"};
    return choices;
}

// Everything that decides what is in the file, the names as typed among them, as they are its header, and where its
// steps end, which shards count by. "sweep 3" is the version of this text: a file begun by a program that lays it out in
// another way must not be resumed.
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
    std::shared_ptr<const PreparedGame> prepared = session.games().prepare(unchanged, stop);
    PayRanges ranges = read_pay_ranges(prepared->game(), request.game.pay_changes);
    SweepPlan plan{std::move(prepared), std::move(ranges), {}, {}};
    if (request.returns) plan.returns = read_number_filter("return", *request.returns);
    if (request.variance) plan.variance = read_number_filter("variance", *request.variance);
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
        // All paytables of the box will be done, those that do not pass among them: a file resumes from here.
        const u64 next = index + size_of(box);
        const Work telling = work.part(index, next, stretch.end);  // of what takes longest
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
            request.game.pay_changes.back());
    };
    // Without filters all of them pass, which is known before the first is counted.
    if (!request.returns && !request.variance) check_room(answer.plan.size());
    const auto keep = [&](const std::vector<SweepRow>& rows, u64) {
        check_room(answer.rows.size() + rows.size());
        answer.rows.insert(answer.rows.end(), rows.begin(), rows.end());
    };
    sweep(answer.plan, {0, answer.plan.size()}, keep, work);
    return answer;
}

}  // namespace holdfast::queries

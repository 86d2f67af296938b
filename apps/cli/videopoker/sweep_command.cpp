#include <algorithm>
#include <charconv>
#include <memory>

#include <apps/cli/answer_options.h>
#include <apps/cli/arguments.h>
#include <apps/cli/help.h>
#include <apps/cli/long_work.h>
#include <apps/cli/output.h>
#include <apps/cli/videopoker/sweep_command.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/exports/table_database.h>
#include <holdfast/storage/csv_table_file.h>
#include <holdfast/storage/step_file.h>

namespace holdfast::cli {

ask::Json to_json(const SweptFile& file) {
    ask::Json json = ask::answer_object("videopoker.sweep");
    json["file"] = file.path;
    if (!file.shard.empty()) json["shard"] = file.shard;
    json["paytables"] = ask::json_count(file.paytables);
    json["written"] = ask::json_count(file.written);
    return json;
}

std::string to_csv(const SweptFile& file) {
    return fmt::format("paytables,written\n{},{}\n", file.paytables, file.written);
}

// How many paytables were swept, and how many of them passed the filters if not all did.
std::string swept_text(const SweptFile& file) {
    const std::string swept = (file.shard.empty() ? "" : "shard " + file.shard + ", ") +
                              ask::grouped(file.paytables) +
                              (file.paytables == 1 ? " paytable swept" : " paytables swept");
    if (file.written == file.paytables) return fmt::format("{} is complete: {}\n", file.path, swept);
    return fmt::format("{} is complete: {}, {} within the filters\n", file.path, swept,
                       ask::grouped(file.written));
}

namespace {

using ask::SweepPlan;
using ask::ValueKind;
using exports::DatabaseCell;

/// The lines of CSV as they are, in a file that an interrupted sweep resumes; the digest of the plan
/// keeps other sweeps from resuming it.
class CsvSweep : public SweepFile {
  public:
    CsvSweep(const SweepPlan& plan, const std::string& path, const StopFlag* stop)
        : file_(path, plan.digest(), ask::sweep_csv_header(plan), stop) {}

    u64 done() const override { return file_.done(); }
    void append(const std::string& lines, u64 next) override { file_.append(lines, next); }
    u64 finish() override {
        file_.finish();
        return file_.lines();
    }

  private:
    storage::CsvTableFile file_;
};

/// A cell for SQLite, which gets the nearest double to 1/3; CSV has the fraction.
DatabaseCell pay_cell(const Rational& pay) {
    if (pay.is_integer()) return static_cast<i64>(pay.numerator().to_u128());
    return nearest_double(pay);
}

/// The double that the shortest text of CSV stands for: it reads back to the same one.
DatabaseCell real_cell(const std::string& text) {
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// The cell as SQLite stores it: as a 64-bit integer, a double or a text.
DatabaseCell cell_of(ValueKind kind, const std::string& text) {
    if (kind == ValueKind::pays) return pay_cell(exact_number(text).value());
    if (kind == ValueKind::real) return real_cell(text);
    if (text.find_first_not_of("0123456789") != std::string::npos) return text;
    return static_cast<i64>(std::stoll(text));
}

/// The same lines taken apart into the rows of a SQLite table.
class DatabaseSweep : public SweepFile {
  public:
    DatabaseSweep(const SweepPlan& plan, const std::string& path, const StopFlag* stop)
        : file_(path, "paytables", columns_of(plan), plan.digest(), stop) {}

    u64 done() const override { return file_.done(); }
    void append(const std::string& lines, u64 next) override {
        std::vector<exports::DatabaseRow> rows;
        std::size_t at = 0;
        while (at < lines.size()) {
            exports::DatabaseRow& row = rows.emplace_back();
            // Numbers and fractions have no commas, so no cell of a line is quoted.
            for (const ValueKind kind : kinds_) {
                const std::size_t end = lines.find_first_of(",\n", at);
                row.push_back(cell_of(kind, lines.substr(at, end - at)));
                at = end + 1;
            }
        }
        file_.append(rows, next);
    }
    u64 finish() override {
        const u64 rows = file_.rows();
        file_.finish();
        return rows;
    }

  private:
    /// The columns of the table; also notes their kinds. No types: SQLite stores each cell as it is bound.
    std::vector<exports::DatabaseColumn> columns_of(const SweepPlan& plan) {
        std::vector<exports::DatabaseColumn> columns;
        for (const ask::SweepColumn& column : sweep_csv_columns(plan)) {
            columns.push_back({column.title});
            kinds_.push_back(column.kind);
        }
        return columns;
    }

    // Declared before file_, whose initializer fills it.
    std::vector<ValueKind> kinds_;  ///< [column]
    exports::TableDatabase file_;
};

}  // namespace

std::unique_ptr<SweepFile> open_sweep_file(const SweepPlan& plan, const std::string& path,
                                           const StopFlag* stop) {
    if (ends_in(path, ".csv")) return std::make_unique<CsvSweep>(plan, path, stop);
    return std::make_unique<DatabaseSweep>(plan, path, stop);
}

namespace {

using ask::SweepRow;
using storage::StepFile;

constexpr const char* shard_kind = "videopoker sweep";

std::vector<std::string> warnings_about(const ask::SweepPlan& plan) {
    return ask::range_warnings(plan.prepared->game(), plan.ranges);
}

/// The sweep that a shard belongs to. If the request in it does not make the same plan here, another version
/// of the program wrote the shard.
RequestedSweep sweep_of(const StepFile& shard, ask::Session& session) {
    const storage::StepsHeader& header = shard.header();
    if (header.kind != shard_kind) throw DataError("this is not a shard of a sweep", shard.path());
    constexpr const char* other_version = "this is a shard of another version of Holdfast";
    try {
        const std::vector<ask::Field>& declared = ask::VideopokerSweepRequest::query().fields;
        RequestedSweep sweep =
            requested_sweep(ask::Fields(declared, ask::parse_json(header.request)), session);
        if (sweep.plan.digest() != header.plan || sweep.step_ends.size() != header.steps) {
            throw DataError(other_version, shard.path());
        }
        return sweep;
    } catch (const ParseError&) {
        throw DataError(other_version, shard.path());
    }
}

}  // namespace

// The request goes into each shard as JSON, so that a merge needs neither the game nor the pays again.
RequestedSweep requested_sweep(const ask::Fields& fields, ask::Session& session) {
    ask::SweepPlan plan =
        plan_of(ask::VideopokerSweepRequest::read(fields), session, ask::most_swept_into_lines);
    std::vector<u64> ends = step_ends(plan);
    // Compact JSON, hence one line, as the header of a shard needs it.
    return {fields.source(), std::move(plan), std::move(ends)};
}

storage::StepsHeader header_of(const RequestedSweep& sweep, storage::Shard shard) {
    const std::size_t steps = sweep.step_ends.size();
    return {shard_kind, sweep.plan.digest(), steps, shard_of(steps, shard), sweep.request};
}

// A shard is a range of steps. Progress is counted from its own beginning, so that a bar ends at 100%.
SweptFile write_sweep_shard(const RequestedSweep& sweep, storage::Shard shard, const std::string& path,
                            const Work& work) {
    const storage::StepsHeader header = header_of(sweep, shard);
    const u64 first = sweep.first_of(header.range.first);
    // A shard has one step at least: there are no more shards than steps.
    const u64 end = sweep.step_ends[header.range.end - 1];
    storage::StepWriter writer(path, header, work.stop);
    Work within = work.quietly();
    if (work.progress) within.progress = [&](u64 done, u64) { work.progress(done - first, end - first); };
    ask::sweep(
        // Resumed after the last step that the file has whole.
        sweep.plan, {sweep.first_of(writer.next()), end},
        [&](const std::vector<SweepRow>& rows, u64) { writer.append(sweep_csv_lines(sweep.plan, rows)); },
        within);
    writer.finish();
    return {path, end - first, writer.lines(), fmt::format("{}/{}", shard.number, shard.of),
            warnings_about(sweep.plan)};
}

// Appends the lines of every step in order. A partly merged file is continued after its last step.
SweptFile merge_sweep_shards(const std::vector<std::string>& paths, ask::Session& session,
                             const std::string& path, const Work& work) {
    const std::vector<StepFile> shards = storage::open_all_shards(paths, work.stop);
    const RequestedSweep sweep = sweep_of(shards.front(), session);
    const std::unique_ptr<SweepFile> file = open_sweep_file(sweep.plan, path, work.stop);
    for (const StepFile& shard : shards) {
        for (std::size_t step = 0; step < shard.steps(); ++step) {
            // Checked between two steps, so that the file ends with a whole one.
            throw_if_stopped(work.stop);
            const u64 next = sweep.step_ends[shard.header().range.first + step];
            // A file that was begun ends with a step of the plan, which all its shards share.
            if (file->done() < next) file->append(shard.lines_of(step), next);
            if (work.progress) work.progress(next, sweep.plan.size());
        }
    }
    return {path, sweep.plan.size(), file->finish(), {}, warnings_about(sweep.plan)};
}

namespace {

using ask::SweepPlan;

/// The plan of a sweep whose lines are written as they are found: far more paytables than an answer may hold.
SweepPlan plan_of_lines(const ask::Fields& fields, ask::Session& session, const StopFlag* stop) {
    return plan_of(ask::VideopokerSweepRequest::read(fields), session, ask::most_swept_into_lines, stop);
}

/// The words typed for `merge`.
struct MergeArguments {
    std::vector<std::string> files;
    std::vector<std::string> out;
};

/// Reads what was typed, then merges. If interrupted, the same command resumes the file.
void merge(const MergeArguments& typed, AnswerOptions& options, ask::Session& session) {
    const AnswerForm form = options.form();
    const std::string path = out_path(typed.out);
    check_ending(path, {".csv", ".db"});
    std::vector<std::string> shards;
    for (const std::string& file : typed.files) shards.push_back(Arguments::as_typed(file));
    std::optional<SweptFile> merged;
    resumably([&] {
        run_long(options, "paytables",
                 [&](const Work& work) { merged = merge_sweep_shards(shards, session, path, work); });
    });
    write_answer(in_form(form, *merged, swept_text));
    write_warnings(merged->warnings);
}

}  // namespace

WrittenAnswer write_sweep_file(const ask::Fields& fields, ask::Session& session, const Work& work,
                               AnswerForm form, const std::string& path) {
    // Made outside resumably(), because if it is stopped now, there is nothing to resume.
    const SweepPlan plan = plan_of_lines(fields, session, work.stop);
    std::unique_ptr<SweepFile> file;
    resumably([&] {
        // Checks what an unfinished file has, which may take a while and can be stopped.
        file = open_sweep_file(plan, path, work.stop);
        sweep(
            plan, {file->done(), plan.size()},
            [&](const std::vector<SweepRow>& rows, u64 next) {
                file->append(sweep_csv_lines(plan, rows), next);
            },
            work);
    });
    return {in_form(form, SweptFile{path, plan.size(), file->finish()}, swept_text), warnings_about(plan)};
}

WrittenAnswer write_shard_of_sweep(const ask::Fields& fields, ask::Session& session, const Work& work,
                                   AnswerForm form, const std::string& path, const std::string& shard) {
    const RequestedSweep sweep = requested_sweep(fields, session);
    // Not before the plan is made: its steps are the most shards there can be.
    const storage::Shard part = parse_shard(shard, sweep.step_ends.size(), "this sweep");
    std::optional<SweptFile> written;
    resumably([&] { written = write_sweep_shard(sweep, part, path, work); });
    return {in_form(form, *written, swept_text), written->warnings};
}

void write_sweep_lines(const ask::Fields& fields, ask::Session& session, const Work& work) {
    const SweepPlan plan = plan_of_lines(fields, session, work.stop);
    // The titles come first, so they are there even if no paytable passes the filters.
    write_answer(ask::sweep_csv_header(plan));
    sweep(
        plan, {0, plan.size()},
        [&plan](const std::vector<SweepRow>& rows, u64) { write_answer(ask::sweep_csv_lines(plan, rows)); },
        work);
    write_warnings(warnings_about(plan));
}

void add_sweep_merge_command(CLI::App& group, AnswerOptions& options, ask::Session& session) {
    CLI::App* const command =
        group.add_subcommand("merge", "Merge all shards of a sweep into one file")->group(command_group);
    const auto typed = std::make_shared<MergeArguments>();
    command->add_option("FILE", typed->files, "The shards, in any order")->required()->type_name("");
    command->add_option("--out", typed->out, "The file to write, ending in .csv or .db (SQLite)")
        ->required()
        ->allow_extra_args(false)
        ->type_name("FILE");
    options.add_to(*command);
    command->footer(
        "The shards hold the game and its pays, so do not give them again.\n\nExample:\n  holdfast "
        "videopoker merge flushes-*.shard --out flushes.csv");
    command->callback([typed, &options, &session] { merge(*typed, options, session); });
}

}  // namespace holdfast::cli

#include <algorithm>
#include <charconv>

#include <apps/cli/arguments.h>
#include <apps/cli/help.h>
#include <apps/cli/long_work.h>
#include <apps/cli/output.h>
#include <apps/cli/videopoker/sweep_command.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/core/error.h>
#include <holdfast/core/rational.h>
#include <holdfast/exports/table_database.h>
#include <holdfast/storage/part_file.h>

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
using ask::SweepRow;
using ask::ValueKind;
using exports::DatabaseCell;
using storage::StepFile;

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
        const std::vector<ask::Field>& declared = ask::query_of<ask::VideopokerSweepRequest>().fields;
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
RequestedSweep requested_sweep(const ask::Fields& fields, ask::Session& session, const StopFlag* stop) {
    SweepPlan plan =
        plan_of(ask::VideopokerSweepRequest::read(fields), session, ask::most_swept_into_lines, stop);
    std::vector<u64> ends = step_ends(plan);
    // Compact JSON, hence one line, as the header of a shard needs it.
    return {fields.source(), std::move(plan), std::move(ends)};
}

storage::StepsHeader header_of(const RequestedSweep& sweep, storage::Shard shard) {
    const std::size_t steps = sweep.step_ends.size();
    return {shard_kind, sweep.plan.digest(), steps, shard_of(steps, shard), sweep.request};
}

namespace {

/// Works out the steps that the file does not have yet. Progress is counted from its own beginning, so that a bar ends
/// at 100%.
void write_missing_steps(const RequestedSweep& sweep, storage::StepWriter& writer, const Work& work) {
    const u64 first = sweep.first_of(writer.header().range.first);
    const u64 end = sweep.first_of(writer.header().range.end);
    Work within = work.quietly();
    if (work.progress) within.progress = [&](u64 done, u64) { work.progress(done - first, end - first); };
    ask::sweep(
        sweep.plan, {sweep.first_of(writer.next()), end},
        [&](const std::vector<SweepRow>& rows, u64) { writer.append(sweep_csv_lines(sweep.plan, rows)); },
        within);
}

/// Calls use(lines) for each step of the sweep, which the files have together. Returns the number of lines.
template <class Use>
u64 for_each_step(const RequestedSweep& sweep, const std::vector<StepFile>& files, const Work& work,
                  const Use& use) {
    u64 count = 0;
    for (const StepFile& file : files) {
        for (std::size_t step = 0; step < file.steps(); ++step) {
            throw_if_stopped(work.stop);
            const std::string lines = file.lines_of(step);
            use(lines);
            count += static_cast<u64>(std::count(lines.begin(), lines.end(), '\n'));
            const std::size_t end = file.header().range.first + step + 1;
            if (work.progress) work.progress(sweep.first_of(end), sweep.plan.size());
        }
    }
    return count;
}

u64 write_csv(const RequestedSweep& sweep, const std::vector<StepFile>& files, const std::string& path,
              const Work& work) {
    const std::string header = sweep_csv_header(sweep.plan);
    storage::NewFile file(path, header);
    file.append(header);
    const u64 rows = for_each_step(sweep, files, work, [&](const std::string& lines) { file.append(lines); });
    file.finish();
    return rows;
}

/// Takes the lines apart into rows. No types of columns: SQLite stores each cell as it is bound.
u64 write_database(const RequestedSweep& sweep, const std::vector<StepFile>& files, const std::string& path,
                   const Work& work) {
    const std::vector<ask::SweepColumn> columns = sweep_csv_columns(sweep.plan);
    std::vector<exports::DatabaseColumn> named;
    for (const ask::SweepColumn& column : columns) named.push_back({column.title});
    exports::TableDatabase file(path, "paytables", named, sweep.plan.digest());
    exports::DatabaseRow row;
    const u64 rows = for_each_step(sweep, files, work, [&](const std::string& lines) {
        for (std::size_t at = 0; at < lines.size(); file.append(row)) {
            row.clear();
            // Numbers and fractions have no commas, so no cell of a line is quoted.
            for (const ask::SweepColumn& column : columns) {
                const std::size_t end = lines.find_first_of(",\n", at);
                row.push_back(cell_of(column.kind, lines.substr(at, end - at)));
                at = end + 1;
            }
        }
    });
    file.finish(sweep.plan.size());
    return rows;
}

/// Writes the file from all of its steps, CSV or SQLite by its ending. Returns the number of rows.
u64 write_whole(const RequestedSweep& sweep, const std::vector<StepFile>& files, const std::string& path,
                const Work& work) {
    return ends_in(path, ".csv") ? write_csv(sweep, files, path, work)
                                 : write_database(sweep, files, path, work);
}

}  // namespace

SweptFile write_sweep_shard(const RequestedSweep& sweep, storage::Shard shard, const std::string& path,
                            const Work& work) {
    storage::StepWriter writer(path, header_of(sweep, shard), work.stop);
    write_missing_steps(sweep, writer, work);
    writer.finish();
    const storage::BlockRange range = writer.header().range;
    return {path, sweep.first_of(range.end) - sweep.first_of(range.first), writer.lines(),
            fmt::format("{}/{}", shard.number, shard.of), warnings_about(sweep.plan)};
}

SweptFile merge_sweep_shards(const std::vector<std::string>& paths, ask::Session& session,
                             const std::string& path, const Work& work) {
    const std::vector<StepFile> shards = storage::open_all_shards(paths, work.stop);
    const RequestedSweep sweep = sweep_of(shards.front(), session);
    // Keeps other runs away. What a run of the whole sweep has begun is no longer needed.
    const storage::StepWriter begun(path, header_of(sweep, {}), work.stop);
    try {
        const u64 rows = write_whole(sweep, shards, path, work);
        begun.remove();
        return {path, sweep.plan.size(), rows, {}, warnings_about(sweep.plan)};
    } catch (...) {
        // Nobody would resume what has no steps.
        if (begun.next() == 0) begun.remove();
        throw;
    }
}

namespace {

/// The words typed for `merge`.
struct MergeArguments {
    std::vector<std::string> files;
    std::vector<std::string> out;
};

/// Reads what was typed, then merges.
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
    const RequestedSweep sweep = requested_sweep(fields, session, work.stop);
    u64 rows = 0;
    resumably([&] {
        storage::StepWriter writer(path, header_of(sweep, {}), work.stop);
        write_missing_steps(sweep, writer, work);
        rows = write_whole(sweep, storage::open_all_shards({writer.part()}, work.stop), path, work.quietly());
        writer.remove();
    });
    return {in_form(form, SweptFile{path, sweep.plan.size(), rows}, swept_text), warnings_about(sweep.plan)};
}

WrittenAnswer write_shard_of_sweep(const ask::Fields& fields, ask::Session& session, const Work& work,
                                   AnswerForm form, const std::string& path, const std::string& shard) {
    const RequestedSweep sweep = requested_sweep(fields, session, work.stop);
    // Not before the plan is made: its steps are the most shards there can be.
    const storage::Shard part = parse_shard(shard, sweep.step_ends.size(), "this sweep");
    std::optional<SweptFile> written;
    resumably([&] { written = write_sweep_shard(sweep, part, path, work); });
    return {in_form(form, *written, swept_text), written->warnings};
}

void write_sweep_lines(const ask::Fields& fields, ask::Session& session, const Work& work) {
    const SweepPlan plan = requested_sweep(fields, session, work.stop).plan;
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

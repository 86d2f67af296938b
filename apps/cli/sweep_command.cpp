#include <memory>

#include <apps/cli/arguments.h>
#include <apps/cli/help_format.h>
#include <apps/cli/long_work.h>
#include <apps/cli/out_file.h>
#include <apps/cli/output.h>
#include <apps/cli/shard_text.h>
#include <apps/cli/sweep_command.h>
#include <apps/cli/sweep_file.h>
#include <apps/cli/sweep_shard.h>

#include <holdfast/core/error.h>

namespace holdfast::cli {
namespace {

using queries::SweepPlan;
using queries::SweepRow;

SweepPlan plan_of_lines(const queries::Fields& fields, queries::Session& session, const StopFlag* stop) {
    return plan_of(queries::VideopokerSweepRequest::read(fields), session, queries::most_swept_into_lines,
                   stop);
}

struct MergeArguments {
    std::vector<std::string> files;
    std::vector<std::string> out;
};

void merge(const MergeArguments& typed, AnswerOptions& options, queries::Session& session) {
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
}

}  // namespace

WrittenAnswer write_sweep_file(const queries::Fields& fields, queries::Session& session, const Work& work,
                               AnswerForm form, const std::string& path) {
    const SweepPlan plan = plan_of_lines(fields, session, work.stop);
    std::unique_ptr<SweepFile> file;
    resumably([&] {
        file = open_sweep_file(plan, path, work.stop);
        sweep(
            plan, {file->done(), plan.size()},
            [&](const std::vector<SweepRow>& rows, u64 next) {
                file->append(sweep_csv_lines(plan, rows), next);
            },
            work);
    });
    return {in_form(form, SweptFile{path, plan.size(), file->finish()}, swept_text)};
}

WrittenAnswer write_shard_of_sweep(const queries::Fields& fields, queries::Session& session, const Work& work,
                                   AnswerForm form, const std::string& path, const std::string& shard) {
    const RequestedSweep sweep = requested_sweep(fields, session);
    const storage::Shard part = parse_shard(shard, sweep.step_ends.size(), "this sweep");
    std::optional<SweptFile> written;
    resumably([&] { written = write_sweep_shard(sweep, part, path, work); });
    return {in_form(form, *written, swept_text)};
}

void write_sweep_lines(const queries::Fields& fields, queries::Session& session, const Work& work) {
    const SweepPlan plan = plan_of_lines(fields, session, work.stop);
    write_answer(queries::sweep_csv_header(plan));
    sweep(
        plan, {0, plan.size()},
        [&plan](const std::vector<SweepRow>& rows, u64) {
            write_answer(queries::sweep_csv_lines(plan, rows));
        },
        work);
}

void add_sweep_merge_command(CLI::App& app, AnswerOptions& options, queries::Session& session) {
    CLI::App* const command = app.get_subcommand("videopoker")
                                  ->add_subcommand("merge", "Make one file of all shards of a sweep")
                                  ->group(command_group);
    const auto typed = std::make_shared<MergeArguments>();
    command->add_option("FILE", typed->files, "The shards, in any order")->required()->type_name("");
    command->add_option("--out", typed->out, "The file to write, ending in .csv or .db (SQLite)")
        ->required()
        ->allow_extra_args(false)
        ->type_name("FILE");
    options.add_to(*command);
    command->footer(
        "The shards say what was swept: no game and no pays are given again.\n\n"
        "Example:\n  holdfast videopoker merge flushes-*.shard --out flushes.csv");
    command->callback([typed, &options, &session] { merge(*typed, options, session); });
}

}  // namespace holdfast::cli

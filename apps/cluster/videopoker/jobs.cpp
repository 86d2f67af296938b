// Sweeps over many paytables: `holdfast videopoker sweep --out`, in steps.
#include <memory>

#include <apps/cli/output.h>
#include <apps/cli/typed_fields.h>
#include <apps/cli/videopoker/sweep_command.h>
#include <apps/cluster/family_jobs.h>

#include <holdfast/ask/videopoker/sweep.h>
#include <holdfast/storage/step_file.h>

namespace holdfast::cluster {
namespace {

/// The session must outlive the job. Throws ParseError, also on a file that ends neither in .csv nor in .db.
ShardedJob sweep_job(const ask::Fields& fields, ask::Session& session, const JobOptions& options) {
    // Checked before any work: with another ending, the merge, hours later, would write SQLite.
    cli::check_ending(options.file, {".csv", ".db"});
    // The functions of a job outlive this call, and its copies share the plan.
    const auto sweep = std::make_shared<const cli::RequestedSweep>(cli::requested_sweep(fields, session));
    return {options.file,
            "a sweep, " + sweep->plan.digest(),
            shard_count(options, sweep->step_ends.size(), "this sweep"),
            options.threads,
            [sweep](storage::Shard shard, const std::string& path, const Work& work) {
                write_sweep_shard(*sweep, shard, path, work);
            },
            [sweep](storage::Shard shard, const std::string& path) {
                // Checks every byte, as opening such a shard always does: its lines are few beside the work
                // of a sweep.
                return storage::StepFile(path).header() == header_of(*sweep, shard);
            },
            [options, &session](const std::vector<std::string>& paths, const Work& work) {
                return in_form(options.form, cli::merge_sweep_shards(paths, session, options.file, work),
                               cli::swept_text);
            }};
}

void add_sweep(Commands& commands) {
    const ask::Query& query = ask::query_of<ask::VideopokerSweepRequest>();
    CLI::App* const sweep = commands.app().add_subcommand("sweep", std::string(query.summary));
    const auto typed = std::make_shared<cli::TypedFields>(query);
    typed->add_to(*sweep);
    commands.finish(*sweep, [typed](const JobOptions& options, ask::Session& session) {
        try {
            return sweep_job(typed->fields({}), session, options);
        } catch (const ask::FieldError& error) {
            typed->throw_under_option(error);
        }
    });
}

}  // namespace

const FamilyJobs& videopoker_jobs() {
    static const FamilyJobs jobs{"sweep jacks-or-better-9-6 --pay flush=1..9 --out f.csv", add_sweep};
    return jobs;
}

}  // namespace holdfast::cluster

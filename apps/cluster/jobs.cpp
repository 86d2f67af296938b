#include <algorithm>
#include <memory>

#include <apps/cli/answer_options.h>
#include <apps/cli/holdem/table_answers.h>
#include <apps/cli/output.h>
#include <apps/cli/videopoker/sweep_command.h>
#include <apps/cluster/jobs.h>
#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/storage/step_file.h>
#include <holdfast/storage/table_file.h>

// Both kinds of job: what their plan is, how a shard is computed, and how the shards become one file.
namespace holdfast::cluster {
namespace {

/// Enough for the ranks of a few machines to end at about the same time.
constexpr std::size_t usual_shards = 256;

/// Does not depend on the number of ranks, so that a run can be resumed with more of them. Throws ParseError
/// if more shards are typed than there are blocks or steps, `most`: each shard has one at least.
u32 shard_count(const JobOptions& options, std::size_t most, const std::string& whole) {
    if (options.shards.empty()) return static_cast<u32>(std::min(usual_shards, most));
    constexpr unsigned most_typed = 100'000'000;
    const std::string typed = cli::single_value("--shards", options.shards);
    const unsigned count =
        cli::whole_number(typed, 1, most_typed, "the number of shards must be from 1 to 100,000,000");
    if (count <= most) return count;
    throw ParseError(fmt::format("{} has at most {} shards", whole, most), typed);
}

}  // namespace

ShardedJob table_job(holdem::TableKind kind, const JobOptions& options) {
    const storage::TablePlan plan = table_plan(kind);
    const std::size_t blocks = plan.block_ends.size();
    // A rank writes one shard at a time (ShardRunner), so no two threads use the builder at once.
    const auto builder = std::make_shared<holdem::TableBuilder>(kind);  // shards of a rank follow one another
    // Checks only the header: merging checks every byte, and a shard of a large table takes a while to read.
    const auto is_shard = [plan, blocks](storage::Shard shard, const std::string& path) {
        const storage::TableFile file(path);
        const auto expected = storage::TableHeader::of(plan, shard_of(blocks, shard));
        return file.header().plan_digest == expected.plan_digest &&
               file.header().first_entry == expected.first_entry && file.header().entries == expected.entries;
    };
    return {options.file,
            fmt::format("{}, {:016x}", cli::named(kind), plan.digest()),
            shard_count(options, blocks, cli::named(kind)),
            options.threads,
            [builder](storage::Shard shard, const std::string& path, const Work& work) {
                builder->build(path, shard, work);
            },
            is_shard,
            [options](const std::vector<std::string>& paths, const Work& work) {
                storage::merge_tables(paths, options.file, work);
                return cli::written_table("holdem.table.build", options.file, options.form);
            }};
}

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

}  // namespace holdfast::cluster

// The program `holdfast-cluster`: the commands that take long enough, spread over many machines by MPI.
//
// Every rank reads the same command line and makes the same plan of numbered shards; rank 0 gives them out,
// and makes the file of them that one machine would have made.
#include <chrono>
#include <cstdlib>
#include <optional>
#include <thread>

#include <CLI/CLI.hpp>
#include <apps/cli/exit_status.h>
#include <apps/cli/help.h>
#include <apps/cli/long_work.h>
#include <apps/cli/output.h>
#include <apps/cli/usage_error.h>
#include <apps/cluster/commands.h>
#include <apps/cluster/jobs.h>
#include <apps/cluster/ranks.h>
#include <apps/cluster/shard_folder.h>
#include <fmt/format.h>

namespace {

using namespace holdfast;
using cluster::ShardedJob;

/// How long the other ranks wait before they end, so that rank 0 can write its message first.
constexpr std::chrono::seconds while_rank_0_speaks{2};

/// Leaves `job` empty if help or the version was asked for. Every rank parses the same words, so only rank 0
/// writes these. Throws UsageError, and what making the job throws.
void parse(const cli::Arguments& arguments, std::optional<ShardedJob>& job, ask::Session& session) {
    cluster::Commands commands(job, session);
    CLI::App& app = commands.app();
    const bool is_to_write = cluster::launched_rank() == 0;
    try {
        std::vector<std::string> words = cli::with_help_option(arguments.for_parser(), app);
        std::reverse(words.begin(), words.end());  // as CLI11 wants them
        app.parse(std::move(words));
    } catch (const CLI::CallForVersion& asked) {
        if (is_to_write) cli::write_answer(std::string(asked.what()) + "\n");
    } catch (const CLI::Success&) {
        if (is_to_write) cli::write_answer(app.help());
    } catch (const CLI::ParseError& error) {
        throw cli::UsageError(error, app, arguments);
    }
}

/// Runs rank 0: hands out the shards, then merges them. If either fails, the finished shards stay in their
/// folder, and the same command goes on from there.
void run(const ShardedJob& job, cluster::Dispatcher& dispatcher, const StopFlag& interrupted) {
    cluster::ShardFolder folder(job);
    const std::vector<u32> missing = folder.missing();
    if (missing.size() < job.shards) {
        cli::write_message(
            {fmt::format("{} of {} shards were finished before\n", job.shards - missing.size(), job.shards)});
    }
    cluster::ProgressLines progress;
    dispatcher.write(missing, progress.callback());
    progress.clear();
    std::vector<std::string> shards;
    for (u32 number = 1; number <= job.shards; ++number) shards.push_back(shard_path(job, number));
    std::string said;
    // If this is interrupted, the same command has only the merge left to do.
    cli::resumably([&] { said = job.merge(shards, {job.threads, {}, &interrupted}); });
    // Not before the file has its name: until then the shards are all there is.
    folder.remove();
    cli::write_answer(said);
}

/// Runs this rank to its end; returns its exit status, which is 0 for all but rank 0: that one reports for
/// all. MPI starts here and not in main(), so a wrong command line is refused at once.
int run_ranks(const cli::Arguments& arguments, const ShardedJob& job) {
    const cluster::World world;
    const StopFlag& interrupted = cli::raised_by_interrupts();
    int status = 0;
    if (world.rank() == 0) {
        cluster::Dispatcher dispatcher(world, job, interrupted);
        status = cli::status_of(arguments, [&] { run(job, dispatcher, interrupted); });
        // After a failure too: the others have left their shards and wait to be let go.
        if (!interrupted.stop_requested()) dispatcher.end();
    } else {
        help(world, job, interrupted);
    }
    if (interrupted.stop_requested()) {
        // Open MPI kills all ranks as soon as one of them has ended: so rank 0 ends first, once it has
        // reported.
        if (world.rank() != 0) std::this_thread::sleep_for(while_rank_0_speaks);
        // World::leave() would wait for all ranks, of which some may be gone.
        std::_Exit(cli::other_failure);
    }
    world.leave();
    return status;
}

/// Only rank 0 reports what is wrong with the command line, and its end ends the others, unless they alone
/// have a problem, such as a paytable file that is missing on their machine.
void let_rank_0_speak() {
    if (cluster::launched_rank() != 0) std::this_thread::sleep_for(while_rank_0_speaks);
}

}  // namespace

int main(int argc, char** argv) {
    cli::install_terminate_handler();
    cli::report_file_signals_as_errors();
    const cli::Arguments arguments(argc, argv, "holdfast-cluster");
    std::optional<ShardedJob> job;
    ask::Session session;
    const int status = cli::status_of(arguments, [&] {
        try {
            parse(arguments, job, session);
        } catch (const std::exception&) {
            let_rank_0_speak();
            throw;
        }
    });
    if (status != 0) return status;
    return job ? run_ranks(arguments, *job) : 0;
}

// The program `holdfast-cluster`: the commands that take long enough, spread over many machines by MPI.
//
// Every rank reads the same command line and makes the same plan of numbered shards; rank 0 gives them out,
// and makes the file of them that one machine would have made.
#include <chrono>
#include <cstdlib>
#include <memory>
#include <optional>
#include <thread>

#include <CLI/CLI.hpp>
#include <apps/cli/exit_status.h>
#include <apps/cli/help.h>
#include <apps/cli/holdem/table_answers.h>
#include <apps/cli/long_work.h>
#include <apps/cli/output.h>
#include <apps/cli/typed_fields.h>
#include <apps/cli/usage_error.h>
#include <apps/cluster/jobs.h>
#include <apps/cluster/ranks.h>
#include <apps/cluster/shard_folder.h>
#include <fmt/format.h>

#include <holdfast/ask/videopoker/sweep.h>
#include <holdfast/core/version.h>

namespace {

using namespace holdfast;
using cluster::ShardedJob;

constexpr const char* footer =
    "Each MPI rank computes the next free shard. Finished shards are kept in the folder FILE.shards,\nwhich "
    "all machines must share, and are merged into FILE, byte for byte what the program\nholdfast writes. If "
    "the run is stopped or killed, run the same command again to resume.\n\nExamples:\n  mpirun -n 4 "
    "holdfast-cluster table build flop --out flop.table\n  mpirun -n 4 holdfast-cluster sweep "
    "jacks-or-better-9-6 --pay flush=1..9 --out f.csv";

/// How long the other ranks wait before they end, so that rank 0 can write its message first.
constexpr std::chrono::seconds while_rank_0_speaks{2};

/// The arguments and options of one command.
struct TypedJob {
    std::string kind;
    std::optional<cli::TypedFields> fields;
    std::vector<std::string> out;
    std::vector<std::string> shards;

    cluster::JobOptions options(const cli::AnswerOptions& answer) const {
        // One thread unless --threads says more: mpirun usually starts a rank for each core.
        return {cli::out_path(out), shards, answer.thread_count(1), answer.form()};
    }
};

using MakeJob = ShardedJob (*)(const TypedJob& typed, const cli::AnswerOptions& answer,
                               ask::Session& session);

ShardedJob make_table_job(const TypedJob& typed, const cli::AnswerOptions& answer, ask::Session&) {
    return table_job(cli::parse_kind(cli::Arguments::as_typed(typed.kind)), typed.options(answer));
}

ShardedJob make_sweep_job(const TypedJob& typed, const cli::AnswerOptions& answer, ask::Session& session) {
    try {
        return sweep_job(typed.fields->fields({}), session, typed.options(answer));
    } catch (const ask::FieldError& error) {
        typed.fields->throw_under_option(error);
    }
}

/// The commands, and the job that one of them makes: `job` is set while the command line is parsed, by the
/// callback of the command that it names. Keeps references: `job` and `session` must outlive this object.
class Commands {
  public:
    Commands(std::optional<ShardedJob>& job, ask::Session& session) : job_(job), session_(session) {
        app_.formatter(std::make_shared<cli::HelpFormat>());
        app_.require_subcommand(1);
        app_.footer(footer);
        app_.set_version_flag("--version", "holdfast-cluster " + std::string(version),
                              "Print the version and exit");
        CLI::App* const tables =
            app_.add_subcommand("table", "Complete tables of hold'em odds")->group(cli::command_group);
        tables->require_subcommand(1);
        tables->footer(footer);
        CLI::App* const build = tables->add_subcommand("build", "Build a table")->group(cli::command_group);
        build->add_option("KIND", typed_.kind, "river, turn, flop, strength-turn or strength-flop")
            ->required()
            ->type_name("");
        finish(*build, make_table_job);
        CLI::App* const sweep =
            app_.add_subcommand("sweep", std::string(ask::VideopokerSweepRequest::query().summary))
                ->group(cli::command_group);
        typed_.fields.emplace(ask::VideopokerSweepRequest::query());
        typed_.fields->add_to(*sweep);
        finish(*sweep, make_sweep_job);
    }

    CLI::App& app() { return app_; }

  private:
    /// Adds what both commands take. The callback runs once all words of its command are read.
    void finish(CLI::App& command, MakeJob make_job) {
        const auto add = [&command](const char* name, std::vector<std::string>& values, const char* kind,
                                    const char* help) {
            return command.add_option(name, values, help)->allow_extra_args(false)->type_name(kind);
        };
        add("--out", typed_.out, "FILE", "The file to write; it must not exist yet")->required();
        add("--shards", typed_.shards, "N", "Number of shards (default: 256, or the most possible)");
        answer_.add_to(command);
        command.footer(footer);
        command.callback([this, make_job] { job_ = make_job(typed_, answer_, session_); });
    }

    CLI::App app_{"Exact poker odds, on many machines.", "holdfast-cluster"};
    cli::AnswerOptions answer_;
    TypedJob typed_;
    std::optional<ShardedJob>& job_;
    ask::Session& session_;
};

/// Leaves `job` empty if help or the version was asked for. Every rank parses the same words, so only rank 0
/// writes these. Throws UsageError, and what making the job throws.
void parse(const cli::Arguments& arguments, std::optional<ShardedJob>& job, ask::Session& session) {
    Commands commands(job, session);
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

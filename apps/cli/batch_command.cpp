#include <memory>

#include <apps/cli/arguments.h>
#include <apps/cli/batch_command.h>
#include <apps/cli/batch_run.h>
#include <apps/cli/exit_status.h>
#include <apps/cli/help_format.h>
#include <apps/cli/interrupts.h>
#include <apps/cli/output.h>
#include <apps/cli/progress_bar.h>
#include <apps/cli/refused_requests.h>
#include <apps/cli/usage_error.h>

namespace holdfast::cli {
namespace {

/// Errors are told in the output, each in its place, so the exit status is settled only when all lines are
/// out.
void run_batch(const std::string& file, unsigned threads, queries::Session& session) {
    ProgressBar bar("bytes");
    Work work = bar.work(threads);
    work.stop = &raised_by_interrupts();
    BatchInput input(file, *work.stop);
    const BatchTally tally =
        run_batch(input, session, work, [](const std::string& line) { write_answer(line); });
    bar.clear();
    if (tally.errors == 0) return;
    const int status = tally.damages > 0 ? damaged_file : tally.failures > 0 ? other_failure : wrong_input;
    throw RefusedRequests(tally.errors, tally.requests, status);
}

}  // namespace

void add_batch_command(CLI::App& app, AnswerOptions& options, TablesOption& tables,
                       queries::Session& session) {
    CLI::App* const command =
        app.add_subcommand("batch", "Answer JSON queries, one per line")->group(command_group);
    const auto file = std::make_shared<std::string>("-");
    command->add_option("FILE", *file, "Requests, one per line; - or none for standard input")->type_name("");
    tables.add_to(*command);
    options.add_json_to(*command);
    options.add_threads_to(*command);
    command->footer(
        "A request is a JSON object: its member \"query\" names the query, such as\n"
        "\"holdem.odds\", the others are the arguments and options of that command. Its answer\n"
        "is what the command prints with --json, on one line; an \"id\" comes back first. A wrong\n"
        "request gets {\"error\": ...} in its place, the batch continues, and the exit status\n"
        "is 2.\n\n"
        "Examples:\n"
        "  echo '{\"query\": \"hand\", \"cards\": \"9s9h9d4s4c\"}' | holdfast batch\n"
        "  holdfast batch requests.jsonl --threads 4");
    command->callback([file, &options, &tables, &session] {
        // --json is what a batch writes anyway; CSV, which may be asked for before the command, has no columns that
        // answers of different queries share.
        if (options.form() == AnswerForm::csv) throw ContradictoryOptions("--csv", "batch");
        session.use_tables(tables.open());
        run_batch(Arguments::as_typed(*file), options.thread_count(0), session);
    });
}

}  // namespace holdfast::cli

#include <apps/cli/commands/bench_command.h>
#include <apps/cli/help.h>
#include <apps/cli/long_work.h>
#include <apps/cli/output.h>
#include <apps/terminal/answer_text.h>

#include <holdfast/queries/system/bench.h>

namespace holdfast::cli {
namespace {

std::string bench_text(const queries::BenchAnswer& answer) {
    return terminal::to_text(answer, output_style());
}

}  // namespace

void add_bench_command(CLI::App& app, AnswerOptions& options, queries::Session& session) {
    CLI::App* const command =
        app.add_subcommand("bench", "Timings, and a digest of many exact answers")->group(command_group);
    options.add_to(*command);
    command->footer(
        "A timing is the median of at most nine runs, for a first look: timings to rely on\n"
        "come from ./dev bench in the source tree.\n\n"
        "Example:\n  holdfast bench");
    command->callback([&options, &session] {
        const AnswerForm form = options.form();
        ProgressBar bar("games");
        Work work = bar.work(options.thread_count(1));
        work.stop = &raised_by_interrupts();
        const auto answer = queries::answer(queries::BenchRequest{}, session, work);
        bar.clear();
        write_answer(in_form(form, answer, bench_text));
    });
}

}  // namespace holdfast::cli

#include <memory>

#include <apps/cli/answer_options.h>
#include <apps/cli/bench_command.h>
#include <apps/cli/help_format.h>
#include <apps/cli/progress_bar.h>

#include <holdfast/queries/system/bench.h>

namespace holdfast::cli {

void add_bench_command(CLI::App& app) {
    CLI::App* const command =
        app.add_subcommand("bench", "Timings, and a digest of many exact answers")->group(command_group);
    const auto options = std::make_shared<AnswerOptions>();
    options->add_to(*command);
    command->footer(
        "A timing is the median of at most nine runs, for a first look: timings to rely on\n"
        "come from ./dev bench in the source tree.\n\n"
        "Example:\n  holdfast bench");
    command->callback([options] {
        ProgressBar bar("games");
        const auto answer = queries::answer(queries::BenchRequest{}, bar.work(options->thread_count(1)));
        bar.clear();
        write_as_asked(*options, answer);
    });
}

}  // namespace holdfast::cli

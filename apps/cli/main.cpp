// The program `holdfast`: reads the command line, asks one question of the library, writes the answer.
//
// Exit status: 0 answered, 2 the input was wrong, 3 a file that Holdfast itself wrote is damaged, 1 anything
// else.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/arguments.h>
#include <apps/cli/batch_command.h>
#include <apps/cli/bench_command.h>
#include <apps/cli/exit_status.h>
#include <apps/cli/export_command.h>
#include <apps/cli/file_signals.h>
#include <apps/cli/help_format.h>
#include <apps/cli/output.h>
#include <apps/cli/question_command.h>
#include <apps/cli/serve_command.h>
#include <apps/cli/sweep_command.h>
#include <apps/cli/table_command.h>
#include <apps/cli/tables_option.h>
#include <apps/cli/usage_error.h>

#include <holdfast/core/version.h>

namespace {

using namespace holdfast;

constexpr const char* footer =
    "Exit status: 0 answered, 2 the input was wrong, 3 a file that Holdfast wrote is damaged,\n"
    "1 anything else. Colours and progress bars appear on a terminal only; NO_COLOR=1 turns\n"
    "the colours off.\n\n"
    "Example:\n  holdfast videopoker return jacks-or-better-9-6";

void add_version_flag(CLI::App& command) {
    command.set_version_flag("--version", "holdfast " + std::string(version), "Print the version and exit");
    for (CLI::App* const each : command.get_subcommands({})) add_version_flag(*each);
}

/// A command that does not exist has no help.
void write_help(const CLI::App& app, const cli::Arguments& arguments) {
    if (!app.remaining(true).empty()) {
        throw cli::UsageError(CLI::ExtrasError(app.remaining(true)), app, arguments);
    }
    cli::write_answer(app.help());
}

void run(const cli::Arguments& arguments) {
    CLI::App app("Exact poker odds.", "holdfast");
    app.formatter(std::make_shared<cli::HelpFormat>());
    app.require_subcommand(1);
    app.footer(footer);
    // Commands keep references to these; they run inside app.parse() below, while both live.
    cli::AnswerOptions options;
    cli::TablesOption tables;
    queries::Session session;
    options.add_to(app);
    cli::add_question_commands(app, options, tables, session);
    cli::add_sweep_merge_command(app, options, session);
    cli::add_table_commands(app, options);
    cli::add_batch_command(app, options, tables, session);
    cli::add_export_commands(app, options);
    cli::add_bench_command(app, options, session);
    cli::add_serve_command(app, options, tables);
    add_version_flag(app);
    try {
        std::vector<std::string> words = arguments.for_parser();
        std::reverse(words.begin(), words.end());  // as CLI11 wants them
        app.parse(std::move(words));
    } catch (const CLI::CallForVersion& asked) {
        cli::write_answer(std::string(asked.what()) + "\n");
    } catch (const CLI::Success&) {
        write_help(app, arguments);
    } catch (const CLI::ParseError& error) {
        throw cli::UsageError(error, app, arguments);
    }
}

}  // namespace

int main(int argc, char** argv) {
    cli::say_what_nothing_catches();
    cli::take_file_signals_for_errors();
    const cli::Arguments arguments(argc, argv);
    return cli::status_of(arguments, [&] { run(arguments); });
}

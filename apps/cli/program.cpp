#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <apps/cli/add_query_commands.h>
#include <apps/cli/answer_options.h>
#include <apps/cli/arguments.h>
#include <apps/cli/batch_command.h>
#include <apps/cli/bench_command.h>
#include <apps/cli/export_command.h>
#include <apps/cli/help_format.h>
#include <apps/cli/help_word.h>
#include <apps/cli/output.h>
#include <apps/cli/program.h>
#include <apps/cli/serve_command.h>
#include <apps/cli/sweep_command.h>
#include <apps/cli/table_command.h>
#include <apps/cli/tables_option.h>
#include <apps/cli/usage_error.h>

#include <holdfast/core/version.h>

namespace holdfast::cli {
namespace {

constexpr const char* program_footer =
    "Exit status: 0 answered, 2 the input was wrong, or a file is in use by another process,\n"
    "3 a file that Holdfast wrote is damaged, 1 anything else. Colours and progress bars\n"
    "appear on a terminal only; NO_COLOR=1 turns the colours off.\n\n"
    "Example:\n  holdfast videopoker return jacks-or-better-9-6";

void add_version_flag(CLI::App& command) {
    command.set_version_flag("--version", "holdfast " + std::string(version), "Print the version and exit");
    for (CLI::App* const each : command.get_subcommands({})) add_version_flag(*each);
}

/// A command that does not exist has no help.
void write_help(const CLI::App& app, const Arguments& arguments) {
    if (!app.remaining(true).empty()) throw UsageError(CLI::ExtrasError(app.remaining(true)), app, arguments);
    write_answer(app.help());
}

}  // namespace

void run(const Arguments& arguments) {
    CLI::App app("Exact poker odds.", "holdfast");
    app.formatter(std::make_shared<HelpFormat>());
    app.require_subcommand(1);
    app.footer(program_footer);
    // Commands keep references to these; they run inside app.parse() below, while both live.
    AnswerOptions options;
    TablesOption tables;
    queries::Session session;
    options.add_to(app);
    add_query_commands(app, options, tables, session);
    add_sweep_merge_command(app, options, session);
    add_table_commands(app, options);
    add_batch_command(app, options, tables, session);
    add_export_commands(app, options);
    add_bench_command(app, options, session);
    add_serve_command(app, options, tables);
    add_version_flag(app);
    try {
        std::vector<std::string> words = with_help_option(arguments.for_parser(), app);
        std::reverse(words.begin(), words.end());  // as CLI11 wants them
        app.parse(std::move(words));
    } catch (const CLI::CallForVersion& asked) {
        write_answer(std::string(asked.what()) + "\n");
    } catch (const CLI::Success&) {
        write_help(app, arguments);
    } catch (const CLI::ParseError& error) {
        throw UsageError(error, app, arguments);
    }
}

}  // namespace holdfast::cli

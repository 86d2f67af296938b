// The program `holdfast`: reads the command line, asks one question of the library, writes the answer.
//
// Exit status: 0 answered, 2 the input was wrong, 3 a file that Holdfast itself wrote is damaged, 1 anything
// else.
#include <algorithm>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/arguments.h>
#include <apps/cli/batch_command.h>
#include <apps/cli/bench_command.h>
#include <apps/cli/export_command.h>
#include <apps/cli/help_format.h>
#include <apps/cli/output.h>
#include <apps/cli/question_command.h>
#include <apps/cli/refused_requests.h>
#include <apps/cli/serve_command.h>
#include <apps/cli/sweep_command.h>
#include <apps/cli/table_command.h>
#include <apps/cli/usage_error.h>

#include <holdfast/core/error.h>
#include <holdfast/core/version.h>
#include <holdfast/queries/output/error_text.h>

namespace {

using namespace holdfast;

constexpr int wrong_input = 2;
constexpr int damaged_file = 3;
constexpr int other_failure = 1;

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
    // Commands keep references to these two; they run inside app.parse() below, while both live.
    cli::AnswerOptions options;
    queries::Session session;
    options.add_to(app);
    cli::add_question_commands(app, options, session);
    cli::add_sweep_merge_command(app, options, session);
    cli::add_table_commands(app, options);
    cli::add_batch_command(app, options, session);
    cli::add_export_commands(app, options);
    cli::add_bench_command(app, options, session);
    cli::add_serve_command(app, options);
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

/// An option as it must be typed, where its value was torn apart.
std::string hint_for(const cli::Arguments& arguments) {
    // Asked first: --versus QsQd JsJd looks like one value torn apart, too.
    const std::optional<std::string> repeated = arguments.option_for_each_hand();
    if (repeated) return "Repeat the option for each opponent: " + *repeated + "\n";
    const std::optional<std::string> option = arguments.torn_option();
    return option ? "Put the value of an option into one argument: " + *option + "\n" : "";
}

}  // namespace

int main(int argc, char** argv) {
    const cli::Arguments arguments(argc, argv);
    try {
        run(arguments);
        return 0;
        // A ParseError too, so it must be caught before those; it has a hint of its own.
    } catch (const cli::UsageError& error) {
        cli::write_message(queries::to_text(error, cli::message_style()) + hint_for(arguments) +
                           error.hint());
        return wrong_input;
    } catch (const ParseError& error) {
        cli::write_message(queries::to_text(error, cli::message_style()) + hint_for(arguments));
        return wrong_input;
    } catch (const cli::RefusedRequests& refused) {
        cli::write_message(std::string(refused.what()) + "\n");
        return refused.has_failures() ? other_failure : wrong_input;
    } catch (const DataError& error) {
        cli::write_message(error.file + ": " + error.what() + "\n");
        return damaged_file;
    } catch (const Stopped&) {
        cli::write_message("stopped\n");
        return other_failure;
    } catch (const std::exception& error) {
        cli::write_message(std::string(error.what()) + "\n");
        return other_failure;
    }
}

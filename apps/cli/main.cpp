// The program `holdfast`: reads the command line, asks one question of the library, writes the answer.
//
// Exit status: 0 answered, 2 the input was wrong, 3 a file that Holdfast itself wrote is damaged, 1 anything
// else.
#include <exception>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <apps/cli/bench_command.h>
#include <apps/cli/export_command.h>
#include <apps/cli/hand_command.h>
#include <apps/cli/help_format.h>
#include <apps/cli/holdem_commands.h>
#include <apps/cli/output.h>
#include <apps/cli/usage_error.h>
#include <apps/cli/videopoker_commands.h>

#include <holdfast/core/error.h>
#include <holdfast/core/version.h>
#include <holdfast/queries/output/error_text.h>

namespace {

using namespace holdfast;

constexpr int wrong_input = 2;
constexpr int damaged_file = 3;
constexpr int other_failure = 1;

void run(int argc, char** argv) {
    CLI::App app("Exact poker odds.", "holdfast");
    app.set_version_flag("--version", "holdfast " + std::string(version), "Print the version and exit");
    app.formatter(std::make_shared<cli::HelpFormat>());
    app.require_subcommand(1);
    app.footer("Example:\n  holdfast videopoker return jacks-or-better-9-6");
    cli::add_videopoker_commands(app);
    cli::add_holdem_commands(app);
    cli::add_hand_command(app);
    cli::add_export_commands(app);
    cli::add_bench_command(app);
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForVersion& asked) {
        cli::write_answer(std::string(asked.what()) + "\n");
    } catch (const CLI::Success&) {
        cli::write_answer(app.help());
    } catch (const CLI::ParseError& error) {
        throw cli::UsageError(error, app, {argv, argv + argc});
    }
}

}  // namespace

int main(int argc, char** argv) {
    try {
        run(argc, argv);
        return 0;
    } catch (const cli::UsageError& error) {
        cli::write_message(queries::to_text(error) + error.hint());
        return wrong_input;
    } catch (const ParseError& error) {
        cli::write_message(queries::to_text(error));
        return wrong_input;
    } catch (const DataError& error) {
        cli::write_message(error.file + ": " + error.what() + "\n");
        return damaged_file;
    } catch (const std::exception& error) {
        cli::write_message(std::string(error.what()) + "\n");
        return other_failure;
    }
}

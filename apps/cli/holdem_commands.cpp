#include <apps/cli/help_format.h>
#include <apps/cli/holdem_commands.h>

namespace holdfast::cli {

void add_holdem_commands(CLI::App& app) {
    CLI::App* const group = app.add_subcommand("holdem", "Texas Hold'em: odds and equities");
    group->group(command_group);
    group->require_subcommand(1);
}

}  // namespace holdfast::cli

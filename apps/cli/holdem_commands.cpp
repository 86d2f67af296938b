#include <apps/cli/help_format.h>
#include <apps/cli/holdem_commands.h>
#include <apps/cli/holdem_equity_command.h>
#include <apps/cli/holdem_odds_command.h>
#include <apps/cli/holdem_preflop_command.h>

namespace holdfast::cli {

void add_holdem_commands(CLI::App& app) {
    CLI::App* const group = app.add_subcommand("holdem", "Texas Hold'em: odds and equities");
    group->group(command_group);
    group->require_subcommand(1);
    group->footer("Example:\n  holdfast holdem odds AhKh --board QhJh2c --opponents 1-9");
    add_holdem_odds_command(*group);
    add_holdem_preflop_command(*group);
    add_holdem_equity_command(*group);
}

}  // namespace holdfast::cli

#include <apps/cli/commands/command_of.h>
#include <apps/cli/commands/family_commands.h>
#include <fmt/format.h>
#include <tests/families/war/war.h>

#include <holdfast/ask/answer/numbers.h>

namespace holdfast::terminal {

/// One line.
std::string to_text(const ask::WarOddsAnswer& answer, const TextStyle& /*style*/) {
    const auto share = [&](int cards) { return ask::percent(answer.share(cards), 4); };
    return fmt::format("Win {}, tie {}, lose {}\n", share(answer.wins), share(answer.ties),
                       share(answer.losses));
}

}  // namespace holdfast::terminal

namespace holdfast::cli {

const FamilyCommands& war_commands() {
    static const FamilyCommands commands{.family = "war",
                                         .example = "holdfast war odds Kh",
                                         .footer = "Example:\n  holdfast war odds Kh",
                                         .commands = {command_of<ask::WarOddsRequest>(
                                             "odds", 1, "The higher rank wins; an ace is the highest.",
                                             "  holdfast war odds Kh --known AsAd")}};
    return commands;
}

}  // namespace holdfast::cli

#include <apps/cli/commands/command_of.h>
#include <apps/cli/commands/family_commands.h>
#include <apps/terminal/cards/answer_text.h>

#include <holdfast/ask/cards/hand.h>

namespace holdfast::cli {

const FamilyCommands& cards_commands() {
    static const FamilyCommands commands{
        .family = "cards",
        .example = "holdfast hand 9s9h9d4s4c",
        .footer = "",
        .commands = {command_of<ask::HandRequest>(
            "hand", 1,
            "The rank is 1 (the worst high card) to 7,462 (a royal flush). The bitmaps are those of the "
            "royalflush project: bit 4 * rank + suit stands for a card, with ranks 2 to 14 (ace), diamond 1, "
            "club 2, heart 3, spade 4.",
            "  holdfast hand 9s9h9d4s4c\n  holdfast hand As Kd Qh Jc 10s 2c 2d --json")}};
    return commands;
}

}  // namespace holdfast::cli

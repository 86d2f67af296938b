#include <apps/cli/commands/command_of.h>
#include <apps/cli/commands/family_commands.h>
#include <apps/terminal/system/answer_text.h>

#include <holdfast/ask/system/bench.h>
#include <holdfast/ask/system/signature.h>

namespace holdfast::cli {
namespace {

QueryCommand signature_command() {
    return command_of<ask::SignatureRequest>(
        "signature", 0,
        "The checksum covers the return of every game of the catalog with the counts of its rows, the 32 "
        "holds of a fixed list of deals, and the odds of a fixed list of hold'em hands against 1 to 9 "
        "opponents. If it differs, some answer differs.",
        "  holdfast signature");
}

QueryCommand bench_command() {
    return command_of<ask::BenchRequest>(
        "bench", 1,
        "These timings are for a first look. For timings to rely on, run ./dev bench in the source tree.",
        "  holdfast bench");
}

}  // namespace

const FamilyCommands& system_commands() {
    static const FamilyCommands commands{.family = "system",
                                         .example = "holdfast signature",
                                         .footer = "",
                                         .commands = {signature_command(), bench_command()}};
    return commands;
}

}  // namespace holdfast::cli

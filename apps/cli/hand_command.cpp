#include <memory>

#include <apps/cli/answer_options.h>
#include <apps/cli/hand_command.h>
#include <apps/cli/help_format.h>

#include <holdfast/queries/cards/hand.h>

namespace holdfast::cli {

void add_hand_command(CLI::App& app) {
    struct Options {
        AnswerOptions answer;
        std::vector<std::string> cards;
    };
    CLI::App* const command =
        app.add_subcommand("hand", "What five to seven cards make: category, rank, best five")
            ->group(command_group);
    const auto options = std::make_shared<Options>();
    command
        ->add_option("CARDS", options->cards, "Five to seven cards, as in 9s9h9d4s4c or \"10h 9h 2c 2d Ac\"")
        ->required()
        ->type_name("");
    options->answer.add_to(*command);
    command->footer("Examples:\n  holdfast hand 9s9h9d4s4c\n  holdfast hand As Kd Qh Jc 10s 2c 2d --json");
    command->callback([options] {
        std::string cards;
        for (const std::string& each : options->cards) (cards += cards.empty() ? "" : " ") += each;
        const auto answer =
            queries::answer(queries::HandRequest{cards}, Work{options->answer.thread_count(1)});
        write_as_asked(options->answer, answer);
    });
}

}  // namespace holdfast::cli

#include <memory>

#include <apps/cli/answer_options.h>
#include <apps/cli/help_format.h>
#include <apps/cli/holdem_preflop_command.h>

#include <holdfast/queries/holdem/preflop.h>

namespace holdfast::cli {

void add_holdem_preflop_command(CLI::App& holdem) {
    struct Options {
        AnswerOptions answer;
        queries::HoldemPreflopRequest request;
    };
    CLI::App* const command =
        holdem.add_subcommand("preflop", "The 169 starting hands against 1 to 9 opponents")
            ->group(command_group);
    const auto options = std::make_shared<Options>();
    command->add_option("HAND", options->request.hands, "Only these, as in AKs; all 169 without")
        ->type_name("");
    command
        ->add_option("--opponents", options->request.opponents,
                     "How many unknown opponents, 1 to 9:\n3, 1-9 or 1,3,9 (1)")
        ->type_name("N");
    options->answer.add_to(*command);
    command->footer(
        "Examples:\n  holdfast holdem preflop\n  holdfast holdem preflop AA AKs 72o --opponents 1-9\n"
        "  holdfast holdem preflop --opponents 1-9 --csv");
    command->callback([options] {
        const auto answer = queries::answer(options->request, Work{options->answer.thread_count(1)});
        write_as_asked(options->answer, answer);
    });
}

}  // namespace holdfast::cli

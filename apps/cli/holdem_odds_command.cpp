#include <memory>

#include <apps/cli/answer_options.h>
#include <apps/cli/help_format.h>
#include <apps/cli/holdem_odds_command.h>
#include <apps/cli/progress_bar.h>

#include <holdfast/queries/holdem/odds.h>

namespace holdfast::cli {

void add_holdem_odds_command(CLI::App& holdem) {
    struct Options {
        AnswerOptions answer;
        std::vector<std::string> hole;
        queries::HoldemOddsRequest request;
    };
    CLI::App* const command =
        holdem.add_subcommand("odds", "Win, tie or lose against unknown opponents")->group(command_group);
    const auto options = std::make_shared<Options>();
    command->add_option("HOLE", options->hole, "Your two cards, as in AhKh")->required()->type_name("");
    command->add_option("--board", options->request.board, "3, 4 or 5 cards, as in QhJh2c")
        ->type_name("CARDS");
    command
        ->add_option("--opponents", options->request.opponents,
                     "How many unknown opponents, 1 to 22:\n3, 1-9 or 1,3,9 (1; none with --versus)")
        ->type_name("N");
    command
        ->add_option("--versus", options->request.versus,
                     "An opponent whose cards are known;\nmay be repeated")
        ->allow_extra_args(false)
        ->type_name("CARDS");
    command->add_option("--dead", options->request.dead, "Cards out of play")->type_name("CARDS");
    command->add_flag(
        "--outs", options->request.outs,
        "Also the next cards that put you ahead of known\nopponents, or else raise your equity");
    options->answer.add_to(*command);
    command->footer(
        "Examples:\n  holdfast holdem odds AhKh\n"
        "  holdfast holdem odds AhKh --board QhJh2c --opponents 1-9\n"
        "  holdfast holdem odds AhKh --board QhJh2c --versus QsQd --outs");
    command->callback([options] {
        for (const std::string& each : options->hole) {
            (options->request.hole += options->request.hole.empty() ? "" : " ") += each;
        }
        ProgressBar bar("showdowns");
        const auto answer = queries::answer(options->request, bar.work(options->answer.thread_count(0)));
        bar.clear();
        write_as_asked(options->answer, answer);
    });
}

}  // namespace holdfast::cli

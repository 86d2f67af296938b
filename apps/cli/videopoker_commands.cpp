#include <memory>

#include <apps/cli/answer_options.h>
#include <apps/cli/game_argument.h>
#include <apps/cli/help_format.h>
#include <apps/cli/progress_bar.h>
#include <apps/cli/videopoker_commands.h>
#include <fmt/format.h>

#include <holdfast/queries/videopoker/games.h>
#include <holdfast/queries/videopoker/hold.h>
#include <holdfast/queries/videopoker/return.h>

namespace holdfast::cli {
namespace {

void add_games(CLI::App& group) {
    struct Options {
        AnswerOptions answer;
        std::vector<std::string> words;
    };
    CLI::App* const command =
        group.add_subcommand("games", "The catalog: id, name, deck, return")->group(command_group);
    const auto options = std::make_shared<Options>();
    command->add_option("WORD", options->words, "Only games with all of these words in their id or name")
        ->type_name("");
    options->answer.add_to(*command);
    command->footer("Examples:\n  holdfast videopoker games\n  holdfast videopoker games deuces");
    command->callback([options] {
        ProgressBar bar("games");
        const auto answer = queries::answer(queries::VideopokerGamesRequest{options->words},
                                            bar.work(options->answer.thread_count(0)));
        bar.clear();
        write_as_asked(options->answer, answer);
    });
}

void add_return(CLI::App& group) {
    struct Options {
        AnswerOptions answer;
        GameOptions game;
        TieRuleOption tie_rule;
        bool ties = false;
    };
    CLI::App* const command =
        group.add_subcommand("return", "The exact return table under perfect play")->group(command_group);
    const auto options = std::make_shared<Options>();
    options->game.add_to(*command);
    options->tie_rule.add_to(*command);
    command->add_flag("--ties", options->ties,
                      "Also each row's fewest and most combinations\nover all optimal plays");
    options->answer.add_to(*command);
    command->footer(
        "Examples:\n  holdfast videopoker return jacks-or-better-9-6\n"
        "  holdfast videopoker return jacks-or-better-9-6 --pay \"full house=8\" --pay flush=5\n"
        "  holdfast videopoker return sevens-and-joker-wild --ties --csv");
    command->callback([options] {
        const auto answer = queries::answer({options->game.choice(), options->tie_rule.rule(), options->ties},
                                            Work{options->answer.thread_count(1)});
        write_as_asked(options->answer, answer);
        if (!options->answer.json && !options->answer.csv) write_warnings(answer.warnings);
    });
}

std::string hold_text(const queries::VideopokerHoldAnswer& answer, const queries::TextStyle& style,
                      bool all) {
    constexpr std::size_t few = 6;
    if (all) return to_text(answer, style);
    return to_text(answer, style, few) +
           fmt::format("\nThe best of {} holds; --all shows every one.\n", answer.analysis.holds.size());
}

void add_hold(CLI::App& group) {
    struct Options {
        AnswerOptions answer;
        GameOptions game;
        TieRuleOption tie_rule;
        std::vector<std::string> cards;
        bool all = false;
    };
    CLI::App* const command =
        group.add_subcommand("hold", "The 32 ways to play one dealt hand, best first")->group(command_group);
    const auto options = std::make_shared<Options>();
    options->game.add_to(*command);
    command->add_option("CARDS", options->cards, "Five cards, as in AsKsQsJs5s or \"10h 9h Jk 2c 2d\"")
        ->required()
        ->type_name("");
    options->tie_rule.add_to(*command);
    command->add_flag("--all", options->all, "All 32 holds, not only the best");
    options->answer.add_to(*command);
    command->footer(
        "Examples:\n  holdfast videopoker hold jacks-or-better-9-6 AsKsQsJs5s\n"
        "  holdfast videopoker hold sevens-and-joker-wild 7h 7d Jk Qc 10s --all");
    command->callback([options] {
        std::string cards;
        for (const std::string& each : options->cards) (cards += cards.empty() ? "" : " ") += each;
        const auto answer = queries::answer(
            queries::VideopokerHoldRequest{options->game.choice(), cards, options->tie_rule.rule()},
            Work{options->answer.thread_count(1)});
        write_as_asked(options->answer, answer, [&](const auto& each, const queries::TextStyle& style) {
            return hold_text(each, style, options->all);
        });
        if (!options->answer.json && !options->answer.csv) write_warnings(answer.warnings);
    });
}

}  // namespace

void add_videopoker_commands(CLI::App& app) {
    CLI::App* const group = app.add_subcommand("videopoker", "Video poker: games, returns, best holds");
    group->alias("vp")->group(command_group);
    group->require_subcommand(1);
    group->footer("Example:\n  holdfast videopoker hold jacks-or-better-9-6 AsKsQsJs5s");
    add_games(*group);
    add_return(*group);
    add_hold(*group);
}

}  // namespace holdfast::cli

#include <apps/cli/commands/command_of.h>
#include <apps/cli/commands/family_commands.h>
#include <apps/cli/videopoker/drawings.h>
#include <apps/cli/videopoker/practice.h>
#include <apps/cli/videopoker/sweep_command.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <fmt/format.h>

#include <holdfast/ask/videopoker/bankroll.h>
#include <holdfast/ask/videopoker/compare.h>
#include <holdfast/ask/videopoker/diff.h>
#include <holdfast/ask/videopoker/drill.h>
#include <holdfast/ask/videopoker/evaluate.h>
#include <holdfast/ask/videopoker/games.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/ask/videopoker/identify.h>
#include <holdfast/ask/videopoker/machine.h>
#include <holdfast/ask/videopoker/meter.h>
#include <holdfast/ask/videopoker/meters.h>
#include <holdfast/ask/videopoker/paytable.h>
#include <holdfast/ask/videopoker/plan.h>
#include <holdfast/ask/videopoker/relearn.h>
#include <holdfast/ask/videopoker/return.h>
#include <holdfast/ask/videopoker/review.h>
#include <holdfast/ask/videopoker/strategy.h>
#include <holdfast/ask/videopoker/sweep.h>

namespace holdfast::cli {
namespace {

using terminal::TextStyle;

/// Those that are met most often: with ten lines there are over a hundred.
constexpr std::size_t few_states = 16;

/// The text shows the best six of 32 holds, which fit on any screen: the others are all worse. JSON and CSV have all.
QueryCommand hold_command() {
    return short_command_of<ask::VideopokerHoldRequest, 6>(
        "hold", 1,
        "Value: the expected value (EV) of the hold, its mean pay for a bet of 1. Cost: how much less it is "
        "worth than the best hold. Draws: the number of possible draws.",
        "  holdfast videopoker hold jacks-or-better-9-6 AsKsQsJs5s\n"
        "  holdfast videopoker hold jacks-or-better-9-6 AsKsQsJs5s --held AsKsQsJs5s\n"
        "  holdfast videopoker hold sevens-and-joker-wild 7h 7d Jk Qc 10s --all",
        "All 32 holds, not only the best");
}

QueryCommand bankroll_command() {
    QueryCommand made = command_of<ask::VideopokerBankrollRequest, draw_curve>(
        "bankroll", 0,
        "Amounts are in bets of one line. With --bet they are shown in dollars as well, and typed with their "
        "unit: --bet 1.25 --bankroll 1000$ is --bankroll \"800 bets\". In a shell, write the dollar sign "
        "after the number, or quote the amount: '$1000'. A player is ruined as soon as the bankroll does not "
        "cover one bet on every line, even if only after the last hand.",
        "  holdfast videopoker bankroll jacks-or-better-9-6 --cash-back 1% --risk 1%\n"
        "  holdfast videopoker bankroll jacks-or-better-9-6 --bet 5 --hours 9 --risk 5%\n"
        "  holdfast videopoker bankroll jacks-or-better-9-6 --bet 1.25 --hours 4 \\\n"
        "    --bankroll 500$ --goal 800$\n"
        "  holdfast videopoker bankroll jacks-or-better-9-6 --bankroll 200 --goal 400\n"
        "  holdfast videopoker bankroll deuces-wild-full-pay --lines 3 --hands 500 --csv");
    made.out_help =
        "With --hands, --bankroll or --risk: also draw the curve to this new file, ending in .svg";
    made.out_endings = {".svg"};
    return made;
}

QueryCommand plan_command() {
    return command_of<ask::VideopokerPlanRequest>(
        "plan", 0,
        "Each part is one argument in quotes: a game of the catalog, not a file; hours or hands; and the "
        "price of a bet on one line; then, if they apply, lines, cash back, tips and the speed. Amounts are "
        "in dollars, 1000$; if all bets cost the same, \"800 bets\" will do. With several lines, hands and "
        "speed count deals: 600 an hour with lines 3 are 1,800 hands. A player is ruined as soon as the "
        "bankroll cannot cover one hand of the current part. In a shell, write 1000$, not $1000, of which it "
        "leaves 000.",
        "  holdfast videopoker plan \"jacks-or-better-9-6 10 hours at 1.25\"\n"
        "  holdfast videopoker plan \"jacks-or-better-9-6 4 hours at 1.25 tips 0.1%\" \\\n"
        "    \"double-bonus-10-7-5 500 hands at 5\" --bankroll 1000$ --goal 1500$");
}

/// The text shows twelve breakpoints, of which there may be thousands; JSON and CSV have all of them.
QueryCommand meter_command() {
    return short_command_of<ask::VideopokerMeterRequest, 12>(
        "meter", 0,
        "On a progressive, one row's pay grows: the meter. The break-even is the pay at which the return is "
        "exactly 100%. Each line of the table begins at a breakpoint, a pay at which perfect play changes or "
        "the row overtakes another one. It shows the return there, how rare the row is from there on, how "
        "many deals are played differently, and one of them.\n\nPays are for a bet of 1: a jackpot of 4,600 "
        "coins for 5 coins is a pay of 920.",
        "  holdfast videopoker meter jacks-or-better-9-6\n"
        "  holdfast videopoker meter jacks-or-better-9-6 --bet 1.25 \\\n"
        "    --jackpot 2100$ --hours 20\n"
        "  holdfast videopoker meter jacks-or-better-9-6 --hand flush --from 5 --to 7.5",
        "All breakpoints, not only those around the present pay and the break-even");
}

// A sweep writes more than an answer can hold, so it has functions of its own for files, lines and shards.
QueryCommand sweep_command() {
    static constexpr LongAnswer long_answer{write_sweep_file, write_shard_of_sweep, write_sweep_lines};
    QueryCommand made = command_of<ask::VideopokerSweepRequest>(
        "sweep", 0,
        "One line for each combination of pays; the last --pay varies fastest. Over 100,000 combinations "
        "need --csv (streamed) or --out; rerunning an interrupted --out command resumes it.",
        "  holdfast videopoker sweep jacks-or-better-9-6 --pay \"full house=7..10\"\n"
        "  holdfast videopoker sweep five-jokers --pay flush=5,6,8 --pay straight=1..4\n"
        "  holdfast videopoker sweep jacks-or-better-9-6 --pay flush=4..8 --return 98%..\n"
        "  holdfast videopoker sweep jacks-or-better-9-6 --pay flush=1..9 --out f.csv\n"
        "  holdfast videopoker sweep all-aces-7-5-4 --pay flush=1..9999 --shard 1/2 \\\n"
        "    --out 1.shard");
    made.out_help = "Write to a new file, ending in .csv or .db (SQLite), or in .shard with --shard";
    made.out_endings = {".csv", ".db"};
    made.long_answer = &long_answer;
    return made;
}

// The search takes seconds to minutes, which help has to say: no other command here takes long unless its
// options ask for it. Its --out writes a page to print, made of the same answer.
QueryCommand strategy_command() {
    QueryCommand made = command_of<ask::VideopokerStrategyRequest, draw_card<ask::VideopokerStrategyAnswer>>(
        "strategy", 0,
        "Deals: the deals that a row decides. Misplayed: those of them in which another hold is worth more. "
        "Value: the least and the most that the row's holds are worth. Several numbers of --rows give one "
        "line per chart.\n\nA penalty card is a discard that makes a hold worth less, because it is missing "
        "from the draw: a card of the suit of your flush draw, for example. The basic chart ignores such "
        "cards; --penalties adds rules about them.\n\nMost charts take a second or two. With --penalties "
        "most take seconds; games with jokers, small --rows and a few games without wild cards can take "
        "minutes. A bar shows the progress; Ctrl-C ends the search.",
        "  holdfast videopoker strategy jacks-or-better-9-6\n"
        "  holdfast videopoker strategy jacks-or-better-9-6 --rows 16\n"
        "  holdfast videopoker strategy jacks-or-better-9-6 --rows 8-30\n"
        "  holdfast videopoker strategy jacks-or-better-9-6 --rows 23 --penalties\n"
        "  holdfast videopoker strategy deuces-wild-full-pay --bands 12\n"
        "  holdfast videopoker strategy jacks-or-better-9-6 --out card.svg");
    made.out_help =
        "Also write the charts to this new file, as cards to carry: text (.txt), a page to print (.html) or "
        "a picture (.svg)";
    made.out_endings = {".html", ".svg", ".txt"};
    return made;
}

QueryCommand machine_command() {
    return short_command_of<ask::VideopokerMachineRequest, few_states>(
        "machine", 1,
        "Return: pays for each bet of 1 in the long run, proven on both sides. How often: the share of all "
        "deals that are played in the state. Bet, pays and worth are in bets of the game on one line. "
        "Leaves: the chance that the next deal is in another state. Worth: more than the state of the least "
        "worth. With several lines, the state is the sum of their multipliers.\n\n`return MACHINE` shows the "
        "same; hold, strategy, evaluate, drill and paytable take a machine with --state.",
        "  holdfast videopoker machine ultimate-x-1-jacks-or-better-8-6\n"
        "  holdfast videopoker machine ultimate-x-10-bonus-poker-8-5 --all\n"
        "  holdfast vp hold ultimate-x-1-jacks-or-better-8-6 JsJhKh9h5h --state 1x",
        "All sums of multipliers, not only the most frequent");
}

/// For a machine, the answer of `machine`, which has states instead of rows.
WrittenAnswer write_return(const ask::Fields& fields, ask::Session& session, const Work& work,
                           AnswerForm form, const TextStyle& style) {
    if (!ask::is_machine(ask::game_of(fields))) {
        return write<ask::VideopokerReturnRequest, as_text<ask::VideopokerReturnAnswer>>(fields, session,
                                                                                         work, form, style);
    }
    for (const std::string_view name : {"tie_rule", "ties"}) {
        if (fields.has(name)) {
            throw ask::FieldError(name, "a machine has no rows whose ties could be counted: leave this out",
                                  name == "ties" ? "ties" : fields.text(name));
        }
    }
    return write<ask::VideopokerMachineRequest, first_rows<ask::VideopokerMachineAnswer, few_states>>(
        fields, session, work, form, style);
}

// The answer takes milliseconds, so it uses one thread unless told otherwise. Its warnings, as those of every
// query about a game, are printed on standard error, so that a pipe gets the table alone.
QueryCommand return_command() {
    QueryCommand made = command_of<ask::VideopokerReturnRequest>(
        "return", 1,
        "Combinations: deals are weighted so that all counts are whole, as the Wizard of Odds does. Return: "
        "what the row adds to the expected pay of a bet of 1. Variance: what it adds to the variance of one "
        "hand. The hit frequency counts every hand that is paid, a returned bet too. Tied holds: the deals "
        "with several best holds, of which --tie-rule picks one.",
        "  holdfast videopoker return jacks-or-better-9-6\n"
        "  holdfast videopoker return jacks-or-better-9-6 --pay \"full house=8\"\n"
        "  holdfast videopoker return sevens-and-joker-wild --ties --csv\n"
        "  holdfast videopoker return ultimate-x-10-jacks-or-better-8-6");
    made.write = write_return;
    return made;
}

/// The file of a machine, without what its states return.
std::string machine_file(const ask::VideopokerMachineAnswer& answer, const TextStyle& /*style*/) {
    return answer.prepared->toml;
}

/// For a machine without a state, the machine's own file.
WrittenAnswer write_paytable(const ask::Fields& fields, ask::Session& session, const Work& work,
                             AnswerForm form, const TextStyle& style) {
    const ask::GameChoice choice = ask::game_of(fields);
    if (fields.has("state") || !ask::is_machine(choice)) {
        return write<ask::VideopokerPaytableRequest, as_text<ask::VideopokerPaytableAnswer>>(
            fields, session, work, form, style);
    }
    return write<ask::VideopokerMachineRequest, machine_file>(fields, session, work, form, style);
}

QueryCommand paytable_command() {
    QueryCommand made = command_of<ask::VideopokerPaytableRequest>(
        "paytable", 1,
        "The text is a paytable file: save it, change it, and give its path as GAME. For a machine, it is a "
        "machine file or, with --state, the paytable of what final hands are worth there.",
        "  holdfast videopoker paytable jacks-or-better-9-6\n"
        "  holdfast videopoker paytable jacks-or-better-9-6 --pay flush=5.5\n"
        "  holdfast videopoker paytable deuces-wild-full-pay --csv\n"
        "  holdfast videopoker paytable ultimate-x-1-jacks-or-better-8-6");
    made.write = write_paytable;
    return made;
}

QueryCommand compare_command() {
    return command_of<ask::VideopokerCompareRequest>(
        "compare", 0, "CSV has both tables, with an empty line between them.",
        "  holdfast videopoker compare jacks-or-better-9-6 jacks-or-better-8-5\n"
        "  holdfast videopoker compare jacks-or-better-9-6 bonus-poker-8-5 --sort gain\n"
        "  holdfast videopoker compare deuces-wild-full-pay jacks-or-better-9-6 --csv");
}

QueryCommand identify_command() {
    return command_of<ask::VideopokerIdentifyRequest>(
        "identify", 1,
        "Pays for five coins, and a royal flush of 4000 beside pays for one coin, are understood. Pays do "
        "not say which cards are wild: games with the same pays are all listed.",
        "  holdfast videopoker identify 800,50,25,8,6,4,3,2,1\n"
        "  holdfast videopoker identify 4000 250 125 45 30 20 15 10 5\n"
        "  holdfast videopoker identify 800,200,25,15,9,5,3,2,2,1 --count 3\n"
        "  holdfast videopoker identify full house 9, flush 6");
}

QueryCommand drill_command() {
    QueryCommand made = command_of<ask::VideopokerDrillRequest>(
        "drill", 0,
        "Second best: the best of the holds that are worth less. Every deal of the kind is equally likely, "
        "and may be dealt again.\n\nWith --ask you say what you would hold, and are told what it costs. "
        "Deals keep coming until you type q, unless --count limits them, and differ each time unless --seed "
        "is given. The score is kept in a file that the trainer of the web page can import.",
        "  holdfast videopoker drill jacks-or-better-9-6 --kind close --count 10\n"
        "  holdfast videopoker drill jacks-or-better-9-6 --kind penalty --seed 7\n"
        "  holdfast videopoker drill deuces-wild-full-pay --kind close --within 0.01\n"
        "  holdfast videopoker drill jacks-or-better-9-6 --ask\n"
        "  holdfast videopoker drill jacks-or-better-9-6 --ask --missed");
    made.dialog = [] { return std::shared_ptr<Dialog>(std::make_shared<PracticeDialog>()); };
    return made;
}

QueryCommand evaluate_command() {
    QueryCommand made = command_of<ask::VideopokerEvaluateRequest, draw_card<ask::VideopokerEvaluateAnswer>>(
        "evaluate", 1,
        "Deals: the deals that a row decides. Misplayed: those of them in which another hold is worth more. "
        "Value: the least and the most that the row's holds are worth.",
        "  holdfast videopoker evaluate jacks-or-better-9-6 my.chart\n"
        "  holdfast videopoker evaluate jacks-or-better-9-6 my.chart --out card.txt\n"
        "  holdfast videopoker evaluate deuces-wild-full-pay - --json");
    made.out_help =
        "Also write the chart to this new file, as a card to carry: text (.txt), a page to print (.html) or "
        "a picture (.svg)";
    made.out_endings = {".html", ".svg", ".txt"};
    return made;
}

QueryCommand review_command() {
    return short_command_of<ask::VideopokerReviewRequest, 15>(
        "review", 1,
        "A line of HANDS is a deal and the cards held: cards, places from 1 to 5, 'all' or 'nothing', as in "
        "'As Ks Qs Js 5s: As Ks Qs Js'; or CSV with columns 'deal' and 'held'; or a trainer file, whose "
        "missed deals are reviewed: Line is then a number in its list.",
        "  holdfast videopoker review jacks-or-better-9-6 hands.txt\n"
        "  holdfast videopoker review jacks-or-better-9-6 hands.txt --bet 1.25\n"
        "  holdfast videopoker review deuces-wild-full-pay hands.csv --csv",
        "All mistakes, not only the costliest");
}

QueryCommand relearn_command() {
    return short_command_of<ask::VideopokerRelearnRequest, 15>(
        "relearn", 0,
        "The first game is the one you know. Both games must have the same deck and distinguish the same "
        "suits. Holds are named by the new game's rules. Its high cards may differ, so the same words can "
        "mean different cards in the two charts. With --charts, CSV has a second table.",
        "  holdfast videopoker relearn jacks-or-better-9-6 double-double-bonus-9-6\n"
        "  holdfast videopoker relearn jacks-or-better-9-6 bonus-poker-8-5 --bet 1.25\n"
        "  holdfast videopoker relearn jacks-or-better-9-6 bonus-poker-8-5 --charts",
        "All changes, not only the costliest");
}

QueryCommand diff_command() {
    return short_command_of<ask::VideopokerDiffRequest, 15>(
        "diff", 0,
        "Hold: what NEW holds in these deals. Rather than: what CHART holds. CSV has two tables: changes of "
        "holds, and rows.",
        "  holdfast videopoker diff jacks-or-better-9-6 old.chart new.chart\n"
        "  holdfast videopoker diff deuces-wild-full-pay mine.chart book.chart --json",
        "All changes, not only the largest");
}

std::vector<QueryCommand> videopoker_query_commands() {
    return {command_of<ask::VideopokerGamesRequest>(
                "games", 0, "Games that return more than 100% are green.",
                "  holdfast videopoker games\n  holdfast videopoker games deuces --sort return\n"
                "  holdfast videopoker games --least-return 99.5% --wild none"),
            paytable_command(),
            return_command(),
            machine_command(),
            compare_command(),
            identify_command(),
            hold_command(),
            bankroll_command(),
            plan_command(),
            meter_command(),
            command_of<ask::VideopokerMetersRequest>(
                "meters", 0,
                "Unlike in 'meter', what a jackpot grows by is not counted in its own break-even. CSV has "
                "the second table. In a shell, write 4300$, not $4300, of which it leaves 300.",
                "  holdfast videopoker meters jacks-or-better-9-6 \\\n"
                "    --meter \"royal flush=820 rise 1%\" --meter \"four of a kind=26 rise 0.01%\""),
            sweep_command(),
            strategy_command(),
            evaluate_command(),
            diff_command(),
            review_command(),
            relearn_command(),
            drill_command(),
            practice_command()};
}

}  // namespace

const FamilyCommands& videopoker_commands() {
    static const FamilyCommands commands{
        .family = "videopoker",
        .example = "holdfast videopoker return jacks-or-better-9-6",
        .footer =
            "A GAME is the id of a game of the catalog, or the path of a paytable file: an\n"
            "argument that contains '/' or ends in .toml is a path.\n\n"
            "Example:\n  holdfast videopoker hold jacks-or-better-9-6 AsKsQsJs5s",
        .commands = videopoker_query_commands(),
        .add_further = add_sweep_merge_command};
    return commands;
}

}  // namespace holdfast::cli

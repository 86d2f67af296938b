#include <apps/cli/commands/query_command.h>
#include <apps/cli/commands/sweep_command.h>
#include <apps/terminal/answer_text.h>
#include <fmt/format.h>

#include <holdfast/queries/cards/hand.h>
#include <holdfast/queries/holdem/equity.h>
#include <holdfast/queries/holdem/odds.h>
#include <holdfast/queries/holdem/preflop.h>
#include <holdfast/queries/holdem/range.h>
#include <holdfast/queries/holdem/table.h>
#include <holdfast/queries/system/bench.h>
#include <holdfast/queries/system/signature.h>
#include <holdfast/queries/videopoker/bankroll.h>
#include <holdfast/queries/videopoker/drill.h>
#include <holdfast/queries/videopoker/evaluate.h>
#include <holdfast/queries/videopoker/games.h>
#include <holdfast/queries/videopoker/hold.h>
#include <holdfast/queries/videopoker/meter.h>
#include <holdfast/queries/videopoker/return.h>
#include <holdfast/queries/videopoker/strategy.h>
#include <holdfast/queries/videopoker/sweep.h>

namespace holdfast::cli {
namespace {

using queries::Fields;
using queries::Session;
using terminal::TextStyle;

// The table below names functions by Request and Answer. Overloads of to_text() differ in their parameters
// and some have defaults, so they are called through a template of one shape, which a pointer can be made of.
template <class Answer>
std::string as_text(const Answer& answer, const TextStyle& style) {
    return terminal::to_text(answer, style);
}

/// The first rows of 32, which fit on any screen; the others are all worse.
std::string best_holds(const queries::VideopokerHoldAnswer& answer, const TextStyle& style) {
    constexpr std::size_t few = 6;
    return terminal::to_text(answer, style, few) +
           fmt::format("\nThe best of {} holds; --all shows every one.\n", answer.analysis.holds.size());
}

/// The breakpoints around what the row pays now: there may be thousands.
std::string nearest_breakpoints(const queries::VideopokerMeterAnswer& answer, const TextStyle& style) {
    constexpr std::size_t few = 12;
    return terminal::to_text(answer, style, few) +
           (answer.meter.pieces.size() > few ? "--all shows every one.\n" : "");
}

/// Only queries about a paytable have warnings.
template <class Answer>
std::vector<std::string> warnings_of(const Answer& answer) {
    if constexpr (requires { answer.warnings; }) {
        return answer.warnings;
    } else {
        return {};
    }
}

template <class Request, auto make_text>
WrittenAnswer write(const Fields& fields, Session& session, const Work& work, AnswerForm form,
                    const TextStyle& style) {
    const auto found = answer(Request::read(fields), session, work);
    const auto with_style = [&style](const auto& each) { return make_text(each, style); };
    WrittenAnswer written{in_form(form, found, with_style)};
    // JSON has them as a member.
    if (form != AnswerForm::json) written.warnings = warnings_of(found);
    // Drawn whether or not --out was given: beside the answer a drawing costs nothing.
    if constexpr (requires { terminal::to_svg(found); }) written.file = terminal::to_svg(found);
    if constexpr (requires { terminal::to_html(found); }) written.file = terminal::to_html(found);
    return written;
}

/// `threads`: where none are asked for. 1 where the answer takes milliseconds, for which more threads would
/// only be started and joined; 0, all processors, where it may take seconds.
template <class Request, class Answer>
QueryCommand command_of(std::string_view command, unsigned threads, std::string_view columns,
                        std::string_view examples) {
    return {&Request::query(), command, threads, columns, examples, write<Request, as_text<Answer>>};
}

/// A command whose text is cut short unless --all is given. `shorten`: makes the short text.
template <class Request, class Answer, auto shorten>
QueryCommand short_command_of(std::string_view command, unsigned threads, std::string_view columns,
                              std::string_view examples, std::string_view all_help) {
    QueryCommand made = command_of<Request, Answer>(command, threads, columns, examples);
    made.write_all = made.write;
    made.write = write<Request, shorten>;
    made.all_help = all_help;
    return made;
}

QueryCommand hold_command() {
    return short_command_of<queries::VideopokerHoldRequest, queries::VideopokerHoldAnswer, best_holds>(
        "hold", 1,
        "Value is the expected pay of a bet of 1, Cost how much less it is worth than the\n"
        "best hold, Draws the number of possible draws.",
        "  holdfast videopoker hold jacks-or-better-9-6 AsKsQsJs5s\n"
        "  holdfast videopoker hold sevens-and-joker-wild 7h 7d Jk Qc 10s --all",
        "All 32 holds, not only the best");
}

QueryCommand bankroll_command() {
    QueryCommand made = command_of<queries::VideopokerBankrollRequest, queries::VideopokerBankrollAnswer>(
        "bankroll", 0,
        "Everything counts in bets of one line. A player is ruined as soon as the bankroll\n"
        "does not cover one bet on every line, after the last hand too.",
        "  holdfast videopoker bankroll jacks-or-better-9-6 --cash-back 1% --risk 1%\n"
        "  holdfast videopoker bankroll jacks-or-better-9-6 --bankroll 200 --goal 400\n"
        "  holdfast videopoker bankroll deuces-wild-full-pay --lines 3 --hands 500 --csv");
    made.out_help =
        "With --hands, --bankroll or --risk, also draw the curve into this file, ending in .svg, which "
        "must not exist";
    made.out_endings = {".svg"};
    return made;
}

QueryCommand meter_command() {
    return short_command_of<queries::VideopokerMeterRequest, queries::VideopokerMeterAnswer,
                            nearest_breakpoints>(
        "meter", 0,
        "Each line begins at a pay where perfect play changes, or where the row overtakes\n"
        "another one: the return there, how rare the row is from there on, how many deals are\n"
        "played in another way, and one of them.",
        "  holdfast videopoker meter jacks-or-better-9-6 --hand \"royal flush\"\n"
        "  holdfast videopoker meter jacks-or-better-9-6 --hand flush --from 5 --to 7.5",
        "Every breakpoint, not only those nearest to what the row pays now and to the break-even");
}

QueryCommand sweep_command() {
    using Request = queries::VideopokerSweepRequest;
    return {&Request::query(),
            "sweep",
            0,
            "A line for each combination of the pays, the last --pay fastest. More than 100,000 of\n"
            "them need --csv, which writes each line as it is found, or --out: killed at any moment,\n"
            "the same command resumes the file.",
            "  holdfast videopoker sweep jacks-or-better-9-6 --pay \"full house=7..10\"\n"
            "  holdfast videopoker sweep five-jokers --pay flush=5,6,8 --pay straight=1..4\n"
            "  holdfast videopoker sweep jacks-or-better-9-6 --pay flush=4..8 --return 98%..\n"
            "  holdfast videopoker sweep jacks-or-better-9-6 --pay flush=1..9 --out f.csv\n"
            "  holdfast videopoker sweep all-aces-7-5-4 --pay flush=1..9999 --shard 1/2 \\\n"
            "    --out 1.shard",
            write<Request, as_text<queries::VideopokerSweepAnswer>>,
            nullptr,
            {},
            "Write to a new file, ending in .csv or .db (SQLite), or in .shard with --shard",
            {".csv", ".db"},
            write_sweep_file,
            write_sweep_lines,
            write_shard_of_sweep};
}

QueryCommand strategy_command() {
    QueryCommand made = command_of<queries::VideopokerStrategyRequest, queries::VideopokerStrategyAnswer>(
        "strategy", 0,
        "Deals counts the deals that a row decides, Misplayed those in which another hold is\n"
        "worth more; Value is the least and the most that the row's holds are worth. With a\n"
        "list of numbers of rows there is a line for each chart.\n\n"
        "Most charts take a second or two. With --penalties they take from a second to some\n"
        "minutes, in games with jokers, with few --rows, and in some games without wild cards.\n"
        "A bar shows how far the search is; Ctrl-C ends it.",
        "  holdfast videopoker strategy jacks-or-better-9-6\n"
        "  holdfast videopoker strategy jacks-or-better-9-6 --rows 16\n"
        "  holdfast videopoker strategy jacks-or-better-9-6 --rows 8-30\n"
        "  holdfast videopoker strategy jacks-or-better-9-6 --rows 23 --penalties\n"
        "  holdfast videopoker strategy deuces-wild-full-pay --bands 12");
    made.out_help =
        "Also write the chart to this file, ending in .html, a page for each chart; it must not exist";
    made.out_endings = {".html"};
    return made;
}

QueryCommand odds_command() {
    QueryCommand made = command_of<queries::HoldemOddsRequest, queries::HoldemOddsAnswer>(
        "odds", 0,
        "Win: nobody else has as good a hand; Tie: the best hand is shared; Equity: your\n"
        "share of the pot. 1-(1-p)^N is the well-known shortcut for losing to N opponents,\n"
        "where p is the chance of losing to one; its error is shown beside it. With --csv, each\n"
        "out has a line of its own, and its goal says what it does: ahead (puts you ahead),\n"
        "opponents-ahead, or equity (raises it).",
        "  holdfast holdem odds AhKh\n"
        "  holdfast holdem odds AhKh --board QhJh2c --opponents 1-9\n"
        "  holdfast holdem odds AhKh --board QhJh2c --versus QsQd --outs\n"
        "  holdfast holdem odds \"top 15%\" --opponents 1-9");
    made.uses_tables = true;
    return made;
}

QueryCommand equity_command() {
    QueryCommand made = command_of<queries::HoldemEquityRequest, queries::HoldemEquityAnswer>(
        "equity", 0,
        "Combos counts the combos that the board and dead cards leave, Share their share of\n"
        "all 1,326. Tie: the best hand is shared; Equity: the share of the pot.",
        "  holdfast holdem equity AhKh QsQd\n"
        "  holdfast holdem equity 22+,A2s+,KQo random --board QhJh2c\n"
        "  holdfast holdem equity AA random random random --samples 1000000");
    made.uses_tables = true;
    return made;
}

QueryCommand return_command() {
    return command_of<queries::VideopokerReturnRequest, queries::VideopokerReturnAnswer>(
        "return", 1,
        "Combinations weigh each deal so that every count is whole (as the Wizard of Odds\n"
        "counts them), Return is what a row adds to the expected pay of a bet of 1, Variance\n"
        "what it adds to that of one hand.",
        "  holdfast videopoker return jacks-or-better-9-6\n"
        "  holdfast videopoker return jacks-or-better-9-6 --pay \"full house=8\"\n"
        "  holdfast videopoker return sevens-and-joker-wild --ties --csv");
}

QueryCommand compare_command() {
    return command_of<queries::VideopokerCompareRequest, queries::VideopokerCompareAnswer>(
        "compare", 0,
        "Cost is what a hand loses if one game is played as another one is played best,\n"
        "Mistakes the number of deals in which that is wrong. Games are played like each other\n"
        "if they have the same deck and tell the same suits apart. CSV has a table of the\n"
        "games and, after an empty line, one of what is lost.",
        "  holdfast videopoker compare jacks-or-better-9-6 jacks-or-better-8-5\n"
        "  holdfast videopoker compare deuces-wild-full-pay jacks-or-better-9-6 --csv");
}

QueryCommand drill_command() {
    return command_of<queries::VideopokerDrillRequest, queries::VideopokerDrillAnswer>(
        "drill", 0,
        "Value is the expected pay of a bet of 1 with the best hold, Cost how much less another\n"
        "hold is worth. Second best is the best of the holds that are worth less. Every deal of\n"
        "the kind is equally likely, and may be dealt again.",
        "  holdfast videopoker drill jacks-or-better-9-6 --kind close --count 10\n"
        "  holdfast videopoker drill jacks-or-better-9-6 --kind penalty --seed 7\n"
        "  holdfast videopoker drill deuces-wild-full-pay --kind close --within 0.01");
}

QueryCommand signature_command() {
    return command_of<queries::SignatureRequest, queries::SignatureAnswer>(
        "signature", 0,
        "The digest covers the return of every game of the catalog with the counts of its rows,\n"
        "the 32 holds of a fixed list of deals, and the odds of a fixed list of hold'em hands\n"
        "against 1 to 9 opponents. A different digest means that some answer differs.",
        "  holdfast signature");
}

QueryCommand lookup_command() {
    return command_of<queries::HoldemTableLookupRequest, queries::HoldemTableLookupAnswer>(
        "lookup", 1,
        "A table against one opponent has the exact odds, one against 1 to 9 the chances rounded\n"
        "to 32 bits, a strength table how strong the hand can become.",
        "  holdfast holdem table lookup flop.table --hole AhKh --board QhJh2c");
}

QueryCommand bench_command() {
    return command_of<queries::BenchRequest, queries::BenchAnswer>(
        "bench", 1,
        "A timing is the median of at most nine runs, for a first look: timings to rely on\n"
        "come from ./dev bench in the source tree.",
        "  holdfast bench");
}

}  // namespace

const std::vector<QueryCommand>& query_commands() {
    static const std::vector<QueryCommand> commands{
        command_of<queries::VideopokerGamesRequest, queries::VideopokerGamesAnswer>(
            "games", 0,
            "Deck is the number of cards, Return the expected pay of a bet of 1 under perfect\n"
            "play, Variance that of one hand. Games that pay back more than 100% are green.",
            "  holdfast videopoker games\n  holdfast videopoker games deuces"),
        command_of<queries::VideopokerPaytableRequest, queries::VideopokerPaytableAnswer>(
            "paytable", 1, "The text is a paytable file: save it, change it, and give its path as GAME.",
            "  holdfast videopoker paytable jacks-or-better-9-6\n"
            "  holdfast videopoker paytable jacks-or-better-9-6 --pay flush=5.5\n"
            "  holdfast videopoker paytable deuces-wild-full-pay --csv"),
        return_command(),
        compare_command(),
        hold_command(),
        bankroll_command(),
        meter_command(),
        sweep_command(),
        strategy_command(),
        command_of<queries::VideopokerEvaluateRequest, queries::VideopokerEvaluateAnswer>(
            "evaluate", 1,
            "Deals counts the deals that a row decides, Misplayed those in which another hold is\n"
            "worth more; Value is the least and the most that the row's holds are worth.",
            "  holdfast videopoker evaluate jacks-or-better-9-6 my.chart\n"
            "  holdfast videopoker evaluate deuces-wild-full-pay - --json"),
        drill_command(),
        odds_command(),
        command_of<queries::HoldemPreflopRequest, queries::HoldemPreflopAnswer>(
            "preflop", 1,
            "The grid shows the equity of each starting hand in percent: pairs on the diagonal,\n"
            "suited hands above it, offsuit hands below. More than a fair share is green.",
            "  holdfast holdem preflop\n  holdfast holdem preflop AA AKs 72o --opponents 1-9\n"
            "  holdfast holdem preflop --opponents 1-9 --csv"),
        equity_command(),
        command_of<queries::HoldemRangeRequest, queries::HoldemRangeAnswer>(
            "range", 1,
            "Size counts the combos of a hand, Combos those in the range, whatever their weights.\n"
            "Weight is the average over all combos of the hand.",
            "  holdfast holdem range 22+,A2s+\n"
            "  holdfast holdem range \"top 15%\" --csv\n"
            "  holdfast holdem range \"[50]AQs,KQs[/50],QQ+,AhKd\""),
        command_of<queries::HandRequest, queries::HandAnswer>(
            "hand", 1,
            "Rank is 1 (the worst high card) to 7,462 (a royal flush); the bitmaps are those of\n"
            "the royalflush project: bit 4 * rank + suit is a card, ranks 2 to 14 (ace), diamond 1,\n"
            "club 2, heart 3, spade 4.",
            "  holdfast hand 9s9h9d4s4c\n  holdfast hand As Kd Qh Jc 10s 2c 2d --json"),
        signature_command(),
        command_of<queries::HoldemTableInfoRequest, queries::HoldemTableInfoAnswer>(
            "info", 1, "The facts stand at the head of the file; verify checks all of it.",
            "  holdfast holdem table info flop.table"),
        command_of<queries::HoldemTableVerifyRequest, queries::HoldemTableVerifyAnswer>(
            "verify", 0, "Exit status 3 if it is damaged.", "  holdfast holdem table verify flop.table"),
        lookup_command(),
        bench_command()};
    return commands;
}

}  // namespace holdfast::cli

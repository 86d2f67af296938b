#include <apps/cli/commands/command_of.h>
#include <apps/cli/commands/family_commands.h>
#include <apps/cli/holdem/session_options.h>
#include <apps/cli/holdem/table_command.h>
#include <apps/cli/holdem/usage_hints.h>
#include <apps/terminal/holdem/answer_text.h>

#include <holdfast/ask/holdem/equity.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/preflop.h>
#include <holdfast/ask/holdem/range.h>
#include <holdfast/ask/holdem/spread.h>
#include <holdfast/ask/holdem/table.h>

namespace holdfast::cli {
namespace {

std::string without_shortcut(const ask::HoldemOddsAnswer& answer, const terminal::TextStyle& style) {
    ask::HoldemOddsAnswer shown = answer;
    for (ask::OddsRow& row : shown.results) row.estimate.reset();
    return terminal::to_text(shown, style);
}

/// Tables, if --tables names some, serve it against 1 to 9 unknown opponents on the flop or later, without dead
/// cards (odds_tables.h); everything else is counted.
QueryCommand odds_command() {
    QueryCommand made = command_of<ask::HoldemOddsRequest>(
        "odds", 0,
        "Win: nobody else has as good a hand. Tie: the best hand is shared. Equity: your share of the pot. "
        "An unknown opponent has a random hand, as the range 'random'. With --csv, each out has a line of "
        "its own, and its goal says what it does: ahead (puts you ahead), opponents-ahead, or equity (raises "
        "it).",
        "  holdfast holdem odds AhKh\n"
        "  holdfast holdem odds AhKh --board QhJh2c --opponents 1-9\n"
        "  holdfast holdem odds AhKh --board QhJh2c --versus QsQd --outs\n"
        "  holdfast holdem odds \"top 15%\" --opponents 1-9");
    made.write_all = made.write;
    made.write = write<ask::HoldemOddsRequest, without_shortcut>;
    made.all_help =
        "Also show the shortcut 1-(1-p)^N for the chance to lose to N unknown opponents, with p the chance "
        "to lose to one, and by how much it is wrong";
    made.all_flag = "--shortcut";
    made.session_options.push_back("--tables");
    return made;
}

/// Tables serve it on the flop or later if there are two players, of whom one may hold any hand, and no dead
/// cards; everything else is counted, or sampled.
QueryCommand equity_command() {
    QueryCommand made = command_of<ask::HoldemEquityRequest>(
        "equity", 0, "A deal is one outcome: a hand for every player, and the rest of the board.",
        "  holdfast holdem equity AhKh QsQd\n"
        "  holdfast holdem equity 22+,A2s+,KQo random --board QhJh2c\n"
        "  holdfast holdem equity AA random random random --samples 1000000");
    made.session_options.push_back("--tables");
    return made;
}

void draw_curves(const ask::HoldemSpreadAnswer& answer, WrittenAnswer& written) {
    written.files[".svg"] = terminal::to_svg(answer);
    written.drawn = terminal::drawn_words(answer);
}

QueryCommand spread_command() {
    QueryCommand made = command_of<ask::HoldemSpreadRequest, draw_curves>(
        "spread", 0,
        "80%+, 90%+: the share of the range with at least that equity. Top 10%: every hand in the top tenth "
        "of the range has at least this equity. Each combo counts in proportion to its weight and to the "
        "number of deals in which it is possible.",
        "  holdfast holdem spread \"top 20%\" 22+,ATs+,AJo+ --board Kh8h3c\n"
        "  holdfast holdem spread QQ+,AKs JJ-88,AQs --board Th8h3c --next-cards\n"
        "  holdfast holdem spread AA,AKs random --hands --csv");
    made.out_help = "Write the equity curves to FILE (.svg)";
    made.out_endings = {".svg"};
    return made;
}

QueryCommand lookup_command() {
    return command_of<ask::HoldemTableLookupRequest>(
        "lookup", 1,
        "A table against one opponent and the table of graphs give exact odds; a strength table shows how "
        "strong the hand can become.",
        "  holdfast holdem table lookup flop.table --hole AhKh --board QhJh2c");
}

/// Takes ranges of the player's own, too.
QueryCommand taking_ranges(QueryCommand made) {
    made.session_options.push_back("--ranges");
    return made;
}

std::vector<QueryCommand> holdem_query_commands() {
    return {
        taking_ranges(odds_command()),
        taking_ranges(command_of<ask::HoldemPreflopRequest>(
            "preflop", 1,
            "The grid shows the equity of each starting hand in percent: pairs on the diagonal,\nsuited "
            "hands above it, offsuit hands below. Green: more than a fair share of the pot.",
            "  holdfast holdem preflop\n  holdfast holdem preflop AA AKs 72o --opponents 1-9\n"
            "  holdfast holdem preflop --opponents 1-9 --csv")),
        taking_ranges(equity_command()),
        taking_ranges(spread_command()),
        taking_ranges(command_of<ask::HoldemRangeRequest>(
            "range", 1,
            "Columns of --csv: size, the combos that a hand has (6, 4 or 12); combos, those in the range; "
            "weight, their average. With --board, one line for each made hand and each draw.",
            "  holdfast holdem range 22+,A2s+\n"
            "  holdfast holdem range 22+,A2s+,KTo+ --board Kh8h3c\n"
            "  holdfast holdem range \"top 15%\" --csv\n"
            "  holdfast holdem range \"[50]AQs,KQs[/50],QQ+,AhKd\"")),
        command_of<ask::HoldemTableInfoRequest>("info", 1,
                                                "Reads only the head of the file; 'verify' checks all of it.",
                                                "  holdfast holdem table info flop.table"),
        command_of<ask::HoldemTableVerifyRequest>("verify", 0, "The exit status is 3 if the file is damaged.",
                                                  "  holdfast holdem table verify flop.table"),
        lookup_command()};
}

}  // namespace

const FamilyCommands& holdem_commands() {
    static const FamilyCommands commands{
        .family = "holdem",
        .example = "holdfast holdem odds AhKh",
        .footer = "Example:\n  holdfast holdem odds AhKh --board QhJh2c --opponents 1-9",
        .commands = holdem_query_commands(),
        .groups = {{"table", "Complete tables of odds: every hand on every board",
                    "Example:\n  holdfast holdem table lookup flop.table --hole AhKh --board QhJh2c"}},
        .add_further = add_table_commands,
        .session_options = {tables_option, ranges_option},
        .about_option = about_holdem_option,
        .about_words = about_range_in_pieces};
    return commands;
}

}  // namespace holdfast::cli

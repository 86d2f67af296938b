// A wrong command line: status 2, one sentence, the command line with a caret, and which help to ask for.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/program.h>
#include <tests/system/scratch_folder.h>

namespace holdfast {
namespace {

using testing_program::Outcome;
using testing_program::run;

void expect_usage(const std::vector<std::string>& arguments, const std::string& err) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, err);
}

TEST(UsageTest, UnknownCommands) {
    expect_usage({"vidoepoker", "return"},
                 "holdfast: there is no command 'holdfast vidoepoker'; did you mean 'videopoker'?\n"
                 "  holdfast vidoepoker return\n           ^~~~~~~~~~\nTry 'holdfast --help'.\n");
    expect_usage({"vp", "retrun", "jacks-or-better-9-6"},
                 "holdfast: there is no command 'holdfast videopoker retrun'; did you mean 'return'?\n"
                 "  holdfast vp retrun jacks-or-better-9-6\n              ^~~~~~\nTry 'holdfast videopoker "
                 "--help'.\n");
    expect_usage({"zzz"},
                 "holdfast: there is no command 'holdfast zzz'; commands are videopoker, holdem, hand, "
                 "signature, bench, batch" +
                     std::string(testing_program::has_server() ? ", export and serve\n" : " and export\n") +
                     "  holdfast zzz\n           ^~~\nTry 'holdfast --help'.\n");
}

TEST(UsageTest, GamesThatHoldfastLacks) {
    expect_usage({"icm"},
                 "holdfast: there is no command 'holdfast icm': Holdfast does not cover ICM or tournaments "
                 "(docs/reference/limits.md)\n  holdfast icm\n           ^~~\nTry 'holdfast --help'.\n");
    expect_usage(
        {"holdem", "Short-Deck", "AhKh"},
        "holdfast: there is no command 'holdfast holdem Short-Deck': Holdfast does not cover short deck "
        "(docs/reference/limits.md)\n  holdfast holdem Short-Deck AhKh\n"
        "                  ^~~~~~~~~~\nTry 'holdfast holdem --help'.\n");
    for (const std::string word : {"omaha", "plo", "stud", "shortdeck", "casino", "tournament", "solver"}) {
        EXPECT_THAT(testing_program::run({word}).err, testing::HasSubstr("': Holdfast does not cover "))
            << word;
    }
}

TEST(UsageTest, MissingArguments) {
    expect_usage({"videopoker", "return"},
                 "holdfast: GAME is missing\n  holdfast videopoker return \n                             ^\n"
                 "Try 'holdfast videopoker return --help'.\n");
    expect_usage({"vp", "hold", "jacks-or-better-9-6"},
                 "holdfast: CARDS is missing\n  holdfast vp hold jacks-or-better-9-6 \n"
                 "                                       ^\nTry 'holdfast videopoker hold --help'.\n");
    expect_usage(
        {"vp", "return", "jacks-or-better-9-6", "--pay"},
        "holdfast: --pay needs a value\n  holdfast vp return jacks-or-better-9-6 --pay \n"
        "                                               ^\nTry 'holdfast videopoker return --help'.\n");
}

TEST(UsageTest, RefusesUnexpectedArgumentsAndOptions) {
    expect_usage({"vp", "return", "a", "b c", "d"},
                 "holdfast: unexpected argument 'b c'\n  holdfast vp return a 'b c' d\n"
                 "                       ^~~~~\nTry 'holdfast videopoker return --help'.\n");
    expect_usage(
        {"vp", "return", "jacks-or-better-9-6", "--jsn"},
        "holdfast: 'holdfast videopoker return' has no option '--jsn'; did you mean '--json'?\n"
        "  holdfast vp return jacks-or-better-9-6 --jsn\n"
        "                                         ^~~~~\nTry 'holdfast videopoker return --help'.\n");
    expect_usage({"vp", "return", "a", "--", "--json"},
                 "holdfast: unexpected argument '--json'; after '--' nothing is an option\n"
                 "  holdfast vp return a -- --json\n"
                 "                          ^~~~~~\nTry 'holdfast videopoker return --help'.\n");
    expect_usage({"bench", "--csv", "--json"},
                 "holdfast: --json and --csv cannot be used together\n  holdfast bench --csv --json\n"
                 "                       ^~~~~~\nTry 'holdfast bench --help'.\n");
}

TEST(UsageTest, AnOptionThatMustBeGiven) {
    expect_usage({"vp", "meters", "jacks-or-better-9-6"},
                 "holdfast: --meter is missing\n  holdfast vp meters jacks-or-better-9-6 \n"
                 "                                         ^\nTry 'holdfast videopoker meters --help'.\n");
}

TEST(UsageTest, OptionsThatContradictEachOther) {
    expect_usage({"holdem", "equity", "AA", "KK", "--exact", "--samples", "9"},
                 "holdfast: --samples and --exact cannot be used together\n"
                 "  holdfast holdem equity AA KK --exact --samples 9\n"
                 "                                       ^~~~~~~~~\n"
                 "Try 'holdfast holdem equity --help'.\n");
    EXPECT_EQ(run({"holdem", "equity", "AA", "KK", "--target-error=0.1", "--samples", "9"}).err.find('_'),
              std::string::npos);
    for (const char* command : {"batch", "serve"}) {
        EXPECT_EQ(run({"--csv", command}).err, "holdfast: --csv and " + std::string(command) +
                                                   " cannot be used together\n  holdfast --csv " + command +
                                                   "\n           ^~~~~\nTry 'holdfast " + command +
                                                   " --help'.\n");
    }
}

TEST(UsageTest, ACommandBehindACommandIsNoCommand) {
    EXPECT_EQ(run({"vp", "return", "jacks-or-better-9-6", "bench"}).status, 2);
    EXPECT_EQ(run({"bench", "videopoker"}).status, 2);
}

TEST(UsageTest, NumbersOfThreads) {
    const std::string sentence =
        "holdfast: the number of threads must be from 1 to 1024, or 0 for all processors, not ";
    expect_usage({"vp", "return", "jacks-or-better-9-6", "--threads", "two"},
                 sentence + "'two'\n  two\n  ^~~\n");
    expect_usage({"vp", "return", "jacks-or-better-9-6", "--threads=-1"}, sentence + "'-1'\n  -1\n  ^~\n");
    expect_usage({"bench", "--threads", "1025"}, sentence + "'1025'\n  1025\n  ^~~~\n");
    expect_usage({"vp", "games", "--threads", "99999999999999999999"},
                 sentence + "'99999999999999999999'\n  99999999999999999999\n  ^~~~~~~~~~~~~~~~~~~~\n");
}

TEST(UsageTest, OptionsBeforeTheCommand) {
    expect_usage({"vp", "--cash-back", "0.25%", "return", "jacks-or-better-9-6", "--rows", "3"},
                 "holdfast: 'holdfast videopoker return' has no option '--cash-back'\n"
                 "  holdfast vp --cash-back 0.25% return jacks-or-better-9-6 --rows 3\n"
                 "              ^~~~~~~~~~~\nTry 'holdfast videopoker return --help'.\n");
    expect_usage(
        {"vp", "--cash-back", "0.25%", "compare", "jacks-or-better-9-6", "jacks-or-better-8-6"},
        "holdfast: '--cash-back' belongs after the command: holdfast videopoker compare ... --cash-back\n"
        "  holdfast vp --cash-back 0.25% compare jacks-or-better-9-6 jacks-or-better-8-6\n"
        "              ^~~~~~~~~~~\nTry 'holdfast videopoker compare --help'.\n");
}

TEST(UsageTest, OptionsHaveTwoDashes) {
    expect_usage({"holdem", "odds", "AhKh", "-board", "QhJh2c"},
                 "holdfast: '-board' has two dashes: --board\n  holdfast holdem odds AhKh -board QhJh2c\n"
                 "                            ^~~~~~\nTry 'holdfast holdem odds --help'.\n");
}

TEST(UsageTest, ExplainsDollarsThatAShellHasExpanded) {
    expect_usage(
        {"vp", "plan", "jacks-or-better-9-6 10 hands at 1", "--bankroll", "00"},
        "holdfast: --bankroll: bankroll must be a number from 0.0001 to 1000000000 dollars, not '00'; "
        "a shell takes '$2' out of $200: write 200$\n  00\n  ^~\n");
    // Of $4000 and $1500, which would be answered as 0 and 500 bets.
    expect_usage(
        {"vp", "meter", "jacks-or-better-9-6", "--hand", "royal flush", "--jackpot", "000"},
        "holdfast: --jackpot: jackpot must be a number from 0 to 1000000000 bets, or an amount in "
        "dollars such as 1000$, not '000'; a shell takes '$2' out of $200: write 200$\n  000\n  ^~~\n");
    expect_usage({"vp", "meters", "jacks-or-better-9-6", "--meter", "royal flush=000", "--meter", "flush=6"},
                 "holdfast: --meter: '000' is not a jackpot: expected bets, such as 1200, from 0 to "
                 "1,000,000,000, or dollars, such as 1500$; a shell takes '$2' out of $200: write 200$\n"
                 "  royal flush=000\n              ^~~\n");
}

TEST(UsageTest, NumbersNeedNoZeroBeforeTheirPoint) {
    const auto out_with = [](const std::string& zero) {
        const Outcome outcome = run({"vp", "bankroll", "jacks-or-better-9-6", "--bet", "$" + zero + ".25",
                                     "--cash-back", zero + ".25%", "--bankroll", "$" + zero + ".75", "--risk",
                                     zero + ".5", "--pay", "flush=" + zero + ".5"});
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        return outcome.out;
    };
    EXPECT_EQ(out_with(""), out_with("0"));
    expect_usage({"vp", "sweep", "jacks-or-better-9-6", "--pay", "flush=0...5"},
                 "holdfast: --pay: '0...5' has three dots: write two, and a 0 before a decimal point\n"
                 "  flush=0...5\n        ^~~~~\n");
}

// A shell takes the "$1" out of $1.25.
TEST(UsageTest, APriceThatBeginsWithItsPointIsRefused) {
    for (const char* const field : {"--bet", "--bankroll"}) {
        expect_usage(
            {"vp", "bankroll", "jacks-or-better-9-6", field, ".25"},
            "holdfast: " + std::string(field) +
                ": .25 is not clear: a shell takes the '$1' out of $1.25; write 0.25, or 1.25 without the "
                "dollar sign\n  .25\n  ^~~\n");
    }
    expect_usage(
        {"vp", "plan", "jacks-or-better-9-6 10 hours at .25", "--bankroll", "100"},
        "holdfast: part 1: .25 is not clear: a shell takes the '$1' out of $1.25; write 0.25, or 1.25 "
        "without "
        "the dollar sign\n  jacks-or-better-9-6 10 hours at .25\n                                  ^~~\n");
}

TEST(UsageTest, TieRules) {
    expect_usage({"vp", "return", "jacks-or-better-9-6", "--tie-rule", "best"},
                 "holdfast: --tie-rule: tie rule must be lowest-variance, highest-variance, "
                 "most-held or fewest-held, not 'best'\n"
                 "  best\n  ^~~~\n");
}

TEST(UsageTest, ASlashThatIsNotBetweenDigitsMakesAPath) {
    const auto shown = testing_program::run({"vp", "return", "9/6 jacks or better"});
    EXPECT_EQ(shown.status, 0) << shown.err;
    for (const std::string path : {"jacks-or-better/9-6", "./jacks-or-better-9-6", "jacks-or-better-9/"}) {
        const auto refused = testing_program::run({"vp", "return", path});
        EXPECT_EQ(refused.status, 2) << path;
        EXPECT_THAT(refused.err, testing::HasSubstr("there is no game")) << path;
    }
}

TEST(UsageTest, NamedRangesOfAFile) {
    const testing_program::ScratchFolder folder;
    const std::string file = folder.path("mine.toml");
    std::ofstream(file) << "[ranges]\nbig = \"AA,KK\"\n";
    const std::string expected = testing_program::run({"holdem", "range", "AA,KK", "--csv"}).out;
    EXPECT_EQ(testing_program::run({"holdem", "range", "big", "--csv", "--ranges", file}).out, expected);
    EXPECT_EQ(testing_program::run_shell("HOLDFAST_RANGES=" + file + " " + testing_program::path() +
                                         " holdem range big --csv")
                  .out,
              expected);
    const auto batch =
        testing_program::run_shell("echo '{\"query\": \"holdem.range\", \"range\": \"BIG\"}' | " +
                                   testing_program::path() + " batch --ranges " + file);
    EXPECT_EQ(batch.status, 0);
    EXPECT_THAT(batch.out, testing::HasSubstr("\"normalized\": \"KK+\""));
    const auto own_names = testing_program::run_shell(
        "echo '{\"query\": \"holdem.range\", \"range\": \"big\", \"names\": {\"big\": \"22\"}}' | " +
        testing_program::path() + " batch --ranges " + file);
    EXPECT_THAT(own_names.out, testing::HasSubstr("\"normalized\": \"22\""));
    std::ofstream(file) << "[ranges]\nbig = \"AA,KZ\"\n";
    const auto refused_file = testing_program::run({"holdem", "equity", "big", "22", "--ranges", file});
    EXPECT_EQ(refused_file.status, 2);
    EXPECT_THAT(refused_file.err, testing::HasSubstr("mine.toml:2:12: 'Z' is not a rank"));
    // A command without ranges takes no file of them, and does not read one.
    EXPECT_EQ(testing_program::run({"hand", "AhKhQhJhTh", "--ranges", file}).status, 2);
    EXPECT_EQ(
        testing_program::run_shell("HOLDFAST_RANGES=nowhere " + testing_program::path() + " hand AhKhQhJhTh")
            .status,
        0);
}

}  // namespace
}  // namespace holdfast

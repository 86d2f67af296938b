// The command line as people type it: flags anywhere, arguments that look like something else, Ctrl-C.
#include <chrono>
#include <filesystem>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/running_program.h>

#include <holdfast/core/version.h>

namespace holdfast {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using testing_program::Outcome;
using testing_program::run;
using testing_program::RunningProgram;
using testing_program::ScratchFolder;

std::string output_of(const std::vector<std::string>& arguments) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    return outcome.out;
}

/// Refused with exactly this on standard error.
void expect_refused(const std::vector<std::string>& arguments, const std::string& err) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, "holdfast: " + err);
}

/// Refused with a sentence that starts like this, and this text with its caret, each unless it is empty.
void expect_refused_as(const std::vector<std::string>& arguments, const std::string& start,
                       const std::string& shown) {
    const Outcome outcome = run(arguments);
    std::string command;
    for (const std::string& argument : arguments) command += argument + " ";
    EXPECT_EQ(outcome.status, 2) << command;
    EXPECT_EQ(outcome.out, "") << command;
    EXPECT_THAT(outcome.err, StartsWith("holdfast: " + start)) << command;
    if (!shown.empty()) {
        EXPECT_THAT(outcome.err, HasSubstr("\n  " + shown + "\n")) << command;
    }
}

TEST(CommandLineTest, FlagsMayComeBeforeTheCommand) {
    const std::vector<std::string> hand{"hand", "9s9h9d4s4c"};
    const std::string json = output_of({"hand", "9s9h9d4s4c", "--json"});
    EXPECT_THAT(json, StartsWith("{\"query\": \"hand\""));
    EXPECT_EQ(output_of({"--json", "hand", "9s9h9d4s4c"}), json);
    EXPECT_EQ(output_of({"hand", "--json", "9s9h9d4s4c"}), json);
    EXPECT_EQ(output_of({"--threads", "2", "hand", "9s9h9d4s4c"}), output_of(hand));
    EXPECT_EQ(output_of({"--threads=2", "--csv", "hand", "9s9h9d4s4c"}),
              output_of({"hand", "9s9h9d4s4c", "--csv"}));
    EXPECT_EQ(output_of({"--json", "holdem", "preflop", "AA"}),
              output_of({"holdem", "preflop", "AA", "--json"}));
    expect_refused(
        {"--threads", "two", "hand", "9s9h9d4s4c"},
        "the number of threads must be from 1 to 1024, or 0 for all processors, not 'two'\n  two\n  ^~~\n");
    expect_refused({"--csv", "hand", "9s9h9d4s4c", "--json"},
                   "--json and --csv cannot be used together\n  holdfast --csv hand 9s9h9d4s4c --json\n"
                   "                                 ^~~~~~\nTry 'holdfast hand --help'.\n");
}

TEST(CommandLineTest, NothingBehindTwoDashesIsAnOption) {
    const std::string full_house = output_of({"hand", "9s9h9d4s4c"});
    EXPECT_EQ(output_of({"hand", "--", "9s9h9d4s4c"}), full_house);
    EXPECT_EQ(output_of({"--", "hand", "9s9h9d4s4c"}), full_house);
    EXPECT_EQ(output_of({"hand", "9s9h9d", "--", "4s4c"}), full_house);
    EXPECT_EQ(output_of({"hand", "9s9h9d4s4c", "--"}), full_house);
    expect_refused_as({"hand", "--", "--json"}, "'-' is not a rank", "--json\n  ^");
    expect_refused_as({"hand", "--", "-As"}, "'-' is not a rank", "-As\n  ^");
    expect_refused_as({"vp", "return", "--", "--help"}, "there is no game '--help'", "--help\n  ^~~~~~");
    expect_refused_as({"holdem", "preflop", "AA", "--", "--"}, "", "--\n  ^");
}

TEST(CommandLineTest, ArgumentsThatLookLikeSomethingElse) {
    for (const std::string odd : {"[AA,KK]", "[]", "[", "++", "%%", "{}", "{\"a\": 1}", "[\"As\"]"}) {
        const std::string caret = odd + "\n  ^";
        const std::string whole = caret + std::string(odd.size() - 1, '~');
        expect_refused_as({"hand", odd}, "'" + odd.substr(0, 1) + "' is not a rank", caret);
        expect_refused_as({"holdem", "odds", "AhKh", "--board", odd},
                          "--board: '" + odd.substr(0, 1) + "' is not a rank", caret);
        expect_refused_as({"holdem", "odds", "AhKh", "--board=" + odd},
                          "--board: '" + odd.substr(0, 1) + "' is not a rank", caret);
        expect_refused_as({"holdem", "odds", "AhKh", "--versus", odd}, "--versus: ", odd);
        expect_refused_as({"holdem", "odds", "AhKh", "--opponents", odd},
                          "--opponents: expected a number of opponents", whole);
        expect_refused_as({"holdem", "equity", odd, "KK"}, "", odd);
        expect_refused_as({"holdem", "equity", "AA", "KK", "--samples", odd},
                          "--samples: samples must be a whole number from 2", whole);
        expect_refused_as({"holdem", "preflop", odd}, "", odd);
        expect_refused_as({"vp", "games", odd + "zebra"}, "there is no game '" + odd + "zebra'",
                          odd + "zebra\n  ^" + std::string(odd.size() + 4, '~'));
        expect_refused_as({"vp", "games", odd}, "", whole);
        expect_refused_as({"vp", "return", odd}, "there is no game '" + odd + "'", whole);
        expect_refused_as({"vp", "return", "jacks-or-better-9-6", "--pay", odd},
                          "--pay: write a changed pay as HAND=PAYS", whole);
        expect_refused_as({"vp", "return", "jacks-or-better-9-6", "--tie-rule", odd},
                          "--tie-rule: tie rule must be lowest-variance, highest-variance, most-held or "
                          "fewest-held, not '" +
                              odd + "'",
                          whole);
        expect_refused_as({"vp", "hold", "jacks-or-better-9-6", odd},
                          "'" + odd.substr(0, 1) + "' is not a rank", caret);
        expect_refused_as({"hand", "9s9h9d4s4c", "--threads", odd},
                          "the number of threads must be from 1 to 1024", whole);
        expect_refused_as({"batch", odd}, "'" + odd + "' does not exist", whole);
        expect_refused_as({odd}, "there is no command 'holdfast " + odd + "'", "");
    }
    expect_refused_as({"hand",
                       "\x1d"
                       "9s9h9d4s4c"},
                      "'?' is not a rank", "?9s9h9d4s4c\n  ^");
}

TEST(CommandLineTest, EmptyArguments) {
    expect_refused_as({"hand", ""}, "expected 5, 6 or 7 cards, found 0", "\n  ^");
    expect_refused_as({"vp", "return", ""}, "no game is named", "\n  ^");
    expect_refused_as({"holdem", "odds", ""}, "expected 2 cards, found 0", "\n  ^");
    expect_refused_as({"holdem", "odds", "AhKh", "--opponents", ""},
                      "--opponents: expected a number of opponents", "\n  ^");
    expect_refused_as({"hand", "9s9h9d4s4c", "--threads", ""}, "the number of threads must be from 1 to 1024",
                      "\n  ^");
    expect_refused_as({"hand", "9s9h9d4s4c", "--threads="}, "", "");
    expect_refused_as({""}, "there is no command", "");
}

TEST(CommandLineTest, FlagsTakeNoValue) {
    for (const auto& [flag, line] : std::vector<std::pair<std::string, std::vector<std::string>>>{
             {"--json", {"hand", "9s9h9d4s4c"}},
             {"--csv", {"hand", "9s9h9d4s4c"}},
             {"--ties", {"vp", "return", "jacks-or-better-9-6"}},
             {"--all", {"vp", "hold", "jacks-or-better-9-6", "AsKsQsJs5s"}},
             {"--outs", {"holdem", "odds", "AhKh"}},
             {"--exact", {"holdem", "equity", "AA", "KK"}}}) {
        for (const std::string value : {"=false", "=0", "=1", "=x"}) {
            std::vector<std::string> arguments = line;
            arguments.push_back(flag + value);
            expect_refused_as(arguments, flag + " takes no value\n", "");
        }
    }
}

TEST(CommandLineTest, OptionsGivenTwice) {
    expect_refused(
        {"holdem", "odds", "AhKh", "--board", "QhJh2c", "--board", "QhJh2c"},
        "--board is given twice\n  holdfast holdem odds AhKh --board QhJh2c --board QhJh2c\n"
        "                                           ^~~~~~~\nTry 'holdfast holdem odds --help'.\n");
    expect_refused({"hand", "--threads", "2", "9s9h9d4s4c", "--threads=2"},
                   "--threads is given twice\n  holdfast hand --threads 2 9s9h9d4s4c --threads=2\n"
                   "                                       ^~~~~~~~~~~\nTry 'holdfast hand --help'.\n");
    expect_refused(
        {"vp", "return", "jacks-or-better-9-6", "--tie-rule", "most-held", "--tie-rule", "most-held"},
        "--tie-rule is given twice\n"
        "  holdfast vp return jacks-or-better-9-6 --tie-rule most-held --tie-rule most-held\n"
        "                                                              ^~~~~~~~~~\n"
        "Try 'holdfast videopoker return --help'.\n");
    expect_refused_as({"holdem", "equity", "AA", "KK", "--target-error", "0.1", "--target-error", "0.1"},
                      "--target-error is given twice\n", "");
    expect_refused_as({"--threads", "2", "hand", "--threads", "2", "9s9h9d4s4c"},
                      "--threads is given twice\n", "");
    // Repeating a flag changes nothing.
    EXPECT_EQ(output_of({"hand", "--json", "9s9h9d4s4c", "--json"}),
              output_of({"hand", "9s9h9d4s4c", "--json"}));
}

TEST(CommandLineTest, HelpAndVersionOfWhatDoesNotExist) {
    const std::string version_line = "holdfast " + std::string(version) + "\n";
    for (const std::vector<std::string>& line :
         std::vector<std::vector<std::string>>{{"--version"},
                                               {"hand", "--version"},
                                               {"holdem", "--version"},
                                               {"vp", "return", "--version"},
                                               {"batch", "--version"}}) {
        EXPECT_EQ(output_of(line), version_line);
    }
    for (const std::vector<std::string>& line :
         std::vector<std::vector<std::string>>{{"zzz", "--help"}, {"--help", "zzz"}, {"zzz", "-h"}}) {
        expect_refused_as(line, "there is no command 'holdfast zzz'; commands are ", "");
    }
    expect_refused_as({"holdem", "zzz", "--help"}, "there is no command 'holdfast holdem zzz'", "");
    EXPECT_THAT(output_of({"hand", "--help"}), HasSubstr("Usage: holdfast hand "));
}

TEST(CommandLineTest, OptionsOfOtherProgramsSuggestOurs) {
    for (const auto& [other, ours] :
         std::vector<std::pair<std::string, std::string>>{{"--flop", "--board"},
                                                          {"--turn", "--board"},
                                                          {"--players", "--opponents"},
                                                          {"--villain", "--versus"},
                                                          {"--vs", "--versus"},
                                                          {"--boards", "--board"}}) {
        expect_refused_as(
            {"holdem", "odds", "AhKh", other, "QhJh2c"},
            "'holdfast holdem odds' has no option '" + other + "'; did you mean '" + ours + "'?\n", "");
    }
    for (const std::string command : {"equity", "spread"}) {
        for (const std::string option : {"--versus", "--vs", "--against", "--villain"}) {
            expect_refused_as({"holdem", command, "AhKh", option, "QsQd"},
                              "'holdfast holdem " + command + "' has no option '" + option + "'; " + command +
                                  " takes all players in one list: " + command + " AhKh QsQd\n",
                              "");
        }
    }
    for (const std::string option : {"--versus", "--vs"}) {
        expect_refused_as({"holdem", "range", "AhKh", option, "QsQd"},
                          "'holdfast holdem range' has no option '" + option + "'\n", "");
    }
    // Suggested only if the command has that option.
    EXPECT_THAT(run({"hand", "--players", "2"}).err,
                StartsWith("holdfast: 'holdfast hand' has no option '--players'\n"));
}

TEST(CommandLineTest, LongDashesAndTypographicQuotesAreNamed) {
    expect_refused_as({"holdem", "odds", "AhKh", "—board", "QhJh2c"},
                      "'—board' begins with a long dash; options begin with two hyphens: --board\n", "");
    expect_refused_as({"holdem", "range", "AA", "–-board=QhJh2c"},
                      "'–-board' begins with a long dash; options begin with two hyphens: --board\n", "");
    expect_refused_as({"holdem", "odds", "“top", "20%”"},
                      "'“top' begins with a typographic quote; the shell knows only ' and \"\n", "");
}

TEST(CommandLineTest, CardsWithoutQuotesGetAHint) {
    for (const char* option : {"--board", "--dead"}) {
        const Outcome outcome = run({"holdem", "odds", "AhKh", option, "Qh", "Jh", "2c"});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_THAT(outcome.err, EndsWith("Put the value of an option into one argument: " +
                                          std::string(option) + " \"Qh Jh 2c\"\n"));
    }
    EXPECT_THAT(run({"holdem", "equity", "AA", "KK", "--board", "Qh", "Jh", "2c"}).err,
                HasSubstr("--board \"Qh Jh 2c\""));
    EXPECT_THAT(run({"holdem", "odds", "AhKh", "--versus", "Qh", "Jh", "--board", "2c"}).err,
                HasSubstr("--versus \"Qh Jh\""));
    EXPECT_THAT(run({"holdem", "odds", "AhKh", "--board", "QhJh"}).err, testing::Not(HasSubstr("quotes")));
    // Four cards in one argument would be refused as well.
    EXPECT_THAT(run({"holdem", "odds", "AhKh", "--versus", "QsQd", "JsJd"}).err,
                EndsWith("Repeat the option for each opponent: --versus QsQd --versus JsJd\n"));
    EXPECT_THAT(run({"holdem", "odds", "AhKh", "--versus", "QsQd JsJd"}).err,
                EndsWith("Repeat the option for each opponent: --versus QsQd --versus JsJd\n"));
}

TEST(CommandLineTest, BlanksBetweenCardsAreOfAnyKind) {
    const std::string full_house = output_of({"hand", "9s9h9d4s4c"});
    for (const char* cards :
         {"9s\n9h\n9d\n4s\n4c", "9s\t9h 9d\r\n4s,4c\n", "\n9s9h9d4s4c", " 9s , 9h 9d 4s  4c "}) {
        EXPECT_EQ(output_of({"hand", cards}), full_house) << cards;
    }
    // The error shows the line that has the mistake.
    expect_refused_as({"hand", "9s 9h\n9d 4x 4c"}, "'4x' is not a card", "9d 4x 4c\n     ^~");
}

/// Begins, is interrupted, and must end with nothing but one line.
void expect_stopped_by(int signal, const std::vector<std::string>& arguments,
                       const std::string& words = "stopped", const std::string& file = "") {
    RunningProgram program(arguments);
    // However busy the machine is: it has begun.
    EXPECT_TRUE(program.handles(signal)) << arguments[1];
    while (!file.empty() && !std::filesystem::exists(file) && program.handles(signal)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    const auto begin = std::chrono::steady_clock::now();
    program.send(signal);
    const Outcome outcome = program.wait();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5)) << arguments[1];
    EXPECT_EQ(outcome.status, 1) << arguments[1] << outcome.out;
    EXPECT_EQ(outcome.out, "") << arguments[1];
    EXPECT_THAT(outcome.err, StartsWith("holdfast: " + words)) << arguments[1];
    EXPECT_THAT(outcome.err, EndsWith("\n"));
    EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
}

TEST(CommandLineTest, AnInterruptEndsTheWaitForAChart) {
    RunningProgram program({"vp", "evaluate", "jacks-or-better-9-6", "-"});
    // Nothing comes: it waits.
    std::this_thread::sleep_for(std::chrono::milliseconds(150));
    program.send(SIGINT);
    EXPECT_EQ(program.wait().status, -SIGINT);
}

TEST(CommandLineTest, AnInterruptStopsWhatTakesLong) {
    for (const char* threads : {"1", "2"}) {
        expect_stopped_by(SIGINT, {"holdem", "equity", "random", "random", "random", "random", "--exact",
                                   "--threads", threads});
        expect_stopped_by(
            SIGINT, {"holdem", "equity", "random", "AA", "--samples", "10000000000", "--threads", threads});
        expect_stopped_by(
            SIGINT, {"holdem", "equity", "random", "AA", "--target-error", "0.00001", "--threads", threads});
        expect_stopped_by(SIGINT, {"bench", "--threads", threads});
    }
    expect_stopped_by(SIGTERM, {"holdem", "equity", "random", "random", "random", "random", "--exact"});
    const ScratchFolder folder;
    expect_stopped_by(SIGINT, {"export", "seven-card-best", folder.path("seven.db")}, "stopped",
                      folder.path("seven.db.holdfast-new"));
    EXPECT_FALSE(std::filesystem::exists(folder.path("seven.db.holdfast-new")));
    EXPECT_FALSE(std::filesystem::exists(folder.path("seven.db")));
    expect_stopped_by(SIGINT,
                      {"vp", "sweep", "jacks-or-better-9-6", "--pay", "flush=1..1000", "--pay",
                       "straight=1..1000", "--out", folder.path("pays.db")},
                      "stopped; run the same command again to resume", folder.path("pays.db.part"));
    EXPECT_TRUE(std::filesystem::exists(folder.path("pays.db.part")));
    EXPECT_FALSE(std::filesystem::exists(folder.path("pays.db")));
}

}  // namespace
}  // namespace holdfast

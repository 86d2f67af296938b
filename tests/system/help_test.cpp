// --help of every command shows examples, and each of them works as it is typed.
#include <algorithm>
#include <filesystem>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/program.h>

#include <holdfast/core/version.h>

namespace holdfast {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using testing_program::Outcome;
using testing_program::run;
using testing_program::run_shell;

const std::vector<std::vector<std::string>> commands{{},
                                                     {"videopoker"},
                                                     {"videopoker", "games"},
                                                     {"videopoker", "return"},
                                                     {"videopoker", "hold"},
                                                     {"videopoker", "meter"},
                                                     {"videopoker", "sweep"},
                                                     {"videopoker", "merge"},
                                                     {"holdem"},
                                                     {"holdem", "odds"},
                                                     {"holdem", "equity"},
                                                     {"holdem", "preflop"},
                                                     {"holdem", "table", "build"},
                                                     {"holdem", "table"},
                                                     {"holdem", "table", "merge"},
                                                     {"holdem", "table", "info"},
                                                     {"holdem", "table", "verify"},
                                                     {"holdem", "table", "lookup"},
                                                     {"holdem", "table", "export"},
                                                     {"hand"},
                                                     {"signature"},
                                                     {"batch"},
                                                     {"export"},
                                                     {"export", "five-card-scores"},
                                                     {"export", "seven-card-best"},
                                                     {"bench"}};

/// The groups: they have commands below them, and take no query themselves.
const std::vector<std::vector<std::string>> groups{
    {}, {"videopoker"}, {"holdem"}, {"holdem", "table"}, {"export"}};

std::string help_of(std::vector<std::string> command) {
    command.emplace_back("--help");
    const Outcome outcome = run(command);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
    return outcome.out;
}

/// The commands, and those below them, as the help lists them.
std::vector<std::vector<std::string>> every_command(const std::vector<std::string>& group = {}) {
    std::vector<std::vector<std::string>> found{group};
    const std::string help = help_of(group);
    const std::string heading = "\nCommands:\n";
    const std::size_t begin = help.find(heading);
    if (begin == std::string::npos) return found;
    std::istringstream lines(help.substr(begin + heading.size()));
    for (std::string line; std::getline(lines, line) && !line.empty();) {
        if (line[2] == ' ') continue;  // the rest of a description
        std::vector<std::string> command = group;
        command.push_back(line.substr(2, line.find_first_of(" ,", 2) - 2));
        for (const auto& each : every_command(command)) found.push_back(each);
    }
    return found;
}

/// The lines behind the heading "Example:" or "Examples:".
std::vector<std::string> examples_in(const std::string& help) {
    std::istringstream lines(help.substr(std::min(help.find("\nExample"), help.size())));
    std::vector<std::string> examples;
    for (std::string line; std::getline(lines, line);) {
        for (std::string rest; line.back() == '\\' && std::getline(lines, rest);) {
            line.back() = ' ';
            line += rest;
        }
        if (line.rfind("  holdfast ", 0) == 0) examples.push_back(line.substr(2));
    }
    return examples;
}

/// A batch writes JSON and nothing else, and the server prints no answer.
bool takes(const std::vector<std::string>& command, const std::string& option) {
    const bool is_json = option.find("--json") != std::string::npos;
    const bool is_csv = option.find("--csv") != std::string::npos;
    if (command == std::vector<std::string>{"batch"}) return !is_csv;
    return command != std::vector<std::string>{"serve"} || !(is_json || is_csv);
}

TEST(HelpTest, EveryCommandIsListedWithItsParent) {
    const std::string all = help_of({});
    EXPECT_THAT(all, HasSubstr("\n  videopoker, vp "));
    EXPECT_THAT(all, HasSubstr("\n  hand "));
    EXPECT_THAT(all, HasSubstr("\n  bench "));
    const std::string group = help_of({"videopoker"});
    for (const char* name : {"games", "return", "hold"}) {
        EXPECT_THAT(group, HasSubstr("\n  " + std::string(name) + " "));
    }
    EXPECT_THAT(help_of({"holdem"}), HasSubstr("\n  odds "));
    EXPECT_THAT(help_of({"holdem"}), HasSubstr("\n  equity "));
    EXPECT_THAT(help_of({"holdem"}), HasSubstr("\n  preflop "));
    EXPECT_THAT(help_of({"holdem"}), HasSubstr("\n  table "));
    EXPECT_THAT(help_of({"export"}), HasSubstr("\n  five-card-scores "));
    EXPECT_THAT(help_of({"export"}), HasSubstr("\n  seven-card-best "));
}

TEST(HelpTest, EveryExampleWorksAsItIsTyped) {
    // Files that examples name are here.
    const testing_program::ScratchFolder scratch;
    const std::string folder =
        std::filesystem::path(
            scratch.write("requests.jsonl", "{\"query\": \"hand\", \"cards\": \"9s9h9d4s4c\"}\n"))
            .parent_path()
            .string();
    for (const std::vector<std::string>& command : commands) {
        const std::string help = help_of(command);
        std::string name = "holdfast";
        for (const std::string& word : command) name += " " + word;
        EXPECT_THAT(help, HasSubstr("Usage: " + name + " "));
        const std::vector<std::string> examples = examples_in(help);
        EXPECT_FALSE(examples.empty()) << name;
        for (const std::string& example : examples) {
            EXPECT_THAT(example, StartsWith(name));
            // Exports take long (ExportSlow runs them), and merges need shards that are not there
            // (MergeTablesTest has some).
            if (example.find(" export ") != std::string::npos) continue;
            if (example.find(" merge ") != std::string::npos) continue;
            const Outcome outcome = run_shell("cd " + folder + "; " + example);
            EXPECT_EQ(outcome.status, 0) << example << "\n" << outcome.err;
            EXPECT_EQ(outcome.err, "") << example;
            EXPECT_FALSE(outcome.out.empty()) << example;
        }
    }
}

TEST(HelpTest, EveryCommandTakesTheCommonOptions) {
    for (const std::vector<std::string>& command : every_command()) {
        if (std::find(groups.begin(), groups.end(), command) != groups.end()) continue;
        const std::string help = help_of(command);
        for (const char* option : {"--threads N", "-h,--help", "\n  --json ", "\n  --csv "}) {
            EXPECT_EQ(help.find(option) != std::string::npos, takes(command, option)) << help << option;
        }
    }
}

TEST(HelpTest, AllCommandsAreKnownHere) {
    const auto all = every_command();
    for (const std::vector<std::string>& command : commands) EXPECT_THAT(all, testing::Contains(command));
}

TEST(HelpTest, NumbersOfOpponentsSayWhenTheyMayBeNone) {
    std::string words = help_of({"holdem", "odds"});
    for (std::size_t at = 0; (at = words.find_first_of(" \n", at)) != std::string::npos; ++at) {
        words.replace(at, words.find_first_not_of(" \n", at) - at, " ");
    }
    EXPECT_THAT(words, HasSubstr("; 0 if all are known (0 to 22; default: 1, or 0 with known opponents)"));
}

TEST(HelpTest, LinesFitATerminal) {
    for (const std::vector<std::string>& command : every_command()) {
        std::istringstream lines(help_of(command));
        for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80U) << line;
    }
}

TEST(HelpTest, StrategySaysHowLongItMayTake) {
    EXPECT_THAT(help_of({"vp", "strategy"}), HasSubstr("can take minutes"));
}

TEST(HelpTest, BenchSaysWhatItsTimingsAreWorth) {
    EXPECT_THAT(help_of({"bench"}), HasSubstr("For timings to rely on, run ./dev bench"));
}

TEST(HelpTest, Version) {
    const Outcome outcome = run({"--version"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "holdfast " + std::string(version) + "\n");
    EXPECT_EQ(outcome.err, "");
}

TEST(HelpTest, TheWordHelpAsksForIt) {
    for (const std::vector<std::string>& command :
         std::vector<std::vector<std::string>>{{"holdem", "odds"},
                                               {"vp", "games"},
                                               {"vp", "return"},
                                               {"holdem", "table", "build"},
                                               {"export", "five-card-scores"},
                                               {"batch"},
                                               {"holdem"},
                                               {}}) {
        for (std::size_t place = 0; place <= command.size(); ++place) {
            std::vector<std::string> line = command;
            line.insert(line.begin() + static_cast<std::ptrdiff_t>(place), "help");
            EXPECT_EQ(run(line).out, help_of(command)) << place;
        }
    }
    EXPECT_EQ(run({"help", "help"}).out, help_of({}));
    EXPECT_EQ(run({"holdem", "range", "help", "help"}).status, 2);
    EXPECT_EQ(run({"vp", "return", "--", "help"}).status, 2);
}

TEST(HelpTest, WithoutACommandTheHelpGoesToStandardError) {
    const Outcome nothing = run({});
    EXPECT_EQ(nothing.status, 2);
    EXPECT_EQ(nothing.out, "");
    const std::string last_commands = testing_program::has_server() ? ", export or serve\n" : " or export\n";
    EXPECT_THAT(nothing.err, StartsWith("holdfast: a command is missing: videopoker, holdem, hand, "
                                        "signature, bench, batch" +
                                        last_commands));
    EXPECT_THAT(nothing.err, EndsWith(help_of({})));
    EXPECT_THAT(run({"vp"}).err, EndsWith(help_of({"videopoker"})));
}

}  // namespace
}  // namespace holdfast

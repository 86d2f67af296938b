// Answers on standard output: text, JSON and CSV of every command, and nothing else beside them.
#include <algorithm>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/system/program.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using testing_program::Outcome;
using testing_program::run;
using testing_program::ScratchFolder;
using Json = nlohmann::ordered_json;

/// What the command writes; checks that it succeeded and wrote nothing to standard error.
std::string answer_of(const std::vector<std::string>& arguments) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    EXPECT_FALSE(outcome.out.empty());
    EXPECT_EQ(outcome.out.back(), '\n');
    return outcome.out;
}

Json json_of(std::vector<std::string> arguments) {
    arguments.emplace_back("--json");
    return Json::parse(answer_of(arguments));
}

/// How many cells each line has; no cell of the answers tested holds a quoted comma.
void expect_rectangle(const std::string& csv, std::ptrdiff_t columns) {
    std::istringstream lines(csv);
    for (std::string line; std::getline(lines, line);) {
        EXPECT_EQ(std::count(line.begin(), line.end(), ',') + 1, columns) << line;
    }
}

TEST(AnswersTest, Games) {
    EXPECT_THAT(answer_of({"videopoker", "games", "9-6"}), HasSubstr("\njacks-or-better-9-6 "));
    const Json json = json_of({"videopoker", "games"});
    EXPECT_EQ(json["query"], "videopoker.games");
    EXPECT_GE(json["games"].size(), 60U);
    const std::string csv = answer_of({"videopoker", "games", "tens", "--csv"});
    EXPECT_THAT(csv, StartsWith("id,name,deck,wild,return,return_exact"));
    expect_rectangle(csv, 7);
}

TEST(AnswersTest, Paytable) {
    const std::string text = answer_of({"videopoker", "paytable", "deuces-wild-full-pay"});
    EXPECT_THAT(text, StartsWith("id   = \"deuces-wild-full-pay\"\n"));
    // The text can be read as a paytable file.
    const ScratchFolder folder;
    EXPECT_EQ(answer_of({"videopoker", "paytable", folder.write("mine.toml", text)}), text);
    const Json json = json_of({"videopoker", "paytable", "deuces-wild-full-pay"});
    EXPECT_EQ(json["query"], "videopoker.paytable");
    EXPECT_EQ(json["toml"], text);
    expect_rectangle(answer_of({"videopoker", "paytable", "deuces-wild-full-pay", "--csv"}), 6);
}

TEST(AnswersTest, Return) {
    const std::string text = answer_of({"videopoker", "return", "jacks-or-better-9-6"});
    EXPECT_THAT(text, StartsWith("9/6 Jacks or Better\n"));
    EXPECT_THAT(text, HasSubstr("1653526326983/1661102543100"));
    const Json json = json_of({"videopoker", "return", "jacks-or-better-9-6"});
    EXPECT_EQ(json["query"], "videopoker.return");
    EXPECT_EQ(json["return_exact"], "1653526326983/1661102543100");
    expect_rectangle(answer_of({"videopoker", "return", "jacks-or-better-9-6", "--csv"}), 8);
    expect_rectangle(answer_of({"videopoker", "return", "jacks-or-better-9-6", "--csv", "--ties"}), 10);
}

TEST(AnswersTest, Hold) {
    const std::string text = answer_of({"videopoker", "hold", "jacks-or-better-9-6", "AsKsQsJs5s"});
    EXPECT_THAT(text, HasSubstr("\nAs Ks Qs Js     18.425532       best     47  1 royal flush,"));
    const Json json = json_of({"videopoker", "hold", "jacks-or-better-9-6", "AsKsQsJs5s"});
    EXPECT_EQ(json["query"], "videopoker.hold");
    EXPECT_EQ(json["holds"].size(), 32U);
    expect_rectangle(answer_of({"videopoker", "hold", "jacks-or-better-9-6", "AsKsQsJs5s", "--csv"}), 17);
}

TEST(AnswersTest, Range) {
    const std::string text = answer_of({"holdem", "range", "22+,A2s+"});
    EXPECT_THAT(text, StartsWith("Range   22+, A2s+\nCombos  126 of 1,326\nShare   9.5023%\n\n"
                                 "  A    K    Q    J    T    9    8    7    6    5    4    3    2\n"
                                 "A AA   AKs  AQs  AJs  ATs  A9s  A8s  A7s  A6s  A5s  A4s  A3s  A2s\n"));
    const Json json = json_of({"holdem", "range", "AhKh"});
    EXPECT_EQ(json["query"], "holdem.range");
    EXPECT_EQ(json["hands"].size(), 169U);
    expect_rectangle(answer_of({"holdem", "range", "22+,A2s+", "--csv"}), 5);
    expect_rectangle(answer_of({"holdem", "range", "AhKh", "--csv"}), 6);
    // Some draws have hundreds of combos.
    std::istringstream lines(answer_of({"holdem", "range", "random", "--board", "Kh8h3c"}));
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 120U) << line;
}

TEST(AnswersTest, Hand) {
    EXPECT_THAT(answer_of({"hand", "9s9h9d4s4c"}), StartsWith("nines full of fours\n"));
    const Json json = json_of({"hand", "As", "Ks", "Qs", "Js", "10s", "2c"});
    EXPECT_EQ(json["query"], "hand");
    EXPECT_EQ(json["best"], "AsKsQsJsTs");
    expect_rectangle(answer_of({"hand", "9s9h9d4s4c", "--csv"}), 7);
}

TEST(AnswersTest, HoldShowsTheBestOrAll) {
    const std::vector<std::string> few{"videopoker", "hold", "jacks-or-better-9-6", "2h7d9cJsKh"};
    std::vector<std::string> all = few;
    all.emplace_back("--all");
    EXPECT_THAT(answer_of(few), HasSubstr("The best of 32 holds; --all shows every one.\n"));
    const std::string text = answer_of(all);
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 38);
    EXPECT_EQ(text.find("--all"), std::string::npos);
}

TEST(AnswersTest, CardsMayBeOneArgumentOrSeveral) {
    const std::string one = answer_of({"videopoker", "hold", "jacks-or-better-9-6", "As Ks,Qs Js 5s"});
    EXPECT_EQ(answer_of({"videopoker", "hold", "jacks-or-better-9-6", "As", "Ks", "Qs", "Js", "5s"}), one);
    EXPECT_EQ(answer_of({"videopoker", "hold", "jacks-or-better-9-6", "AsKs", "Q♠ j♠5S"}), one);
}

TEST(AnswersTest, Equity) {
    EXPECT_EQ(answer_of({"holdem", "equity", "AhKh", "QsQd"}),
              "Exact: 1,712,304 deals\n\n"
              "Player  Range  Combos  Of 1,326       Win      Tie      Lose    Equity\n"
              "     1  AhKh        1      0.1%  46.0179%  0.3932%  53.5890%  46.2145%\n"
              "     2  QsQd        1      0.1%  53.5890%  0.3932%  46.0179%  53.7855%\n");
    const Json json = json_of({"holdem", "equity", "A♥K♥", "random", "random", "--board", "Qh Jh 2c 5d"});
    EXPECT_EQ(json["query"], "holdem.equity");
    EXPECT_EQ(json["players"][0]["win"]["count"], "18973854");
    expect_rectangle(answer_of({"holdem", "equity", "AhKh", "QsQd", "--csv"}), 13);
}

TEST(AnswersTest, SampledEquity) {
    const std::vector<std::string> arguments{"holdem",    "equity", "AA",     "random", "random",
                                             "--samples", "50000",  "--seed", "7"};
    const Json json = json_of(arguments);
    EXPECT_EQ(json["method"], "monte-carlo");
    EXPECT_EQ(json["seed"], "7");
    EXPECT_EQ(json["deals"], "50000");
    EXPECT_EQ(json_of(arguments), json);
    EXPECT_THAT(answer_of(arguments),
                StartsWith("Sampled: 50,000 deals, seed 7; --exact counts all deals\n"));
}

TEST(AnswersTest, Odds) {
    EXPECT_THAT(answer_of({"holdem", "odds", "Th", "Ad", "--board", "Qh Jh 2c 5d Ts", "--opponents", "1"}),
                HasSubstr("Opponents       Win      Tie      Lose    Equity\n"));
    EXPECT_EQ(answer_of({"holdem", "odds", "Th", "Ad", "--board", "Qh Jh 2c 5d Ts", "--dead", "3c4c",
                         "--opponents", "1-2", "--shortcut"}),
              "Hole    Th Ad\nBoard   Qh Jh 2c 5d Ts\nDead    3c 4c\nThe board is complete\n\n"
              "Opponents       Win      Tie      Lose    Equity  1-(1-p)^N  Shortcut error\n"
              "        1  64.1196%  0.6645%  35.2159%  64.4518%   35.2159%         0.0000%\n"
              "        2  40.3790%  0.8524%  58.7686%  40.8049%   58.0303%        -0.7383%\n\n"
              "Final hand  Probability\n"
              "pair          100.0000%\n");
    const Json json = json_of({"holdem", "odds", "A♥K♥", "--board", "QhJh2c", "--opponents", "3,1"});
    EXPECT_EQ(json["query"], "holdem.odds");
    EXPECT_EQ(json["results"][0]["opponents"], 1);
    EXPECT_EQ(json["results"][1]["win"]["count"], "75300873897");
    expect_rectangle(
        answer_of({"holdem", "odds", "AhKh", "--board", "QhJh2c", "--opponents", "1-9", "--csv"}), 13);
}

TEST(AnswersTest, OddsAgainstKnownOpponents) {
    const Json json = json_of({"holdem", "odds", "AhKh", "--board", "QhJh2c5d", "--versus", "QsQd",
                               "--versus", "9h9c", "--opponents", "0,2"});
    EXPECT_EQ(json["versus"], Json::parse(R"(["QsQd", "9h9c"])"));
    EXPECT_EQ(json["results"][0]["equity_exact"], "3/14");
    EXPECT_EQ(json["results"][1]["deals"], "12760020");
    const Json outs =
        json_of({"holdem", "odds", "AhKh", "--board", "QhJh2c5d", "--versus=QsQd", "--outs"})["outs"];
    EXPECT_EQ(outs["goal"], "ahead");
    EXPECT_EQ(outs["cards"].size(), 10U);
}

TEST(AnswersTest, VpIsVideopoker) {
    EXPECT_EQ(answer_of({"vp", "return", "jacks-or-better-9-6"}),
              answer_of({"videopoker", "return", "jacks-or-better-9-6"}));
}

TEST(AnswersTest, APaytableFileIsAGame) {
    const ScratchFolder folder;
    const std::string file = HOLDFAST_SOURCE_FOLDER "/games/jacks-or-better-9-6.toml";
    EXPECT_EQ(answer_of({"videopoker", "return", file}),
              answer_of({"videopoker", "return", "jacks-or-better-9-6"}));
    const std::string mine =
        folder.write("mine", "id = \"mine\"\ndeck = 53\n[[pay]]\nhand = \"flush\"\npays = 4\n");
    const Json game = json_of({"videopoker", "return", mine})["game"];
    EXPECT_EQ(game["id"], "mine");
    EXPECT_EQ(game["deck"], 53);
}

TEST(AnswersTest, PaysCanBeChanged) {
    const Json json =
        json_of({"videopoker", "return", "jacks-or-better-9-6", "--pay", "full house=8", "--pay", "flush=5"});
    EXPECT_EQ(json["return_exact"], json_of({"videopoker", "return", "jacks-or-better-8-5"})["return_exact"]);
    EXPECT_EQ(json["game"]["pays_changed"].size(), 2U);
    const Json hold =
        json_of({"videopoker", "hold", "--pay=royal flush=4000/5", "jacks-or-better-9-6", "AsKsQsJs5s"});
    EXPECT_EQ(hold["holds"][0]["value_exact"], "866/47");
}

TEST(AnswersTest, TheTieRuleIsShownAndObeyed) {
    const auto variance = [](const std::string& rule) {
        const Json json = json_of({"videopoker", "return", "joker-poker-kings-full-pay", "--tie-rule", rule});
        EXPECT_EQ(json["tie_rule"], rule);
        return json["variance"].get<double>();
    };
    EXPECT_LT(variance("lowest-variance"), variance("highest-variance"));
    variance("most-held");
    variance("fewest-held");
    const auto first = [](const std::string& rule) {
        return json_of({"videopoker", "hold", "joker-poker-kings-full-pay", "9sJs6hAhJk", "--tie-rule",
                        rule})["holds"][0];
    };
    EXPECT_EQ(first("most-held")["hold"], "9sJsJk");
    EXPECT_EQ(first("fewest-held")["hold"], "AhJk");
}

TEST(AnswersTest, ThreadsDoNotChangeAnswers) {
    for (const std::string threads : {"0", "1", "3"}) {
        EXPECT_EQ(answer_of({"videopoker", "return", "five-jokers", "--threads", threads}),
                  answer_of({"videopoker", "return", "five-jokers"}));
        EXPECT_EQ(answer_of({"videopoker", "games", "aces", "--threads", threads}),
                  answer_of({"videopoker", "games", "aces"}));
        EXPECT_EQ(
            answer_of({"holdem", "equity", "AA", "KQ", "random", "--board", "Qh7h2c", "--threads", threads}),
            answer_of({"holdem", "equity", "AA", "KQ", "random", "--board", "Qh7h2c"}));
        EXPECT_EQ(answer_of({"holdem", "odds", "AhKh", "--board", "QhJh2c", "--opponents", "1-9", "--threads",
                             threads}),
                  answer_of({"holdem", "odds", "AhKh", "--board", "QhJh2c", "--opponents", "1-9"}));
    }
}

TEST(AnswersTest, WarningsGoToStandardErrorOfTextOnly) {
    const ScratchFolder folder;
    const std::string file = folder.write("x",
                                          "id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 5\n"
                                          "[[pay]]\nhand = \"straight flush\"\npays = 4\n");
    const Outcome text = run({"videopoker", "return", file});
    EXPECT_EQ(text.status, 0);
    EXPECT_THAT(text.err, StartsWith("holdfast: warning: the row 'straight flush' never pays"));
    EXPECT_EQ(text.out.find("warning"), std::string::npos);
    EXPECT_EQ(json_of({"videopoker", "return", file})["warnings"].size(), 1U);
}

}  // namespace
}  // namespace holdfast

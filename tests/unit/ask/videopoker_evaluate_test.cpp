// The answer `videopoker.evaluate`: what a written chart is worth.
#include <algorithm>
#include <array>
#include <string>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>
#include <tests/support/published_charts.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/ask.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/evaluate.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;

VideopokerEvaluateAnswer evaluate(const std::string& game, const std::string& chart, const Work& work = {}) {
    return answer(VideopokerEvaluateRequest{{game, std::nullopt, {}, {}}, chart, "mine.chart"}, work);
}

TEST(VideopokerEvaluateTest, FieldsAndTheirOrder) {
    const Json json = to_json(evaluate("jacks-or-better-9-6", test::wizard_simple));
    EXPECT_THAT(keys_of(json),
                ElementsAre("query", "game", "penalties", "sections", "rows", "rules", "return",
                            "return_exact", "cost", "hands_an_hour", "bets_an_hour_lost", "misplayed_deals",
                            "worst", "legend", "never_reached", "rules_never_applied", "chart", "warnings"));
    EXPECT_EQ(json["query"], "videopoker.evaluate");
    ASSERT_EQ(json["rows"].size(), 16U);
    EXPECT_THAT(keys_of(json["rows"][0]),
                ElementsAre("section", "text", "deals", "misplayed_deals", "value_least", "value_most"));
    EXPECT_EQ(json["rows"][11]["text"], "three to a straight flush");
    EXPECT_EQ(json["misplayed_deals"], "58944");
    EXPECT_EQ(json["return_exact"], "1652119941721/1661102543100");
    EXPECT_EQ(json["penalties"], false);
    EXPECT_EQ(json["never_reached"], Json::array());
    EXPECT_THAT(keys_of(json["worst"]), ElementsAre("deal", "chart_hold", "best_hold", "cost"));
}

// With its title, a chart returns what it returns without (field report: 93.9357% instead of 99.4592%).
TEST(VideopokerEvaluateTest, ATitleChangesNothing) {
    const auto found = evaluate("jacks-or-better-9-6", "Jacks or Better\n" + test::wizard_simple);
    EXPECT_EQ(found.chart.score.expected_return().text(), "1652119941721/1661102543100");
    EXPECT_THAT(found.warnings, ElementsAre("'Jacks or Better' was read as the title of the chart"));
}

// In one row, three cards to a straight go before a high pair.
TEST(VideopokerEvaluateTest, HoldsOfARowThatAreAnOrderAreTold) {
    const std::string game = "jacks-or-better-9-6";
    EXPECT_THAT(
        evaluate(game, "high pair, three to a straight\nredraw").warnings,
        ElementsAre(HasSubstr("write each on a line of its own: with all of them so, the chart returns "
                              "46.29%, not 39.59%")));
    const VideopokerEvaluateAnswer in_order = evaluate(game, "high pair\nthree to a straight\nredraw");
    EXPECT_NEAR(nearest_double(in_order.chart.score.expected_return()), 0.4629, 0.00005);
    // Neither if it changes nothing, nor if it changes little.
    EXPECT_TRUE(evaluate(game, "flush, high pair\nredraw").warnings.empty());
    EXPECT_TRUE(evaluate(game, test::wizard_simple).warnings.empty());
}

TEST(VideopokerEvaluateTest, LinesTellHowTheyWereRead) {
    VideopokerEvaluateRequest request{
        {"joker-poker-kings-full-pay", std::nullopt, {}, {}},
        "Joker Poker\n\nJoker:\r\n1. Boat; joker only\n# none\nno joker:\nHi pair\n"
        "  but discard all: take it if a K in this hold\nredraw\n",
        "mine.chart"};
    EXPECT_FALSE(to_json(answer(request)).contains("lines"));
    request.lines = true;
    const VideopokerEvaluateAnswer found = answer(request);
    const Json lines = to_json(found)["lines"];
    const auto line = [](int number, const char* text, const char* kind) {
        return Json{{"line", number}, {"text", text}, {"kind", kind}};
    };
    Json expected = Json::array();
    expected.push_back(line(1, "Joker Poker", "title"));
    expected.push_back(line(3, "Joker:", "heading"));
    expected.back()["words"] = "one joker";
    expected.push_back(line(4, "1. Boat; joker only", "row"));
    expected.back().update({{"row", 3}, {"words", "full house"}});
    expected.push_back(line(4, "1. Boat; joker only", "row"));
    expected.back().update({{"row", 4}, {"words", "joker only"}});
    expected.push_back(line(6, "no joker:", "heading"));
    expected.back()["words"] = "no jokers";
    expected.push_back(line(7, "Hi pair", "row"));
    expected.back().update({{"row", 1}, {"words", "high pair"}});
    expected.push_back(line(8, "but discard all: take it if a K in this hold", "rule"));
    expected.back().update({{"row", 1}, {"words", "but discard all: take it if a K in this hold"}});
    expected.push_back(line(9, "redraw", "row"));
    expected.back().update({{"row", 2}, {"words", "discard all"}});
    EXPECT_EQ(lines, expected);
    const std::string text = to_text(found);
    EXPECT_THAT(text, HasSubstr("   1  Joker Poker"));
    EXPECT_THAT(text, HasSubstr("row 1: high pair"));
}

TEST(VideopokerEvaluateTest, AllMistakesAreInTheError) {
    Session session;
    const Json reply = Json::parse(
        ask(session,
            R"({"query": "videopoker.evaluate", "game": "jacks-or-better-9-6", "chart": "pear\nflush\n  suitd QJ\n"})")
            .json);
    const Json& error = reply["error"];
    EXPECT_EQ(error["line"], 1);
    ASSERT_EQ(error["others"].size(), 1U);
    EXPECT_EQ(error["others"][0], (Json{{"message", "unknown word 'suitd'; did you mean 'suited'?"},
                                        {"text", "  suitd QJ"},
                                        {"position", 2},
                                        {"length", 5},
                                        {"line", 3},
                                        {"column", 3}}));
    EXPECT_FALSE(error.contains("untold"));
}

TEST(VideopokerEvaluateTest, EvaluatingItsChartAgainGivesTheSameAnswer) {
    Json first = to_json(evaluate("deuces-wild-full-pay", test::deuces_33_rows));
    const Json again = to_json(evaluate("deuces-wild-full-pay", first["chart"].get<std::string>()));
    EXPECT_EQ(again, first);
    EXPECT_EQ(first["rows"].size(), 33U);
    EXPECT_EQ(first["rows"][17]["section"], 1);
}

TEST(VideopokerEvaluateTest, WhatItPrintsCanBePasted) {
    const std::array<std::pair<std::string, std::string>, 3> charts{
        {{"jacks-or-better-9-6", test::wizard_optimal(true)},
         {"deuces-wild-full-pay", test::deuces_33_rows},
         {"double-double-bonus-9-6",
          "\"four aces with 2-4\"\nfour of a kind\nhigh pair\nfour to a flush\nlow pair\ndiscard all\n"}}};
    for (const auto& [game, chart] : charts) {
        const VideopokerEvaluateAnswer first = evaluate(game, chart);
        for (const std::size_t width : {0U, 120U, 90U, 60U, 40U}) {
            const std::string shown = to_text(first, {false, width});
            EXPECT_EQ(to_json(evaluate(game, shown)), to_json(first)) << shown;
        }
    }
}

std::size_t longest_line_of(const std::string& text) {
    std::size_t widest = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        widest = std::max(widest, end - at);
        at = end + 1;
    }
    return widest;
}

TEST(VideopokerEvaluateTest, TheLegendExplainsTheWordsThatTheChartHas) {
    const std::string chart = "high pair\nfour to a flush\n";
    const std::string rest = "one high card\nlow pair\ndiscard all\n";
    const std::string plain = to_text(evaluate("jacks-or-better-9-6", chart + rest));
    EXPECT_THAT(plain, HasSubstr("A high card is"));
    for (const char* word :
         {"Gaps are", "penalty", "\"It\"", "Windows are", "wild", "ace 14", "semicolons"}) {
        EXPECT_THAT(plain, testing::Not(HasSubstr(word)));
    }
    const std::string ruled = to_text(evaluate(
        "jacks-or-better-9-6",
        chart +
            "  but three to an inside straight flush: keep this hold if no flush penalty to it; take it if "
            "the points are 20 or more: its highest card, 2 for each straight penalty to this hold, less 1 "
            "for each straight lost by it\n" +
            rest));
    for (const char* words :
         {"\"It\" is the hold", "A flush penalty to a hold is", "A straight penalty to a hold is",
          "Straights lost by a hold are", "an ace 14", "Gaps are", "between semicolons"}) {
        EXPECT_THAT(ruled, HasSubstr(words));
    }
    EXPECT_LE(longest_line_of(ruled), 120U);
    EXPECT_LE(longest_line_of(to_text(evaluate("jacks-or-better-9-6", chart + rest), {false, 70})), 70U);
    EXPECT_THAT(to_text(evaluate("deuces-wild-full-pay", test::deuces_33_rows)),
                HasSubstr("with one deuce, both"));
}

TEST(VideopokerEvaluateTest, PerfectPlayHasNoWorstDeal) {
    const VideopokerEvaluateAnswer found = evaluate("jacks-or-better-9-6", test::wizard_optimal(true));
    const Json json = to_json(found);
    EXPECT_EQ(json["penalties"], true);
    EXPECT_EQ(json["rules"].size(), 6U);
    EXPECT_THAT(keys_of(json["rules"][0]), ElementsAre("row", "text", "deals"));
    EXPECT_EQ(json["rules"][0]["row"], 12);
    EXPECT_EQ(json["rules"][0]["deals"], "864");
    EXPECT_EQ(json["cost"], 0.0);
    EXPECT_TRUE(json["worst"].is_null());
    EXPECT_THAT(to_text(found), HasSubstr("Misplayed deals     0 of 2,598,960\n"));
}

TEST(VideopokerEvaluateTest, RowsThatAreNeverReachedAreListed) {
    const std::string repeated = test::best_basic + "discard all\nfour to a royal flush\n";
    const VideopokerEvaluateAnswer found = evaluate("jacks-or-better-9-6", repeated);
    EXPECT_THAT(found.never_reached(), ElementsAre(27, 28));
    const Json json = to_json(found);
    EXPECT_EQ(json["never_reached"], Json::parse("[27, 28]"));
    EXPECT_EQ(json["rows"][26]["deals"], "0");
    EXPECT_TRUE(json["rows"][26]["value_least"].is_null());
    EXPECT_THAT(to_text(found), HasSubstr("Rows never reached  27, 28\n"));
    EXPECT_THAT(to_text(found), HasSubstr("never reached\n"));
}

TEST(VideopokerEvaluateTest, RulesThatAreNeverAppliedAreListed) {
    // A pair has no low pair beside it, and below "discard all" no row is reached.
    const VideopokerEvaluateAnswer found =
        evaluate("jacks-or-better-9-6",
                 "high pair\n  but low pair: take it if no discard of one suit "
                 "beside it\n  but four to a flush: take it\n"
                 "low pair\ndiscard all\nfour to a flush\n  but ace: take it\n");
    EXPECT_THAT(found.rules_never_applied(), ElementsAre(1, 3));
    EXPECT_EQ(to_json(found)["rules_never_applied"], Json::parse("[1, 3]"));
    EXPECT_THAT(to_text(found), HasSubstr("Rules never applied row 1, but low pair; row 4, but ace\n"));
    EXPECT_THAT(to_text(found), HasSubstr("never applied\n"));
    const VideopokerEvaluateAnswer all_apply = evaluate("jacks-or-better-9-6", test::wizard_optimal(true));
    EXPECT_THAT(all_apply.rules_never_applied(), testing::IsEmpty());
    EXPECT_THAT(to_text(all_apply), testing::Not(HasSubstr("never applied")));
}

TEST(VideopokerEvaluateTest, ADealThatNoRowCoversIsShown) {
    const std::string chart = "high pair\nfour to a flush\n";
    try {
        evaluate("jacks-or-better-9-6", chart);
        FAIL() << "was evaluated";
    } catch (const FieldError& error) {
        EXPECT_EQ(error.field, "chart");
        EXPECT_EQ(error.source, "mine.chart");
        EXPECT_EQ(error.position, chart.size());
        EXPECT_THAT(error.what(), HasSubstr("no row covers "));
        EXPECT_THAT(error.what(), HasSubstr("deals have no row"));
    }
}

TEST(VideopokerEvaluateTest, ErrorsOfTheTextNameItsFile) {
    try {
        evaluate("jacks-or-better-9-6", "high pair\nstright\n");
        FAIL() << "was evaluated";
    } catch (const FieldError& error) {
        EXPECT_EQ(error.field, "chart");
        EXPECT_EQ(error.source, "mine.chart");
        EXPECT_EQ(error.position, 10U);
        EXPECT_EQ(error.length, 7U);
    }
}

// All deals with four equal low cards cost the same, so any of them could be shown as the worst.
TEST(VideopokerEvaluateTest, DoesNotDependOnThreads) {
    const std::string breaks_quads =
        "pair\nroyal flush, straight flush, flush, straight\nfour to a flush\none high card\ndiscard all\n";
    const Json one = to_json(evaluate("jacks-or-better-9-6", breaks_quads, Work{1}));
    EXPECT_GT(one["worst"]["cost"].get<double>(), 20);
    for (int round = 0; round < 10; ++round) {
        ASSERT_EQ(to_json(evaluate("jacks-or-better-9-6", breaks_quads, Work{8})), one);
    }
}

// A lone high card of a pair may be of either suit; then the smaller value counts.
TEST(VideopokerEvaluateTest, PlaysTheSmallerValueOfTiedHolds) {
    const Json json =
        to_json(evaluate("jacks-or-better-9-6", "two pair\nKQ unsuited\none high card\ndiscard all\n"));
    EXPECT_NEAR(json["rows"][2]["value_least"].get<double>(), 0.151, 0.0005);
}

TEST(VideopokerEvaluateTest, TheFirstRuleThatAppliesDecides) {
    const std::string when = ": take it if this hold's highest card is J or higher\n";
    const VideopokerEvaluateAnswer found =
        evaluate("jacks-or-better-9-6",
                 "one high card\n  but high pair" + when + "  but discard all" + when + "discard all\n");
    ASSERT_EQ(found.chart.rules.size(), 2U);
    EXPECT_EQ(found.chart.rules[0].deals, 423'552U);
    EXPECT_EQ(found.chart.rules[1].deals, 1'798'416U);
}

TEST(VideopokerEvaluateTest, AStopEndsTheReplayOfAChartWithRules) {
    StopFlag stop;
    int told = 0;
    const auto raise = [&](u64 done, u64 total) {
        EXPECT_LT(done, total);
        ++told;
        stop.request_stop();
    };
    EXPECT_THROW(evaluate("jacks-or-better-9-6", test::wizard_optimal(true), Work{1, raise, &stop}), Stopped);
    EXPECT_EQ(told, 1);
}

TEST(VideopokerEvaluateTest, RulesAreBounded) {
    const auto times = [](int count, const std::string& part) {
        std::string text;
        for (int i = 0; i < count; ++i) text += part;
        return text;
    };
    const auto rule = [&](int parts, int conditions) {
        const std::string part = "take it if " + times(conditions - 1, "no 9 in it and ") + "no 9 in it";
        return "  but discard all: " + times(parts - 1, part + "; ") + part + "\n";
    };
    const auto refusal = [](const std::string& rules) {
        return test::refusal_of(VideopokerEvaluateRequest{
            {"jacks-or-better-9-6", std::nullopt, {}, {}}, "one high card\n" + rules, "mine.chart"});
    };
    EXPECT_STREQ(refusal(rule(1000, 1) + rule(1, 1)).what(),
                 "the rules of a chart have at most 1,000 parts between semicolons");
    EXPECT_STREQ(refusal(rule(1, 11)).what(), "a part of a rule has at most 10 conditions");
    // As many conditions as are allowed; since the chart lacks other rows, it is refused once it is played.
    EXPECT_THAT(refusal(rule(100, 10)).what(), HasSubstr("no row covers"));
}

TEST(VideopokerEvaluateTest, ALineForEachRowInCsv) {
    const std::string csv = to_csv(evaluate("jacks-or-better-9-6", test::thirteen_rows));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 14);
    EXPECT_THAT(csv, testing::StartsWith("section,row,text,deals,misplayed_deals,value_least,value_most\n"));
}

}  // namespace
}  // namespace holdfast::ask

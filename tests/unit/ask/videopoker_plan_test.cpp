// The query `videopoker.plan`: its parts as text, with errors at the word that is wrong, and its answer.
#include <algorithm>
#include <cmath>
#include <string>

#include <apps/terminal/videopoker/answer_text.h>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/videopoker/plan.h>

namespace holdfast::ask {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

Json plan_answer(const std::string& members) {
    Session session;
    return Json::parse(ask(session, R"({"query": "videopoker.plan", )" + members + "}").json);
}

Json plan_error(const std::string& part) {
    return plan_answer(R"("parts": [")" + part + R"("])")["error"];
}

TEST(VideopokerPlanTest, AddsUpMeansAndVariances) {
    const Json plan = plan_answer(
        R"("parts": ["jacks-or-better-9-6 100 hands at 1.25", "jacks-or-better-9-6 1 hours speed 50 at 5"])");
    EXPECT_EQ(plan["hands"], 150);
    EXPECT_EQ(plan["parts"][1]["hands"], 50);
    EXPECT_NEAR(plan["mean_dollars"].get<double>(), -0.00456096 * (125 + 250), 1e-5);
    EXPECT_NEAR(plan["variance_dollars"].get<double>(), 19.514676 * (100 * 1.5625 + 50 * 25), 1e-3);
}

TEST(VideopokerPlanTest, APlanOfOnePartAgreesWithBankroll) {
    const Json plan = plan_answer(
        R"("parts": ["jacks-or-better-9-6 1000 hands at 1.25"], "bankroll": "250$", "goal": "500$")");
    Session session;
    const Json bankroll = Json::parse(
        ask(session,
            R"({"query": "videopoker.bankroll", "game": "jacks-or-better-9-6", "hands": 1000, "bankroll": 200, "goal": 400})")
            .json);
    const Json& after = bankroll["after"];
    EXPECT_NEAR(plan["chance_of_loss"].get<double>(), after["chance_of_loss"].get<double>(), 1e-9);
    EXPECT_NEAR(plan["goal_probability"].get<double>(), after["goal_probability"].get<double>(), 1e-12);
    EXPECT_NEAR(plan["ruin_probability"].get<double>(), after["ruin_before_goal"].get<double>(), 1e-12);
    EXPECT_EQ(plan["quantiles"][0]["result_dollars"].get<double>(),
              1.25 * after["quantiles"][0]["result"].get<double>());
}

TEST(VideopokerPlanTest, AGoalJustAboveThePriceOfAHandAgreesWithBankroll) {
    const Json plan = plan_answer(
        R"("parts": ["jacks-or-better-9-6 100 hands at 125 cash-back 0.25%"], "bankroll": "125$", "goal": "125.25$")");
    EXPECT_NEAR(plan["goal_probability"].get<double>(), 0.454565, 1e-6);
    EXPECT_NEAR(plan["ruin_probability"].get<double>(), 0.545435, 1e-6);
}

TEST(VideopokerPlanTest, TwoPartsOfOneGameAreOne) {
    const std::string amounts = R"(, "bankroll": "150$", "goal": "400$")";
    const Json two = plan_answer(
        R"("parts": ["jacks-or-better-9-6 300 hands at 5", "jacks-or-better-9-6 500 hands at 5"])" + amounts);
    const Json one = plan_answer(R"("parts": ["jacks-or-better-9-6 800 hands at 5"])" + amounts);
    for (const char* const same : {"mean_dollars_exact", "variance_dollars_exact", "quantiles"}) {
        EXPECT_EQ(two[same], one[same]);
    }
    for (const char* const chance : {"chance_of_loss", "ruin_probability", "goal_probability"}) {
        EXPECT_NEAR(two[chance].get<double>(), one[chance].get<double>(), 1e-9) << chance;
    }
}

TEST(VideopokerPlanTest, TheOrderOfPartsMattersForRuinOnly) {
    const Json one = plan_answer(
        R"("parts": ["jacks-or-better-9-6 200 hands at 1", "five-jokers 20 hands at 25"], "bankroll": "150$")");
    const Json other = plan_answer(
        R"("parts": ["five-jokers 20 hands at 25", "jacks-or-better-9-6 200 hands at 1"], "bankroll": "150$")");
    for (const char* const same : {"mean_dollars_exact", "variance_dollars_exact", "quantiles"}) {
        EXPECT_EQ(one[same], other[same]);
    }
    EXPECT_NEAR(one["chance_of_loss"].get<double>(), other["chance_of_loss"].get<double>(), 1e-9);
    EXPECT_GT(std::abs(one["ruin_probability"].get<double>() - other["ruin_probability"].get<double>()),
              0.01);
}

// A bet has a price in each part, so an amount needs a unit; bets are those of all parts, or none.
TEST(VideopokerPlanTest, AmountsHaveUnits) {
    const std::string one =
        R"("parts": ["jacks-or-better-9-6 10 hands at 5", "jacks-or-better-9-6 20 hands at 5"])";
    const std::string other =
        R"("parts": ["jacks-or-better-9-6 10 hands at 5", "jacks-or-better-9-6 20 hands at 1"])";
    const std::string amounts_in_dollars = R"(, "bankroll": "150$", "goal": "400$")";
    EXPECT_EQ(plan_answer(one + R"(, "bankroll": "30 bets", "goal": "80 b")"),
              plan_answer(one + amounts_in_dollars));
    for (const std::string& parts : {one, other}) {
        for (const std::string bare : {"150", "\"150\""}) {
            const Json error = plan_answer(parts + R"(, "bankroll": )" + bare)["error"];
            EXPECT_EQ(error["message"], "150 is bets or dollars: write 150 bets or 150$");
            EXPECT_EQ(error["field"], "bankroll");
            EXPECT_EQ(error["length"], 3);
        }
        const Json goal = plan_answer(parts + R"(, "bankroll": "150$", "goal": 400)")["error"];
        EXPECT_EQ(goal["message"], "400 is bets or dollars: write 400 bets or 400$");
        EXPECT_EQ(goal["field"], "goal");
    }
    EXPECT_EQ(plan_answer(other + R"(, "bankroll": "30 bets")")["error"]["message"],
              "bets of which price? they differ here: write dollars, such as 1000$");
}

TEST(VideopokerPlanTest, WordsOfPartsMayHaveCapitalsAndTabsBetweenThem) {
    EXPECT_EQ(plan_answer(R"("parts": ["jacks-or-better-9-6\t1 Hour At 1.25 LINES 2"])"),
              plan_answer(R"("parts": ["jacks-or-better-9-6 1 hour at 1.25 lines 2"])"));
}

TEST(VideopokerPlanTest, PartsOfOneGameMayHaveDifferentLines) {
    const std::string one = R"("jacks-or-better-9-6 20 hands at 1")";
    const std::string three = R"("jacks-or-better-9-6 20 hands at 1 lines 3")";
    const Json first = plan_answer("\"parts\": [" + one + ", " + three + "]");
    const Json second = plan_answer("\"parts\": [" + three + ", " + one + "]");
    EXPECT_EQ(first["quantiles"], second["quantiles"]);
    EXPECT_NEAR(first["chance_of_loss"].get<double>(), second["chance_of_loss"].get<double>(), 1e-9);
}

TEST(VideopokerPlanTest, TheOptionsOfAPartChangeTheMean) {
    const Json plan = plan_answer(
        R"("parts": ["jacks-or-better-9-6 2 hours speed 50 lines 3 cash-back 0.25% tips 1/1000 at 1/4"])");
    const Json& part = plan["parts"][0];
    EXPECT_EQ(part["hands"], 100);
    EXPECT_EQ(part["lines"], 3);
    EXPECT_EQ(part["bet"], 0.25);
    EXPECT_NEAR(part["edge"].get<double>(), -0.0045609563 + 0.0025 - 0.001, 1e-9);
    EXPECT_NEAR(plan["mean_dollars"].get<double>(), 100 * 3 * 0.25 * part["edge"].get<double>(), 1e-12);
    // Lines of one deal vary together: 19.514676 + 2 * 1.966391.
    EXPECT_NEAR(plan["variance_dollars"].get<double>(), 100 * 3 * 0.0625 * (19.514676 + 2 * 1.966391), 1e-3);
}

TEST(VideopokerPlanTest, OneHandAtAPlainShare) {
    // 54.5435% of all hands lose, and 21.4585% get their bet back.
    const Json plan =
        plan_answer(R"("parts": ["jacks-or-better-9-6 1 hand at 2"], "quantiles": "54%,55%,80%")");
    EXPECT_NEAR(plan["chance_of_loss"].get<double>(), 0.545435, 1e-6);
    EXPECT_EQ(plan["quantiles"][0]["result_dollars"], -2);
    EXPECT_EQ(plan["quantiles"][1]["result_dollars"], 0);
    EXPECT_EQ(plan["quantiles"][2]["result_dollars"], 2);
    EXPECT_FALSE(plan["quantiles"][0].contains("result_most_dollars"));
    const Json open = plan_answer(R"("parts": ["jacks-or-better-9-6 1 hand at 2"], "quantiles": [)" +
                                  plan["chance_of_loss"].dump() + "]");
    EXPECT_EQ(open["quantiles"][0]["result_dollars"], -2);
    EXPECT_EQ(open["quantiles"][0]["result_most_dollars"], 0);
}

TEST(VideopokerPlanTest, ChancesThatTakeTooLongAreLeftOut) {
    const Json plan =
        plan_answer(R"("parts": ["jacks-or-better-9-6 1000000 hands at 1"], "bankroll": "4000$")");
    EXPECT_FALSE(plan.contains("ruin_probability"));
    EXPECT_EQ(plan["notes"].size(), 1U);
    EXPECT_GT(plan["chance_of_loss"], 0.8);
}

TEST(VideopokerPlanTest, TextSaysWhatIsCertain) {
    Session session;
    const auto text_with = [&session](const std::string& members) {
        const auto request = test::request_of<VideopokerPlanRequest>(
            R"("parts": ["jacks-or-better-9-6 10 hands at 1.25"], )" + members);
        return terminal::to_text(answer(request, session));
    };
    const std::string ruined = text_with(R"("bankroll": "1$")");
    EXPECT_THAT(ruined, ContainsRegex("\nruin +100\\.0000%\nplay all hands +0\\.0000%\n"));
    EXPECT_THAT(ruined, HasSubstr("\nWith $1.00, stopping at ruin\n"));
    EXPECT_THAT(
        terminal::to_text(answer(test::request_of<VideopokerPlanRequest>(
                                     R"("parts": ["jacks-or-better-9-6 1 hand at 1 cash-back 100%"])"),
                                 session)),
        ContainsRegex("chance of a loss +0\\.0000%\n"));
    EXPECT_THAT(text_with(R"("bankroll": "20.125$")"), HasSubstr("\nWith $20.125, stopping at ruin\n"));
    const std::string reached = text_with(R"("bankroll": "20$", "goal": "20$")");
    EXPECT_THAT(reached, HasSubstr("\nWith $20.00, stopping at ruin or at the goal\n"));
    EXPECT_THAT(reached, ContainsRegex("\nruin +0\\.0000%\nreach \\$20\\.00 +100\\.0000%\n"
                                       "neither, after all hands +0\\.0000%\n"));
    EXPECT_THAT(
        reached,
        HasSubstr("Note: results ignore ruin and the goal, as if every hand were played, on credit if need "
                  "be.\n"));
    EXPECT_THAT(reached, HasSubstr("Note: the bankroll has reached the goal before the first hand.\n"));
    // Ten hands cost $12.50, and win $9,987.50 at most.
    EXPECT_THAT(text_with(R"("bankroll": "500$")"),
                ContainsRegex("\nruin +0\\.0000%\nplay all hands +100\\.0000%\n"));
    EXPECT_THAT(text_with(R"("bankroll": "500$", "goal": "10500$")"),
                ContainsRegex("\nruin +0\\.0000%\nreach \\$10,500\\.00 +0\\.0000%\n"
                              "neither, after all hands +100\\.0000%\n"));
    EXPECT_THAT(terminal::to_text(
                    answer(test::request_of<VideopokerPlanRequest>(
                               R"("parts": ["jacks-or-better-9-6 500 hands at 1"], "bankroll": "499$")"),
                           session)),
                ContainsRegex("\nruin +<0\\.0001%\nplay all hands +>99\\.9999%\n"));
    // Of ten hands, one may win enough for a goal.
    EXPECT_THAT(text_with(R"("bankroll": "12$", "goal": "14$")"),
                ContainsRegex("neither, after all hands +[0-9.]+%\n"));
}

TEST(VideopokerPlanTest, AGoalThatIsDoubtfulIsWarnedOf) {
    const auto warnings_with = [](const std::string& amounts) {
        return plan_answer(R"("parts": ["jacks-or-better-9-6 10 hands at 1.25"], )" + amounts)["warnings"];
    };
    EXPECT_EQ(
        warnings_with(R"("bankroll": "200$", "goal": "100$")"),
        Json::parse(R"(["the goal of 100$ is not above the bankroll of 200$: it is what the bankroll is )"
                    R"(to become, so to win 100$ more, write 300$"])"));
    EXPECT_EQ(
        warnings_with(R"("bankroll": "200$", "goal": "300 bets")"),
        Json::parse(R"(["the bankroll is in dollars and the goal in bets; if both are in one unit, write )"
                    R"(300$ as the goal, or 200 bets as the bankroll"])"));
    EXPECT_TRUE(warnings_with(R"("bankroll": "200$", "goal": "300$")").empty());
    EXPECT_TRUE(warnings_with(R"("bankroll": "200$")").empty());
}

TEST(VideopokerPlanTest, AmountsBelowACentKeepTheirDigits) {
    Session session;
    const auto request = test::request_of<VideopokerPlanRequest>(
        R"("parts": ["jacks-or-better-9-6 100 hands at 0.0001"], "quantiles": [0.5], "bankroll": "0.0125$")");
    const std::string text = terminal::to_text(answer(request, session));
    EXPECT_THAT(text, ContainsRegex("\\$0\\.0001 +-0\\.4561% +-\\$0\\.0000456 +\\$0\\.00442\n"));
    EXPECT_THAT(text, ContainsRegex("50% at or below +-\\$0\\.00[0-9]+\n"));
    EXPECT_THAT(text, HasSubstr("\nWith $0.0125, stopping at ruin\n"));
}

TEST(VideopokerPlanTest, CsvHasALineForEachPart) {
    const auto request = test::request_of<VideopokerPlanRequest>(
        R"("parts": ["jacks-or-better-9-6 10 hands at 1.25", "five-jokers 5 hands at 1"])");
    const std::string csv = to_csv(test::answer(request));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 3);
    EXPECT_THAT(csv, HasSubstr("\n2,five-jokers,"));
}

TEST(VideopokerPlanTest, WhatCannotBeComputedIsRefused) {
    const auto expect_refused = [](const std::string& parts, const std::string& words) {
        const Json error = plan_answer("\"parts\": [" + parts + "]")["error"];
        EXPECT_EQ(error["field"], "parts");
        EXPECT_THAT(error["message"].get<std::string>(), HasSubstr(words));
    };
    expect_refused(R"("jacks-or-better-9-6 9 hands at 1", "jacks-or-better-9-6 9000 hands at 0.999999")",
                   "too many multiples of the common unit");
    std::string many;
    for (const int prime : {999983, 999979, 999961, 999959, 999953, 999931, 999917, 999907}) {
        many += fmt::format("{}\"jacks-or-better-9-6 1 hand at 1000/{}\"", many.empty() ? "" : ", ", prime);
    }
    expect_refused(many, "too many different decimals");
    expect_refused(R"("jacks-or-better-9-6 1 hand at 1", "jacks-or-better-9-6 1000000 hands at 1")",
                   "part 2: the parts up to this one have 1,000,001 hands; a plan has at most 1,000,000");
    std::string thirteen = R"("jacks-or-better-9-6 1 hand at 1")";
    for (int more = 0; more < 12; ++more) thirteen += R"(, "jacks-or-better-9-6 1 hand at 1")";
    expect_refused(thirteen, "a plan has 1 to 12 parts, not 13");
    expect_refused(R"("")", "part 1: it is empty");
}

TEST(VideopokerPlanTest, ErrorsPointAtTheWord) {
    const std::string game = "jacks-or-better-9-6 ";
    const auto expect_at = [&](const std::string& rest, int position, int length) {
        const Json error = plan_error(game + rest);
        EXPECT_EQ(error["field"], "parts") << rest;
        EXPECT_EQ(error["position"], position) << error.dump();
        EXPECT_EQ(error["length"], length) << error.dump();
    };
    expect_at("10 minutes at 1.25", 23, 7);
    expect_at("10 hours at much", 32, 4);
    expect_at("10 hours at 1.25 lines 11", 43, 2);
    expect_at("10 hours at 1.25 cash-back 0.5", 47, 3);
    expect_at("10 hours at 1.25 lines", 37, 5);
    expect_at("10 hours at 1.25 at 5", 40, 1);
    expect_at("10 hours", 0, 19);
    expect_at("at 1.25", 0, 19);
    EXPECT_EQ(plan_error("jacks 10 hours at 1.25")["length"], 5);
    EXPECT_THAT(plan_error("9/6 jacks 10 hours at 1.25")["message"].get<std::string>(),
                HasSubstr("unexpected 'jacks': after the game's id (one word)"));
    EXPECT_THAT(plan_error(game + "10 hrs at 1.25")["message"].get<std::string>(),
                HasSubstr("after a number write 'hours' or 'hands', not 'hrs'"));
    EXPECT_THAT(plan_error(game + "10 hours at 1.25 lines 3 lines 5")["message"].get<std::string>(),
                HasSubstr("'lines' is given twice"));
    // Without quotes, each word of a command line is a part.
    EXPECT_THAT(plan_error("jacks-or-better-9-6")["message"].get<std::string>(),
                HasSubstr("it is one word: write GAME N hours at DOLLARS as one text"));
    EXPECT_EQ(plan_answer(R"("parts": [])")["error"]["field"], "parts");
}

TEST(VideopokerPlanTest, OtherSpellingsOfAPart) {
    const auto plan = [](const std::string& part) {
        return plan_answer(R"("parts": ["jacks-or-better-9-6)" + part + R"("])");
    };
    const Json plain = plan(" 10 hours at 1.25");
    ASSERT_EQ(plain["hands"], 6000);
    for (const std::string other :
         {" 10 hours @ 1.25", " 10 hours @1.25", " for 10 hours at $1.25", " 10hours @$1.25",
          ": 10 hours, at 1.25$", " FOR 10 Hours x $1.25", " 10 hours x1.25$", " 10 hours × $1.25",
          " at 1.25 for 10 hours;", " 6000hands @ 1.25", " x 10 hours @ 1.25"}) {
        EXPECT_EQ(plan(other), plain) << other;
    }
    const Json lines = plan(" 500 hands at 1.25 lines 3 cash-back 0.25% tips 0.1%");
    ASSERT_TRUE(lines.contains("parts")) << lines;
    for (const std::string other : {" 500 hands at 1.25 3 lines cash back 0.25% tips 0.1%",
                                    " 500hands @1.25, 3lines, 0.25% cash back, 0.1% tips"}) {
        EXPECT_EQ(plan(other), lines) << other;
    }
}

TEST(VideopokerPlanTest, SpellingsWithTwoReadingsAreRefusedWithBoth) {
    const std::string game = "jacks-or-better-9-6 ";
    const auto expect_refused = [&](const std::string& rest, const std::string& marked,
                                    const std::string& message) {
        const Json error = plan_error(game + rest);
        ASSERT_TRUE(error.contains("message")) << rest;
        EXPECT_EQ(error["message"], "part 1: " + message);
        EXPECT_EQ((game + rest).substr(error["position"], error["length"]), marked) << error;
    };
    const std::string h = "'h' may be hours or hands: write 10 hours or 10 hands";
    expect_refused("10h @ 1.25", "10h", h);
    expect_refused("@1.25 10 h", "h", h);
    expect_refused("500 hands x 5", "x", "'x 5' may be dollars or lines: write 'at 5' or 'lines 5'");
    expect_refused("500 hands at 1.25 x3", "x",
                   "'x 3' may be lines or coins: write 'lines 3', or the price of all coins after 'at'");
    expect_refused("500 hands 5 x $0.25", "x", "after a number write 'hours' or 'hands', not 'x'");
    expect_refused("500 hands $1.25", "$1.25", "for the price of a bet write 'at $1.25'");
    expect_refused("500 hands for $1.25", "for",
                   "write 'at $1.25' for the price of a bet, or a number of hours or hands after 'for'");
    expect_refused("500 hands @ 1.25 @ 5", "5", "'at' is given twice");
}

}  // namespace
}  // namespace holdfast::ask

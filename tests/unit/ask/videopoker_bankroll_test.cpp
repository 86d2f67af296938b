// The answer `videopoker.bankroll`: its fields, in their order, published numbers, and its three forms.
#include <cmath>
#include <string>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/error_object.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/ask.h>
#include <holdfast/ask/videopoker/bankroll.h>

namespace holdfast::ask {
namespace {

using terminal::to_svg;
using terminal::to_text;

using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

VideopokerBankrollRequest bankroll_asked(std::string id) {
    VideopokerBankrollRequest request;
    request.game = {std::move(id), std::nullopt, {}, {}};
    for (const u64 share : {5U, 25U, 50U, 75U, 95U}) request.quantiles.emplace_back(share, u64{100});
    return request;
}

TEST(VideopokerBankrollTest, OnlyWhatWasAskedForIsThere) {
    const Json plain = to_json(test::answer(bankroll_asked("jacks-or-better-9-6")));
    EXPECT_THAT(keys_of(plain), ElementsAre("query", "game", "tie_rule", "lines", "edge", "variance_per_line",
                                            "standard_deviation", "covariance", "deal", "notes", "warnings"));
    VideopokerBankrollRequest all = bankroll_asked("jacks-or-better-9-6");
    all.bankroll = Rational(100);
    all.risk = Rational(1, 20);
    all.hands = 50;
    all.goal = Rational(200);
    const Json json = to_json(test::answer(all));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "game", "tie_rule", "lines", "edge", "variance_per_line",
                                           "standard_deviation", "covariance", "ruin", "bankroll_for",
                                           "after", "goal", "deal", "curve", "notes", "warnings"));
    EXPECT_THAT(keys_of(json["ruin"]), ElementsAre("bankroll", "probability", "is_bound", "error"));
    EXPECT_THAT(keys_of(json["bankroll_for"]), ElementsAre("risk", "hands", "bankroll", "is_bound"));
    EXPECT_THAT(keys_of(json["after"]),
                ElementsAre("hands", "mean", "standard_deviation", "chance_of_loss", "ruin_probability",
                            "goal", "goal_probability", "ruin_before_goal", "error", "quantiles"));
    EXPECT_THAT(keys_of(json["after"]["quantiles"][0]), ElementsAre("share", "result"));
    EXPECT_THAT(keys_of(json["goal"]), ElementsAre("goal", "probability", "is_bound", "error"));
    EXPECT_THAT(keys_of(json["deal"][0]), ElementsAre("total", "probability"));
    EXPECT_EQ(json["ruin"]["probability"], 1.0);
    EXPECT_EQ(json["ruin"]["error"], 0.0);
    EXPECT_GT(json["goal"]["error"], 0.0);
    // In the long run no bankroll is enough; for fifty hands one is.
    EXPECT_EQ(json["bankroll_for"]["bankroll"], 22U);
    all.hands.reset();
    const Json ever = to_json(test::answer(all))["bankroll_for"];
    EXPECT_THAT(keys_of(ever), ElementsAre("risk", "bankroll", "is_bound"));
    EXPECT_TRUE(ever["bankroll"].is_null());
    EXPECT_THAT(json["notes"][0].get<std::string>(), HasSubstr("the edge is not positive"));
}

TEST(VideopokerBankrollTest, PublishedDeviationsOfManyLines) {
    // wizardofodds.com, video poker appendix 3
    struct Published {
        const char* id;
        std::vector<double> deviations;  // for 1, 3, 5, 10, 50 and 100 lines
    };
    const std::vector<Published> table{{"jacks-or-better-9-6", {4.42, 4.84, 5.23, 6.1, 10.76, 14.64}},
                                       {"bonus-poker-8-5", {4.57, 5.01, 5.42, 6.32, 11.17, 15.19}},
                                       {"double-double-bonus-9-6", {6.48, 7.18, 7.82, 9.23, 16.66, 22.76}}};
    for (const Published& each : table) {
        std::size_t place = 0;
        for (const u32 lines : {1U, 3U, 5U, 10U, 50U, 100U}) {
            if (lines == 10) {  // whose totals take a while
                ++place;
                continue;
            }
            VideopokerBankrollRequest request = bankroll_asked(each.id);
            request.stake.lines = lines;
            const Json json = to_json(test::answer(request));
            // They are published for each line; a hand has all of them.
            const double published = each.deviations[place++];
            EXPECT_NEAR(std::sqrt(json["variance_per_line"].get<double>()), published, 0.005001)
                << each.id << " " << lines;
            EXPECT_NEAR(json["standard_deviation"].get<double>(), std::sqrt(lines) * published,
                        std::sqrt(lines) * 0.005001);
            EXPECT_EQ(json.contains("deal"), lines <= 10);
        }
    }
}

TEST(VideopokerBankrollTest, TheStandardDeviationIsOneNumber) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.stake.lines = 3;
    request.hands = 1;
    const VideopokerBankrollAnswer found = test::answer(request);
    const Json json = to_json(found);
    EXPECT_NEAR(json["standard_deviation"].get<double>(), 8.387035, 5e-7);
    EXPECT_EQ(json["standard_deviation"], json["after"]["standard_deviation"]);
    EXPECT_THAT(to_text(found), HasSubstr(" 8.387035 bets, of one hand\n"));
    EXPECT_THAT(to_csv(found),
                HasSubstr("\nstandard_deviation,," + json["standard_deviation"].dump() + "\n"));
}

TEST(VideopokerBankrollTest, AmountsBelowACentKeepTheirDigits) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.hands = 10;
    request.wager.bet = Rational(1, 10'000);
    const std::string text = to_text(test::answer(request));
    EXPECT_THAT(text, HasSubstr("standard deviation 13.97 ($0.0014)\n"));
    EXPECT_THAT(text, HasSubstr("\n  5% at or below          -7 (-$0.0007)\n"));
}

TEST(VideopokerBankrollTest, CashBackAndTipsMoveTheEdge) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.stake.cash_back = Rational(1, 100);
    request.bankroll = Rational(1092);
    request.risk = Rational(1, 100);
    const Json json = to_json(test::answer(request));
    EXPECT_NEAR(json["edge"].get<double>(), 0.99543904369512248 + 0.01 - 1, 1e-15);
    EXPECT_NEAR(json["ruin"]["usual_estimate"].get<double>(), 0.50002, 1e-5);
    EXPECT_TRUE(json["ruin"]["is_bound"].get<bool>());
    EXPECT_LT(json["ruin"]["probability_least"], json["ruin"]["probability_most"]);
    EXPECT_EQ(json["ruin"]["probability"], json["ruin"]["probability_most"]);
    // Published: 7,255.52, which is not quite enough.
    EXPECT_EQ(json["bankroll_for"]["bankroll"], 7257U);
    EXPECT_EQ(json["bankroll_for"]["bankroll_least"], 7256U);
    request.stake.tips = Rational(1, 100);
    EXPECT_NEAR(to_json(test::answer(request))["edge"].get<double>(), -0.00456095630487752, 1e-15);
}

TEST(VideopokerBankrollTest, AOneHandSessionIsTheDeal) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.hands = 1;
    request.bankroll = Rational(1);
    const Json json = to_json(test::answer(request));
    // A player who has one bet and loses it is ruined, even on the last hand.
    EXPECT_NEAR(json["after"]["ruin_probability"].get<double>(), json["deal"][0]["probability"].get<double>(),
                1e-14);
    EXPECT_NEAR(json["after"]["chance_of_loss"].get<double>(), json["deal"][0]["probability"].get<double>(),
                1e-14);
    EXPECT_EQ(json["after"]["quantiles"][2], Json::parse(R"({"share": 0.5, "result": -1.0})"));
    EXPECT_EQ(json["after"]["quantiles"][4], Json::parse(R"({"share": 0.95, "result": 2.0})"));
}

TEST(VideopokerBankrollTest, AGoalThatIsReachedAlreadyIsCertain) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.bankroll = Rational(100);
    request.goal = Rational(100);
    const Json json = to_json(test::answer(request));
    EXPECT_EQ(json["goal"]["probability"], 1.0);
    EXPECT_THAT(json["notes"].dump(), HasSubstr("the bankroll has reached the goal before the first hand"));
}

TEST(VideopokerBankrollTest, ARebateBoundsTheGoal) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.stake.cash_back = Rational(1, 400);
    request.bankroll = Rational(200);
    request.goal = Rational(400);
    const Json goal = to_json(test::answer(request))["goal"];
    EXPECT_TRUE(goal["is_bound"].get<bool>());
    EXPECT_EQ(goal["probability"], goal["probability_least"]);
    EXPECT_LT(goal["probability"], goal["probability_most"]);
    EXPECT_FALSE(goal.contains("error"));
    EXPECT_LT(goal["probability_most"].get<double>() - goal["probability_least"].get<double>(), 0.003);
}

TEST(VideopokerBankrollTest, FractionalPaysAreCountedOnTheirLattice) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.game.pay_changes = {"royal flush=800.5"};
    request.hands = 200;
    request.bankroll = Rational(40);
    const VideopokerBankrollAnswer exact = test::answer(request);
    const Json json = to_json(exact);
    EXPECT_FALSE(json["after"].contains("ruin_probability_least"));
    // In ten-millionths they cannot be: both bounds are given.
    request.game.pay_changes = {"four of a kind=25.0000001"};
    const VideopokerBankrollAnswer rounded = test::answer(request);
    const Json bounded = to_json(rounded);
    const double least = bounded["after"]["ruin_probability_least"].get<double>();
    const double most = bounded["after"]["ruin_probability"].get<double>();
    EXPECT_LT(least, most);
    EXPECT_LT(most - least, 1e-3);
    EXPECT_TRUE(bounded["after"]["quantiles"][3].contains("result_most"));
    EXPECT_THAT(to_csv(rounded), HasSubstr("\nquantile_most,0.75,12.0"));
    EXPECT_THAT(to_csv(exact), Not(HasSubstr("quantile_most")));

    EXPECT_NEAR(json["after"]["ruin_probability"].get<double>(), most, 1e-4);
}

TEST(VideopokerBankrollTest, TextSaysFirstWhatMatters) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.bankroll = Rational(200);
    request.hands = 1000;
    const VideopokerBankrollAnswer found = test::answer(request);
    const std::string text = to_text(found);
    EXPECT_THAT(text,
                HasSubstr("With 200 bets, the chance of ruin within 1,000 hands is 0.1008%, or 1 in 992.\n"));
    EXPECT_THAT(text, HasSubstr("Chance of ruin by number of hands\n"));
    request.bankroll = Rational(80);
    EXPECT_THAT(to_text(test::answer(request)), HasSubstr(" is 28.7401%, or 1 in 3.5.\n"));
    EXPECT_THAT(text, HasSubstr("█"));
    const std::string ascii = to_text(found, {false, 80, true});
    EXPECT_THAT(ascii, HasSubstr("#"));
    EXPECT_TRUE(std::all_of(ascii.begin(), ascii.end(), [](char letter) { return letter > 0; })) << ascii;
    for (const std::size_t width : {40U, 60U, 80U}) {
        EXPECT_THAT(to_text(found, {false, width}), HasSubstr("└─"));
    }
    EXPECT_THAT(to_text(test::answer(bankroll_asked("jacks-or-better-9-6"))), Not(HasSubstr("└")));
}

TEST(VideopokerBankrollTest, TheRiskIsThatOfTheSessionIfHandsAreGiven) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.stake.cash_back = Rational(3, 1000);
    request.risk = Rational(1, 20);
    EXPECT_THAT(to_text(test::answer(request)),
                HasSubstr("\nBankroll for 5% risk in the long run  none is enough\n"));
    request.hands = 1000;
    EXPECT_THAT(to_text(test::answer(request)),
                HasSubstr("\nBankroll for 5% risk within 1,000 hands  130 bets\n"));
}

TEST(VideopokerBankrollTest, BoundsOfRoundedPaysEncloseTheExactChance) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.game.pay_changes = {"flush=6.1234567"};
    request.hands = 3000;
    const Json rounded = to_json(test::answer(request))["after"];
    // On the lattice of sixteenths, which is exact: a flush of 98/16 pays more, one of 97/16 less.
    request.game.pay_changes = {"flush=6.125"};
    const Json more = to_json(test::answer(request))["after"];
    request.game.pay_changes = {"flush=6.0625"};
    const Json less = to_json(test::answer(request))["after"];
    EXPECT_LT(rounded["chance_of_loss_least"], rounded["chance_of_loss"]);
    EXPECT_GT(rounded["chance_of_loss"], more["chance_of_loss"]);
    EXPECT_LT(rounded["chance_of_loss_least"], less["chance_of_loss"]);
    for (const Json& quantile : rounded["quantiles"]) {
        if (quantile.contains("result_most")) {
            EXPECT_LT(quantile["result"], quantile["result_most"]);
        }
    }
}

TEST(VideopokerBankrollTest, BoundsThatSayNothingAreCalledThat) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.stake.cash_back = Rational(3, 1000);
    request.stake.tips = Rational(1, 7);
    request.bankroll = Rational(5000);
    request.goal = Rational(10'000);
    EXPECT_THAT(to_text(test::answer(request)), HasSubstr("\nReach 10,000 bets in the long run  <0.0001%\n"));
}

TEST(VideopokerBankrollTest, ADeckOf55CardsThatPaysNothingIsLost) {
    VideopokerBankrollRequest request = bankroll_asked("");
    request.game.paytable =
        "id = \"zero\"\nname = \"Zero\"\ndeck = 55\n[[pay]]\nhand = \"royal flush\"\npays = 0\n";
    request.stake.lines = 10;
    request.bankroll = Rational(100);
    request.hands = 3;
    const std::string text = to_text(test::answer(request));
    EXPECT_THAT(text, HasSubstr("\nRuin within 3 hands        0.0000%\n"));
    EXPECT_THAT(text, HasSubstr("\n  chance of a loss         100.0000%\n"));
    EXPECT_THAT(text, HasSubstr("\n  pays nothing             100.0000%\n"));
}

TEST(VideopokerBankrollTest, WhatIsCertainIsShownAsCertain) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.game.pay_changes = {"nothing=1"};
    request.bankroll = Rational(5);
    request.hands = 10;
    const VideopokerBankrollAnswer found = test::answer(request);
    EXPECT_THAT(to_text(found), HasSubstr("\n  chance of a loss        0.0000%\n"));
    EXPECT_EQ(to_json(found)["after"]["chance_of_loss"], 0.0);
}

TEST(VideopokerBankrollTest, UsesTheSingularForOneHand) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.hands = 1;
    EXPECT_EQ(test::answer(request).curve()->title, "Chance of a lower result after 1 hand");
    request.bankroll = Rational(5);
    EXPECT_THAT(test::answer(request).notes,
                testing::Contains(testing::StartsWith("results after 1 hand ignore ruin")));
}

TEST(VideopokerBankrollTest, CsvHasEveryNumber) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.hands = 10;
    const std::string csv = to_csv(test::answer(request));
    EXPECT_THAT(csv, testing::StartsWith("part,of,value\nlines,,1\nedge,,-0.004560956304877503\n"));
    EXPECT_THAT(csv, HasSubstr("\nafter,hands,10\n"));
    EXPECT_THAT(csv, HasSubstr("\nquantile,0.95,10.0\n"));
    EXPECT_THAT(csv, HasSubstr("\ndeal,800,2.47582680375947e-05\n"));
}

TEST(VideopokerBankrollTest, SvgDrawsTheCurve) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    EXPECT_EQ(to_svg(test::answer(request)), "");
    request.hands = 100;
    const std::string svg = to_svg(test::answer(request));
    EXPECT_THAT(svg, testing::StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" "));
    EXPECT_THAT(svg, testing::EndsWith("</svg>\n"));
    EXPECT_THAT(svg, HasSubstr("<title>Chance of a lower result after 100 hands</title>"));
}

TEST(VideopokerBankrollTest, TheCurveIncludesTheRequestedBankroll) {
    VideopokerBankrollRequest request = bankroll_asked("deuces-wild-full-pay");
    request.bankroll = Rational(u64{12'000});
    const std::optional<Curve> curve = test::answer(request).curve();
    ASSERT_TRUE(curve);
    EXPECT_EQ(curve->marked_x, 12'000.0);
    EXPECT_GT(curve->points.back().x, 12'000.0);
    EXPECT_THAT(curve->title, HasSubstr("12,000 bets"));
}

TEST(VideopokerBankrollTest, SharesAreReadAsPercentAndAsFractions) {
    Session session;
    std::string first;
    for (const std::string share : {"\"0.25%\"", "\"1/400\"", "0.0025", "\"2.5e-3\""}) {
        const std::string reply =
            ask(session, R"({"query": "videopoker.bankroll", "game": "jacks-or-better-9-6", "cash_back": )" +
                             share + "}")
                .json;
        if (first.empty()) first = reply;
        EXPECT_EQ(reply, first);
        EXPECT_THAT(reply, HasSubstr("\"edge\": -0.002060956304877"));
    }
}

TEST(VideopokerBankrollTest, TheValuesStandInOneColumn) {
    VideopokerBankrollRequest request = bankroll_asked("jacks-or-better-9-6");
    request.stake.cash_back = Rational(1, 400);
    request.stake.tips = Rational(1, 1000);
    request.bankroll = Rational(1);
    request.hands = 1000;
    request.goal = Rational(900);
    const std::string text = to_text(test::answer(request));
    EXPECT_THAT(text, HasSubstr("\nWith 1 bet, the chance of ruin within 1,000 hands is "));
    EXPECT_THAT(text, HasSubstr("\nCash back                          0.25% of each bet\n"));
    EXPECT_THAT(text, HasSubstr("\nTips                               0.1% of each bet\n"));
    EXPECT_THAT(text, HasSubstr("\nReach 900 bets in the long run "));
    for (const std::string label : {"Lines", "Edge", "Ruin in the long run", "Reach 900 bets in the long run",
                                    "Ruin within 1,000 hands", "After 1,000 hands", "  5% at or below"}) {
        const std::size_t line = text.find("\n" + label + "  ") + 1;
        ASSERT_NE(line, 0U) << label << "\n" << text;
        EXPECT_EQ(text.find_first_not_of(' ', line + label.size()) - line, 35U) << label << "\n" << text;
    }
}

TEST(VideopokerBankrollTest, AnswersDoNotDependOnThreads) {
    VideopokerBankrollRequest request = bankroll_asked("deuces-wild-full-pay");
    request.stake.lines = 3;
    request.hands = 200;
    request.bankroll = Rational(100);
    EXPECT_EQ(to_json(test::answer(request, Work{1})), to_json(test::answer(request, Work{4})));
}

TEST(VideopokerBankrollTest, FieldsHaveTheBoundsOfTheLibrary) {
    const auto most = [](std::string_view name) {
        for (const Field& field : query_of<VideopokerBankrollRequest>().fields) {
            if (field.name == name) return std::string(field.most);
        }
        return std::string();
    };
    EXPECT_EQ(most("lines"), std::to_string(bankroll::max_lines));
    EXPECT_EQ(most("hands"), std::to_string(bankroll::max_hands));
}

// So small an edge needs 4.8 * 10^17 bets, which programs that keep numbers as doubles would misread.
TEST(VideopokerBankrollTest, RefusesARiskThatNeedsMoreThan2To53Bets) {
    Session session;
    const Json error = test::error_of(ask(
        session,
        R"({"query": "videopoker.bankroll", "game": "jacks-or-better-9-6", "pay": {"royal flush": "907686517664/930013168"}, "risk": "0.000000001"})"));
    EXPECT_EQ(error["field"], "risk");
    EXPECT_THAT(error["message"].get<std::string>(), testing::HasSubstr("no bankroll up to 2^53 bets"));
}

}  // namespace
}  // namespace holdfast::ask

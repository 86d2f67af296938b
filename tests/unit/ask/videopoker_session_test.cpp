// `videopoker.bankroll` about a session: a goal within the hands, in dollars and in hours.
#include <cmath>
#include <string>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/ask.h>
#include <holdfast/ask/videopoker/bankroll.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;
using testing::HasSubstr;

VideopokerBankrollRequest about_jacks() {
    VideopokerBankrollRequest request;
    request.game = {"jacks-or-better-9-6", std::nullopt, {}, {}};
    request.quantiles = {Rational(1, 20), Rational(1, 2)};
    return request;
}

TEST(BankrollSessionTest, ASessionComesBeforeTheLongRun) {
    VideopokerBankrollRequest request = about_jacks();
    request.bankroll = Rational(200);
    request.goal = Rational(400);
    request.hands = 1000;
    request.risk = Rational(1, 20);
    const VideopokerBankrollAnswer found = test::answer(request);
    const std::string text = to_text(found);
    std::size_t before = 0;
    for (const char* const label :
         {"\nRuin within 1,000 hands ", "\nReach 400 bets within 1,000 hands ", "\n  ruin before that ",
          "\nBankroll for 5% risk within 1,000 hands ", "\nAfter 1,000 hands ", "\nRuin in the long run ",
          "\nReach 400 bets in the long run "}) {
        const std::size_t at = text.find(label);
        ASSERT_NE(at, std::string::npos) << label << text;
        EXPECT_GT(at, before) << label;
        before = at;
    }
    // Ruin before the goal is rarer than ruin, and the goal within the hands rarer than at any time.
    EXPECT_LT(found.after->goal->ruined_within(1000).most, found.after->ruin->within(1000).least);
    EXPECT_LT(found.after->goal->reached_within(1000).most, found.goal->chance.least);
    EXPECT_GT(found.after->goal->reached_within(1000).least, 0.01);
}

TEST(BankrollSessionTest, AGoalTooFarForTheLongRunIsAnsweredWithinTheHands) {
    VideopokerBankrollRequest request = about_jacks();
    request.game.pay_changes = {"flush=6.25"};
    request.stake.cash_back = Rational(1, 399);
    request.bankroll = Rational(200);
    request.goal = Rational(100'000);
    EXPECT_THROW(test::answer(request), FieldError);
    request.hands = 100;
    const VideopokerBankrollAnswer found = test::answer(request);
    EXPECT_FALSE(found.goal);
    ASSERT_TRUE(found.after->goal);
    EXPECT_THAT(found.notes, testing::Contains(HasSubstr("which is left out")));
}

/// The answer to a request with these fields about 9/6 Jacks or Better, or the error.
Json reply_about_jacks(Json fields) {
    fields["query"] = "videopoker.bankroll";
    fields["game"] = "jacks-or-better-9-6";
    Session session;
    const Reply reply = ask(session, fields.dump());
    return Json::parse(reply.json);
}

TEST(BankrollSessionTest, DollarsAreBetsTimesTheirPrice) {
    const Json in_bets =
        reply_about_jacks({{"bankroll", 400}, {"goal", 640}, {"hands", 2400}, {"risk", "5%"}});
    const Json in_dollars = reply_about_jacks(
        {{"bet", 1.25}, {"bankroll", "500$"}, {"goal", "$800"}, {"hours", 4}, {"risk", "5%"}});
    const Json by_coins = reply_about_jacks({{"denomination", "$0.25"},
                                             {"coins", 5},
                                             {"bankroll", "500$"},
                                             {"goal", "$800"},
                                             {"hours", "4"},
                                             {"speed", 600},
                                             {"risk", "5%"}});
    EXPECT_EQ(in_dollars, by_coins);
    EXPECT_EQ(in_dollars["bet"], 1.25);
    EXPECT_FALSE(in_bets.contains("bet"));
    EXPECT_FALSE(in_bets.contains("per_hour"));
    for (const char* const name : {"mean", "standard_deviation"}) {
        EXPECT_EQ(in_dollars["after"][name], in_bets["after"][name]);
        EXPECT_NEAR(in_dollars["after"][std::string(name) + "_dollars"].get<double>(),
                    1.25 * in_bets["after"][name].get<double>(), 1e-9);
    }
    EXPECT_EQ(in_dollars["ruin"]["bankroll"], 400);
    EXPECT_EQ(in_dollars["ruin"]["bankroll_dollars"], 500);
    EXPECT_EQ(in_dollars["goal"]["goal"], 640);
    EXPECT_EQ(in_dollars["goal"]["goal_dollars"], 800);
    EXPECT_EQ(in_dollars["after"]["goal_probability"], in_bets["after"]["goal_probability"]);
    EXPECT_EQ(in_dollars["bankroll_for"]["bankroll_dollars"].get<double>(),
              1.25 * in_bets["bankroll_for"]["bankroll"].get<double>());
    EXPECT_EQ(in_dollars["after"]["quantiles"][0]["result_dollars"].get<double>(),
              1.25 * in_bets["after"]["quantiles"][0]["result"].get<double>());
    // 600 hands, with the edge and the variance of each.
    const Json& hour = in_dollars["per_hour"];
    EXPECT_EQ(hour["hands_an_hour"], 600);
    EXPECT_EQ(hour["hours"], 4);
    EXPECT_NEAR(hour["mean"].get<double>(), 600 * in_bets["edge"].get<double>(), 1e-9);
    EXPECT_NEAR(hour["mean_dollars"].get<double>(), 750 * in_bets["edge"].get<double>(), 1e-9);
    EXPECT_NEAR(hour["standard_deviation"].get<double>(),
                std::sqrt(600 * in_bets["variance_per_line"].get<double>()), 1e-9);
}

TEST(BankrollSessionTest, HoursAreWholeHands) {
    EXPECT_EQ(reply_about_jacks({{"hours", "1/7"}})["after"]["hands"], 85);
    EXPECT_EQ(reply_about_jacks({{"hours", 1.5}, {"speed", 333}})["after"]["hands"], 499);
    EXPECT_FALSE(reply_about_jacks({{"speed", 333}}).contains("after"));
    // Three lines cost three bets a hand.
    const Json lines = reply_about_jacks({{"hours", 1}, {"lines", 3}});
    EXPECT_NEAR(lines["per_hour"]["mean"].get<double>(), lines["after"]["mean"].get<double>(), 1e-9);
    EXPECT_NEAR(lines["per_hour"]["standard_deviation"].get<double>(),
                lines["after"]["standard_deviation"].get<double>(), 1e-9);
}

TEST(BankrollSessionTest, MoneyAndTimeThatContradictAreRefused) {
    const auto blamed = [](const Json& fields) {
        const Json reply = reply_about_jacks(fields);
        return reply.contains("error") ? reply["error"]["field"].get<std::string>() : reply.dump();
    };
    EXPECT_EQ(blamed({{"bankroll", "500$"}}), "bankroll");
    EXPECT_EQ(blamed({{"bankroll", "$500$"}, {"bet", 1}}), "bankroll");
    EXPECT_EQ(blamed({{"bankroll", "$0.50"}, {"bet", 1}}), "bankroll");
    EXPECT_EQ(blamed({{"bankroll", "$"}, {"bet", 1}}), "bankroll");
    EXPECT_EQ(blamed({{"bet", 1}, {"coins", 5}}), "bet");
    EXPECT_EQ(blamed({{"bet", 1}, {"denomination", 1}}), "bet");
    EXPECT_EQ(blamed({{"denomination", 0.25}}), "denomination");
    EXPECT_EQ(blamed({{"coins", 5}}), "coins");
    EXPECT_EQ(blamed({{"bet", "1.00000000001"}}), "bet");
    EXPECT_EQ(blamed({{"hours", 2}, {"hands", 5}}), "hours");
    EXPECT_EQ(blamed({{"hours", 0.01}, {"speed", 1}}), "hours");
    EXPECT_EQ(blamed({{"hours", 10'000}}), "hours");
}

TEST(BankrollSessionTest, APriceBesideCoinsIsTheirs) {
    const auto message = [](const Json& fields) {
        const Json reply = reply_about_jacks(fields);
        return reply.contains("error") ? reply["error"]["message"].get<std::string>() : "read";
    };
    EXPECT_EQ(reply_about_jacks({{"bet", 1.25}, {"denomination", 0.25}, {"coins", 5}}),
              reply_about_jacks({{"bet", 1.25}}));
    EXPECT_EQ(message({{"bet", 1.25}, {"denomination", 1}, {"coins", 5}}),
              "5 coins of 1$ cost 5$, not 1.25$: give these coins without a bet, or a denomination of 0.25");
    EXPECT_EQ(message({{"bet", 2}, {"denomination", 0.25}, {"coins", 1}}),
              "1 coin of 0.25$ costs 0.25$, not 2$: give these coins without a bet, or a denomination of 2");
    EXPECT_EQ(message({{"bet", 2}, {"denomination", 0.25}, {"coins", 3}}),
              "3 coins of 0.25$ cost 0.75$, not 2$: give these coins without a bet");
    EXPECT_EQ(
        message({{"bet", 1}, {"coins", 5}}),
        "1$ may be the price of the bet or the value of each coin: give a bet of 1 without coins, or 5 coins "
        "and a denomination of 1 without a bet");
    EXPECT_EQ(message({{"bet", 1.25}, {"denomination", 0.25}}),
              "a bet of 1.25$ is 5 coins of 0.25$: give a bet of 1.25 alone, or give coins as well");
    EXPECT_EQ(
        message({{"bet", 1}, {"denomination", 0.4}}),
        "a bet of 1$ is not 1 to 100 coins of 0.4$: give a bet of 1 alone, or coins and a denomination of "
        "0.4 without a bet");
}

TEST(BankrollSessionTest, TextShowsDollarsBesideBets) {
    VideopokerBankrollRequest request = about_jacks();
    request.wager = {Rational(5, 4), Rational(600)};
    request.bankroll = Rational(800);
    request.hands = 1000;
    const std::string text = to_text(test::answer(request));
    EXPECT_THAT(text, HasSubstr("With 800 bets ($1,000.00), the chance of ruin within 1,000 hands is "));
    EXPECT_THAT(text, HasSubstr("\nBet                       $1.25\n"));
    EXPECT_THAT(text, HasSubstr("-2.74 bets (-$3.42) on average, standard deviation 108.21 ($135.26)\n"));
    EXPECT_THAT(text, HasSubstr("-120 (-$150.00)\n"));
}

}  // namespace
}  // namespace holdfast::ask

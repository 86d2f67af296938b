// `videopoker.meter` about a jackpot: cash back, meter rise, dollars, and play until it hits.
#include <cmath>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/ask.h>
#include <holdfast/ask/videopoker/meter.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;
using testing::Not;

VideopokerMeterRequest about_royals() {
    VideopokerMeterRequest request{{"jacks-or-better-9-6", std::nullopt, {}, {}}, "royal flush"};
    request.jackpot = Rational(1200);
    request.cash_back = Rational(1, 500);
    request.rise = Rational(1, 100);
    return request;
}

Json reply_about_royals(Json fields) {
    fields["query"] = "videopoker.meter";
    fields["game"] = "jacks-or-better-9-6";
    fields["hand"] = "royal flush";
    Session session;
    return Json::parse(ask(session, fields.dump()).json);
}

TEST(JackpotTest, BreakEvenCountsCashBackAndRise) {
    const VideopokerMeterAnswer found = test::answer(about_royals());
    const Rational pay = *found.break_even();
    EXPECT_EQ(found.meter.return_at(pay) + Rational(1, 500) + Rational(1, 100), Rational(1));
    EXPECT_LT(pay, *found.meter.break_even());
    EXPECT_EQ(*found.meter.break_even(), Rational(u64{45'110'169'982}, u64{46'219'759}));
}

// Hand by hand: the hand that hits is the n-th with chance p q^(n-1). It pays the jackpot, grown in n hands; the
// others win o / q each on average; all n cost a bet, less cash back.
TEST(JackpotTest, TheGainIsThatOfPlayingHandByHand) {
    const VideopokerMeterRequest request = about_royals();
    const VideopokerMeterAnswer found = test::answer(request);
    const UntilHit until_hit = *found.until_hit();
    const Rational pay = *found.break_even();
    const double p = nearest_double(until_hit.hit_chance);
    const double other = nearest_double(found.meter.return_at(pay) - until_hit.hit_chance * pay) / (1 - p);
    const double cost = 1 - nearest_double(request.cash_back);
    double gain = 0;
    double spent = 0;
    double jackpot = 0;
    double hands = 0;
    double chance = p;
    for (int n = 1; n < 2'000'000; ++n, chance *= 1 - p) {
        const double then = 1200 + 0.01 * n;
        gain += chance * (then + (n - 1) * other - n * cost);
        spent += chance * (n * cost - (n - 1) * other);
        jackpot += chance * then;
        hands += chance * n;
    }
    EXPECT_NEAR(nearest_double(until_hit.gain), gain, 1e-6);
    EXPECT_NEAR(nearest_double(until_hit.cost), spent, 1e-6);
    EXPECT_NEAR(nearest_double(until_hit.jackpot), jackpot, 1e-6);
    EXPECT_NEAR(nearest_double(until_hit.hands()), hands, 1e-4);
    EXPECT_EQ(until_hit.gain, until_hit.jackpot - until_hit.cost);
    EXPECT_EQ(until_hit.gain, Rational(1200) - pay);
}

TEST(JackpotTest, NoOtherStrategyGainsMore) {
    const VideopokerMeterRequest request = about_royals();
    const VideopokerMeterAnswer found = test::answer(request);
    const Rational most = found.until_hit()->gain;
    std::size_t equal = 0;
    for (const videopoker::MeterPiece& piece : found.meter.pieces) {
        const Rational chance = piece.slope;
        const Rational other = piece.return_from - chance * piece.from;
        const Rational gain =
            Rational(1200) + (other + request.cash_back + request.rise - Rational(1)) / chance;
        EXPECT_LE(gain, most) << piece.from.text();
        equal += gain == most ? 1U : 0U;
    }
    EXPECT_EQ(equal, 1U);
}

TEST(JackpotTest, TheChanceWithinHandsIsThatOfIndependentOnes) {
    const UntilHit until_hit{Rational(1, 40'000), {}, {}, {}};
    double missed = 1;
    for (int hand = 0; hand < 10'000; ++hand) missed *= 1 - 1.0 / 40'000;
    EXPECT_NEAR(until_hit.chance_within(10'000), 1 - missed, 1e-12);
    EXPECT_NEAR(until_hit.chance_within(1), 1.0 / 40'000, 1e-18);
    EXPECT_EQ(until_hit.hands(), Rational(40'000));
}

TEST(JackpotTest, AJackpotIsAChangedPay) {
    const Json changed =
        reply_about_royals({{"pay", {{"royal flush", 1200}}}, {"from", 400}, {"to", 12'000}});
    const Json shown = reply_about_royals({{"jackpot", 1200}});
    EXPECT_EQ(shown, changed);
    // The same in dollars, at five dollars a bet.
    const Json dollars = reply_about_royals({{"jackpot", "6000$"}, {"bet", 5}});
    EXPECT_EQ(dollars["now"], shown["now"]);
    EXPECT_EQ(dollars["break_even_dollars"].get<double>(), 5 * dollars["break_even"].get<double>());
    EXPECT_EQ(dollars["until_hit"]["gain_dollars"].get<double>(),
              5 * dollars["until_hit"]["gain"].get<double>());
    EXPECT_FALSE(shown.contains("break_even_dollars"));
    EXPECT_FALSE(shown["until_hit"].contains("gain_dollars"));
}

TEST(JackpotTest, ALargeJackpotStillHasItsBreakEven) {
    EXPECT_NEAR(reply_about_royals({{"jackpot", 5000}})["break_even"].get<double>(), 975.9932, 1e-4);
    const Json low = reply_about_royals({{"jackpot", 500}});
    EXPECT_NEAR(low["break_even"].get<double>(), 975.9932, 1e-4);
    EXPECT_NEAR(low["until_hit"]["gain"].get<double>(), 500 - 975.9932, 1e-4);
}

TEST(JackpotTest, OmitsUntilHitWithoutABreakEven) {
    const Json json = reply_about_royals({{"cash_back", "2%"}});
    EXPECT_TRUE(json["break_even"].is_null());
    EXPECT_FALSE(json.contains("until_hit"));
}

// Above 50 bets a straight flush of 9/6 Jacks takes the royals of a royal flush that pays less, which pays 800.
TEST(JackpotTest, OmitsUntilHitIfTheRowOvertakesAnother) {
    const auto about = [](Json fields) {
        fields["query"] = "videopoker.meter";
        fields["game"] = "jacks-or-better-9-6";
        fields["hand"] = "straight flush";
        fields["to"] = 2000;
        Session session;
        return Json::parse(ask(session, fields.dump()).json);
    };
    EXPECT_TRUE(about({{"jackpot", 700}}).contains("until_hit"));
    EXPECT_FALSE(about({{"jackpot", 1000}}).contains("until_hit"));
    // A meter that rises may overtake it later.
    EXPECT_FALSE(about({{"jackpot", 700}, {"rise", "0.1%"}}).contains("until_hit"));
    const Json without = about({{"jackpot", 1000}, {"pay", {{"royal flush", 0}}}});
    EXPECT_NEAR(without["until_hit"]["gain"].get<double>(), 811.24, 0.005);
    EXPECT_FALSE(reply_about_royals({{"jackpot", 0}}).contains("until_hit"));
}

// With 64 rows in the file, `nothing` is one more; all hands satisfy it.
TEST(JackpotTest, LosersOfTheLongestPaytableOvertakeItsRows) {
    std::string text = "id = \"long\"\ndeck = 52\n";
    const auto add = [&text](const std::string& row) { text += "[[pay]]\n" + row + "\npays = 1\n"; };
    for (const char rank : std::string("23456789TJQKA")) {
        for (const char* const hand : {"four of a kind", "full house", "three of a kind", "pair"}) {
            add("hand = \"" + std::string(hand) + "\"\nrank = \"" + rank + "\"");
        }
    }
    for (const char rank : std::string("23456789TJQK")) {
        add(std::string("hand = \"four of a kind\"\nrank = \"") + rank + "\"\nkicker = \"A\"");
    }
    VideopokerMeterRequest request{{{}, text, {}, {}}, "nothing", "0", "3"};
    request.jackpot = Rational(2);
    const VideopokerMeterAnswer found = test::answer(request);
    EXPECT_EQ(found.meter.row, 64U);
    EXPECT_TRUE(found.break_even());
    EXPECT_FALSE(found.until_hit());
}

TEST(JackpotTest, ErrorsAboutAJackpotNameItsField) {
    const auto blamed = [](const Json& fields) { return reply_about_royals(fields)["error"]; };
    EXPECT_EQ(blamed({{"jackpot", "333333333.333333"}})["field"], "jackpot");
    EXPECT_EQ(blamed({{"jackpot", "333333333.333333"}})["text"], "333333333.333333");
    EXPECT_EQ(blamed({{"jackpot", 920}, {"pay", {{"royal flush", 900}}}})["field"], "jackpot");
}

TEST(JackpotTest, TheRowThatPaysMostIsTheDefault) {
    Session session;
    const auto reply = [&](const std::string& more) {
        return Json::parse(
            ask(session, R"({"query": "videopoker.meter", "game": "jacks-or-better-9-6")" + more + "}").json);
    };
    EXPECT_EQ(reply(""), reply(R"(, "hand": "royal flush")"));
    // As the game is played, not as the paytable says.
    EXPECT_EQ(reply(R"(, "pay": {"flush": 900})")["name"], "flush");
    const Json error = reply(R"(, "pay": {"flush": 800})")["error"];
    EXPECT_EQ(error["field"], "hand");
    EXPECT_THAT(error["message"].get<std::string>(), HasSubstr("several rows pay most, such as"));
    VideopokerMeterRequest request = about_royals();
    EXPECT_THAT(terminal::to_text(test::answer(request), {}, 12), HasSubstr("royal flush, pays 1,200\n"));
    request.hand.reset();
    EXPECT_THAT(terminal::to_text(test::answer(request), {}, 12),
                HasSubstr("royal flush, pays 1,200, the most of all rows\n"));
}

// The wait for the royal is 1 / p hands, and so 1 / (600 p) hours.
TEST(JackpotTest, AnHourGainsItsShare) {
    const Json json = reply_about_royals({{"jackpot", "6000$"}, {"bet", 5}, {"speed", 600}})["until_hit"];
    const double hours = json["hands"].get<double>() / 600;
    EXPECT_NEAR(json["gain_an_hour"].get<double>(), json["gain"].get<double>() / hours, 1e-9);
    EXPECT_NEAR(json["gain_an_hour_dollars"].get<double>(), json["gain_dollars"].get<double>() / hours, 1e-9);
    EXPECT_FALSE(reply_about_royals({{"jackpot", 1200}})["until_hit"].contains("gain_an_hour"));
    VideopokerMeterRequest request = about_royals();
    request.session.speed = Rational(600);
    // 738.1162 bets in 48,462.97 hands.
    EXPECT_THAT(terminal::to_text(test::answer(request), {}, 12),
                HasSubstr("    an hour             +9.14 bets\n"));
}

TEST(JackpotTest, HoursAreHands) {
    const Json json = reply_about_royals({{"hours", 20}, {"speed", 800}})["until_hit"];
    EXPECT_EQ(json["within_hands"], 16'000);
    const double p = json["hit_chance"].get<double>();
    EXPECT_NEAR(json["chance_within"].get<double>(), 1 - std::pow(1 - p, 16'000), 1e-9);
}

TEST(JackpotTest, TextSaysWhatItCostsToWait) {
    VideopokerMeterRequest request = about_royals();
    request.wager.bet = Rational(5);
    request.session.hands = 40'000;
    request.session.speed = Rational(600);
    const std::string text = terminal::to_text(test::answer(request), {}, 12);
    EXPECT_THAT(text, HasSubstr(" with cash back and meter rise\n"));
    EXPECT_THAT(text, HasSubstr("  average gain          +"));
    EXPECT_THAT(text, HasSubstr(" hours at 600 hands an hour\n"));
    EXPECT_THAT(text, HasSubstr("  jackpot then          "));
    EXPECT_THAT(text, HasSubstr(" within 40,000 hands\n"));
    EXPECT_THAT(text, HasSubstr("one for each change of strategy"));
    const VideopokerMeterRequest plain{{"jacks-or-better-9-6", std::nullopt, {}, {}}, "royal flush"};
    const std::string usual = terminal::to_text(test::answer(plain), {}, 12);
    EXPECT_THAT(usual, HasSubstr("  average gain          -175.99 bets\n"));
    EXPECT_THAT(usual, Not(HasSubstr("jackpot then")));
    EXPECT_THAT(usual, Not(HasSubstr("$")));
}

}  // namespace
}  // namespace holdfast::ask

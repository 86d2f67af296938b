// The answer `holdem.equity`: fields, methods, weights, and the three forms.
#include <string>

#include <apps/terminal/holdem/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/holdem/equity.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using Method = HoldemEquityRequest::Method;

HoldemEquityRequest request(std::vector<std::string> ranges, std::string board = "", std::string dead = "") {
    return {std::move(ranges), std::move(board), std::move(dead), Method::exact_if_affordable, {}};
}

HoldemEquityRequest sampled(std::vector<std::string> ranges, u64 samples) {
    HoldemEquityRequest asked = request(std::move(ranges));
    asked.method = Method::sampled;
    asked.sampling.samples = samples;
    return asked;
}

TEST(HoldemEquityTest, FieldsAndTheirOrder) {
    const Json json = to_json(answer(request({"AhKh", "QsQd"})));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "board", "dead", "method", "deals", "players"));
    for (const Json& player : json["players"]) {
        EXPECT_THAT(keys_of(player), ElementsAre("range", "combos", "win", "tie", "lose", "equity",
                                                 "equity_exact", "standard_error"));
        EXPECT_THAT(keys_of(player["win"]), ElementsAre("count", "probability"));
    }
}

TEST(HoldemEquityTest, WarningsSayHowTheRangesWereRead) {
    HoldemEquityRequest asked = request({"65s+,AA:0.1234567", "76s+"}, "2c3c4d5dTs");
    const FieldError error = test::refusal_of(asked);
    EXPECT_EQ(error.field, "ranges");
    EXPECT_EQ(error.text, "65s+,AA:0.1234567");
    asked.rounds_weights = true;
    EXPECT_EQ(to_json(answer(asked))["warnings"],
              Json::array({"65s+ is 65s alone; connectors: AKs-65s",
                           "1 weight is rounded to six decimals: AA:0.123457",
                           "76s+ is 76s alone; connectors: AKs-76s"}));
}

TEST(HoldemEquityTest, HandAgainstHand) {
    const Json json = to_json(answer(request({"AhKh", "QsQd"})));
    EXPECT_EQ(json["method"], "exact");
    EXPECT_EQ(json["deals"], "1712304");
    const Json& hero = json["players"][0];
    EXPECT_EQ(hero["range"], "AhKh");
    EXPECT_EQ(hero["combos"], 1);
    EXPECT_EQ(hero["win"]["count"], "787966");
    EXPECT_EQ(hero["tie"]["count"], "6732");
    EXPECT_EQ(hero["lose"]["count"], "917606");
    EXPECT_EQ(hero["equity"], 791332.0 / 1712304);
    EXPECT_EQ(hero["equity_exact"], "197833/428076");
    EXPECT_EQ(hero["standard_error"], 0.0);
    EXPECT_EQ(hero["win"]["probability"], 787966.0 / 1712304);
}

TEST(HoldemEquityTest, BoardAndDeadCardsAsTheyWereGiven) {
    const Json json = to_json(answer(request({"AA", "random"}, "Qh jh 2c", "KsAd")));
    EXPECT_EQ(json["board"], "QhJh2c");
    EXPECT_EQ(json["dead"], "KsAd");
    EXPECT_EQ(json["players"][0]["combos"], 3);
    EXPECT_EQ(json["players"][1]["combos"], 1081);
    // Three pairs of aces, C(45, 2) hands beside each, C(43, 2) boards.
    EXPECT_EQ(json["deals"], std::to_string(3 * 990 * 903));
}

TEST(HoldemEquityTest, WeightedCountsMayBeFractions) {
    const Json json = to_json(answer(request({"AhKh:1/3", "QsQd,QcQh"}, "2c3d4h9sTs")));
    EXPECT_EQ(json["deals"], "2/3");
    EXPECT_EQ(json["players"][0]["win"]["count"], "0");
    EXPECT_EQ(json["players"][0]["lose"]["count"], "2/3");
    EXPECT_EQ(json["players"][0]["lose"]["probability"], 1.0);
}

TEST(HoldemEquityTest, SampledWhereThereIsTooMuchToCount) {
    HoldemEquityRequest many = request({"random", "random", "random", "AA"});
    many.sampling.samples = 20'000;
    many.sampling.seed = 5;
    const HoldemEquityAnswer found = answer(many);
    EXPECT_FALSE(found.is_exact);
    const Json json = to_json(found);
    EXPECT_EQ(json["method"], "monte-carlo");
    EXPECT_EQ(json["deals"], "20000");
    EXPECT_EQ(json["seed"], "5");
    EXPECT_TRUE(json["players"][0]["equity_exact"].is_null());
    // About sqrt(p (1 - p) / n).
    EXPECT_NEAR(json["players"][3]["standard_error"].get<double>(), 0.0034, 0.0002);
    EXPECT_NEAR(json["players"][3]["equity"].get<double>(), 0.639, 0.02);
}

TEST(HoldemEquityTest, SamplesWhereTheyAreAskedFor) {
    EXPECT_FALSE(answer(sampled({"AA", "KK"}, 100)).is_exact);
    HoldemEquityRequest precise = sampled({"AA", "KK"}, 0);
    precise.sampling.target_error = Rational(1, 100);
    EXPECT_LE(answer(precise).players[0].squared_error, Rational(1, 10'000));
}

TEST(HoldemEquityTest, AClassOfFlopsThatTheDeadCardsExhaustIsRefused) {
    const auto expect_refused = [](const HoldemEquityRequest& asked) {
        const FieldError error = test::refusal_of(asked);
        EXPECT_EQ(error.field, "board");
        EXPECT_EQ(error.text, "Axx");
        EXPECT_STREQ(error.what(), "the known cards and hands leave no flop of this class");
    };
    HoldemEquityRequest asked = request({"KK", "QQ"}, "Axx", "AsAhAdAc");
    expect_refused(asked);
    asked.method = Method::sampled;
    asked.sampling.samples = 100;
    expect_refused(asked);
    asked.sampling.target_error = Rational(1, 100);
    expect_refused(asked);
    // Here the hands hold what is left of it.
    expect_refused(request({"AsAh", "KK"}, "Axx", "AdAc"));
}

TEST(HoldemEquityTest, ThreadsDoNotChangeTheAnswer) {
    for (const HoldemEquityRequest& asked :
         {request({"AA", "random"}, "QhJh2c"), sampled({"AA", "random", "72o"}, 40'000)}) {
        EXPECT_EQ(to_json(answer(asked, Work{3})), to_json(answer(asked)));
    }
}

TEST(HoldemEquityTest, TextOfExactAndOfSampledAnswers) {
    EXPECT_EQ(to_text(answer(request({"AsAc", "7d8d"}, "6d9d2h"))),
              "Board 6d 9d 2h\nExact: 990 deals\n\n"
              "Player  Range  Combos  Of 1,326       Win      Tie      Lose    Equity\n"
              "     1  AsAc        1      0.1%  43.7374%  0.0000%  56.2626%  43.7374%\n"
              "     2  7d8d        1      0.1%  56.2626%  0.0000%  43.7374%  56.2626%\n");
    EXPECT_THAT(to_text(answer(request({"AsAc", "7d8d"}, "6d9d2h", "Kc"))),
                HasSubstr("\nDead  Kc\nExact: 946 deals\n"));
    const std::string text = to_text(answer(sampled({"AA", "KK"}, 1000)));
    EXPECT_THAT(text, HasSubstr("Sampled: 1,000 deals, seed 1; --exact counts all deals\n"));
    EXPECT_THAT(text, HasSubstr("  Standard error\n"));
    EXPECT_THAT(text, HasSubstr("± 1."));
    EXPECT_THAT(to_text(answer(sampled({"AA", "KK"}, 1000)), {false, 0, true}), HasSubstr("+- 1."));
}

TEST(HoldemEquityTest, SamplesThatAllEndAlikeProveNoCertainty) {
    HoldemEquityRequest asked = sampled({"KsKh", "AsAh"}, 300);
    asked.board = "Ac7d2s";  // two kings to come are 1 board in 990
    const HoldemEquityAnswer found = answer(asked);
    ASSERT_TRUE(found.players[0].win.is_zero());
    for (const HoldemEquityAnswer::Player& player : found.players) {
        EXPECT_EQ(player.squared_error, Rational(1, 10'000));
    }
    EXPECT_EQ(to_json(found)["players"][0]["standard_error"], 0.01);
    EXPECT_THAT(to_text(found), HasSubstr("0.0000%       ± 1.0000%\n"));
    EXPECT_THAT(to_text(found),
                HasSubstr("\nNote: if all deals drawn gave a player the same share of the pot, "
                          "other shares may still be possible; the error shown is then the 95% bound 3 / "
                          "deals.\n"));
    EXPECT_THAT(to_text(answer(sampled({"AA", "KK"}, 1000))), Not(HasSubstr("Note:")));
}

TEST(HoldemEquityTest, ExactIsAdvisedOnlyWhereItIsNotRefused) {
    const auto advises = [](const HoldemEquityRequest& asked) {
        return to_text(answer(asked)).find("--exact") != std::string::npos;
    };
    EXPECT_TRUE(advises(sampled({"random", "random", "random"}, 50)));
    EXPECT_FALSE(advises(sampled({"random", "random", "random", "random", "random"}, 50)));
}

TEST(HoldemEquityTest, UsesTheSingularForOneDeal) {
    EXPECT_THAT(to_text(answer(request({"AsAc", "7d8d"}, "6d9d2h3cKs"))), HasSubstr("\nExact: 1 deal\n"));
}

TEST(HoldemEquityTest, CsvHasALineForEachPlayer) {
    EXPECT_EQ(
        to_csv(answer(request({"AhKh", "QsQd,QcQh"}, "2c3d4h9sTs"))),
        "range,combos,win,win_probability,tie,tie_probability,lose,lose_probability,equity,equity_exact,"
        "standard_error,method,deals\n"
        "AhKh,1,0,0.0,0,0.0,2,1.0,0.0,0/1,0.0,exact,2\n"
        "\"QsQd,QcQh\",2,2,1.0,0,0.0,0,0.0,1.0,1/1,0.0,exact,2\n");
    const std::string sampled_csv = to_csv(answer(sampled({"AA", "KK"}, 100)));
    EXPECT_THAT(sampled_csv, HasSubstr(",standard_error,method,deals,seed\n"));
    EXPECT_THAT(sampled_csv, HasSubstr(",monte-carlo,100,1\n"));
    EXPECT_THAT(sampled_csv, HasSubstr("\nAA,6,77,0.77,0,0.0,23,0.23,0.77,,0.0"));  // no exact equity
}

TEST(HoldemEquityTest, AStoppedWorkThrows) {
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(answer(request({"AA", "random"}, "QhJh2c"), Work{1, {}, &stop}), Stopped);
    EXPECT_THROW(answer(sampled({"AA", "KK"}, 100'000), Work{1, {}, &stop}), Stopped);
}

}  // namespace
}  // namespace holdfast::ask

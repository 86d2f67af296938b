// The answer `holdem.odds`: fields, defaults, the shortcut beside the truth, outs, and the three forms.
#include <algorithm>
#include <cmath>
#include <string>

#include <apps/terminal/holdem/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;

HoldemOddsRequest asked(const std::string& hole, const std::string& board = "",
                        const std::string& opponents = "") {
    HoldemOddsRequest request{hole, board};
    if (!opponents.empty()) request.opponents = opponents;
    return request;
}

HoldemOddsRequest versus(HoldemOddsRequest request, std::vector<std::string> hands) {
    request.versus = std::move(hands);
    return request;
}

Json json_of(const HoldemOddsRequest& request) {
    return to_json(answer(request));
}

TEST(HoldemOddsTest, FieldsAndTheirOrder) {
    const Json json = json_of(asked("AhKh", "QhJh2c", "3"));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "hole", "board", "dead", "street", "boards", "results",
                                           "hand_categories"));
    const Json& result = json["results"][0];
    EXPECT_THAT(keys_of(result), ElementsAre("opponents", "deals", "win", "tie", "lose", "equity",
                                             "equity_exact", "independent_estimate"));
    EXPECT_THAT(keys_of(result["win"]), ElementsAre("count", "probability"));
    EXPECT_THAT(keys_of(result["tie"]), ElementsAre("count", "probability", "by_opponents"));
    EXPECT_THAT(keys_of(result["lose"]), ElementsAre("count", "probability"));
    EXPECT_THAT(keys_of(result["independent_estimate"]), ElementsAre("lose", "error"));
    for (const Json& category : json["hand_categories"]) {
        EXPECT_THAT(keys_of(category), ElementsAre("category", "probability"));
    }
    EXPECT_EQ(json["hand_categories"].size(), 9U);
    EXPECT_EQ(json["hand_categories"][0]["category"], "straight flush");
}

TEST(HoldemOddsTest, AFlopAgainstThree) {
    const Json json = json_of(asked("AhKh", "QhJh2c", "3"));
    EXPECT_EQ(json["query"], "holdem.odds");
    EXPECT_EQ(json["hole"], "AhKh");
    EXPECT_EQ(json["board"], "QhJh2c");
    EXPECT_EQ(json["dead"], "");
    EXPECT_EQ(json["street"], "flop");
    EXPECT_EQ(json["boards"], "1081");
    const Json& result = json["results"][0];
    EXPECT_EQ(result["opponents"], 3);
    EXPECT_EQ(result["deals"], "132072147900");
    EXPECT_EQ(result["win"]["count"], "75300873897");
    EXPECT_EQ(result["win"]["probability"], 75300873897.0 / 132072147900.0);
    EXPECT_EQ(result["tie"]["count"], "1979942478");
    EXPECT_EQ(result["tie"]["by_opponents"], Json::parse(R"(["1856748512", "121066088", "2127878"])"));
    EXPECT_EQ(result["lose"]["count"], "54791331525");
    EXPECT_EQ(result["equity_exact"], "457620812911/792432887400");
    EXPECT_EQ(result["equity"], 457620812911.0 / 792432887400.0);
}

TEST(HoldemOddsTest, TheShortcutAndItsError) {
    const Json json = json_of(asked("AhKh", "QhJh2c", "1,3"));
    const double one = 248358.0 / 1070190.0;
    EXPECT_EQ(json["results"][0]["independent_estimate"]["lose"], one);
    EXPECT_EQ(json["results"][0]["independent_estimate"]["error"], 0.0);
    const Json& three = json["results"][1]["independent_estimate"];
    EXPECT_DOUBLE_EQ(three["lose"].get<double>(), 1 - std::pow(1 - one, 3));
    EXPECT_DOUBLE_EQ(three["error"].get<double>(), 1 - std::pow(1 - one, 3) - 54791331525.0 / 132072147900.0);
    // It needs the odds against one, asked for or not.
    EXPECT_EQ(json_of(asked("AhKh", "QhJh2c", "3"))["results"][0], json["results"][1]);
}

TEST(HoldemOddsTest, NumbersOfOpponents) {
    const auto numbers = [](const HoldemOddsRequest& request) {
        std::vector<int> found;
        for (const auto& result : answer(request).results) found.push_back(result.opponents);
        return found;
    };
    const std::string river = "QhJh2c5dTs";
    EXPECT_THAT(numbers(asked("AhKh", river)), ElementsAre(1));
    EXPECT_THAT(numbers(asked("AhKh", river, "9,1,3")), ElementsAre(1, 3, 9));
    EXPECT_THAT(numbers(asked("AhKh", river, "2-5")), ElementsAre(2, 3, 4, 5));
    EXPECT_THAT(numbers(versus(asked("AhKh", river), {"QsQd"})), ElementsAre(0));
    EXPECT_THAT(numbers(versus(asked("AhKh", river, "0-2"), {"QsQd"})), ElementsAre(0, 1, 2));
    EXPECT_THAT(numbers(asked("AhKh", river, "22")), ElementsAre(22));
    EXPECT_THROW(answer(versus(asked("AhKh", river, "22"), {"QsQd"})), ParseError);  // 43 cards
    EXPECT_THROW(answer(asked("AhKh", river, "0")), ParseError);
}

TEST(HoldemOddsTest, AnOpenListOfOpponentsFillsTheTable) {
    const auto most = [](const HoldemOddsRequest& request) {
        return answer(request).results.back().opponents;
    };
    const std::string river = "QhJh2c5dTs";
    EXPECT_EQ(most(asked("AhKh", river, "1-")), 9);
    EXPECT_EQ(most(versus(asked("AhKh", river, "0-"), {"QsQd", "3s3d"})), 7);
    // 7 cards are known and 28 dead, so 17 are left for opponents.
    HoldemOddsRequest few = asked("AhKh", river, "1-");
    few.dead = "2d2h2s3c3d3h3s4c4d4h4s6c6d6h6s7c7d7h7s8c8d8h8s9c9d9h9s5c";
    EXPECT_EQ(most(few), 8);
    few.opponents = "9-";
    EXPECT_STREQ(test::refusal_of(few).what(), "an open list of opponents ends with 8, before 9");
}

// Equities against many opponents need more than 128 bits until they are reduced.
void expect_equity_against_many(const std::string& board) {
    const Json json = json_of(asked("AhAc", board, "22"));
    const Json& result = json["results"][0];
    EXPECT_EQ(result["tie"]["by_opponents"].size(), 22U);
    EXPECT_GT(result["equity"].get<double>(), 0.0) << board;
    EXPECT_LT(result["equity"].get<double>(), 0.5) << board;
}

TEST(HoldemOddsTest, TwentyTwoOpponentsAfterTheFlop) {
    for (const char* board : {"QhJh2c", "QhJh2c5d", "QhJh2c5dTs"}) expect_equity_against_many(board);
}

TEST(HoldemOddsSlow, TwentyTwoOpponentsBeforeTheFlop) {
    expect_equity_against_many("");
}

TEST(HoldemOddsTest, KnownOpponents) {
    const Json json = json_of(versus(asked("AhKh", "QhJh2c5d", "0,2"), {"Qs Qd", "9h9c"}));
    EXPECT_EQ(json["boards"], "42");
    EXPECT_EQ(json["street"], "turn");
    EXPECT_EQ(json["versus"], Json::parse(R"(["QsQd", "9h9c"])"));
    const Json& none = json["results"][0];
    EXPECT_FALSE(none.contains("independent_estimate"));
    EXPECT_EQ(none["opponents"], 0);
    EXPECT_EQ(none["win"]["count"], "9");
    EXPECT_EQ(none["lose"]["count"], "33");
    EXPECT_EQ(none["tie"]["by_opponents"], Json::parse(R"(["0", "0"])"));
    const Json& two = json["results"][1];
    EXPECT_EQ(two["deals"], std::to_string(42U * 820 * 741 / 2));
    EXPECT_EQ(two["tie"]["by_opponents"].size(), 4U);
}

TEST(HoldemOddsTest, WhatTheHeroEndsWith) {
    const Json json = json_of(asked("AhKh", "QhJh2c"));
    const auto chance = [&](const std::string& category) {
        for (const Json& each : json["hand_categories"]) {
            if (each["category"] == category) return each["probability"].get<double>();
        }
        return -1.0;
    };
    EXPECT_EQ(chance("straight flush"), 46.0 / 1081);  // any two cards with the ten of hearts
    EXPECT_EQ(chance("flush"), 332.0 / 1081);  // C(9, 2) + 9 * 38 pairs of cards with a heart, less the 46
    EXPECT_EQ(chance("full house"), 0.0);
    EXPECT_EQ(chance("three of a kind"), 13.0 / 1081);
}

TEST(HoldemOddsTest, OutsAgainstAKnownOpponent) {
    HoldemOddsRequest request = versus(asked("AhKh", "QhJh2c5d"), {"QsQd"});
    request.outs = true;
    const Json outs = json_of(request)["outs"];
    EXPECT_THAT(keys_of(outs), ElementsAre("goal", "opponents", "equity_now", "unseen", "cards"));
    EXPECT_EQ(outs["goal"], "ahead");
    EXPECT_EQ(outs["opponents"], 0);
    EXPECT_EQ(outs["unseen"], 44);
    EXPECT_EQ(outs["equity_now"], 10.0 / 44);
    std::vector<std::string> cards;
    for (const Json& card : outs["cards"]) {
        cards.push_back(card["card"]);
        EXPECT_EQ(card["equity_exact"], "1/1");
        EXPECT_EQ(card["gain"], 34.0 / 44);
    }
    // Four tens make a straight, six other hearts a flush; 2h and 5h fill the opponent's house.
    std::sort(cards.begin(), cards.end());
    EXPECT_THAT(cards, ElementsAre("3h", "4h", "6h", "7h", "8h", "9h", "Tc", "Td", "Th", "Ts"));
}

TEST(HoldemOddsTest, OutsAgainstUnknownOpponentsRaiseTheEquity) {
    HoldemOddsRequest request = asked("8c7c", "9c6d2h");
    request.outs = true;
    const HoldemOddsAnswer found = answer(request);
    ASSERT_TRUE(found.outs);
    EXPECT_EQ(found.outs->goal, HoldemOddsAnswer::OutsGoal::equity);
    EXPECT_EQ(found.outs->unseen, 47U);
    EXPECT_EQ(found.outs->now, found.results[0].equity);
    for (std::size_t i = 0; i < found.outs->cards.size(); ++i) {
        EXPECT_GT(found.outs->cards[i].equity, found.outs->now);
        if (i > 0) {
            EXPECT_LE(found.outs->cards[i].equity, found.outs->cards[i - 1].equity);
        }
    }
    // Each card as likely as any other: the equity now is the mean of those to come.
    Rational sum;
    const HoleCards hole(found.cards.hero.cards[0], found.cards.hero.cards[1]);
    const CardSet flop{found.cards.board[0], found.cards.board[1], found.cards.board[2]};
    for (const Card card : Deck().cards() - hole.cards() - flop) {
        sum += holdem::odds({hole, Board(flop | CardSet::of(card))}, {1}).results[0].equity();
    }
    EXPECT_EQ(sum / Rational(47), found.outs->now);
}

TEST(HoldemOddsTest, CardsAsTheyWereGiven) {
    HoldemOddsRequest request = asked("10h Ad", "Qh, Jh 2c 5d T♠", "2");
    request.dead = "4c 3c";
    const Json json = json_of(request);
    EXPECT_EQ(json["hole"], "ThAd");
    EXPECT_EQ(json["board"], "QhJh2c5dTs");
    EXPECT_EQ(json["dead"], "4c3c");
    EXPECT_EQ(json["street"], "river");
    EXPECT_EQ(json["boards"], "1");
    EXPECT_EQ(json["results"][0]["deals"], "370230");
    EXPECT_EQ(json["results"][0]["tie"]["by_opponents"], Json::parse(R"(["3150", "6"])"));
}

TEST(HoldemOddsTest, Text) {
    HoldemOddsRequest request = asked("ThAd", "QhJh2c5dTs", "1-2");
    request.dead = "3c4c";
    EXPECT_EQ(to_text(answer(request)),
              "Hole    Th Ad\nBoard   Qh Jh 2c 5d Ts\nDead    3c 4c\nThe board is complete\n\n"
              "Opponents       Win      Tie      Lose    Equity  1-(1-p)^N  Shortcut error\n"
              "        1  64.1196%  0.6645%  35.2159%  64.4518%   35.2159%         0.0000%\n"
              "        2  40.3790%  0.8524%  58.7686%  40.8049%   58.0303%        -0.7383%\n\n"
              "Final hand  Probability\n"
              "pair          100.0000%\n");
    HoldemOddsRequest outs = versus(asked("AhKh", "QhJh2c5d"), {"QsQd"});
    outs.outs = true;
    const std::string text = to_text(answer(outs));
    EXPECT_THAT(text, HasSubstr("Versus  Qs Qd\n44 possible boards\n\nUnknown       Win"));
    EXPECT_THAT(text, HasSubstr("\n10 of 44 cards put you ahead; your equity now is 22.7273%\n\n"
                                "Card     Equity     Change\nTs    100.0000%  +77.2727%\n"));
}

TEST(HoldemOddsTest, Csv) {
    EXPECT_EQ(to_csv(answer(versus(asked("AhKh", "QhJh2c5d", "0-1"), {"QsQd"}))),
              "opponents,deals,win,win_probability,tie,tie_probability,ties_by_opponents,lose,"
              "lose_probability,equity,equity_exact\n"
              "0,44,10,0.22727272727272727,0,0.0,0,34,0.7727272727272727,0.22727272727272727,5/22\n"
              "1,39732,9001,0.22654283700795327,27,0.0006795530051344004,27 0,30704,0.7727776099869124,"
              "0.2268826135105205,1639/7224\n");
    EXPECT_THAT(to_csv(answer(asked("AhKh", "QhJh2c"))), HasSubstr(",0.2320690718470552,0.0\n"));
    EXPECT_THAT(to_csv(answer(asked("AhKh", "QhJh2c"))),
                HasSubstr(",independent_estimate,independent_estimate_error\n"));
}

TEST(HoldemOddsTest, CsvHasALineForEachOut) {
    HoldemOddsRequest request = versus(asked("AhKh", "QhJh2c5d"), {"QsQd"});
    request.outs = true;
    const std::string csv = to_csv(answer(request));
    EXPECT_THAT(csv, HasSubstr(",equity,equity_exact,card,gain,goal\n"));
    EXPECT_THAT(csv, HasSubstr("\n,,,,,,,,,1.0,1/1,Ts,0.7727272727272727,ahead\n"));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 12);
    HoldemOddsRequest leader = versus(asked("QsQd", "QhJh2c5d"), {"AhKh"});
    leader.outs = true;
    EXPECT_THAT(to_csv(answer(leader)), HasSubstr(",opponents-ahead\n"));
}

TEST(HoldemOddsTest, ThreadsDoNotChangeTheAnswer) {
    const HoldemOddsRequest all = asked("AhKh", "QhJh2c", "1-9");
    EXPECT_EQ(to_json(answer(all, Work{4})), to_json(answer(all)));
    HoldemOddsRequest outs = asked("AhKh", "QhJh2c", "3");
    outs.outs = true;
    EXPECT_EQ(to_json(answer(outs, Work{4})), to_json(answer(outs)));
}

TEST(HoldemOddsTest, OutsAreAgainstOneNumberOfOpponents) {
    HoldemOddsRequest request = asked("AhKh", "QhJh2c", "1,3");
    request.outs = true;
    EXPECT_THROW(answer(request), FieldError);
}

TEST(HoldemOddsTest, AStoppedWorkThrows) {
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(answer(asked("AhKh", "QhJh2c", "3"), Work{1, {}, &stop}), Stopped);
}

TEST(HoldemOddsTest, ProgressEndsWithAll) {
    u64 last_done = 0;
    u64 last_total = 1;
    HoldemOddsRequest request = asked("AhKh", "QhJh2c", "3");
    answer(request, Work{1, [&](u64 done, u64 total) {
                             EXPECT_LE(last_done, done);
                             last_done = done;
                             last_total = total;
                         }});
    EXPECT_EQ(last_done, last_total);
    EXPECT_GT(last_total, 1U);
}

}  // namespace
}  // namespace holdfast::ask

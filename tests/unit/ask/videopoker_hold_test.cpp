// The answer `videopoker.hold`: all 32 ways to play a hand, best first.
#include <algorithm>
#include <set>
#include <string>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;

VideopokerHoldAnswer hold(const std::string& game, const std::string& cards) {
    return answer(VideopokerHoldRequest{{game, std::nullopt, {}, {}}, cards});
}

TEST(VideopokerHoldTest, FieldsAndTheirOrder) {
    const Json json = to_json(hold("jacks-or-better-9-6", "AsKsQsJs5s"));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "game", "deal", "holds", "tie_rule", "warnings"));
    ASSERT_EQ(json["holds"].size(), 32U);
    for (const Json& each : json["holds"]) {
        EXPECT_THAT(keys_of(each), ElementsAre("hold", "value", "value_exact", "draws", "outcomes",
                                               "variance", "cost", "best"));
        EXPECT_EQ(each["outcomes"].size(), 10U);
    }
}

TEST(VideopokerHoldTest, WhatIsHeldIsCompared) {
    const auto held = [](const std::string& cards, const std::string& text) {
        VideopokerHoldRequest request{{"jacks-or-better-9-6", std::nullopt, {}, {}}, cards};
        request.held = text;
        return answer(request);
    };
    const VideopokerHoldAnswer pat = held("AsKsQsJs5s", "12345");
    const Json json = to_json(pat)["held"];
    EXPECT_THAT(keys_of(json), ElementsAre("hold", "place", "value", "value_exact", "cost", "cost_exact",
                                           "rows", "sentence"));
    EXPECT_EQ(json["hold"], "AsKsQsJs5s");
    EXPECT_EQ(json["place"], 2);
    EXPECT_EQ(json["cost_exact"], "584/47");
    EXPECT_EQ(json["rows"][0].dump(),
              R"({"name":"royal flush","given_up":17.02127659574468,"given_up_exact":"800/47"})");
    EXPECT_EQ(json["sentence"],
              "Holding As Ks Qs Js 5s costs 12.43 bets against As Ks Qs Js: on average it wins 17.02 less "
              "from royal flush and 0.51 less from other hands, but 5.11 more from flush");
    EXPECT_THAT(to_text(pat), HasSubstr("5.11 more from flush (2nd of 32 holds).\n"));
    // The largest gain comes first.
    EXPECT_THAT(
        to_json(held("5c5d7dJdQd", "JdQd"))["held"]["sentence"].get<std::string>(),
        HasSubstr("1.12 less from flush, but 0.18 more from jacks or better, 0.09 more from two pair, "));
    EXPECT_EQ(to_json(held("AsKsQsJs5s", "As Ks Qs Js"))["held"]["sentence"], "Holding As Ks Qs Js is best");
    EXPECT_THAT(to_json(held("2s3h7d9cKd", "nothing"))["held"]["sentence"].get<std::string>(),
                testing::StartsWith("Holding nothing costs "));
    EXPECT_THROW(held("AsKsQsJs5s", "2d"), ParseError);
}

TEST(VideopokerHoldTest, FourToARoyalFlush) {
    const Json json = to_json(hold("jacks-or-better-9-6", "as ks QS js 5s"));
    EXPECT_EQ(json["query"], "videopoker.hold");
    EXPECT_EQ(json["deal"], "AsKsQsJs5s");
    const Json& best = json["holds"][0];
    EXPECT_EQ(best["hold"], "AsKsQsJs");
    EXPECT_EQ(best["value"], 866.0 / 47);
    EXPECT_EQ(best["value_exact"], "866/47");
    EXPECT_EQ(best["draws"], "47");
    EXPECT_EQ(best["cost"], 0.0);
    EXPECT_EQ(best["best"], true);
    EXPECT_EQ(best["outcomes"][0],
              Json::parse(R"({"hand": "royal flush", "name": "royal flush", "count": "1"})"));
    EXPECT_EQ(best["outcomes"][4]["count"], "7");
    EXPECT_EQ(json["holds"][1]["hold"], "AsKsQsJs5s");
    EXPECT_EQ(json["holds"][1]["value_exact"], "6/1");
    EXPECT_EQ(json["holds"][1]["cost"], 584.0 / 47);
    EXPECT_EQ(json["holds"][1]["best"], false);
}

TEST(VideopokerHoldTest, EveryHoldOnceAndBestFirst) {
    const Json json = to_json(hold("jacks-or-better-9-6", "2h7d9cJsKh"));
    std::set<std::string> texts;
    double last = 1e9;
    for (const Json& each : json["holds"]) {
        texts.insert(each["hold"].get<std::string>());
        EXPECT_LE(each["value"].get<double>(), last);
        last = each["value"].get<double>();
        u64 sum = 0;
        for (const Json& outcome : each["outcomes"]) sum += std::stoull(outcome["count"].get<std::string>());
        EXPECT_EQ(std::to_string(sum), each["draws"].get<std::string>());
    }
    EXPECT_EQ(texts.size(), 32U);
    EXPECT_EQ(texts.count(""), 1U);
    EXPECT_EQ(texts.count("2h7d9cJsKh"), 1U);
    EXPECT_EQ(texts.count("2hJs"), 1U);
}

TEST(VideopokerHoldTest, HoldsKeepTheOrderOfTheDeal) {
    const Json json = to_json(hold("jacks-or-better-9-6", "5s Js Qs Ks As"));
    EXPECT_EQ(json["deal"], "5sJsQsKsAs");
    EXPECT_EQ(json["holds"][0]["hold"], "JsQsKsAs");
}

TEST(VideopokerHoldTest, EveryHoldOfTheTopValueIsBest) {
    const VideopokerHoldAnswer tie = hold("joker-poker-kings-full-pay", "9s Js 6h Ah Jk");
    const Json json = to_json(tie);
    EXPECT_EQ(json["holds"][0]["best"], true);
    EXPECT_EQ(json["holds"][1]["best"], true);
    EXPECT_EQ(json["holds"][2]["best"], false);
    EXPECT_EQ(json["holds"][0]["value_exact"], json["holds"][1]["value_exact"]);
    EXPECT_EQ(json["holds"][1]["cost"], 0.0);
    const std::string text = to_text(tie, {}, 1);
    EXPECT_THAT(text,
                HasSubstr("2 holds are equally good; the tie rule, lowest-variance, prefers the first\n"));
    EXPECT_THAT(text, HasSubstr("9s Js Jk"));
    EXPECT_THAT(text, HasSubstr("Ah Jk"));
}

TEST(VideopokerHoldTest, TextShowsAsManyAsAskedFor) {
    const VideopokerHoldAnswer royal = hold("jacks-or-better-9-6", "AsKsQsJs5s");
    EXPECT_EQ(to_text(royal, {}, 2),
              "9/6 Jacks or Better\njacks-or-better-9-6, 52 cards\n\nDealt As Ks Qs Js 5s\n\n"
              "Hold                Value       Cost  Draws  Outcomes of the draw\n"
              "As Ks Qs Js     18.425532       best     47  1 royal flush, 7 flush, 3 straight, 12 jacks or "
              "better, 24 nothing\n"
              "As Ks Qs Js 5s   6.000000  12.425532      1  1 flush\n"
              "\nThe best of 32 holds; --all shows every one.\n");
    const std::string all = to_text(royal);
    EXPECT_EQ(std::count(all.begin(), all.end(), '\n'), 38);
    EXPECT_THAT(all, HasSubstr("\nnothing         "));  // the hold that draws five
}

TEST(VideopokerHoldTest, CsvHasAColumnForEachRow) {
    const std::string csv = to_csv(hold("jacks-or-better-9-6", "AsKsQsJs5s"));
    EXPECT_EQ(csv.substr(0, csv.find('\n', csv.find('\n') + 1)),
              "hold,value,value_exact,draws,royal flush count,straight flush count,four of a kind count,"
              "full house count,flush count,straight count,three of a kind count,two pair count,"
              "jacks or better count,nothing count,variance,cost,best\n"
              "AsKsQsJs,18.425531914893618,866/47,47,1,0,0,0,7,3,0,0,12,24,13284.159348121322,0.0,true");
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 33);
}

TEST(VideopokerHoldTest, CardsMustBeFiveOfTheDeck) {
    EXPECT_THROW(hold("jacks-or-better-9-6", "AsKsQsJs"), ParseError);
    EXPECT_THROW(hold("jacks-or-better-9-6", "AsKsQsJsAs"), ParseError);
    EXPECT_THROW(hold("jacks-or-better-9-6", "AsKsQsJsJk"), ParseError);
    EXPECT_NO_THROW(hold("joker-poker-kings-full-pay", "AsKsQsJsJk"));
}

}  // namespace
}  // namespace holdfast::ask

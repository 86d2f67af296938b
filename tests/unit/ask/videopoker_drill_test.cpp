// The answer `videopoker.drill`: deals of the kind asked for, the same for the same seed, and the three
// forms.
#include <algorithm>
#include <set>
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
#include <holdfast/ask/videopoker/drill.h>
#include <holdfast/cards/card_text.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;

VideopokerDrillRequest drill(DrillKind kind, u64 count, u64 seed = 1) {
    VideopokerDrillRequest request;
    request.game.id = "jacks-or-better-9-6";
    request.kind = kind;
    request.count = count;
    request.seed = seed;
    return request;
}

TEST(VideopokerDrillTest, FieldsAndTheirOrder) {
    const Json json = to_json(answer(drill(DrillKind::all, 3)));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "game", "kind", "seed", "deals_of_kind", "all_deals",
                                           "deals", "warnings"));
    EXPECT_EQ(json["deals_of_kind"], "2598960");
    ASSERT_EQ(json["deals"].size(), 3U);
    EXPECT_THAT(keys_of(json["deals"][0]),
                ElementsAre("deal", "best_holds", "value", "value_exact", "second"));
    EXPECT_THAT(keys_of(json["deals"][0]["second"]),
                ElementsAre("hold", "value", "value_exact", "cost", "cost_exact"));
    const Json close = to_json(answer(drill(DrillKind::close, 1)));
    EXPECT_THAT(keys_of(close), ElementsAre("query", "game", "kind", "seed", "within", "within_exact",
                                            "deals_of_kind", "all_deals", "deals", "warnings"));
    EXPECT_EQ(close["within_exact"], "1/20");
}

TEST(VideopokerDrillTest, ASeedDealsTheSameDealsHoweverMany) {
    const auto deals = [](u64 count, u64 seed) {
        std::vector<std::string> texts;
        for (const auto& each : answer(drill(DrillKind::all, count, seed)).drills) {
            texts.push_back(to_text(each.deal));
        }
        return texts;
    };
    const std::vector<std::string> many = deals(20, 5);
    EXPECT_EQ(deals(7, 5), std::vector<std::string>(many.begin(), many.begin() + 7));
    EXPECT_EQ(std::set<std::string>(many.begin(), many.end()).size(), 20U);
    EXPECT_NE(deals(7, 6), deals(7, 5));
}

TEST(VideopokerDrillTest, CloseDealsHaveASecondBestWithinTheBound) {
    VideopokerDrillRequest request = drill(DrillKind::close, 100);
    request.within = Rational(1, 30);
    const VideopokerDrillAnswer found = answer(request);
    ASSERT_EQ(found.drills.size(), 100U);
    EXPECT_LT(found.deals_of_kind, found.all_deals / 2);
    for (const auto& each : found.drills) {
        ASSERT_TRUE(each.second);
        EXPECT_LE(each.second->cost, request.within);
        EXPECT_GT(each.second->cost, Rational());
        EXPECT_EQ(each.second->value + each.second->cost, each.value);
    }
}

TEST(VideopokerDrillTest, EqualHoldsAreAllBest) {
    VideopokerDrillRequest request = drill(DrillKind::all, 200);
    request.game.id = "sevens-and-joker-wild";
    std::size_t most = 0;
    for (const auto& each : answer(request).drills) most = std::max(most, each.best.size());
    EXPECT_GT(most, 1U);
}

TEST(VideopokerDrillTest, PenaltyDealsShowWhatTheBasicChartHolds) {
    const VideopokerDrillAnswer found = answer(drill(DrillKind::penalty, 40));
    EXPECT_EQ(found.drills.size(), 40U);
    for (const auto& each : found.drills) {
        ASSERT_TRUE(each.chart);
        EXPECT_GT(each.chart->cost, Rational());
        EXPECT_EQ(each.chart->value + each.chart->cost, each.value);
    }
    const Json json = to_json(found);
    // As many deals as the chart of videopoker.strategy misplays.
    Session session;
    const Json strategy =
        Json::parse(ask(session, R"({"query": "videopoker.strategy", "game": "jacks-or-better-9-6"})").json);
    EXPECT_EQ(json["deals_of_kind"], strategy["misplayed_deals"]);
    EXPECT_EQ(json["chart"], strategy["chart"]);
    EXPECT_THAT(keys_of(json["deals"][0]["chart"]),
                ElementsAre("hold", "value", "value_exact", "cost", "cost_exact"));
    EXPECT_THAT(to_text(found), HasSubstr("Chart's cost"));
}

TEST(VideopokerDrillTest, ThereMayBeNoDealOfTheKind) {
    VideopokerDrillRequest request = drill(DrillKind::close, 5);
    request.within = Rational();
    const VideopokerDrillAnswer found = answer(request);
    EXPECT_EQ(found.deals_of_kind, 0U);
    EXPECT_TRUE(found.drills.empty());
    EXPECT_EQ(to_json(found)["deals"], Json::array());
}

TEST(VideopokerDrillTest, AsTextAndCsv) {
    const VideopokerDrillAnswer found = answer(drill(DrillKind::close, 4));
    EXPECT_THAT(to_text(found), HasSubstr("\nThe second-best hold costs at most  0.05\n"));
    VideopokerDrillAnswer tied = found;
    tied.drills[0].best = {tied.drills[0].best.front(), {}};
    EXPECT_THAT(to_text(tied), HasSubstr(" or nothing  "));
    EXPECT_THAT(to_text(found), HasSubstr("\nDeal            Best hold"));
    const std::string csv = to_csv(found);
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 5);
    EXPECT_THAT(csv, testing::StartsWith("deal,best_holds,value,value_exact,second_hold,second_value,"
                                         "second_value_exact,second_cost,second_cost_exact\n"));
}

TEST(VideopokerDrillTest, CsvTellsAHoldOfNothingFromNoHold) {
    VideopokerDrillAnswer found = answer(drill(DrillKind::close, 1));
    VideopokerDrillAnswer::Drill& first = found.drills.at(0);
    first.best = {{}, first.best.front()};
    first.second->hold = {};
    EXPECT_THAT(to_csv(found), HasSubstr(","
                                         "nothing " +
                                         to_text(first.best[1]) + ","));
    EXPECT_THAT(to_csv(found), HasSubstr(",nothing,"));
    first.second = std::nullopt;
    EXPECT_THAT(to_csv(found), HasSubstr(",second_hold,"));
    EXPECT_THAT(to_csv(found), testing::EndsWith(",,,,,\n"));
    found.drills.clear();
    EXPECT_THAT(to_csv(found), testing::StartsWith("deal,best_holds,value,value_exact,second_hold,"));
}

TEST(VideopokerDrillTest, WithinGoesWithCloseDealsOnly) {
    Session session;
    const Json error = test::error_of(
        ask(session, R"({"query": "videopoker.drill", "game": "jacks-or-better-9-6", "within": 0.1})"));
    EXPECT_EQ(error["field"], "within");
    EXPECT_EQ(error["message"], "'within' needs the kind 'close'");
    EXPECT_EQ(error["text"], "0.1");
}

}  // namespace
}  // namespace holdfast::ask

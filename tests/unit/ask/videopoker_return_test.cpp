// The answer `videopoker.return`: its fields, in their order, and the exact numbers of a known game.
#include <algorithm>
#include <string>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/videopoker/return.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;

VideopokerReturnAnswer jacks(std::vector<AskedPay> pays = {}, bool ties = false) {
    return answer(VideopokerReturnRequest{{"jacks-or-better-9-6", std::nullopt, {}, std::move(pays)},
                                          videopoker::TieRule::lowest_variance,
                                          ties});
}

/// A game where tied holds differ in what comes of them.
VideopokerReturnAnswer kings(videopoker::TieRule tie_rule) {
    return answer(
        VideopokerReturnRequest{{"joker-poker-kings-full-pay", std::nullopt, {}, {}}, tie_rule, true});
}

TEST(VideopokerReturnTest, FieldsAndTheirOrder) {
    const Json json = to_json(jacks());
    EXPECT_THAT(keys_of(json),
                ElementsAre("query", "game", "deals", "deal_classes", "combinations", "tie_rule", "rows",
                            "return", "return_exact", "variance", "standard_deviation", "hit_frequency",
                            "covariance", "tied_deals", "warnings"));
    EXPECT_THAT(keys_of(json["game"]), ElementsAre("id", "name", "deck", "wild"));
    for (const Json& row : json["rows"]) {
        EXPECT_THAT(keys_of(row), ElementsAre("hand", "name", "pays", "pays_exact", "combinations",
                                              "probability", "return", "variance"));
    }
}

TEST(VideopokerReturnTest, ExactNumbersOfJacksOrBetter) {
    const Json json = to_json(jacks());
    EXPECT_EQ(json["query"], "videopoker.return");
    EXPECT_EQ(json["game"],
              Json::parse(R"({"id": "jacks-or-better-9-6", "name": "9/6 Jacks or Better", "deck": 52,
                                            "wild": []})"));
    EXPECT_EQ(json["deals"], "2598960");
    EXPECT_EQ(json["deal_classes"], 134459);
    EXPECT_EQ(json["combinations"], "19933230517200");
    EXPECT_EQ(json["tie_rule"], "lowest-variance");
    EXPECT_EQ(json["return_exact"], "1653526326983/1661102543100");
    EXPECT_EQ(json["tied_deals"], "876");
    ASSERT_EQ(json["rows"].size(), 10U);
    EXPECT_EQ(json["rows"][0]["combinations"], "493512264");
    EXPECT_EQ(json["rows"][8]["hand"], "pair");
    EXPECT_EQ(json["rows"][8]["name"], "jacks or better");
    EXPECT_EQ(json["rows"][8]["combinations"], "4277372890968");
    EXPECT_EQ(json["rows"][0]["pays_exact"], "800/1");
}

TEST(VideopokerReturnTest, RealNumbersAreTheNearestDoublesInTheirShortestForm) {
    const std::string text = json_text(to_json(jacks()));
    EXPECT_THAT(text, HasSubstr("\"return\": 0.9954390436951225,\n"));
    EXPECT_THAT(text,
                HasSubstr("\"return\": 0.0, \"variance\": 0.5404706081538649}\n"));  // the row `nothing`
    EXPECT_THAT(text, HasSubstr("\"pays\": 800, "));
    EXPECT_NEAR(Json::parse(text)["variance"].get<double>(), 19.51467643, 1e-8);
}

TEST(VideopokerReturnTest, SharesOfTheRowsAddUpExactly) {
    const VideopokerReturnAnswer each = jacks();
    Rational probability;
    Rational expected_return;
    Rational variance;
    for (std::size_t row = 0; row < each.analysis.rows.size(); ++row) {
        probability += each.probability(row);
        expected_return += each.return_share(row);
        variance += each.variance_share(row);
    }
    EXPECT_EQ(probability, Rational(1));
    EXPECT_EQ(expected_return, each.analysis.expected_return);
    EXPECT_EQ(variance, each.analysis.variance);
}

TEST(VideopokerReturnTest, WithTiesEachRowHasItsFewestAndMost) {
    const VideopokerReturnAnswer with_ties = kings(videopoker::TieRule::lowest_variance);
    const Json json = to_json(with_ties);
    bool some_differ = false;
    for (const Json& row : json["rows"]) {
        EXPECT_THAT(keys_of(row), ElementsAre("hand", "name", "pays", "pays_exact", "combinations",
                                              "probability", "return", "variance", "fewest", "most"));
        const u64 count = std::stoull(row["combinations"].get<std::string>());
        EXPECT_LE(std::stoull(row["fewest"].get<std::string>()), count);
        EXPECT_GE(std::stoull(row["most"].get<std::string>()), count);
        some_differ = some_differ || row["fewest"] != row["most"];
    }
    EXPECT_TRUE(some_differ);
    EXPECT_THAT(to_text(with_ties), HasSubstr("Fewest"));
    EXPECT_THAT(to_csv(with_ties), HasSubstr(",variance,fewest,most\n"));
}

TEST(VideopokerReturnTest, TieRulesMoveCountsButNotTheReturn) {
    const VideopokerReturnAnswer low = kings(videopoker::TieRule::lowest_variance);
    const VideopokerReturnAnswer other = kings(videopoker::TieRule::highest_variance);
    EXPECT_EQ(other.analysis.expected_return, low.analysis.expected_return);
    EXPECT_TRUE(other.analysis.variance > low.analysis.variance);
    EXPECT_EQ(to_json(other)["tie_rule"], "highest-variance");
}

TEST(VideopokerReturnTest, ChangedPaysAreNotedAndPriced) {
    const VideopokerReturnAnswer changed = jacks({"full house=8", "flush=5"});
    const VideopokerReturnAnswer catalog =
        answer(VideopokerReturnRequest{{"jacks-or-better-8-5", std::nullopt, {}, {}}});
    EXPECT_EQ(changed.analysis.expected_return, catalog.analysis.expected_return);
    const Json game = to_json(changed)["game"];
    EXPECT_EQ(game["id"], "jacks-or-better-9-6");
    EXPECT_EQ(game["pays_changed"],
              Json::parse(R"([{"name": "full house", "from_exact": "9/1", "to_exact": "8/1"},
                                                    {"name": "flush", "from_exact": "6/1", "to_exact": "5/1"}])"));
    EXPECT_THAT(to_text(changed), HasSubstr("Pay changed: full house 8 instead of 9\n"));
}

TEST(VideopokerReturnTest, WildRanksAndCardsAreListedAsInAPaytable) {
    const Json json = to_json(answer(VideopokerReturnRequest{
        {{},
         "id = \"x\"\ndeck = 54\nwild = [\"7\", \"Jh\", \"Js\"]\n[[pay]]\nhand = \"flush\"\npays = 0.1\n",
         {},
         {}}}));
    EXPECT_EQ(json["game"]["deck"], 54);
    EXPECT_EQ(json["game"]["wild"], Json::parse(R"(["7", "Jh", "Js"])"));
    EXPECT_EQ(json["rows"][0]["pays_exact"], "1/10");
}

TEST(VideopokerReturnTest, RowsThatNeverCountAreWarnedOf) {
    const char* const paytable =
        "id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 5\n[[pay]]\nhand = \"straight "
        "flush\"\npays = 4\n"
        "[[pay]]\nhand = \"pair\"\npays = 0\n";
    const VideopokerReturnAnswer odd = answer(VideopokerReturnRequest{{{}, paytable, {}, {}}});
    EXPECT_THAT(odd.warnings, ElementsAre(HasSubstr("'straight flush' never pays"), "the row 'pair' pays 0"));
    EXPECT_THAT(
        jacks({"royal flush=4000"}).warnings,
        ElementsAre(
            "the row 'royal flush' pays 4,000 for a bet of 1; if the machine pays that for 5 coins, it is "
            "800"));
    EXPECT_THAT(jacks({"royal flush=3999"}).warnings, testing::IsEmpty());
    EXPECT_EQ(to_json(odd)["warnings"].size(), 2U);
    EXPECT_TRUE(jacks().warnings.empty());
}

TEST(VideopokerReturnTest, TextShowsTheTableAndTheSums) {
    const std::string text = to_text(jacks());
    EXPECT_THAT(
        text,
        HasSubstr("royal flush       800         493,512,264    0.002476%  40,391   1.980661%  15.805884\n"));
    EXPECT_THAT(
        text, HasSubstr("Return              99.543904%\n  exactly           1653526326983/1661102543100\n"));
    EXPECT_THAT(text, HasSubstr("House edge          0.456096%\n"));
    EXPECT_THAT(text, HasSubstr("Tied holds          876 of 2,598,960 deals; tie rule "));
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
    EXPECT_THAT(to_text(jacks({"royal flush=2000"})), HasSubstr("Player's edge"));
}

TEST(VideopokerReturnTest, CsvHasALineForEachRow) {
    const std::string csv = to_csv(jacks());
    EXPECT_EQ(csv.substr(0, csv.find('\n')),
              "hand,name,pays,pays_exact,combinations,probability,return,variance");
    EXPECT_THAT(csv, HasSubstr("\npair,jacks or better,1,1/1,4277372890968,0.21458503112564406,"));
    EXPECT_THAT(csv, HasSubstr("\ntotal,total,,,19933230517200,1.0,0.9954390436951225,19.51"));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 12);
}

}  // namespace
}  // namespace holdfast::ask

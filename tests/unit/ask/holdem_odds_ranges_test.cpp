// The answer `holdem.odds` with a class of flops as its board and with ranges of opponents: JSON, text and CSV.
//
// The counts are those of a program that deals every board and compares all hands of five cards.
#include <algorithm>
#include <string>
#include <vector>

#include <apps/terminal/holdem/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/holdem/odds.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;
using test::answer;
using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

HoldemOddsRequest odds_asked(const std::string& fields) {
    return test::request_of<HoldemOddsRequest>(fields);
}

const HoldemOddsRequest& one_suit() {
    static const HoldemOddsRequest request =
        odds_asked(R"("hole": "AhKh", "board": "A72 monotone", "opponents": "1-2")");
    return request;
}

const HoldemOddsRequest& against_range() {
    static const HoldemOddsRequest request =
        odds_asked(R"("hole": "AhKh", "board": "T98 rainbow", "versus": "KK, JTs", "opponents": "0-1")");
    return request;
}

const HoldemOddsRequest& hand_and_range() {
    static const HoldemOddsRequest request = odds_asked(
        R"("hole": "QQ,AhKh:0.5", "board": "QhJh2c5d", "versus": ["AsKd", "top 1%"], "dead": "3c")");
    return request;
}

TEST(HoldemOddsRangesTest, AClassOfFlopsAsJson) {
    const Json json = to_json(answer(one_suit()));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "hole", "board", "board_class", "dead", "street",
                                           "boards", "results", "hand_categories"));
    EXPECT_EQ(json["board"], "");
    EXPECT_EQ(json["street"], "flop");
    EXPECT_EQ(json["board_class"], Json::parse(R"({"text": "A72 monotone", "flops": 4, "suit_classes": 1,
                                                   "possible": 3})"));
    EXPECT_EQ(json["boards"], "3243");  // 3 flops, C(47, 2) boards each
    const Json& one = json["results"][0];
    EXPECT_EQ(one["deals"], "3210570");
    EXPECT_EQ(one["win"]["count"], "2294883");
    EXPECT_EQ(one["tie"]["by_opponents"], Json::parse(R"(["107856"])"));
    EXPECT_EQ(one["lose"]["count"], "807831");
    EXPECT_EQ(one["equity_exact"], "86993/118910");
    EXPECT_EQ(json["results"][1]["opponents"], 2);
    EXPECT_GT(json["results"][1]["independent_estimate"]["error"], 0.0);
    // A straight flush would need three more cards of the flop's suit, or of hearts.
    EXPECT_EQ(json["hand_categories"][0]["probability"], 0.0);
}

TEST(HoldemOddsRangesTest, WarningsSayHowTheRangesWereRead) {
    const Json json = to_json(answer(odds_asked(
        R"("hole": "65s+", "versus": ["AA:1/3,KK:0.1234567"], "board": "2c3c4d5dTs", "round_weights": true)")));
    EXPECT_EQ(json["warnings"],
              Json::array({"65s+ is 65s alone; connectors: AKs-65s",
                           "2 weights are rounded to six decimals: AA:0.333333, KK:0.123457"}));
    EXPECT_FALSE(to_json(answer(one_suit())).contains("warnings"));
}

TEST(HoldemOddsRangesTest, OutsAgainstARangeBlameTheRange) {
    const FieldError error = test::refusal_of(
        odds_asked(R"("hole": "AhKh", "board": "QhJh2c5d", "versus": ["QsQd", "TT+"], "outs": true)"));
    EXPECT_THAT(error.what(), HasSubstr("outs are counted against known hands"));
    EXPECT_EQ(error.text, "TT+");
}

TEST(HoldemOddsRangesTest, BlanksMayStandBetweenPlayers) {
    for (const char* hole : {"AA KK", "AA;KK", "22+ AJs+", "AhKh QQ"}) {
        const FieldError error = test::refusal_of(odds_asked(R"("hole": ")" + std::string(hole) + "\""));
        EXPECT_THAT(error.what(), HasSubstr("may be one range, then write commas")) << hole;
    }
    const FieldError cards = test::refusal_of(odds_asked(R"("hole": "AhKh QsQd")"));
    EXPECT_THAT(cards.what(), HasSubstr("expected 2 cards, found 4; 'vs' stands between two hands"));
}

TEST(HoldemOddsRangesTest, AClassOfFlopsAsText) {
    const std::string text = to_text(answer(one_suit()));
    EXPECT_THAT(text, HasSubstr("Hole    Ah Kh\n"
                                "Flops   A72 monotone: 4 flops, 1 up to suits, 3 without a known card\n"
                                "3,243 possible boards\n\nOpponents       Win"));
    EXPECT_THAT(text,
                HasSubstr("\n        1  71.4790%  3.3594%  25.1616%  73.1587%   25.1616%         0.0000%\n"));
    const std::string all = to_text(answer(odds_asked(R"("hole": "AhKh", "board": "9xx rainbow")")));
    EXPECT_THAT(all, HasSubstr("Flops   9xx rainbow: 588 flops, 28 up to suits\n635,628 possible boards\n"));
    EXPECT_THAT(all, Not(HasSubstr("without a known card")));
}

TEST(HoldemOddsRangesTest, AClassOfFlopsAsCsv) {
    const std::string csv = to_csv(answer(one_suit()));
    EXPECT_THAT(csv,
                testing::StartsWith(
                    "opponents,deals,win,win_probability,tie,tie_probability,ties_by_opponents,lose,"
                    "lose_probability,equity,equity_exact,independent_estimate,independent_estimate_error\n"
                    "1,3210570,2294883,0.714789897121072,107856,0.03359403470411796,107856,807831,"));
    EXPECT_THAT(csv, HasSubstr("\n2,1449572355,798275007,"));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 3);
}

TEST(HoldemOddsRangesTest, AnOpponentsRangeAsJson) {
    const Json json = to_json(answer(against_range()));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "hole", "board", "board_class", "dead", "street",
                                           "results", "hand_categories", "versus"));
    EXPECT_EQ(json["versus"], Json::parse(R"(["KK, JTs"])"));
    const Json& none = json["results"][0];
    EXPECT_THAT(keys_of(none),
                ElementsAre("opponents", "deals", "win", "tie", "lose", "equity", "equity_exact"));
    EXPECT_EQ(none["opponents"], 0);
    EXPECT_EQ(none["deals"], "142560");
    EXPECT_EQ(none["win"]["count"], "27420");
    EXPECT_EQ(none["tie"]["by_opponents"], Json::parse(R"(["3018"])"));
    EXPECT_EQ(none["lose"]["count"], "112122");
    EXPECT_EQ(none["equity_exact"], "9643/47520");
    // The one with the range and the unknown one may tie, alone or both.
    EXPECT_EQ(json["results"][1]["tie"]["by_opponents"].size(), 2U);
}

TEST(HoldemOddsRangesTest, AnOpponentsRangeAsText) {
    EXPECT_THAT(to_text(answer(against_range())),
                HasSubstr("Flops   T98 rainbow: 24 flops, 1 up to suits\nVersus  KK, JTs\n"
                          "\nUnknown       Win      Tie      Lose    Equity\n"
                          "      0  19.2340%  2.1170%  78.6490%  20.2925%\n"));
}

TEST(HoldemOddsRangesTest, OmitsBoardsIfCombosLeaveDifferentNumbersOfThem) {
    const HoldemOddsAnswer found = answer(odds_asked(R"("hole": "99+", "board": "AAx", "opponents": "1")"));
    EXPECT_FALSE(to_json(found).contains("boards"));
    EXPECT_THAT(to_text(found), HasSubstr("Combos  36; the odds are their average by deals\n"));
    EXPECT_THAT(to_text(found), Not(HasSubstr("possible boards")));
    const std::string alike = to_text(
        answer(odds_asked(R"("hole": "99+", "board": "2c3c4c", "versus": "AsKs", "opponents": "0")")));
    EXPECT_THAT(alike, HasSubstr("; the odds are their average\n"));
    EXPECT_THAT(alike, HasSubstr(" possible boards\n"));
}

TEST(HoldemOddsRangesTest, HandsWithACommaMayBeOneOpponentOrTwo) {
    const auto asked = [](const std::string& versus) {
        return odds_asked(R"("hole": "JsJd", "board": "QhJh2c", "opponents": "0", "versus": )" + versus);
    };
    EXPECT_THAT(
        test::refusal_of(asked(R"("AhKd,7c7d")")).what(),
        HasSubstr("'AhKd,7c7d' may be one opponent with any of these hands, then write 'AhKd:1,7c7d', or"));
    EXPECT_EQ(answer(asked(R"("AhKd:1,7c7d")")).cards.versus.size(), 1U);
    EXPECT_EQ(answer(asked(R"(["AhKd", "7c7d"])")).cards.versus.size(), 2U);
    EXPECT_EQ(answer(asked(R"("Ah, Kd")")).cards.versus.front().cards.size(), 2U);
}

TEST(HoldemOddsRangesTest, TheFirstRangeWithoutAComboIsBlamed) {
    const auto blamed = [](const std::string& fields) {
        const FieldError error = test::refusal_of(odds_asked(fields));
        return error.field + " " + error.text;
    };
    EXPECT_EQ(blamed(R"("hole": "AhKh", "board": "2c3c4c", "versus": ["AA", "AA", "77"], "opponents": "0")"),
              "versus AA");
    EXPECT_EQ(blamed(R"("hole": "AhKh", "board": "9xx", "versus": ["AA", "AA", "77"], "opponents": "0")"),
              "versus AA");
    EXPECT_EQ(
        blamed(R"("hole": "AhKh,AhQh", "board": "2c3c4c", "versus": ["AhJd,AhTd", "QQ"], "opponents": "0")"),
        "versus AhJd,AhTd");
    EXPECT_EQ(blamed(R"("hole": "AA", "board": "AAx", "versus": ["AA"], "opponents": "0")"), "board AAx");
}

TEST(HoldemOddsRangesTest, AnOpponentsRangeAsCsv) {
    EXPECT_THAT(
        to_csv(answer(against_range())),
        testing::StartsWith("opponents,deals,win,win_probability,tie,tie_probability,ties_by_opponents,"
                            "lose,lose_probability,equity,equity_exact\n"
                            "0,142560,27420,0.19234006734006734,3018,0.02117003367003367,3018,112122,"
                            "0.786489898989899,0.20292508417508417,9643/47520\n"));
}

/// The hero has a range with weights, and one opponent a hand, another a range.
TEST(HoldemOddsRangesTest, AHandAndARangeAsOpponents) {
    const HoldemOddsAnswer found = answer(hand_and_range());
    const Json json = to_json(found);
    EXPECT_EQ(json["hole"], "QQ,AhKh:0.5");
    EXPECT_EQ(json["combos"], 4);
    EXPECT_EQ(json["versus"], Json::parse(R"(["AsKd", "top 1%"])"));
    const Json& result = json["results"][0];
    EXPECT_EQ(result["deals"], "779");
    EXPECT_EQ(result["win"]["count"], "657");
    EXPECT_EQ(result["tie"]["by_opponents"], Json::parse(R"(["4", "0"])"));
    EXPECT_EQ(result["lose"]["count"], "118");
    // AhKh with a Th, against AcAd or KcKs: two deals of half a weight, of 779.
    EXPECT_EQ(json["hand_categories"][0]["probability"], 1.0 / 779);
    EXPECT_THAT(to_text(found), HasSubstr("Versus  As Kd, top 1%\n"));
    EXPECT_EQ(to_json(answer(hand_and_range(), Work{3})), json);
}

}  // namespace
}  // namespace holdfast::ask

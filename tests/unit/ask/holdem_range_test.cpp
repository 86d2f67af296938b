// The answer `holdem.range`: what a range holds, hand by hand, and the three forms.
#include <algorithm>
#include <string>

#include <apps/terminal/holdem/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/holdem/range.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;

HoldemRangeAnswer range_of(const std::string& range) {
    return answer(HoldemRangeRequest{range});
}

Json hand_of(const Json& json, const std::string& name) {
    for (const Json& hand : json["hands"]) {
        if (hand["hand"] == name) return hand;
    }
    return {};
}

TEST(HoldemRangeTest, FieldsAndTheirOrder) {
    const Json json = to_json(range_of("22+,A2s+"));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "range", "normalized", "combos", "weight", "weight_exact",
                                           "share", "share_exact", "hands"));
    ASSERT_EQ(json["hands"].size(), 169U);
    for (const Json& hand : json["hands"]) {
        EXPECT_THAT(keys_of(hand), ElementsAre("hand", "size", "combos", "weight", "weight_exact"));
    }
}

TEST(HoldemRangeTest, WholeHands) {
    const Json json = to_json(range_of("A2s-aks, 22+"));
    EXPECT_EQ(json["range"], "A2s-aks, 22+");
    EXPECT_EQ(json["normalized"], "22+,A2s+");
    EXPECT_EQ(json["combos"], 13 * 6 + 12 * 4);
    EXPECT_EQ(json["weight_exact"], "126/1");
    EXPECT_EQ(json["share"], 126.0 / 1326);
    EXPECT_EQ(json["share_exact"], "21/221");
    // Row by row, aces first: suited hands above the diagonal.
    EXPECT_EQ(json["hands"][0]["hand"], "AA");
    EXPECT_EQ(json["hands"][1].dump(),
              R"({"hand":"AKs","size":4,"combos":4,"weight":1.0,"weight_exact":"1/1"})");
    EXPECT_EQ(json["hands"][13].dump(),
              R"({"hand":"AKo","size":12,"combos":0,"weight":0.0,"weight_exact":"0/1"})");
    EXPECT_EQ(json["hands"][168]["hand"], "22");
}

TEST(HoldemRangeTest, WeightsOfWholeHandsNeedNoList) {
    const Json json = to_json(range_of("[50]AQs,KQs[/50],AA:1/3"));
    EXPECT_EQ(json["combos"], 14);
    EXPECT_EQ(json["weight"], 6.0);
    EXPECT_EQ(json["weight_exact"], "6/1");
    EXPECT_EQ(json["share_exact"], "1/221");
    EXPECT_EQ(hand_of(json, "AQs").dump(),
              R"({"hand":"AQs","size":4,"combos":4,"weight":0.5,"weight_exact":"1/2"})");
    EXPECT_EQ(hand_of(json, "AA")["weight_exact"], "1/3");
}

TEST(HoldemRangeTest, HandsWhoseCombosDifferListThem) {
    const Json json = to_json(range_of("AhKh,QsQd:1/2,QsQc,72o:1/4,!7c2d"));
    EXPECT_EQ(hand_of(json, "AKs").dump(),
              R"({"hand":"AKs","size":4,"combos":1,"weight":0.25,"weight_exact":"1/4",)"
              R"("by_combo":[{"cards":"AhKh","weight":1.0,"weight_exact":"1/1"}]})");
    const Json queens = hand_of(json, "QQ");
    EXPECT_EQ(queens["combos"], 2);
    EXPECT_EQ(queens["weight_exact"], "1/4");
    EXPECT_EQ(queens["by_combo"].dump(), R"([{"cards":"QsQd","weight":0.5,"weight_exact":"1/2"},)"
                                         R"({"cards":"QsQc","weight":1.0,"weight_exact":"1/1"}])");
    // All weights are equal, but one combo is missing.
    const Json seven_deuce = hand_of(json, "72o");
    EXPECT_EQ(seven_deuce["by_combo"].size(), 11U);
    EXPECT_EQ(seven_deuce["weight_exact"], "11/48");
}

TEST(HoldemRangeTest, EqualRangesHaveOneNormalizedText) {
    EXPECT_EQ(range_of("AKo,AKs,TT+").normalized, range_of("AA-TT,AK").normalized);
    EXPECT_EQ(range_of("any").normalized, "random");
    const HoldemRangeAnswer best = range_of("top 15%");
    EXPECT_EQ(best.combos, 196U);
    EXPECT_EQ(range_of(best.normalized).normalized, best.normalized);
    EXPECT_EQ(range_of(best.normalized).combos, best.combos);
}

TEST(HoldemRangeTest, AsText) {
    const std::string text = to_text(range_of("22+,KQs:1/2,AhKd,72o:1/1000"));
    EXPECT_THAT(text, HasSubstr("Range   22+, AhKd, KQs:1/2, 72o:1/1000\n"
                                "Combos  95 of 1,326 (weight 81.012)\n"
                                "Share   6.1095%\n\n"
                                "  A    K    Q    J    T    9    8    7    6    5    4    3    2\n"
                                "A AA   .    .    .    .    .    .    .    .    .    .    .    .\n"
                                "K 8%   KK   50%  .    .    .    .    .    .    .    .    .    .\n"
                                "Q .    .    QQ   .    .    .    .    .    .    .    .    .    .\n"));
    EXPECT_THAT(text,
                HasSubstr("\n2 .    .    .    .    .    .    .    <1%  .    .    .    .    22\n\nName: "));
    EXPECT_THAT(to_text(range_of("AA")), HasSubstr("Combos  6 of 1,326\nShare   0.4525%\n"));
}

TEST(HoldemRangeTest, LongRangesBreakInANarrowTerminal) {
    terminal::TextStyle narrow;
    narrow.width = 29;
    EXPECT_THAT(to_text(range_of("22,44,66,88,TT,QQ,AA,AhKh"), narrow),
                testing::StartsWith("Range   AA, QQ, TT, 88, 66,\n        44, 22, AhKh\n"));
}

TEST(HoldemRangeTest, CsvHasALineForEachHand) {
    const std::string csv = to_csv(range_of("AhKh:1/2,AsKs,AA"));
    EXPECT_THAT(csv, testing::StartsWith("hand,size,combos,weight,weight_exact,by_combo\n"
                                         "AA,6,6,1.0,1/1,\n"
                                         "AKs,4,2,0.375,3/8,AhKh:1/2 AsKs:1/1\n"
                                         "AQs,4,0,0.0,0/1,\n"));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 170);
    // No column if there is nothing to list.
    EXPECT_THAT(to_csv(range_of("AA")), testing::StartsWith("hand,size,combos,weight,weight_exact\nAA"));
}

TEST(HoldemRangeTest, WarningsSayHowItWasRead) {
    EXPECT_FALSE(to_json(range_of("65s,22+")).contains("warnings"));
    EXPECT_EQ(to_json(range_of("65s+,22+"))["warnings"],
              Json::array({"65s+ is 65s alone; connectors: AKs-65s"}));
    const FieldError error = test::refusal_of(HoldemRangeRequest{"AA:0.1234567891"});
    EXPECT_THAT(error.what(), testing::EndsWith("; to round them to six decimals, set 'round_weights'"));
    EXPECT_EQ(error.position, 3U);
    HoldemRangeRequest rounding{"AA:0.1234567891"};
    rounding.rounds_weights = true;
    const Json json = to_json(answer(rounding));
    EXPECT_EQ(json["normalized"], "AA:123457/1000000");
    EXPECT_EQ(json["warnings"], Json::array({"1 weight is rounded to six decimals: AA:0.123457"}));
}

TEST(HoldemRangeTest, WhatIsNotARangeIsRefused) {
    const FieldError error = test::refusal_of(HoldemRangeRequest{"AA,hello"});
    EXPECT_EQ(error.field, "range");
    EXPECT_THAT(error.what(), HasSubstr("'hello' is not a range"));
    EXPECT_EQ(error.position, 3U);
}

Json part_of(const Json& parts, const std::string& name, const std::string& detail = "") {
    for (const Json& part : parts) {
        if (part["name"] == name && part["detail"] == detail) return part;
    }
    return {};
}

TEST(HoldemRangeTest, WhatItMakesOnABoard) {
    const Json json = to_json(answer(HoldemRangeRequest{"AK,KQs,88:0.5,76s,A5s", "Kh8h3c"}))["on_board"];
    // Three kings are left for AK and KQs, three eights, two suits of 76s besides hearts.
    EXPECT_EQ(json["combos"], 12 + 3 + 3 + 4 + 4);
    EXPECT_EQ(json["weight_exact"], "49/2");
    EXPECT_EQ(part_of(json["made"], "top pair", "top kicker")["combos"], 12);
    EXPECT_EQ(part_of(json["made"], "top pair", "second kicker")["combos"], 3);
    EXPECT_EQ(part_of(json["made"], "set")["weight_exact"], "3/2");
    EXPECT_EQ(part_of(json["made"], "set")["share_exact"], "3/49");
    EXPECT_EQ(part_of(json["made"], "top pair", "top kicker")["hands"], "AK");
    EXPECT_EQ(part_of(json["made"], "ace high")["hands"], "A5s");
    EXPECT_EQ(part_of(json["made"], "no made hand")["hands"], "76s");
    EXPECT_EQ(part_of(json["draws"], "nut flush draw")["hands"], "Ah5h");
    EXPECT_EQ(part_of(json["draws"], "flush draw", "with two hole cards")["hands"], "7h6h,Ah5h");
    EXPECT_EQ(part_of(json["draws"], "pair plus draw")["combos"], Json());
    EXPECT_EQ(part_of(json["draws"], "air")["hands"], "7d6d,7c6c,7s6s");
    EXPECT_EQ(part_of(json["draws"], "one overcard")["combos"], 4);
}

TEST(HoldemRangeTest, OvercardsAreNotNothing) {
    const Json draws =
        to_json(answer(HoldemRangeRequest{"KdQd,Jd5d,5d4d,Ad5d", "9h8h3c"}))["on_board"]["draws"];
    EXPECT_EQ(part_of(draws, "two overcards")["hands"], "KdQd");
    EXPECT_EQ(part_of(draws, "one overcard")["hands"], "Jd5d,Ad5d");
    EXPECT_EQ(part_of(draws, "air")["hands"], "5d4d");
}

// Made hands are a partition, whatever the board; draws name combos of the range only.
TEST(HoldemRangeTest, EachComboIsOneMadeHand) {
    const holdem::Range range = holdem::parse_range("top 40%,83o:0.3,72o:0.01");
    for (const char* const board : {"Kh8h3c", "9s9h9c", "AsKsQsJs", "7d6d5c4h", "AsAhKcKdQc", "2c3c4c5c9c"}) {
        for (const char* const dead : {"", "Ad8d"}) {
            const RangeOnBoard found =
                *answer(HoldemRangeRequest{"top 40%,83o:0.3,72o:0.01", board, dead}).on_board;
            holdem::Range sum;
            std::size_t combos = 0;
            Rational share;
            for (const RangeOnBoard::Part& part : found.made) {
                const holdem::Range hands =
                    holdem::parse_range(part.hands).without(set_of(found.board) | set_of(found.dead));
                for (const HoleCards combo : hands.combos()) {
                    EXPECT_FALSE(sum.contains(combo));
                    sum.set(combo, hands.weight(combo));
                }
                EXPECT_EQ(hands.size(), part.combos);
                combos += part.combos;
                share += part.share;
            }
            EXPECT_EQ(combos, found.combos);
            EXPECT_EQ(share, Rational(1));
            EXPECT_EQ(sum, range.without(set_of(found.board) | set_of(found.dead)));
            EXPECT_EQ(found.draws.empty(), found.board.size() == 5);
        }
    }
}

TEST(HoldemRangeTest, OnABoardAsTextAndTable) {
    const auto found = answer(HoldemRangeRequest{"AK,88", "Kh8h3c", "2c"});
    const std::string text = to_text(found);
    EXPECT_THAT(text, HasSubstr("Board   Kh 8h 3c\nDead    2c\n        15 combos possible\n"));
    EXPECT_THAT(text, HasSubstr("top pair, top kicker      12  80.00%  ########"));
    EXPECT_THAT(to_csv(found),
                testing::StartsWith("name,detail,combos,weight,weight_exact,share,share_exact,hands\n"
                                    "set,,3,3.0,3/1,0.2,1/5,88\n"));
}

TEST(HoldemRangeTest, RefusesBoardsThatAreNone) {
    const auto field_of = [](const HoldemRangeRequest& request) {
        try {
            answer(request);
        } catch (const FieldError& error) {
            return error.field + ": " + error.what();
        }
        return std::string();
    };
    EXPECT_THAT(field_of({"AK", "Kh8h"}), testing::StartsWith("board: "));
    EXPECT_THAT(field_of({"AK", "Kh8h3c", "Kh"}), testing::StartsWith("dead: "));
    EXPECT_EQ(field_of({"AK", "", "Kh"}), "dead: dead cards need a board");
    EXPECT_EQ(field_of({"AhKh", "Kh8h3c"}),
              "range: every combo of this range shares a card with the board or the dead cards");
}

}  // namespace
}  // namespace holdfast::ask

// The answer `hand`: what five to seven cards make.
#include <string>

#include <apps/terminal/cards/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/cards/hand.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using testing::HasSubstr;
using testing::StartsWith;

HandAnswer hand(const std::string& cards) {
    return answer(HandRequest{cards});
}

TEST(HandTest, FieldsAndTheirOrder) {
    const Json json = to_json(hand("ad 10♠ Kh, 10c Td"));
    EXPECT_EQ(
        json,
        Json::parse(R"({"query": "hand", "cards": "AdTsKhTcTd", "category": "three of a kind", "rank": 5589,
        "best": "TsTcTdAdKh", "words": "three tens, ace-king kickers", "bitmap": "180168174350630912",
        "best_bitmap": "180168174350630912"})"))
        << json;
}

TEST(HandTest, TheBestFiveOfSeven) {
    const Json json = to_json(hand("As Ks Qs Js Ts 2d 9s"));
    EXPECT_EQ(json["category"], "royal flush");
    EXPECT_EQ(json["words"], "royal flush");
    EXPECT_EQ(json["rank"], 7462);
    EXPECT_EQ(json["best"], "AsKsQsJsTs");
    // 60, 56, 52, 48, 44: the hashes 4 * rank + 4 of spades; 9 is the deuce of diamonds, 40 the nine of
    // spades.
    const u64 bitmap = u64{1} << 60 | u64{1} << 56 | u64{1} << 52 | u64{1} << 48 | u64{1} << 44;
    EXPECT_EQ(json["best_bitmap"], std::to_string(bitmap));
    EXPECT_EQ(json["bitmap"], std::to_string(bitmap | u64{1} << 9 | u64{1} << 40));
}

TEST(HandTest, TextAndCsv) {
    EXPECT_EQ(to_text(hand("7s 5h 4d 3c 2s")),
              "seven high, five-four-three-deuce kickers\n\n"
              "Cards       7s 5h 4d 3c 2s\nBest five   7s 5h 4d 3c 2s\nCategory    high card\nRank        1 "
              "of 7,462\n"
              "Bitmap      4303507456\nBest bitmap 4303507456\n");
    EXPECT_THAT(to_text(hand("AsKsQsJsTs"), {true, 80}), StartsWith("\x1b[1mroyal flush\x1b[0m\n"));
    EXPECT_THAT(to_csv(hand("KsKhAdQc5s")),
                HasSubstr("\nKsKhAdQc5s,pair,3911,KsKhAdQc5s,\"pair of kings, ace-queen-five kickers\","));
}

TEST(HandTest, RefusesOtherNumbersOfCards) {
    for (const char* cards : {"", "As", "AsKsQsJs", "AsKsQsJsTs9s8s7s"}) {
        EXPECT_THROW(hand(cards), ParseError) << cards;
    }
}

}  // namespace
}  // namespace holdfast::ask

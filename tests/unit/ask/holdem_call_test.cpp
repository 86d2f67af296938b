// Pot odds: what a call gains.
#include <apps/terminal/holdem/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/holdem/equity.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/input/fields.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;
using testing::HasSubstr;

// The royal flush is there: the call wins the whole pot. And a board that plays for both.
TEST(HoldemCallTest, SureWinsLossesAndSplits) {
    const auto gain = [](const char* hole, const char* board, const char* versus) {
        HoldemOddsRequest asked{hole, board, "", {versus}};
        asked.call = Call{Rational(120), Rational(40)};
        return *test::answer(asked).results.front().call_gain;
    };
    EXPECT_EQ(gain("AsKs", "QsJsTs2c3d", "QdQh"), Rational(120));
    EXPECT_EQ(gain("QdQh", "QsJsTs2c3d", "AsKs"), Rational(-40));
    EXPECT_EQ(gain("2c3d", "AsKsQsJsTs", "QdQh"), Rational(40));
}

// 9 of 44 cards make the flush, and nothing else wins: odds of 35 to 9.
TEST(HoldemCallTest, AFlushDrawOnTheTurn) {
    const auto gain = [](const char* pot) {
        const auto asked = test::request_of<HoldemOddsRequest>(
            std::string(R"("hole": "3h2h", "board": "KhQh8s7d", "versus": "AsAc", "call": 9, "pot": )") +
            pot);
        return *test::answer(asked).results.front().call_gain;
    };
    EXPECT_EQ(gain("35"), Rational());
    EXPECT_EQ(gain("36"), Rational(9, 44));
    EXPECT_EQ(gain("34"), Rational(-9, 44));
}

TEST(HoldemCallTest, EveryRowOfTheOdds) {
    const HoldemOddsAnswer answer = test::answer(test::request_of<HoldemOddsRequest>(
        R"("hole": "AhKh", "board": "QhJh2c", "opponents": "1-9", "pot": "12.50", "call": 3.25)"));
    ASSERT_TRUE(answer.call);
    EXPECT_EQ(answer.call->break_even(), Rational(13, 63));
    EXPECT_EQ(answer.results.size(), 9U);
    for (const OddsRow& row : answer.results) {
        EXPECT_EQ(*row.call_gain, row.equity * Rational(63, 4) - Rational(13, 4));
        EXPECT_EQ(*row.call_gain > Rational(), row.equity > answer.call->break_even());
    }
    EXPECT_THAT(to_text(answer),
                HasSubstr("Calling 3.25 into a pot of 12.50 breaks even at an equity of 20.6349%"));
    EXPECT_EQ(to_json(answer)["call"]["break_even_exact"], "13/63");
    EXPECT_THAT(to_csv(answer), HasSubstr(",call_gain,call_gain_exact\n"));
}

// Equities against 22 opponents have the largest denominators of all.
TEST(HoldemCallTest, TheLargestAmountsStayExact) {
    const HoldemOddsAnswer answer = test::answer(test::request_of<HoldemOddsRequest>(
        R"("hole": "AhKh", "opponents": "1-22", "pot": "999999999.99", "call": "999999999.99")"));
    for (const OddsRow& row : answer.results) {
        EXPECT_EQ(*row.call_gain / Rational(u64{99'999'999'999}, u64{100}),
                  row.equity + row.equity - Rational(1));
    }
}

TEST(HoldemCallTest, EveryPlayerOfAnEquity) {
    const auto asked = [](const std::string& more) {
        return test::answer(test::request_of<HoldemEquityRequest>(
            R"("ranges": ["AhJh", "top 20%"], "board": "QhTh2c", "pot": 120, "call": 40)" + more));
    };
    const HoldemEquityAnswer answer = asked("");
    const Json json = to_json(answer);
    for (std::size_t player = 0; player < 2; ++player) {
        const Rational gain = answer.players[player].equity * Rational(160) - Rational(40);
        EXPECT_EQ(json["players"][player]["call_gain_exact"], gain.text());
        EXPECT_EQ(json["players"][player]["call_gain"], nearest_double(gain));
    }
    EXPECT_THAT(to_text(answer), HasSubstr("Gain if calling\n"));
    const Json sampled = to_json(asked(", \"samples\": 1000"));
    EXPECT_TRUE(sampled["players"][0].contains("call_gain"));
    EXPECT_FALSE(sampled["players"][0].contains("call_gain_exact"));
    EXPECT_FALSE(
        to_json(test::answer(HoldemEquityRequest{{"AA", "KK"}, "2c3c4c", "", {}, {}})).contains("call"));
}

TEST(HoldemCallTest, PotAndCallBelongTogether) {
    const auto refused = [](const std::string& fields) {
        try {
            test::request_of<HoldemOddsRequest>("\"hole\": \"AhKh\", " + fields);
        } catch (const FieldError& error) {
            return error.field + ": " + error.what();
        }
        return std::string("read");
    };
    EXPECT_EQ(refused("\"pot\": 3"), "pot: the pot needs the cost of the call: give 'call' as well");
    EXPECT_EQ(refused("\"call\": 3"), "call: the call needs the pot: give 'pot' as well");
    EXPECT_EQ(refused("\"pot\": 1, \"call\": 0.125"), "call: give this with at most two decimals");
    EXPECT_EQ(refused("\"pot\": \"1/3\", \"call\": 1"), "pot: give this with at most two decimals");
    EXPECT_EQ(refused("\"pot\": 0, \"call\": 1"), "read");
}

}  // namespace
}  // namespace holdfast::ask

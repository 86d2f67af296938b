// The hands of several players in one text.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/queries/answer/json_text.h>
#include <holdfast/queries/holdem/equity.h>
#include <holdfast/queries/holdem/odds.h>
#include <holdfast/queries/holdem/players.h>
#include <holdfast/queries/input/fields.h>

namespace holdfast::queries {
namespace {

using testing::ElementsAre;

TEST(HoldemPlayersTest, WordsBetweenPlayers) {
    EXPECT_THAT(split_at_versus("AhKh vs QsQd"), ElementsAre("AhKh", "QsQd"));
    EXPECT_THAT(split_at_versus("Ah Kh  V.  Qs Qd"), ElementsAre("Ah Kh", "Qs Qd"));
    EXPECT_THAT(split_at_versus("top 15% versus 22+, A2s+ against random"),
                ElementsAre("top 15%", "22+, A2s+", "random"));
    EXPECT_THAT(split_at_versus(" AhKh "), ElementsAre(" AhKh "));
    EXPECT_THAT(split_at_versus(""), ElementsAre(""));
    EXPECT_THAT(split_at_versus("AA vs"), ElementsAre("AA", ""));
    EXPECT_THAT(split_at_versus("vs KK"), ElementsAre("", "KK"));
    EXPECT_THAT(split_at_versus("AAvsKK"), ElementsAre("AAvsKK"));
    for (const std::vector<std::string>& players : {std::vector<std::string>{"AA", "vs", "2", "random"},
                                                    {"AA vs 2 random"},
                                                    {"AA", "2 Random hands"},
                                                    {"AA", "Two random opponents"},
                                                    {"AA", "vs", "two", "random"}}) {
        EXPECT_THAT(split_at_versus(players), ElementsAre("AA", "random", "random"));
    }
    EXPECT_THAT(split_at_versus("AA vs 10 random"), ElementsAre("AA", "10 random"));
    EXPECT_EQ(split_at_versus(std::vector<std::string>{"AA vs 10 random"}).size(), 11U);
    EXPECT_THAT(split_at_versus(std::vector<std::string>{"2", "AA", "22 random", "2"}),
                ElementsAre("2", "AA", "22 random", "2"));
    EXPECT_THAT(split_at_versus(std::vector<std::string>{"AA", "VS", "KK v QQ", " vs. ", "JJ"}),
                ElementsAre("AA", "KK", "QQ", "JJ"));
}

TEST(HoldemPlayersTest, InEquities) {
    const std::string apart = json_line(to_json(test::answer(
        test::request_of<HoldemEquityRequest>(R"("ranges": ["AhKh", "QsQd", "22"], "board": "QhJh2c")"))));
    for (const char* const ranges :
         {R"(["AhKh vs QsQd vs 22"])", R"(["AhKh", "vs", "QsQd", "22"])", R"(["AhKh vs. QsQd", "22"])"}) {
        EXPECT_EQ(json_line(to_json(test::answer(test::request_of<HoldemEquityRequest>(
                      std::string("\"ranges\": ") + ranges + R"(, "board": "QhJh2c")")))),
                  apart);
    }
}

TEST(HoldemPlayersTest, InOdds) {
    const HoldemOddsRequest asked =
        test::request_of<HoldemOddsRequest>(R"("hole": "AhKh vs QsQd v 2c2d", "versus": "7s7d")");
    EXPECT_EQ(asked.hole, "AhKh");
    EXPECT_THAT(asked.versus, ElementsAre("QsQd", "2c2d", "7s7d"));
    EXPECT_EQ(
        test::answer(test::request_of<HoldemOddsRequest>(R"("hole": "AhKh vs QsQd")")).results.front().wins(),
        Rational(787966));
}

TEST(HoldemPlayersTest, RandomPlayersAreUnknownOpponentsOfOdds) {
    const HoldemOddsRequest asked = test::request_of<HoldemOddsRequest>(
        R"("hole": "AhKh vs QsQd vs 2 random", "versus": "one random hand")");
    EXPECT_THAT(asked.versus, ElementsAre("QsQd"));
    EXPECT_EQ(asked.opponents, "3");
    EXPECT_THROW(test::request_of<HoldemOddsRequest>(R"("hole": "AhKh vs 2 random", "opponents": 1)"),
                 FieldError);
}

}  // namespace
}  // namespace holdfast::queries

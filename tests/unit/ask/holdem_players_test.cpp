// The hands of several players in one text.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/holdem/equity.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/typed/players.h>
#include <holdfast/ask/input/fields.h>

namespace holdfast::ask {
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

TEST(HoldemPlayersTest, InTheVersusOfOdds) {
    for (const char* const versus : {R"("QsQd vs 2c2d")", R"(["QsQd v. 2c2d"])", R"(["QsQd", "2c2d"])"}) {
        const auto asked =
            test::request_of<HoldemOddsRequest>(std::string(R"("hole": "AhKh", "versus": )") + versus);
        EXPECT_THAT(asked.versus, ElementsAre("QsQd", "2c2d"));
    }
    const auto asked =
        test::request_of<HoldemOddsRequest>(R"("hole": "AhKh", "versus": ["AA vs KK", "JJ vs 2 random"])");
    EXPECT_THAT(asked.versus, ElementsAre("AA", "KK", "JJ"));
    EXPECT_EQ(asked.opponents, "2");
}

TEST(HoldemPlayersTest, ASingleCardInEachText) {
    using Texts = std::vector<std::string>;
    EXPECT_THAT(split_at_versus(Texts{"Ah", "Kh", "vs", "Qs", "Qd"}), ElementsAre("Ah Kh", "Qs Qd"));
    EXPECT_THAT(split_at_versus(Texts{"AhKh", "v", "10s", "[Qd]"}), ElementsAre("AhKh", "10s [Qd]"));
    EXPECT_THAT(split_at_versus(Texts{"Ah", "Kh", "vs", "QQ", "JJ"}), ElementsAre("Ah Kh", "QQ", "JJ"));
    EXPECT_THAT(split_at_versus(Texts{"AA", "KK", "vs", "QQ"}), ElementsAre("AA", "KK", "QQ"));
    // Two players or four halves: refused below.
    EXPECT_THAT(split_at_versus(Texts{"Ah", "Kh"}), ElementsAre("Ah", "Kh"));
    EXPECT_THAT(split_at_versus(Texts{"AA", "vs", "Qs", "Qd", "Js", "Jd"}),
                ElementsAre("AA", "Qs", "Qd", "Js", "Jd"));
    const auto refusal = [](const std::string& ranges) -> std::string {
        try {
            test::answer(test::request_of<HoldemEquityRequest>("\"ranges\": " + ranges));
            return "read";
        } catch (const FieldError& error) {
            return std::string(error.what()) + " | " + error.text.substr(error.position, error.length);
        }
    };
    const std::string sentence = "the cards of a player are one text: write ";
    EXPECT_EQ(refusal(R"(["As", "Ks", "Qd", "Qh"])"), sentence + "AsKs QdQh | As Ks Qd Qh");
    EXPECT_EQ(refusal(R"(["AA", "Qd", "10h"])"), sentence + "QdTh | Qd 10h");
    EXPECT_EQ(refusal(R"(["AA", "vs", "Qs", "Qd", "Js", "Jd"])"), sentence + "QsQd JsJd | Qs Qd Js Jd");
    EXPECT_EQ(refusal(R"(["Ah", "Kh"])"), sentence + "AhKh | Ah Kh");
    EXPECT_EQ(refusal(R"(["AA", "Kh", "7d", "2c"])"), "hole cards are two cards, not 1 | Kh");
    EXPECT_EQ(refusal(R"(["Ah", "Kh", "vs", "Qs", "Qd"])"), "read");
}

TEST(HoldemPlayersTest, NumbersOfUnknownPlayers) {
    EXPECT_EQ(random_players("3 opponents"), 3U);
    EXPECT_EQ(random_players("Three players"), 3U);
    EXPECT_EQ(random_players("2 unknown"), 2U);
    EXPECT_EQ(random_players("22 unknown opponents"), 22U);
    EXPECT_EQ(random_players("random random"), 2U);
    EXPECT_EQ(random_players(" Random  random\trandom "), 3U);
    for (const char* const text :
         {"random", "opponents", "22 random", "25 random", "3", "0 opponents", "AA random"}) {
        EXPECT_EQ(random_players(text), std::nullopt) << text;
    }
    const auto opponents = [](const std::string& hole) {
        return test::request_of<HoldemOddsRequest>("\"hole\": \"" + hole + "\"").opponents;
    };
    EXPECT_EQ(opponents("AhKh vs 3 opponents"), "3");
    EXPECT_EQ(opponents("AhKh vs random random"), "2");
    EXPECT_THAT(split_at_versus(std::vector<std::string>{"AA", "vs", "3", "players"}),
                ElementsAre("AA", "random", "random", "random"));
    EXPECT_THAT(split_at_versus(std::vector<std::string>{"random", "random"}),
                ElementsAre("random", "random"));
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
}  // namespace holdfast::ask

// Doubts about a goal beside a bankroll, as the query `videopoker.bankroll` warns of them.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/videopoker/bankroll.h>

namespace holdfast::ask {
namespace {

using testing::ElementsAre;

TEST(GoalDoubtsTest, AGoalThatIsDoubtfulIsWarnedOf) {
    const auto warnings_with = [](const std::string& amounts) {
        const auto request = test::request_of<VideopokerBankrollRequest>(
            R"("game": "jacks-or-better-9-6", "hands": 10, )" + amounts);
        return test::answer(request).warnings;
    };
    EXPECT_THAT(
        warnings_with(R"("bankroll": 200, "goal": 100)"),
        ElementsAre("the goal of 100 bets is not above the bankroll of 200 bets: it is what the bankroll "
                    "is to become, so to win 100 bets more, write 300 bets"));
    EXPECT_THAT(
        warnings_with(R"("bankroll": 200, "goal": 200)"),
        ElementsAre("the goal of 200 bets is not above the bankroll of 200 bets: it is what the bankroll "
                    "is to become, so to win 200 bets more, write 400 bets"));
    EXPECT_THAT(warnings_with(R"("bet": 1.25, "bankroll": "1000 bets", "goal": "1100$")"),
                ElementsAre("the bankroll is in bets and the goal in dollars; if both are in one unit, write "
                            "1,100 bets as the goal, or 1,000$ as the bankroll"));
    EXPECT_THAT(
        warnings_with(R"("bankroll": 5, "goal": 5000)"),
        ElementsAre("the goal of 5,000 bets is at least 1,000 times the bankroll of 5 bets: are both in "
                    "the unit you mean?"));
    EXPECT_TRUE(warnings_with(R"("bankroll": 5, "goal": 4999)").empty());
    EXPECT_TRUE(warnings_with(R"("bankroll": 200, "goal": 201)").empty());
    // Nobody who means 300 dollars begins with 1,000: the units are meant.
    EXPECT_TRUE(warnings_with(R"("bet": 5, "bankroll": "1000$", "goal": "300 bets")").empty());
    EXPECT_TRUE(warnings_with(R"("bankroll": 200)").empty());
    EXPECT_TRUE(warnings_with(R"("bet": 1, "bankroll": "200$", "goal": "250 bets")").empty());
}

}  // namespace
}  // namespace holdfast::ask

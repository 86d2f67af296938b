// `videopoker.bankroll` at its extremes: what cannot happen, what nobody sees, and what takes too long.
#include <string>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/videopoker/bankroll.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;
using testing::HasSubstr;
using testing::Not;

VideopokerBankrollRequest extremes_asked() {
    VideopokerBankrollRequest request;
    request.game = {"jacks-or-better-9-6", std::nullopt, {}, {}};
    request.quantiles = {Rational(1, 2)};
    return request;
}

TEST(BankrollExtremesTest, RuinThatNobodySeesIsNotDrawn) {
    VideopokerBankrollRequest request = extremes_asked();
    request.hands = 1000;
    request.bankroll = Rational(150);
    EXPECT_EQ(test::answer(request).curve()->title, "Chance of ruin by number of hands");
    request.bankroll = Rational(900);
    EXPECT_EQ(test::answer(request).curve()->title, "Chance of a lower result after 1,000 hands");
}

TEST(BankrollExtremesTest, WhatCannotHappenIsShownAsImpossible) {
    VideopokerBankrollRequest request = extremes_asked();
    request.hands = 10;
    request.bankroll = Rational(10'000);
    request.goal = Rational(20'000);  // ten hands win at most 7,990
    const std::string rich = to_text(test::answer(request));
    EXPECT_THAT(rich, HasSubstr("\nReach 20,000 bets within 10 hands  0.0000%\n"));
    EXPECT_THAT(rich, HasSubstr("\n  ruin before that                 0.0000%\n"));
    request.game.paytable =
        "id = \"zero\"\nname = \"Zero\"\ndeck = 52\n[[pay]]\nhand = \"royal flush\"\npays = 0\n";
    request.game.id.clear();
    request.bankroll = Rational(10);
    request.goal = Rational(20);
    request.hands = 100;
    const std::string lost = to_text(test::answer(request));
    EXPECT_THAT(lost, HasSubstr("With 10 bets, the chance of ruin within 100 hands is 100.0000%.\n"));
    EXPECT_THAT(lost, HasSubstr("\nReach 20 bets within 100 hands  0.0000%\n"));
    EXPECT_THAT(lost, HasSubstr("\n  ruin before that              100.0000%\n"));
}

// The cost is estimated first.
TEST(BankrollExtremesTest, RuinThatTakesTooLongIsLeftOut) {
    VideopokerBankrollRequest request = extremes_asked();
    request.stake.lines = 5;
    request.hands = 1'000'000;
    request.bankroll = Rational(60'000);
    const VideopokerBankrollAnswer found = test::answer(request);
    ASSERT_TRUE(found.after);
    EXPECT_FALSE(found.after->ruin);
    EXPECT_FALSE(to_json(found)["after"].contains("ruin_probability"));
    EXPECT_THAT(to_text(found), HasSubstr("Note: the chance of ruin within 1,000,000 hands takes too long"));
    EXPECT_THAT(to_text(found), Not(HasSubstr("With ")));
    request.bankroll.reset();
    request.risk = Rational(1, 1000);
    EXPECT_THROW(test::answer(request), FieldError);
}

}  // namespace
}  // namespace holdfast::ask

// The answer `videopoker.meters`: the border and the point on the line against games analysed by themselves.
#include <algorithm>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/meter.h>
#include <holdfast/ask/videopoker/meters.h>

namespace holdfast::ask {
namespace {

using test::answer;
using test::refusal_of;
using testing::HasSubstr;

const std::vector<std::string> two_meters{"royal flush=820 rise 1%", "four of a kind=26 rise 0.01%"};

VideopokerMetersRequest meters_request(std::vector<std::string> meters) {
    return {{"jacks-or-better-9-6", std::nullopt, {}, {}}, std::move(meters)};
}

/// The break-even of one row while another pays something else, from the query about one row.
std::optional<Rational> lone_break_even(const std::string& hand, const std::string& to,
                                        const std::string& other) {
    VideopokerMeterRequest request{{"jacks-or-better-9-6", std::nullopt, {}, {other}}, hand, "0", to};
    return answer(request).break_even();
}

TEST(VideopokerMetersTest, BreakEvensAreThoseOfOneMeterWhileTheOtherStays) {
    const VideopokerMetersAnswer found = answer(meters_request(two_meters));
    EXPECT_FALSE(found.is_worth_it());
    EXPECT_EQ(found.meters[0].break_even, lone_break_even("royal flush", "2000", "four of a kind=26"));
    EXPECT_EQ(found.meters[1].break_even, lone_break_even("four of a kind", "60", "royal flush=820"));
    const VideopokerMetersAnswer above =
        answer(meters_request({"royal flush=1200 rise 1%", "four of a kind=30"}));
    EXPECT_TRUE(above.is_worth_it());
    EXPECT_FALSE(above.bets_until_even.has_value());
    EXPECT_EQ(above.meters[0].break_even, lone_break_even("royal flush", "2000", "four of a kind=30"));
}

// A millionth below what they have risen to by then the return is below 1, and a millionth above it is above.
TEST(VideopokerMetersTest, TogetherTheyReachTheBreakEven) {
    const VideopokerMetersAnswer found =
        answer(meters_request({"royal flush=900 rise 1%", "four of a kind=25 rise 0.01%"}));
    ASSERT_TRUE(found.bets_until_even.has_value());
    const Rational royal = *found.meters[0].pays_at_even;
    EXPECT_EQ(royal, Rational(900) + *found.bets_until_even / Rational(100));
    const Rational quads = *found.meters[1].pays_at_even;
    // The return where both meet, from pays below and above it.
    const auto return_at = [&](const Rational& a, const Rational& b) {
        return answer(meters_request({"royal flush=" + a.text(), "four of a kind=" + b.text()}))
            .expected_return;
    };
    const Rational fine(1'000'000);
    const auto cut = [&](const Rational& value) {
        const Rational scaled = value * fine;
        return Rational(divmod(scaled.numerator(), scaled.denominator()).quotient) / fine;
    };
    const Rational little = Rational(1) / fine;
    EXPECT_LT(return_at(cut(royal), cut(quads)), Rational(1));
    EXPECT_GT(return_at(cut(royal) + little, cut(quads) + little), Rational(1));
}

TEST(VideopokerMetersTest, TheBorderAgreesWithSingleMetersAndIsConvex) {
    const VideopokerMetersAnswer found = answer(meters_request(two_meters));
    ASSERT_GE(found.border.size(), 4U);
    EXPECT_EQ(found.border.front().first, Rational(800));
    EXPECT_EQ(found.border.back().second, Rational(25));
    EXPECT_EQ(found.border.back().first.text(), "45110169982/46219759");
    for (std::size_t i = 0; i + 1 < found.border.size(); ++i) {
        const BorderPoint& point = found.border[i];
        EXPECT_EQ(point.second, lone_break_even("four of a kind", "60", "royal flush=" + point.first.text()));
        EXPECT_GT(*point.second, *found.border[i + 1].second);
    }
    // A point of the border lies on or above the chord of its neighbours.
    for (std::size_t i = 1; i + 1 < found.border.size(); ++i) {
        const BorderPoint& a = found.border[i - 1];
        const BorderPoint& b = found.border[i];
        const BorderPoint& c = found.border[i + 1];
        EXPECT_GE((*b.second - *a.second) * (c.first - b.first),
                  (*c.second - *b.second) * (b.first - a.first));
    }
}

TEST(VideopokerMetersTest, TextSaysWhenPlayIsWorthIt) {
    const std::string text = terminal::to_text(answer(meters_request(two_meters)));
    EXPECT_THAT(text, HasSubstr("Worth playing                     no\n"));
    EXPECT_THAT(text, HasSubstr("First jackpot  Break-even of the second\n"));
}

TEST(VideopokerMetersTest, CashBackCounts) {
    VideopokerMetersRequest request = meters_request(two_meters);
    request.cash_back = Rational(1, 400);
    const VideopokerMetersAnswer found = answer(request);
    VideopokerMeterRequest alone{
        {"jacks-or-better-9-6", std::nullopt, {}, {"four of a kind=26"}}, "royal flush", "0", "2000"};
    alone.cash_back = Rational(1, 400);
    EXPECT_TRUE(found.is_worth_it());
    EXPECT_EQ(found.meters[0].break_even, answer(alone).break_even());
    EXPECT_FALSE(answer(meters_request(two_meters)).is_worth_it());
}

// A game that pays every hand its bet.
TEST(VideopokerMetersTest, AnEvenGameIsWorthIt) {
    VideopokerMetersRequest request = meters_request({"royal flush=1", "four of a kind=1 rise 1%"});
    request.game.pay_changes = {"straight flush=1",  "full house=1", "flush=1",           "straight=1",
                                "three of a kind=1", "two pair=1",   "jacks or better=1", "nothing=1"};
    const VideopokerMetersAnswer even = answer(request);
    EXPECT_EQ(even.expected_return, Rational(1));
    EXPECT_TRUE(even.is_worth_it());
    EXPECT_EQ(even.bets_until_even, Rational());
}

TEST(VideopokerMetersTest, OtherJackpotsStayAlongTheBorder) {
    const VideopokerMetersAnswer found =
        answer(meters_request({"royal flush=820", "four of a kind=26", "straight flush=60"}));
    ASSERT_FALSE(found.border.empty());
    const VideopokerMeterRequest alone{
        {"jacks-or-better-9-6", std::nullopt, {}, {"royal flush=800", "straight flush=60"}},
        "four of a kind",
        "0",
        "60"};
    EXPECT_EQ(found.border[0].second, answer(alone).break_even());
    EXPECT_THAT(terminal::to_text(found), HasSubstr("with any other jackpots as they are\n"));
    // With the straight flush at 200 the paytable's own pays are worth playing.
    EXPECT_TRUE(answer(meters_request({"royal flush=820", "four of a kind=26", "straight flush=200"}))
                    .border.empty());
}

TEST(VideopokerMetersTest, TextOfMetersThatNeedNotRise) {
    const std::string still = terminal::to_text(answer(meters_request({"royal flush=820", "flush=6"})));
    EXPECT_THAT(still, testing::Not(HasSubstr("rise together")));
    VideopokerMetersRequest request = meters_request({"royal flush=1200 rise 1%", "flush=6"});
    request.cash_back = Rational(1, 500);
    const std::string worth = terminal::to_text(answer(request));
    EXPECT_THAT(worth, testing::ContainsRegex("\nReturn now +100\\.651332%\n"
                                              "With cash back +100\\.851332%\n"
                                              "Worth playing +yes\n"));
    EXPECT_THAT(worth, testing::ContainsRegex("\nflush +6  0\\.0000% +5\\.2410\n"));
}

TEST(VideopokerMetersTest, CsvHasTheBorder) {
    const VideopokerMetersAnswer found = answer(meters_request(two_meters));
    const std::string csv = to_csv(found);
    EXPECT_THAT(
        csv, testing::StartsWith("first,first_exact,second,second_exact\n800.0,800/1,26.930526182897786,"));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), static_cast<std::ptrdiff_t>(found.border.size()) + 1);
}

TEST(VideopokerMetersTest, JackpotsAreInDollarsIfABetHasAPrice) {
    VideopokerMetersRequest request =
        meters_request({"royal flush=820 bets rise 1%", "four of a kind=26 b rise 0.01%"});
    request.wager.bet = Rational(5);
    const VideopokerMetersAnswer found = answer(request);
    const std::string text = terminal::to_text(found);
    EXPECT_THAT(text, HasSubstr("820 ($4,100.00)"));
    EXPECT_THAT(text, HasSubstr("886.8459 ($4,434.23)"));
    EXPECT_THAT(text, HasSubstr("854.8410 ($4,274.21)"));

    VideopokerMetersRequest typed =
        meters_request({"royal flush=4100$ rise 1%", "four of a kind=$130 rise 0.01%"});
    typed.wager.bet = Rational(5);
    EXPECT_EQ(terminal::to_text(answer(typed)), text);

    VideopokerMetersRequest bare = meters_request(two_meters);
    bare.wager.bet = Rational(5);
    EXPECT_STREQ(refusal_of(bare).what(), "820 is bets or dollars: write 820 bets or 820$");
}

TEST(VideopokerMetersTest, RefusesWhatIsNoMeter) {
    const auto refused = [](const std::string& second, const std::string& words) {
        const FieldError error = refusal_of(meters_request({"royal flush=900 rise 1%", second}));
        EXPECT_EQ(error.field, "meter");
        EXPECT_THAT(error.what(), HasSubstr(words));
    };
    refused("flush", "write a meter as");
    refused("flash=7", "did you mean");
    refused("flush=x", "is not a jackpot");
    refused("flush=1,200", "; leave out the comma: 1200");
    refused("flush=1.200 rise 1%", "'1.200' may be 1.2 or 1200: write 1.2 or 1200");
    refused("flush=-1", "is not a jackpot");
    refused("flush=$5$", "is not a jackpot");
    refused("flush=$5", "an amount in dollars needs the price of a bet");
    refused("flush=7 rise much", "is not a share of each bet");
    refused("flush=7 rise 2", "a rise of 2 would be 200% of each bet: write 2% or 0.02");
    refused("flush=7 rise 1", "a rise of 1 would be 100% of each bet");
    refused("flush=7 rise 200%", "more than each bet");
    refused("royal flush=7", "has two meters");
    EXPECT_THAT(refusal_of(meters_request({"flush=7"})).what(), HasSubstr("from 2 to 8 meters"));
}

}  // namespace
}  // namespace holdfast::ask

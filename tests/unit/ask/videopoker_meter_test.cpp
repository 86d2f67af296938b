// The answer `videopoker.meter`: its forms, its defaults, and what it refuses.
#include <algorithm>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/meter.h>
#include <holdfast/ask/videopoker/return.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using test::keys_of;
using test::refusal_of;
using testing::ContainsRegex;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

VideopokerMeterRequest meter_request(const std::string& hand, std::optional<std::string> from = {},
                                     std::optional<std::string> to = {}) {
    return {{"jacks-or-better-9-6", std::nullopt, {}, {}}, hand, std::move(from), std::move(to)};
}

TEST(VideopokerMeterTest, FieldsAndTheirOrder) {
    const Json json = to_json(answer(meter_request("royal flush")));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "game", "hand", "name", "pieces", "break_even",
                                           "break_even_exact", "until_hit", "now", "tie_rule", "warnings"));
    EXPECT_EQ(json["query"], "videopoker.meter");
    ASSERT_EQ(json["pieces"].size(), 1065U);
    EXPECT_THAT(keys_of(json["pieces"][0]),
                ElementsAre("from", "from_exact", "to", "to_exact", "slope", "slope_exact", "return_from",
                            "return_from_exact", "deals_changed"));
    EXPECT_THAT(keys_of(json["pieces"][1]),
                ElementsAre("from", "from_exact", "to", "to_exact", "slope", "slope_exact", "return_from",
                            "return_from_exact", "deals_changed", "example"));
    EXPECT_THAT(keys_of(json["pieces"][1]["example"]), ElementsAre("deal", "hold_before", "hold_after"));
    EXPECT_EQ(json["pieces"][0]["from_exact"], "400/1");
    EXPECT_EQ(json["pieces"][1064]["to_exact"], "8000/1");
}

// 45110169982/46219759 = 975.993: the Wizard of Odds has "just under 976".
TEST(VideopokerMeterTest, BreakEvenAndNow) {
    const Json json = to_json(answer(meter_request("Royal Flush")));
    EXPECT_EQ(json["break_even_exact"], "45110169982/46219759");
    EXPECT_EQ(json["now"]["pays"], 800);
    EXPECT_EQ(json["now"]["return_exact"], "1653526326983/1661102543100");
    EXPECT_EQ(json["now"]["slope_exact"], Rational(u64{493'512'264}, u64{19'933'230'517'200}).text());
}

TEST(VideopokerMeterTest, NoBreakEvenWithinTheRange) {
    const Json json = to_json(answer(meter_request("royal flush", "400", "975.5")));
    EXPECT_TRUE(json["break_even"].is_null());
    EXPECT_TRUE(json["break_even_exact"].is_null());
}

TEST(VideopokerMeterTest, ChangedPaysHoldForTheMeterToo) {
    VideopokerMeterRequest request = meter_request("flush", "5", "7");
    request.game.pay_changes = {"full house=8", "flush=5"};
    const VideopokerMeterAnswer found = answer(request);
    EXPECT_EQ(found.meter.return_at(Rational(5)).text(), "1616226757427/1661102543100");
    EXPECT_EQ(found.meter.return_at(Rational(5)), found.now.expected_return);
    EXPECT_EQ(found.row().pays, Rational(5));
}

TEST(VideopokerMeterTest, WithARiseTheVerdictIsAboutPlayingUntilItHits) {
    VideopokerMeterRequest request = meter_request("royal flush");
    request.rise = Rational(1, 100);
    EXPECT_THAT(to_text(answer(request), {}, 12),
                HasSubstr("Verdict       worth playing until it hits, alone on the "
                          "meter: the pay is "));
    request.rise = Rational(1, 10000);
    EXPECT_THAT(to_text(answer(request), {}, 12),
                HasSubstr("Verdict       not worth playing until it hits: the pay "
                          "is "));
}

TEST(VideopokerMeterTest, TextShowsTheNearestBreakpoints) {
    const VideopokerMeterAnswer found = answer(meter_request("royal flush"));
    const std::string text = to_text(found, {}, 12);
    EXPECT_THAT(
        text,
        HasSubstr("Break-even    at a pay of 975.9932\n  exactly     45110169982/46219759\n"
                  "Verdict       the house has the edge: the pay is 175.99 bets below the break-even\n"));
    EXPECT_THAT(text, HasSubstr("0.002476% return per extra bet of pay: one hand in 40,391\n"));
    EXPECT_THAT(text, HasSubstr("     801   99.546380%"));
    EXPECT_THAT(text, HasSubstr("12 of 1,065 lines, one for each change of strategy.\n"));
    // The break-even of 975.99 is far from the 800 that the row pays: a line of dashes, then its pieces.
    EXPECT_THAT(text, ContainsRegex("\n---+\n +9[67][0-9]"));
    EXPECT_THAT(text, HasSubstr("\n100.00% ┤"));
    const std::string all = to_text(found);
    EXPECT_GT(std::count(all.begin(), all.end(), '\n'), 1080);
    for (const std::size_t width : {20U, 40U, 60U, 80U}) {
        EXPECT_FALSE(to_text(found, {false, width}, 12).empty());
    }
}

TEST(VideopokerMeterTest, ALevelReturnIsDrawnAsALevelLine) {
    const std::string text = to_text(answer(meter_request("royal flush", "1", "2")));
    EXPECT_THAT(text, HasSubstr("\nReturn\n       │\n       │\n       │\n       │\n98.03% ┤████"));
    EXPECT_THAT(text, HasSubstr("\n       └───"));
    EXPECT_THAT(text, Not(HasSubstr("148.03%")));
}

TEST(VideopokerMeterTest, LabelsTellTheEndsOfACurveApart) {
    const std::string text = to_text(answer(meter_request("royal flush", "800", "800.000001")));
    EXPECT_THAT(text, HasSubstr("Break-even    none: from 800 to 800.000001 the return is below 100%\n"));
    EXPECT_THAT(text, HasSubstr("\n99.543904372% ┤"));
    EXPECT_THAT(text, HasSubstr("\n99.543904370% └"));
    EXPECT_THAT(text, ContainsRegex("\n +800.000000 +800.000001\n"));
}

TEST(VideopokerMeterTest, CsvHasALineForEachPiece) {
    const std::string csv = to_csv(answer(meter_request("royal flush")));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1066);
    EXPECT_THAT(csv, testing::StartsWith(
                         "from,from_exact,to,to_exact,slope,slope_exact,return_from,return_from_exact,"
                         "deals_changed,deal,hold_before,hold_after\n400.0,400/1,"));
}

TEST(VideopokerMeterTest, RefusesWhatIsNoRowOrRange) {
    EXPECT_THAT(refusal_of(meter_request("royal flsh")).what(), HasSubstr("did you mean 'royal flush'?"));
    EXPECT_EQ(refusal_of(meter_request("royal flsh")).field, "hand");
    EXPECT_EQ(refusal_of(meter_request("flush", "x")).field, "from");
    EXPECT_EQ(refusal_of(meter_request("flush", "-1")).field, "from");
    EXPECT_EQ(refusal_of(meter_request("flush", "5", "many")).field, "to");
    EXPECT_EQ(refusal_of(meter_request("royal flush", "400", "1.200")).field, "to");
    EXPECT_STREQ(refusal_of(meter_request("royal flush", "1.000")).what(),
                 "'1.000' may be 1 or 1000: write 1 or 1000");
    EXPECT_THAT(refusal_of(meter_request("flush", "7", "6.5")).what(),
                HasSubstr("the range is empty: it goes from 7 to 6.5"));
    EXPECT_EQ(refusal_of(meter_request("flush", "60")).field, "from");
    EXPECT_THAT(refusal_of(meter_request("nothing")).what(), HasSubstr("pays 0"));
    EXPECT_THAT(refusal_of(meter_request("flush", "1/999999999989", "7")).what(), HasSubstr("10^12"));
    EXPECT_EQ(answer(meter_request("nothing", "0", "1")).meter.pieces.front().from, Rational());
}

}  // namespace
}  // namespace holdfast::ask

// The answer `videopoker.diff`: two charts of a game, deal by deal and row by row.
#include <algorithm>
#include <map>
#include <utility>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/published_charts.h>

#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/diff.h>
#include <holdfast/ask/videopoker/evaluate.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/ask/videopoker/parts/played_chart.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/videopoker/strategy/language/hold_kinds.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;
using Change = VideopokerDiffAnswer::Change;
using Kind = ChartRowChange::Kind;

constexpr const char* jacks_id = "jacks-or-better-9-6";

VideopokerDiffAnswer diff(const std::string& from, const std::string& to, const char* game = jacks_id) {
    return test::answer(VideopokerDiffRequest{{game}, {from}, {to}});
}

Rational return_of(const std::string& chart) {
    return test::answer(VideopokerEvaluateRequest{{jacks_id}, chart}).chart.score.expected_return();
}

TEST(VideopokerDiffTest, ChangesAddUpToTheDifferenceOfTheReturns) {
    const VideopokerDiffAnswer answer = diff(test::wizard_simple, test::wizard_optimal(true));
    EXPECT_EQ(answer.before, return_of(test::wizard_simple));
    EXPECT_EQ(answer.now, return_of(test::wizard_optimal(true)));
    EXPECT_EQ(answer.now, answer.perfect);  // the footnotes make it perfect
    Rational gain;
    u64 deals = 0;
    for (const Change& change : answer.changes) {
        gain = gain + change.gain;
        deals += change.changed;
        EXPECT_GE(change.gain, Rational());  // nothing is better than perfect
    }
    EXPECT_EQ(gain, answer.gain());
    EXPECT_EQ(deals, answer.deals);
    EXPECT_EQ(answer.all_deals, 2'598'960U);
    // Against perfect play, deals that are misplayed are held differently; ties may be, too.
    EXPECT_GE(answer.deals, 58'944U);
}

TEST(VideopokerDiffTest, BackwardsItIsTheSameWithTheOtherSign) {
    const VideopokerDiffAnswer there = diff(test::wizard_simple, test::best_basic);
    const VideopokerDiffAnswer back = diff(test::best_basic, test::wizard_simple);
    EXPECT_EQ(there.gain(), Rational() - back.gain());
    EXPECT_EQ(there.deals, back.deals);
    ASSERT_EQ(there.changes.size(), back.changes.size());
    for (const Change& change : there.changes) {
        const auto same = std::find_if(back.changes.begin(), back.changes.end(), [&](const Change& each) {
            return each.choice.hold == change.choice.rather_than &&
                   each.choice.rather_than == change.choice.hold;
        });
        ASSERT_NE(same, back.changes.end());
        EXPECT_EQ(same->changed, change.changed);
        EXPECT_EQ(same->gain, Rational() - change.gain);
    }
}

// Each example is worth what `hold` says.
TEST(VideopokerDiffTest, ExamplesAreTrue) {
    const VideopokerDiffAnswer answer = diff(test::wizard_simple, test::thirteen_rows);
    ASSERT_GE(answer.changes.size(), 3U);
    for (const Change& change : answer.changes) {
        const std::string cards = to_text(change.example.deal);
        const auto cost = [&](videopoker::Hold hold) {
            const std::string held = to_text(change.example.deal.held(hold));
            return test::answer(VideopokerHoldRequest{{jacks_id}, cards, held}).held->cost;
        };
        EXPECT_NE(change.example.before, change.example.now) << cards;
        EXPECT_EQ(change.example.gain, cost(change.example.before) - cost(change.example.now)) << cards;
    }
}

// With fine pays values take more than 32 bits. The example of a change must be its largest gain or loss.
TEST(VideopokerDiffTest, ExamplesAreTheLargest) {
    const VideopokerDiffRequest request{
        {jacks_id, {}, {}, {"flush=6.1234"}}, {test::wizard_simple}, {test::thirteen_rows}};
    const VideopokerDiffAnswer answer = test::answer(request);
    const videopoker::HoldTypes types(answer.prepared->tables);
    const videopoker::HoldVocabulary vocabulary(types);
    const videopoker::HoldKinds kinds(types);
    const auto played = [&](const std::string& chart) {
        videopoker::ChartPlays plays;
        const videopoker::ChartScore score = played_chart(
            types, read_chart(vocabulary, "chart", chart, "", nullptr).chart, "chart", chart, "", {}, &plays);
        return std::pair(std::move(plays), score.value_denominator);
    };
    const auto [before, unit] = played(test::wizard_simple);
    const auto [now, same_unit] = played(test::thirteen_rows);
    ASSERT_EQ(unit, same_unit);
    std::map<std::pair<std::string, std::string>, u64> largest;
    for (u32 each = 0; each < before.masks.size(); ++each) {
        if (before.masks[each] == now.masks[each]) continue;
        const videopoker::Deal deal =
            videopoker::representative_deal(answer.prepared->tables.classes(), each);
        const auto words = [&](u8 mask) {
            return kinds.words(kinds.kind_of(deal.set(), deal.set_of(videopoker::Hold::from_mask(mask))));
        };
        const auto [low, high] = std::minmax(before.values[each], now.values[each]);
        u64& most = largest[{words(now.masks[each]), words(before.masks[each])}];
        most = std::max(most, high - low);
    }
    ASSERT_EQ(answer.changes.size(), largest.size());
    u64 over_all = 0;
    for (const Change& change : answer.changes) {
        const Rational& gain = change.example.gain;
        const u64 most = largest.at({change.choice.hold, change.choice.rather_than});
        EXPECT_EQ(gain.is_negative() ? -gain : gain, Rational(u128{most}, unit)) << change.choice.hold;
        over_all = std::max(over_all, most);
    }
    EXPECT_GT(over_all, u64{1} << 32U);
}

// Two rows change places: the pairs with four to a flush are the only deals that do.
TEST(VideopokerDiffTest, AMovedRow) {
    const std::string from = "high pair\nfour to a flush\nlow pair\none high card\ndiscard all\n";
    const std::string to = "high pair\nlow pair\nfour to a flush\none high card\ndiscard all\n";
    const VideopokerDiffAnswer answer = diff(from, to);
    ASSERT_EQ(answer.changes.size(), 1U);
    EXPECT_EQ(answer.changes[0].choice.hold, "low pair");
    EXPECT_EQ(answer.changes[0].choice.rather_than, "four to a flush");
    // 9 low ranks, 4 suits of the flush, 3 of the other card of the pair, 3 more of 12 ranks; a straight flush or
    // royal draw of four is no "four to a flush": counted by hand for each rank it is fewer.
    EXPECT_LT(answer.deals, 9U * 4 * 3 * 220);
    EXPECT_GT(answer.deals, 9U * 4 * 3 * 200);
    EXPECT_LT(answer.gain(), Rational());
    ASSERT_EQ(answer.rows.size(), 1U);
    EXPECT_EQ(answer.rows[0].kind, Kind::move);
    const std::string text = terminal::to_text(answer);
    EXPECT_THAT(text, HasSubstr("low pair"));
    EXPECT_THAT(text, HasSubstr("  move  "));
    EXPECT_THAT(text, HasSubstr("\nGain                    -"));
}

TEST(VideopokerDiffTest, AChartAndItself) {
    const VideopokerDiffAnswer same =
        diff(test::deuces_33_rows, test::deuces_33_rows, "deuces-wild-full-pay");
    EXPECT_EQ(same.deals, 0U);
    EXPECT_TRUE(same.changes.empty());
    EXPECT_TRUE(same.rows.empty());
    EXPECT_TRUE(same.gain().is_zero());
    EXPECT_THAT(terminal::to_text(same), HasSubstr("Both charts have the same rows"));
}

// By what they gain or lose together: some deals of a change gain, and others lose.
TEST(VideopokerDiffTest, ChangesThatGainOrLoseMostComeFirst) {
    const std::string from =
        "four to a royal flush\nflush, three of a kind, straight, two pair, high pair\nfour to a straight "
        "flush\n"
        "three to a royal flush\nfour to a flush\nlow pair\nfour to an outside straight\nAKQJ\n"
        "three to a straight flush\nthree unsuited high cards\ntwo suited high cards\nsuited KT\nsuited JT\n"
        "two unsuited high cards\none high card\ndiscard all\n";
    const std::string to =
        "four to a royal flush\ntwo suited high cards\nflush, three of a kind, straight, two pair, high "
        "pair\n"
        "four to a straight flush\nthree to a royal flush\nlow pair\nfour to an outside straight\nsuited JT\n"
        "AKQJ\nthree to a straight flush\nthree unsuited high cards\nsuited KT\nfour to a flush\n"
        "two unsuited high cards\none high card\ndiscard all\n";
    const auto size = [](const VideopokerDiffAnswer::Change& change) {
        return change.gain.is_negative() ? -change.gain : change.gain;
    };
    const VideopokerDiffAnswer answer = diff(from, to);
    ASSERT_GE(answer.changes.size(), 10U);
    for (std::size_t i = 1; i < answer.changes.size(); ++i) {
        EXPECT_LE(size(answer.changes[i]), size(answer.changes[i - 1])) << i;
    }
}

// A row with another rule is another row; sections have rows of their own.
TEST(VideopokerDiffTest, RowsWithRulesAndSections) {
    const VideopokerDiffAnswer rules = diff(test::wizard_optimal(false), test::wizard_optimal(true));
    EXPECT_EQ(rules.rows.size(), 12U);  // six rows with a footnote: gone without it, new with it
    EXPECT_THAT(rules.rows[1].row, HasSubstr("\n  but "));
    EXPECT_EQ(std::count_if(rules.rows.begin(), rules.rows.end(),
                            [](const ChartRowChange& row) { return row.kind == Kind::learn; }),
              6);
    std::string fewer = test::deuces_33_rows;
    fewer.erase(fewer.find("suited JT\n"), 10);
    const VideopokerDiffAnswer deuces = diff(test::deuces_33_rows, fewer, "deuces-wild-full-pay");
    ASSERT_EQ(deuces.rows.size(), 1U);
    EXPECT_EQ(deuces.rows[0].section, "no deuces");
    EXPECT_EQ(deuces.rows[0].kind, Kind::forget);
}

// A row that occurs twice and then once is gone once; the other place is found by pairs.
TEST(VideopokerDiffTest, RowsThatOccurTwice) {
    const auto changes = [](const std::vector<SectionLine>& before, const std::vector<SectionLine>& now) {
        std::string text;
        for (const ChartRowChange& row : row_changes(before, now)) {
            text += row.kind == Kind::learn ? "+" : row.kind == Kind::move ? "~" : "-";
            text +=
                row.row + std::to_string(row.before.value_or(0)) + std::to_string(row.now.value_or(0)) + " ";
        }
        return text;
    };
    const SectionLine a{"", "a"};
    const SectionLine b{"", "b"};
    const SectionLine c{"one deuce", "a"};
    EXPECT_EQ(changes({a, b, a}, {a, b}), "-a30 ");
    EXPECT_EQ(changes({a, b}, {a, b, a}), "+a03 ");
    EXPECT_EQ(changes({a, b}, {b, a}), "~a12 ");
    EXPECT_EQ(changes({a, a, b, b}, {b, b, a}), "-a20 ~a13 ") << "the first of the two moves";
    EXPECT_EQ(changes({a, c}, {c}), "-a10 ");
    EXPECT_EQ(changes({c}, {a, c}), "+a01 ");
}

TEST(VideopokerDiffTest, RowsCanBeStoppedWhileTheyAreCompared) {
    StopFlag stop;
    EXPECT_EQ(row_changes({{"", "a"}}, {{"", "b"}}, &stop).size(), 2U);
    stop.request_stop();
    EXPECT_THROW(row_changes({{"", "a"}}, {{"", "b"}}, &stop), Stopped);
}

TEST(VideopokerDiffTest, ErrorsNameTheChart) {
    const auto field_of = [](const std::string& from, const std::string& to) -> std::string {
        try {
            diff(from, to);
        } catch (const FieldError& error) {
            return error.field + ": " + error.what();
        }
        return "answered";
    };
    EXPECT_THAT(field_of("hihg pair", "discard all"), HasSubstr("chart: unknown word 'hihg'"));
    EXPECT_THAT(field_of("discard all", "high pair"), HasSubstr("new_chart: no row covers"));
    EXPECT_THAT(field_of("discard all", " \n"), HasSubstr("new_chart: the chart has no rows"));
}

}  // namespace
}  // namespace holdfast::ask

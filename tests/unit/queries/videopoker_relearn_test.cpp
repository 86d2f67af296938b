// The answer `videopoker.relearn`: what changes between two games, added up over all deals.
#include <algorithm>

#include <apps/terminal/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/videopoker/compare.h>
#include <holdfast/queries/videopoker/hold.h>
#include <holdfast/queries/videopoker/relearn.h>
#include <holdfast/queries/videopoker/strategy.h>

namespace holdfast::queries {
namespace {

using testing::HasSubstr;
using RowChange = VideopokerRelearnAnswer::RowChange;

VideopokerRelearnAnswer relearned(const char* known, const char* fresh, bool charts = false) {
    return test::answer(VideopokerRelearnRequest{{known}, {fresh}, charts});
}

// The cost and the deals are those of `videopoker.compare`, however they are sorted.
TEST(VideopokerRelearnTest, ChangesAddUpToWhatHabitsCost) {
    for (const auto& [known, fresh] : {std::pair{"jacks-or-better-9-6", "double-double-bonus-9-6"},
                                       std::pair{"jacks-or-better-9-6", "deuces-wild-full-pay"}}) {
        const VideopokerRelearnAnswer answer = relearned(known, fresh);
        const VideopokerCompareAnswer compared = test::answer(VideopokerCompareRequest{{{known}, {fresh}}});
        const videopoker::PlayDifference& habit = compared.habits.at(0).difference;
        EXPECT_EQ(answer.deals, habit.deals);
        EXPECT_EQ(answer.cost, habit.cost);
        EXPECT_EQ(answer.all_deals, 2'598'960U);
        ASSERT_FALSE(answer.changes.empty());
        Rational before = answer.changes.front().cost;
        videopoker::DearestDeal dearest = answer.changes.front().example;
        for (const VideopokerRelearnAnswer::Change& change : answer.changes) {
            EXPECT_LE(change.cost, before);
            before = change.cost;
            if (change.example.cost > dearest.cost) dearest = change.example;
        }
        EXPECT_EQ(dearest.cost, habit.dearest->cost);
    }
}

// Each example is what both games hold, and costs what it says.
TEST(VideopokerRelearnTest, ExamplesAreTrue) {
    const char* const known = "jacks-or-better-9-6";
    const char* const fresh = "double-double-bonus-9-6";
    for (const VideopokerRelearnAnswer::Change& change : relearned(known, fresh).changes) {
        const std::string cards = to_text(change.example.deal);
        const auto held = to_text(change.example.deal.held(change.example.hold));
        const VideopokerHoldAnswer before = test::answer(VideopokerHoldRequest{{known}, cards, held});
        const VideopokerHoldAnswer now = test::answer(VideopokerHoldRequest{{fresh}, cards, held});
        EXPECT_TRUE(before.held->cost.is_zero()) << cards;
        EXPECT_EQ(now.held->cost, change.example.cost) << cards;
        EXPECT_EQ(now.analysis.holds.front().value(),
                  test::answer(VideopokerHoldRequest{
                                   {fresh}, cards, to_text(change.example.deal.held(change.example.best))})
                      .held->hold.value());
        EXPECT_GT(change.example.cost, Rational());
    }
}

// 8/6 pays less for a full house and the same for flushes: whoever knows 9/6 has little to learn.
TEST(VideopokerRelearnTest, NothingToLearn) {
    const VideopokerRelearnAnswer same = relearned("jacks-or-better-9-6", "jacks-or-better-9-6", true);
    EXPECT_EQ(same.deals, 0U);
    EXPECT_TRUE(same.changes.empty());
    EXPECT_TRUE(same.rows->empty());
    EXPECT_THAT(terminal::to_text(same), HasSubstr("Nothing changes"));
    EXPECT_THAT(terminal::to_text(same), HasSubstr("Both basic charts have the same rows"));
}

/// The lines of the basic chart of a game without wild cards.
std::vector<std::string> chart_of(const char* game) {
    VideopokerStrategyRequest request;
    request.game = {game};
    std::vector<std::string> rows;
    for (const auto& row : test::answer(request).charts.at(0).chart.rows) rows.push_back(row.text);
    return rows;
}

// The known chart becomes the new one if its rows are forgotten, moved and learned as the answer says.
TEST(VideopokerRelearnTest, RowsTurnOneChartIntoTheOther) {
    const char* const known = "jacks-or-better-9-6";
    const char* const fresh = "bonus-poker-8-5";
    const VideopokerRelearnAnswer answer = relearned(known, fresh, true);
    const std::vector<std::string> before = chart_of(known);
    std::vector<std::string> rows = before;
    ASSERT_TRUE(answer.rows.has_value());
    std::size_t learned = 0;
    std::size_t gone = 0;
    for (const RowChange& row : *answer.rows) {
        EXPECT_EQ(row.before.has_value(), row.kind != RowChange::Kind::learn);
        EXPECT_EQ(row.now.has_value(), row.kind != RowChange::Kind::forget);
        if (row.before) {
            EXPECT_EQ(before.at(*row.before - 1), row.row);
        }
        learned += row.kind == RowChange::Kind::learn ? 1 : 0;
        gone += row.kind == RowChange::Kind::forget ? 1 : 0;
        if (row.kind != RowChange::Kind::learn) rows.erase(std::find(rows.begin(), rows.end(), row.row));
    }
    for (const RowChange& row : *answer.rows) {
        if (row.now) rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(*row.now) - 1, row.row);
    }
    EXPECT_EQ(rows, chart_of(fresh));
    EXPECT_GT(learned + gone, 0U);
    EXPECT_LT(answer.rows->size(), before.size());
}

TEST(VideopokerRelearnTest, ChartsOnlyIfAskedFor) {
    EXPECT_FALSE(relearned("jacks-or-better-9-6", "bonus-poker-8-5").rows.has_value());
}

TEST(VideopokerRelearnTest, GamesWithOtherDealsAreRefused) {
    const auto refusal = [](const std::string& games) -> std::string {
        try {
            test::answer(test::request_of<VideopokerRelearnRequest>("\"games\": [" + games + "]"));
        } catch (const FieldError& error) {
            EXPECT_EQ(error.field, "games");
            return error.what();
        }
        return "answered";
    };
    EXPECT_THAT(refusal(R"("jacks-or-better-9-6", "five-jokers")"),
                HasSubstr("their decks have 52 and 57 cards"));
    EXPECT_THAT(refusal(R"("jacks-or-better-9-6")"), HasSubstr("expected two games"));
    EXPECT_THAT(refusal(R"("jacks-or-better-9-6", "jacks-or-better-8-5", "jacks-or-better-7-5")"),
                HasSubstr("found 3"));
    EXPECT_THAT(refusal(R"("jacks-or-better-9-6", "no-such-game")"), HasSubstr("game 2: "));
}

TEST(VideopokerRelearnTest, TextShowsTheCostliestFirst) {
    VideopokerRelearnRequest request{{"jacks-or-better-9-6"}, {"double-double-bonus-9-6"}};
    request.wager.bet = Rational(5, 4);
    const VideopokerRelearnAnswer answer = test::answer(request);
    const std::string text = terminal::to_text(answer, {}, 3);
    EXPECT_THAT(text, HasSubstr(answer.changes[0].choice.hold));
    EXPECT_THAT(text, HasSubstr(std::to_string(answer.changes.size() - 3) + " more; --all shows every one"));
    EXPECT_THAT(text, HasSubstr("In an hour of 600 hands that is "));
    EXPECT_THAT(text, HasSubstr("($"));
    EXPECT_THAT(terminal::to_text(answer), testing::Not(HasSubstr("--all")));
}

}  // namespace
}  // namespace holdfast::queries

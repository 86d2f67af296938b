// The answer `videopoker.relearn`: what changes between two games, added up over all deals.
#include <algorithm>
#include <map>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/compare.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/relearn.h>
#include <holdfast/ask/videopoker/strategy.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/videopoker/play/hold_cost.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;
using videopoker::Deal;
using RowChange = VideopokerRelearnAnswer::RowChange;

VideopokerRelearnAnswer relearned(const char* from, const char* to, bool charts = false) {
    return test::answer(VideopokerRelearnRequest{{from}, {to}, charts});
}

// The cost and the deals are those of `videopoker.compare`, however they are sorted.
TEST(VideopokerRelearnTest, ChangesAddUpToWhatHabitsCost) {
    for (const auto& [from, to] : {std::pair{"jacks-or-better-9-6", "double-double-bonus-9-6"},
                                   std::pair{"jacks-or-better-9-6", "deuces-wild-full-pay"}}) {
        const VideopokerRelearnAnswer answer = relearned(from, to);
        const VideopokerCompareAnswer compared = test::answer(VideopokerCompareRequest{{{from}, {to}}});
        const videopoker::PlayDifference& habit = compared.cross_plays.at(0).difference;
        EXPECT_EQ(answer.deals, habit.deals);
        EXPECT_EQ(answer.cost, habit.cost);
        EXPECT_EQ(answer.all_deals, 2'598'960U);
        ASSERT_FALSE(answer.changes.empty());
        Rational before = answer.changes.front().cost;
        videopoker::CostliestDeal costliest = answer.changes.front().example;
        for (const VideopokerRelearnAnswer::Change& change : answer.changes) {
            EXPECT_LE(change.cost, before);
            before = change.cost;
            if (change.example.cost > costliest.cost) costliest = change.example;
        }
        EXPECT_EQ(costliest.cost, habit.costliest->cost);
    }
}

// Each example is what both games hold, and costs what it says.
TEST(VideopokerRelearnTest, ExamplesAreTrue) {
    const char* const from = "jacks-or-better-9-6";
    const char* const to = "double-double-bonus-9-6";
    const VideopokerRelearnAnswer answer = relearned(from, to);
    for (const VideopokerRelearnAnswer::Change& change : answer.changes) {
        const std::string cards = to_text(change.example.deal);
        const auto held = to_text(change.example.deal.held(change.example.hold));
        const VideopokerHoldAnswer before = test::answer(VideopokerHoldRequest{{from}, cards, held});
        const VideopokerHoldAnswer now = test::answer(VideopokerHoldRequest{{to}, cards, held});
        EXPECT_TRUE(before.held->cost.is_zero()) << cards;
        EXPECT_EQ(now.held->cost, change.example.cost) << cards;
        EXPECT_EQ(now.analysis.holds.front().value(),
                  test::answer(VideopokerHoldRequest{
                                   {to}, cards, to_text(change.example.deal.held(change.example.best))})
                      .held->hold.value());
        EXPECT_GT(change.example.cost, Rational());
    }
}

/// The least that a deal costs in the new game if a best hold of the known one is held; a flag says whether some of
/// them cost more than others.
std::pair<Rational, bool> least_cost(const PreparedGame& from, const PreparedGame& to, const Deal& deal) {
    const videopoker::HandAnalysis before = analyze_hand(from.tables, deal);
    const videopoker::HandAnalysis now = analyze_hand(to.tables, deal);
    std::optional<Rational> least;
    bool differ = false;
    for (const auto& hold : before.holds) {
        if (hold.value() != before.holds.front().value()) continue;
        const Rational cost = cost_of_hold(to.game(), now, hold.hold).cost;
        differ = differ || (least && *least != cost);
        if (!least || cost < *least) least = cost;
    }
    return {*least, differ};
}

// Four deuces are worth the same with any fifth card, or with none, in the known game alone.
TEST(VideopokerRelearnTest, TiedHoldsOfTheKnownGameCountByTheBestInTheNewGame) {
    Session session;
    const auto from = session.of<PreparedGames>().prepare({"deuces-wild-full-pay"});
    const auto to = session.of<PreparedGames>().prepare({"deuces-wild-double-double-bonus-20-10-8"});
    const videopoker::DifferentPlays plays = different_plays(to->tables, best_holds_of_deals(from->tables));
    std::map<u32, Rational> costs;
    for (const auto& play : plays.classes) costs[play.deal_class] = Rational(u128{play.cost}, plays.unit);
    u64 ties_that_matter = 0;
    for (u32 deal_class = 0; deal_class < to->tables.classes().size(videopoker::deal_size); ++deal_class) {
        const Deal deal = videopoker::representative_deal(to->tables.classes(), deal_class);
        const int wild = (deal.set() & to->game().wild).size();
        if (wild < 3 && deal_class % 97 != 0) continue;
        const auto [cost, differ] = least_cost(*from, *to, deal);
        const auto found = costs.find(deal_class);
        EXPECT_EQ(found == costs.end() ? Rational() : found->second, cost) << to_text(deal);
        ties_that_matter += differ ? 1 : 0;
    }
    EXPECT_GT(ties_that_matter, 10U);
}

TEST(VideopokerRelearnTest, ReadsTheWager) {
    const auto request = test::request_of<VideopokerRelearnRequest>(
        R"("games": ["jacks-or-better-9-6", "bonus-poker-8-5"], "bet": 1.25, "speed": 800)");
    EXPECT_EQ(request.wager.bet, Rational(5, 4));
    EXPECT_EQ(request.wager.speed, Rational(800));
    EXPECT_FALSE(request.charts);
}

// The wild cards dealt are named as words, and a row that moves stays among them.
TEST(VideopokerRelearnTest, ChartsOfWildCardGamesAreComparedWithinSections) {
    const VideopokerRelearnAnswer answer = relearned("deuces-wild-full-pay", "deuces-wild-25-15-10", true);
    ASSERT_FALSE(answer.rows->empty());
    for (const RowChange& row : *answer.rows) {
        EXPECT_THAT(row.section, testing::MatchesRegex("[a-z0-9 ]+")) << row.row;
    }
    using Lines = std::vector<SectionLine>;
    EXPECT_TRUE(row_changes(Lines{{"a", "x"}, {"b", "y"}}, Lines{{"a", "x"}, {"b", "y"}}).empty());
    const auto changes = row_changes(Lines{{"a", "x"}, {"b", "y"}}, Lines{{"a", "y"}, {"b", "x"}});
    ASSERT_EQ(changes.size(), 4U);
    for (const RowChange& row : changes) EXPECT_NE(row.kind, RowChange::Kind::move);
}

TEST(VideopokerRelearnTest, SaysThatNothingChangesBetweenEqualGames) {
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
    const VideopokerStrategyAnswer answer = test::answer(request);
    for (const auto& row : answer.charts.at(0).chart.rows) rows.push_back(row.text);
    return rows;
}

// The known chart becomes the new one if its rows are forgotten, moved and learned as the answer says.
TEST(VideopokerRelearnTest, RowsTurnOneChartIntoTheOther) {
    const char* const from = "jacks-or-better-9-6";
    const char* const to = "bonus-poker-8-5";
    const VideopokerRelearnAnswer answer = relearned(from, to, true);
    const std::vector<std::string> before = chart_of(from);
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
    EXPECT_EQ(rows, chart_of(to));
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
    EXPECT_THAT(text, testing::ContainsRegex("\nHands an hour +600\n"));
    EXPECT_THAT(text, HasSubstr("($"));
    EXPECT_THAT(terminal::to_text(answer), testing::Not(HasSubstr("--all")));
}

}  // namespace
}  // namespace holdfast::ask

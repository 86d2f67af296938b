// Charts with penalty rules: what is printed, read back and replayed returns the optimum, no deal misplayed.
#include <algorithm>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>
#include <tests/support/jacks_in_english.h>
#include <tests/support/published_charts.h>
#include <tests/support/test_name.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/rules/penalty_search.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>

namespace holdfast::videopoker {
namespace {

struct RuledGame {
    explicit RuledGame(const char* id)
        : tables(catalog_game(id)), types(tables), walk(types), vocabulary(types), writer(vocabulary) {}

    ChartScore score_of_text(const std::string& text) const {
        return score_chart(types, parse_chart(vocabulary, text));
    }

    GameTables tables;
    HoldTypes types;
    DealWalk walk;
    HoldVocabulary vocabulary;
    ChartWriter writer;
};

RuledGame& jacks_game() {
    static RuledGame game("jacks-or-better-9-6");
    return game;
}

struct RuleCounts {
    std::size_t rows = 0;
    std::size_t rules = 0;
    std::size_t terms = 0;
    std::size_t exceptions = 0;
};

RuleCounts counts_of(const Chart& chart) {
    RuleCounts counts;
    for (const std::vector<ChartRow>& section : chart.sections) {
        counts.rows += section.size();
        for (const ChartRow& row : section) {
            counts.rules += row.rules.size();
            for (const PenaltyRule& rule : row.rules) {
                counts.terms += penalties::term_count(rule.preference);
                counts.exceptions += penalties::exception_count(rule.preference);
            }
        }
    }
    return counts;
}

TEST(PenaltyRules, ThePublished36LinesWithTheirFootnotesAreTheOptimum) {
    const ChartScore score = jacks_game().score_of_text(test::wizard_optimal(true));
    EXPECT_EQ(score.misplayed, 0U);
    EXPECT_EQ(score.won, u128{19'842'315'923'796});
    EXPECT_EQ(score.best_won, u128{19'842'315'923'796});
}

TEST(PenaltyRules, WithoutTheFootnotes5496DealsAreMisplayed) {
    EXPECT_EQ(jacks_game().score_of_text(test::wizard_optimal(false)).misplayed, 5'496U);
}

TEST(PenaltyRules, JacksInPlainEnglishMisplaysNoDeal) {
    const RuledGame& game = jacks_game();
    u64 deals = 0;
    u64 misplayed = 0;
    game.walk.for_each({}, [&](const DealHolds& deal, unsigned) {
        const CardSet cards = deal.cards(game.tables.classes());
        const CardSet held = test::hold_of_jacks_in_english(cards);
        const bool is_best = std::any_of(deal.begin(), deal.end(), [&](const OfferedHold& hold) {
            return held_cards(cards, hold.mask) == held && hold.value == deal.best_value;
        });
        deals += deal.weight;
        misplayed += is_best ? 0 : deal.weight;
    });
    EXPECT_EQ(deals, 2'598'960U);
    EXPECT_EQ(misplayed, 0U);
}

TEST(PenaltyRules, JacksOrBetterIn21RowsAnd5RulesIsTheOptimum) {
    const RuledGame& game = jacks_game();
    const Chart basic = ChartSearch(game.walk, game.writer).basic();
    const Chart chart = with_penalty_rules_in_fewer_rows(game.walk, basic, {2});
    const RuleCounts counts = counts_of(chart);
    EXPECT_LE(counts.rows, 21U);
    EXPECT_LE(counts.rules, 5U);
    EXPECT_LE(counts.terms, 10U);
    EXPECT_EQ(counts.exceptions, 0U);
    const ChartScore score = game.score_of_text(game.writer.text(chart));
    EXPECT_EQ(score.misplayed, 0U);
    EXPECT_EQ(score.won, u128{19'842'315'923'796});
}

TEST(PenaltyRules, AreTheSameForAnyNumberOfThreads) {
    const RuledGame& game = jacks_game();
    const Chart basic = ChartSearch(game.walk, game.writer).basic();
    const std::string once = game.writer.text(with_penalty_rules(game.walk, basic, {1}));
    EXPECT_EQ(game.writer.text(with_penalty_rules(game.walk, basic, {3})), once);
}

TEST(PenaltyRules, CountsRulesAsProgressAndStops) {
    const RuledGame& game = jacks_game();
    const Chart basic = ChartSearch(game.walk, game.writer).basic();
    StopFlag stop;
    u64 last = 0;
    u64 all = 0;
    const Work work{1,
                    [&](u64 done, u64 total) {
                        EXPECT_GE(done, last);
                        EXPECT_LE(done, total);
                        last = done;
                        all = total;
                        if (done > 0) stop.request_stop();
                    },
                    &stop};
    EXPECT_THROW(with_penalty_rules(game.walk, basic, work), Stopped);
    EXPECT_GT(last, 0U);
    EXPECT_LT(last, all / 2);  // long before the end
}

/// A chart as it was once found: its score row and its table of points are read and played.
class PrintedCharts : public testing::TestWithParam<const char*> {};

TEST_P(PrintedCharts, MisplayNoDeal) {
    const RuledGame game(GetParam());
    std::ifstream file(HOLDFAST_SOURCE_FOLDER "/tests/golden/charts/" + std::string(GetParam()) + ".txt");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    EXPECT_NE(text, "");
    const ChartScore score = game.score_of_text(text);
    EXPECT_EQ(score.misplayed, 0U);
    EXPECT_EQ(score.won, score.best_won);
    EXPECT_EQ(game.writer.text(parse_chart(game.vocabulary, text)), text);
}

INSTANTIATE_TEST_SUITE_P(Games, PrintedCharts,
                         testing::Values("joker-poker-kings-full-pay", "deuces-wild-not-so-ugly"),
                         [](const auto& tested) { return test::test_name(tested.param); });

struct PerfectGame {
    const char* id;
    u128 optimum;
    RuleCounts most;
};

/// Games that can be played perfectly from a chart.
class PerfectGamesSlow : public testing::TestWithParam<PerfectGame> {};

TEST_P(PerfectGamesSlow, NoDealIsMisplayed) {
    const RuledGame game(GetParam().id);
    const Chart basic = ChartSearch(game.walk, game.writer).basic();
    const Chart chart = with_penalty_rules_in_fewer_rows(game.walk, basic, {0});
    const ChartScore score = game.score_of_text(game.writer.text(chart));
    EXPECT_EQ(score.misplayed, 0U);
    EXPECT_EQ(score.won, GetParam().optimum);
    const RuleCounts counts = counts_of(chart);
    EXPECT_LE(counts.rows, GetParam().most.rows);
    EXPECT_LE(counts.rules, GetParam().most.rules);
    EXPECT_LE(counts.terms, GetParam().most.terms);
    EXPECT_LE(counts.exceptions, GetParam().most.exceptions);
}

INSTANTIATE_TEST_SUITE_P(
    Games, PerfectGamesSlow,
    testing::Values(PerfectGame{"bonus-poker-8-5", 19'766'982'030'036, {26, 9, 21, 0}},
                    PerfectGame{"double-double-bonus-9-6", 19'730'067'740'184, {30, 7, 19, 0}},
                    PerfectGame{"double-bonus-10-7-5", 19'967'619'795'936, {35, 11, 22, 1}},
                    PerfectGame{"deuces-wild-full-pay", 20'085'114'000'432, {32, 6, 29, 6}},
                    PerfectGame{"deuces-wild-not-so-ugly", 19'879'070'863'788, {38, 9, 46, 18}},
                    PerfectGame{"joker-poker-kings-full-pay", 24'727'653'272'220, {45, 17, 67, 6}}),
    [](const auto& tested) { return test::test_name(tested.param.id); });

}  // namespace
}  // namespace holdfast::videopoker

// What published charts are worth, and what the prototype's are: returns as exact integers, deals misplayed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/printing.h>
#include <tests/support/published_charts.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>

namespace holdfast::videopoker {
namespace {

constexpr u64 all_deals = 2'598'960;
constexpr u64 best_of_jacks = 19'842'315'923'796;

ChartScore score_of(const std::string& game, const std::string& chart) {
    const GameTables tables(catalog_game(game));
    const HoldTypes types(tables);
    ChartScore score = score_chart(types, parse_chart(HoldVocabulary(types), chart));
    EXPECT_EQ(score.deals, all_deals);
    EXPECT_EQ(score.uncovered, 0U);
    EXPECT_EQ(score.total_denominator, u128{19'933'230'517'200});
    return score;
}

ChartScore jacks(const std::string& chart) {
    return score_of("jacks-or-better-9-6", chart);
}

/// [row of the first section] deals decided, and misplayed.
std::vector<std::pair<u64, u64>> use_of_rows(const ChartScore& score) {
    std::vector<std::pair<u64, u64>> use;
    for (const RowScore& row : score.rows.front()) use.emplace_back(row.deals, row.misplayed);
    return use;
}

TEST(PublishedChartsTest, TheWizardsSimpleStrategy) {
    const ChartScore score = jacks(test::wizard_simple);
    EXPECT_EQ(decimal_text(score.expected_return(), 12), "0.994592385993");
    EXPECT_EQ(score.won, u128{19'825'439'300'652});
    EXPECT_EQ(score.misplayed, 58'944U);
    EXPECT_EQ(score.best_won, u128{best_of_jacks});
}

TEST(PublishedChartsTest, TheWizardsOptimalStrategy) {
    const ChartScore without = jacks(test::wizard_optimal(false));
    EXPECT_EQ(without.rows.front().size(), 36U);
    EXPECT_EQ(decimal_text(without.expected_return(), 8), "0.99542919");
    EXPECT_EQ(without.misplayed, 5'496U);

    const ChartScore with_footnotes = jacks(test::wizard_optimal(true));
    EXPECT_EQ(with_footnotes.won, u128{best_of_jacks});
    EXPECT_EQ(with_footnotes.misplayed, 0U);
    EXPECT_FALSE(with_footnotes.worst);
    std::vector<u64> deals;
    for (const RowScore& row : with_footnotes.rows.front()) {
        deals.insert(deals.end(), row.rule_deals.begin(), row.rule_deals.end());
    }
    EXPECT_THAT(deals, testing::ElementsAre(864, 324, 96, 1'260, 1'512, 1'440));
}

TEST(PublishedChartsTest, BestBasicChart) {
    const ChartScore score = jacks(test::best_basic);
    EXPECT_EQ(score.rows.front().size(), 26U);
    EXPECT_EQ(score.won, u128{19'842'119'460'924});
    EXPECT_EQ(score.misplayed, 5'496U);
}

TEST(PublishedChartsTest, SixteenAndThirteenRows) {
    const ChartScore sixteen = jacks(test::sixteen_rows);
    EXPECT_EQ(sixteen.won, u128{19'836'915'868'728});
    EXPECT_EQ(decimal_text(sixteen.expected_return(), 12), "0.995168136525");
    const std::vector<std::pair<u64, u64>> use{{4408, 0},     {936, 0},    {531272, 264}, {4824, 0},
                                               {28356, 864},  {85512, 0},  {733392, 252}, {65568, 900},
                                               {51588, 1416}, {163980, 0}, {11208, 0},    {394188, 18012},
                                               {30072, 1440}, {402528, 0}, {6768, 0},     {84360, 0}};
    EXPECT_EQ(use_of_rows(sixteen), use);

    const ChartScore thirteen = jacks(test::thirteen_rows);
    EXPECT_EQ(thirteen.won, u128{19'826'811'409'560});
    EXPECT_EQ(thirteen.misplayed, 57'732U);
}

TEST(PublishedChartsTest, FullPayDeuces) {
    const ChartScore score = score_of("deuces-wild-full-pay", test::deuces_33_rows);
    EXPECT_EQ(score.won, u128{20'084'245'309'392});
    EXPECT_EQ(score.best_won, u128{20'085'114'000'432});
    EXPECT_EQ(score.misplayed, 19'320U);
}

}  // namespace
}  // namespace holdfast::videopoker

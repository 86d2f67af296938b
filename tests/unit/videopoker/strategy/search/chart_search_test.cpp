// Charts of 9/6 Jacks or Better and of full-pay Deuces: returns as found and proven by a prototype, and as a
// replay of all deals gives them.
#include <string_view>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/search/any_language.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>
#include <holdfast/videopoker/strategy/search/row_chart.h>

namespace holdfast::videopoker {
namespace {

/// A game with all that a search needs.
struct SearchedGame {
    explicit SearchedGame(std::string_view id)
        : tables(catalog_game(id)),
          types(tables),
          walk(types),
          vocabulary(types),
          writer(vocabulary),
          search(walk, writer) {}

    u128 won(const Chart& chart) const { return score_chart(types, chart).won; }

    GameTables tables;
    HoldTypes types;
    DealWalk walk;
    HoldVocabulary vocabulary;
    ChartWriter writer;
    ChartSearch search;
};

const SearchedGame& searched_jacks() {
    static const SearchedGame game("jacks-or-better-9-6");
    return game;
}

const SearchedGame& deuces() {
    static const SearchedGame game("deuces-wild-full-pay");
    return game;
}

std::size_t rows_of(const Chart& chart) {
    std::size_t rows = 0;
    for (const auto& section : chart.sections) rows += section.size();
    return rows;
}

TEST(ChartSearchTest, BasicChartOfJacks) {
    const Chart chart = searched_jacks().search.basic();
    const ChartScore score = score_chart(searched_jacks().types, chart);
    EXPECT_LE(rows_of(chart), 26U);
    EXPECT_EQ(score.won, u128{19'842'119'460'924U});
    EXPECT_EQ(score.misplayed, 5'496U);
    EXPECT_EQ(score.uncovered, 0U);
    // No order of the types returns more, and no order of held sets more than this.
    EXPECT_EQ(searched_jacks().search.most_return(), score.expected_return());
    const auto bound = any_language_bound(searched_jacks().types);
    ASSERT_TRUE(bound);
    EXPECT_EQ(*bound, Rational(u128{19'842'123'547'644U}, score.total_denominator));
}

TEST(ChartSearchTest, FewRowsOfJacks) {
    const std::vector<Chart> charts = searched_jacks().search.of_rows({8, 13, 16, 20, 22, 26, 60});
    const std::vector<u128> expected{19'602'661'560'132U, 19'826'811'409'560U, 19'836'915'868'728U,
                                     19'841'610'664'284U, 19'841'922'038'292U, 19'842'119'460'924U,
                                     19'842'119'460'924U};
    ASSERT_EQ(charts.size(), expected.size());
    for (std::size_t i = 0; i < charts.size(); ++i) {
        EXPECT_GE(searched_jacks().won(charts[i]), expected[i]) << i;
    }
    EXPECT_EQ(rows_of(charts[0]), 8U);
    EXPECT_EQ(rows_of(charts[2]), 16U);
    EXPECT_LE(rows_of(charts[6]), 26U);
}

TEST(ChartSearchTest, ElevenBandsOfJacksReturnWhatTheBasicChartDoes) {
    const std::vector<Chart> charts = searched_jacks().search.of_bands({4, 11});
    EXPECT_GE(searched_jacks().won(charts[0]), u128{19'828'299'000'000U});
    EXPECT_EQ(rows_of(charts[1]), 11U);
    EXPECT_EQ(searched_jacks().won(charts[1]), u128{19'842'119'460'924U});
}

TEST(ChartSearchTest, DeucesHaveARowForEachNumberOfDeucesAtLeast) {
    EXPECT_EQ(deuces().search.least_rows(), 5U);
    const Chart chart = deuces().search.basic();
    EXPECT_EQ(deuces().won(chart), u128{20'084'245'309'392U});
    EXPECT_LE(rows_of(chart), 33U);
    const std::vector<Chart> charts = deuces().search.of_rows({5, 24, 33});
    for (const auto& section : charts[0].sections) EXPECT_EQ(section.size(), 1U);
    EXPECT_GE(score_chart(deuces().types, charts[1]).expected_return(), Rational(1'007'505, 1'000'000));
    EXPECT_EQ(deuces().won(charts[2]), u128{20'084'245'309'392U});
    const auto bound = any_language_bound(deuces().types);
    ASSERT_TRUE(bound);
    EXPECT_EQ(*bound, Rational(u128{20'084'262'700'656U}, deuces().walk.total_denominator()));
}

TEST(ChartSearchTest, ThreadsChangeNothing) {
    const std::vector<Chart> one = deuces().search.of_rows({9, 27});
    const std::vector<Chart> three = deuces().search.of_rows({9, 27}, {3, {}, nullptr});
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(deuces().writer.text(one[i]), deuces().writer.text(three[i]));
    }
}

TEST(ChartSearchTest, FamiliesOfTooManyPhrasesAreRefused) {
    // 999 * 1000 / 2 and 40 * 41 / 2 phrases: together more than 500,000.
    ItemFamilies families{std::vector<u32>(999)};
    EXPECT_EQ(Phrases(ItemGroups(1), families).size(), 499'500U);
    families.emplace_back(40);
    try {
        Phrases(ItemGroups(1), families, nullptr, "my game");
        ADD_FAILURE() << "nothing was refused";
    } catch (const ParseError& error) {
        EXPECT_NE(std::string_view(error.what()).find("in 500320 ways, and the limit is 500000"),
                  std::string_view::npos)
            << error.what();
        EXPECT_EQ(error.text, "my game");
    }
}

TEST(ChartSearchTest, ProgressRisesToTheEndAndAStopStops) {
    u64 last = 0;
    u64 end = 0;
    const auto listen = [&](u64 done, u64 total) {
        EXPECT_GE(done, last);
        last = done;
        end = total;
    };
    deuces().search.of_rows({20}, {1, listen, nullptr});
    EXPECT_GT(end, 0U);
    EXPECT_EQ(last, end);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(searched_jacks().search.of_rows({20}, {1, {}, &stop}), Stopped);
    EXPECT_THROW(searched_jacks().search.basic({1, {}, &stop}), Stopped);
    EXPECT_THROW(searched_jacks().search.of_bands({20}, {1, {}, &stop}), Stopped);
    EXPECT_THROW(any_language_bound(searched_jacks().types, &stop), Stopped);
}

// The two wild cards are of different suits, and hands that count them as themselves pay: no phrase of few words names
// a hold of every deal with one of them.
TEST(ChartSearchTest, FewRowsCoverAllDeals) {
    const Game game = parse_game(R"(
id = "two of the suits"
deck = 52
wild = ["8c", "Jc"]
[[pay]]
hand = "five of a kind"
rank = "A"
pays = 18
[[pay]]
hand = "royal flush"
natural = true
pays = 4
[[pay]]
hand = "two pair"
natural = true
pays = 16
)");
    const GameTables tables(game);
    const HoldTypes types(tables);
    const DealWalk walk(types);
    const HoldVocabulary vocabulary(types);
    const ChartWriter writer(vocabulary);
    const ChartSearch search(walk, writer);
    ASSERT_EQ(search.least_rows(), 3U);
    Rational before;
    for (const Chart& chart : search.of_rows({3, 4, 5, 8})) {
        const ChartScore score = score_chart(types, chart);
        EXPECT_EQ(score.uncovered, 0U);
        EXPECT_GE(score.expected_return(), before);
        before = score.expected_return();
    }
}

}  // namespace
}  // namespace holdfast::videopoker

// Parts of rows that decide no deal are left out, and nothing is played otherwise.
#include <gtest/gtest.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>

namespace holdfast::videopoker {
namespace {

TEST(IdleParts, AreLeftOut) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    const HoldTypes types(tables);
    const HoldVocabulary vocabulary(types);
    const ChartWriter writer(vocabulary);
    const Chart chart = parse_chart(vocabulary,
                                    "royal flush, straight flush, four of a kind, full house\n"
                                    "four to a royal flush\n"
                                    "flush, three of a kind, straight, two pair, high pair\n"
                                    "low pair, four of a kind, pair of A\n"
                                    "any royal flush\n"
                                    "suited QJ/JT, any four to a royal flush\n"
                                    "one high card\n"
                                    "discard all\n");
    const ChartScore score = score_chart(types, chart);
    const Chart shorter = without_idle_parts(writer, chart, score);
    EXPECT_EQ(writer.text(shorter),
              "royal flush, straight flush, four of a kind, full house\n"
              "four to a royal flush\n"
              "flush, straight, three of a kind, two pair, high pair\n"
              "low pair\n"
              "any royal flush\n"  // the whole row is idle: what is left of it would be no row
              "suited QJ/JT\n"
              "one high card\n"
              "discard all\n");
    const ChartScore again = score_chart(types, shorter);
    EXPECT_EQ(again.won, score.won);
    EXPECT_EQ(again.misplayed, score.misplayed);
    for (std::size_t row = 0; row < score.rows[0].size(); ++row) {
        EXPECT_EQ(again.rows[0][row].deals, score.rows[0][row].deals) << row;
    }
}

}  // namespace
}  // namespace holdfast::videopoker

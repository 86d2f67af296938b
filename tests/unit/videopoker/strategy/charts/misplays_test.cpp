// Where a chart errs, deal by deal, against the replay that scores charts.
#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/deal_pool.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>

namespace holdfast::videopoker {
namespace {

class MisplaysOf : public testing::TestWithParam<const char*> {};

TEST_P(MisplaysOf, AddUpToTheScoreOfTheChart) {
    const GameTables tables{catalog_game(GetParam())};
    const HoldTypes types(tables);
    const DealWalk walk(types);
    const HoldVocabulary vocabulary(types);
    const ChartWriter writer(vocabulary);
    const ChartSearch search(walk, writer);
    const Chart chart = search.basic();
    const ChartScore score = score_chart(types, chart);
    const Misplays misplays(walk, chart);
    const std::vector<u8> is_in = misplays.classes();
    const DealPool pool(tables.shared_classes(), is_in);
    EXPECT_EQ(pool.size(), score.misplayed);
    EXPECT_GT(score.misplayed, 0U);
    EXPECT_EQ(Misplays(walk, chart, Work{3}).classes(), is_in);

    // The cost of every such deal from its 32 holds, each deal by itself.
    Rational cost;
    for (u32 each = 0; each < is_in.size(); ++each) {
        if (is_in[each] == 0) continue;
        const CardSet cards = tables.classes().representative(deal_size, each);
        const Deal deal = parse_deal(to_text(cards), tables.game().deck);
        const CardSet held = misplays.held(each, cards);
        std::vector<u8> only(is_in.size());
        only[each] = 1;
        const u64 weight = DealPool(tables.shared_classes(), only).size();
        const HandAnalysis analysis = analyze_hand(tables, deal);
        for (const HoldAnalysis& hold : analysis.holds) {
            if (deal.set_of(hold.hold) != held) continue;
            EXPECT_FALSE(hold.is_best);
            cost += (analysis.holds.front().value() - hold.value()) * Rational(weight);
        }
    }
    EXPECT_EQ(cost / Rational(score.deals), score.cost());
}

INSTANTIATE_TEST_SUITE_P(Games, MisplaysOf, testing::Values("jacks-or-better-9-6"),
                         [](const auto&) { return "JacksOrBetter"; });

}  // namespace
}  // namespace holdfast::videopoker

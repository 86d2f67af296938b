// The landmarks of 9/6 Jacks or Better that many programs agree on.
//
// The exact return is 1653526326983/1661102543100. The values of the best hold, over all deals, are 1,153
// different numbers; 766 of them are values of deals whose best hold keeps no card. No deal has such a hold
// tied with another, and no such value is that of a deal that keeps cards, so the 766 are the same however
// ties and doubles are counted.
#include <set>

#include <gtest/gtest.h>
#include <tests/support/printing.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

TEST(JacksOrBetter, Landmarks) {
    const GameAnalysis analysis = analyze_game(catalog_game("jacks-or-better-9-6"));
    EXPECT_EQ(analysis.expected_return.text(), "1653526326983/1661102543100");
    EXPECT_EQ(analysis.deals, 2598960U);
    EXPECT_EQ(analysis.deal_classes, 134459U);
    EXPECT_EQ(analysis.combinations, 19933230517200U);
    EXPECT_EQ(analysis.tied_deals, 876U);
}

TEST(JacksOrBetter, DistinctValuesOfTheBestHold) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    std::set<Rational> drawing_five;
    std::set<Rational> holding_some;
    for (u32 deal_class = 0; deal_class < tables.classes().size(deal_size); ++deal_class) {
        std::vector<Card> cards;
        for (const Card card : tables.classes().representative(deal_size, deal_class)) cards.push_back(card);
        for (const HoldAnalysis& hold : analyze_hand(tables, Deal(cards)).holds) {
            if (!hold.is_best) break;
            (hold.hold == Hold() ? drawing_five : holding_some).insert(hold.value());
        }
    }
    EXPECT_EQ(drawing_five.size(), 766U);
    std::set<Rational> all = drawing_five;
    all.insert(holding_some.begin(), holding_some.end());
    EXPECT_EQ(all.size(), 1153U);
    EXPECT_EQ(all.size(), drawing_five.size() + holding_some.size());
}

}  // namespace
}  // namespace holdfast::videopoker

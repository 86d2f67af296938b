// What a hold costs, row by row.
#include <gtest/gtest.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/hold_cost.h>

namespace holdfast::videopoker {
namespace {

TEST(HoldCostTest, ADealtFlushWithFourToARoyal) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    const Deal deal = parse_deal("As Ks Qs Js 5s", Deck());
    const HandAnalysis analysis = analyze_hand(tables, deal);
    const HoldCost pat = cost_of_hold(tables.game(), analysis, Hold::everything());
    EXPECT_EQ(pat.place, 2U);
    EXPECT_EQ(pat.cost, Rational(584, 47));
    // Of 47 cards, 1 makes a royal flush, 7 a flush, 3 a straight, and 12 a pair; the flush pays 6 for sure.
    ASSERT_EQ(pat.rows.size(), 4U);
    const auto row_of = [&](std::size_t i) { return tables.game().rows[pat.rows[i].row].name; };
    EXPECT_EQ(row_of(0), "royal flush");
    EXPECT_EQ(pat.rows[0].bets, Rational(800, 47));
    EXPECT_EQ(row_of(1), "straight");
    EXPECT_EQ(pat.rows[1].bets, Rational(12, 47));
    EXPECT_EQ(row_of(2), "jacks or better");
    EXPECT_EQ(pat.rows[2].bets, Rational(12, 47));
    EXPECT_EQ(row_of(3), "flush");
    EXPECT_EQ(pat.rows[3].bets, Rational(42, 47) - Rational(6));
    const HoldCost best = cost_of_hold(tables.game(), analysis, Hold::from_mask(0b01111));
    EXPECT_EQ(best.place, 1U);
    EXPECT_TRUE(best.cost.is_zero());
    EXPECT_TRUE(best.rows.empty());
}

TEST(HoldCostTest, TheRowsAddUpToTheCost) {
    for (const char* const id :
         {"deuces-wild-full-pay", "joker-poker-kings-full-pay", "double-double-bonus-9-6"}) {
        const GameTables tables(catalog_game(id));
        for (const char* const cards : {"2s 2h Ks Qs 9d", "As Ad Ah 3c 4d", "9h 8h 7h 6c 2d"}) {
            const HandAnalysis analysis = analyze_hand(tables, parse_deal(cards, tables.game().deck));
            for (const Hold hold : all_holds) {
                const HoldCost cost = cost_of_hold(tables.game(), analysis, hold);
                Rational sum;
                for (std::size_t i = 0; i < cost.rows.size(); ++i) {
                    sum += cost.rows[i].bets;
                    EXPECT_FALSE(cost.rows[i].bets.is_zero());
                    EXPECT_LE(cost.rows[i].bets, cost.rows[i == 0 ? 0 : i - 1].bets);
                }
                EXPECT_EQ(sum, cost.cost) << id << " " << cards << " " << hold.mask();
                EXPECT_EQ(analysis.holds[cost.place - 1].hold, hold);
                EXPECT_EQ(cost.cost.is_zero(), cost.hold.is_best);
            }
        }
    }
}

}  // namespace
}  // namespace holdfast::videopoker

// Best holds of one game played in another, against the values of single hands.
#include <map>
#include <memory>

#include <gtest/gtest.h>
#include <tests/support/printing.h>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/play/play_difference.h>

namespace holdfast::videopoker {
namespace {

const GameTables& tables_of(const char* id) {
    static std::map<std::string, std::unique_ptr<GameTables>> known;
    std::unique_ptr<GameTables>& tables = known[id];
    if (!tables) tables = std::make_unique<GameTables>(catalog_game(id));
    return *tables;
}

Deal deal_of(const GameTables& tables, u32 deal_class) {
    std::vector<Card> cards;
    for (const Card card : tables.classes().representative(deal_size, deal_class)) cards.push_back(card);
    return Deal(cards);
}

/// The cost in this game of the holds that are best in the other one: that of the best of them.
Rational cost_of(const Deal& deal, const GameTables& here, const GameTables& other) {
    const HandAnalysis analysis = analyze_hand(here, deal);
    Rational reached;
    for (const HoldAnalysis& there : analyze_hand(other, deal).holds) {
        if (!there.is_best) continue;
        for (const HoldAnalysis& hold : analysis.holds) {
            if (hold.hold == there.hold && hold.value() > reached) reached = hold.value();
        }
    }
    return analysis.holds.front().value() - reached;
}

TEST(PlayDifferenceTest, OwnBestPlayCostsNothing) {
    const GameTables& jacks = tables_of("jacks-or-better-9-6");
    const PlayDifference same = play_difference(jacks, best_holds_of_deals(jacks));
    EXPECT_EQ(same.deals, 0U);
    EXPECT_TRUE(same.cost.is_zero());
    EXPECT_FALSE(same.costliest.has_value());
}

TEST(PlayDifferenceTest, EachClassHasABestHold) {
    const GameTables& jacks = tables_of("jacks-or-better-9-6");
    EXPECT_THROW(play_difference(jacks, BestHolds(jacks.classes().size(deal_size))), std::invalid_argument);
}

// Deal by deal, one of each class, with the 32 holds of single hands.
TEST(PlayDifferenceSlow, EqualsTheSumOverSingleHands) {
    const GameTables& here = tables_of("jacks-or-better-8-5");
    const GameTables& other = tables_of("double-bonus-10-7-5");
    Rational cost;
    Rational costliest;
    u64 deals = 0;
    for (const DealFamily& family : here.classes().families(deal_size)) {
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            for (u32 set = 0; set < family.rank_sets(); ++set) {
                const Rational lost = cost_of(deal_of(here, family.class_of(pattern, set)), here, other);
                if (lost.is_zero()) continue;
                deals += family.weight[pattern];
                cost += lost * Rational(u64{family.weight[pattern]});
                if (lost > costliest) costliest = lost;
            }
        }
    }
    const PlayDifference found = play_difference(here, best_holds_of_deals(other));
    EXPECT_EQ(found.deals, deals);
    EXPECT_EQ(found.cost, cost / Rational(binomial(52, 5)));
    ASSERT_TRUE(found.costliest.has_value());
    EXPECT_EQ(found.costliest->cost, costliest);
    EXPECT_EQ(cost_of(found.costliest->deal, here, other), costliest);
}

TEST(PlayDifferenceTest, BestHoldsAreThoseOfSingleHands) {
    const GameTables& tables = tables_of("double-bonus-10-7-5");
    const BestHolds best = best_holds_of_deals(tables);
    for (u32 deal_class = 0; deal_class < best.size(); deal_class += 397) {
        const Deal deal = deal_of(tables, deal_class);
        u32 expected = 0;
        for (const HoldAnalysis& hold : analyze_hand(tables, deal).holds) {
            if (hold.is_best) expected |= 1U << hold.hold.mask();
        }
        EXPECT_EQ(best[deal_class], expected) << to_text(deal);
    }
}

// Counts that the slow test above confirms for another pair of games.
TEST(PlayDifferenceTest, NineSixHabitsOnEightFive) {
    const GameTables& here = tables_of("jacks-or-better-8-5");
    const GameTables& other = tables_of("jacks-or-better-9-6");
    const PlayDifference found = play_difference(here, best_holds_of_deals(other));
    EXPECT_EQ(found.deals, 10'956U);
    EXPECT_EQ(found.cost, Rational(132'469, 1'839'537'700));
    ASSERT_TRUE(found.costliest.has_value());
    EXPECT_EQ(cost_of(found.costliest->deal, here, other), found.costliest->cost);
    EXPECT_GT(found.costliest->cost, Rational());
    EXPECT_EQ(to_text(found.costliest->deal), "2dTdTcJdAd");  // of those that cost as much, the first
}

TEST(PlayDifferenceTest, DoesNotDependOnThreads) {
    const GameTables& here = tables_of("deuces-wild-full-pay");
    const BestHolds played = best_holds_of_deals(tables_of("jacks-or-better-9-6"), Work{2});
    const PlayDifference one = play_difference(here, played, Work{1});
    const PlayDifference three = play_difference(here, played, Work{3});
    EXPECT_EQ(one.deals, three.deals);
    EXPECT_EQ(one.cost, three.cost);
    EXPECT_EQ(one.costliest->deal.set(), three.costliest->deal.set());
    EXPECT_EQ(one.costliest->hold, three.costliest->hold);
    EXPECT_EQ(one.costliest->best, three.costliest->best);
}

TEST(PlayDifferenceTest, OnlyGamesWithTheSameDeals) {
    EXPECT_TRUE(have_same_deals(tables_of("jacks-or-better-9-6"), tables_of("deuces-wild-full-pay")));
    const GameTables& jacks = tables_of("jacks-or-better-9-6");
    const GameTables& joker = tables_of("joker-poker-kings-full-pay");
    EXPECT_FALSE(have_same_deals(jacks, joker));
    EXPECT_THROW(play_difference(jacks, best_holds_of_deals(joker)), std::invalid_argument);
}

}  // namespace
}  // namespace holdfast::videopoker

// Pools of deals: numbers and deals correspond one to one, so that what is drawn evenly is dealt evenly.
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/deal_pool.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

/// A wild card in one suit, a row in another, and two jokers: three suits may not be exchanged, and deals
/// have jokers that are alike.
GameTables uneven_game() {
    return GameTables(
        parse_game("id = \"uneven\"\ndeck = 54\nwild = [\"Jh\"]\n[[pay]]\nhand = \"flush\"\nsuit = "
                   "\"s\"\npays = 9\n[[pay]]\nhand = \"pair\"\nrank = \"J-A\"\npays = 1\n"));
}

DealPool every_third_class(const GameTables& tables) {
    std::vector<u8> is_in(tables.classes().size(deal_size));
    for (std::size_t each = 0; each < is_in.size(); each += 3) is_in[each] = 1;
    return {tables.shared_classes(), is_in};
}

TEST(DealPoolTest, APoolOfAllClassesHasEveryDeal) {
    for (const char* id : {"jacks-or-better-9-6", "deuces-wild-full-pay", "sevens-and-joker-wild"}) {
        const GameTables tables{catalog_game(id)};
        const DealPool pool(tables.shared_classes(), std::vector<u8>(tables.classes().size(deal_size), 1));
        EXPECT_EQ(pool.size(), binomial(tables.game().deck.size(), deal_size)) << id;
    }
    const GameTables tables{catalog_game("jacks-or-better-9-6")};
    EXPECT_EQ(DealPool(tables.shared_classes(), std::vector<u8>(tables.classes().size(deal_size))).size(),
              0U);
}

// Different, in a class of the pool, and as many as the pool has: then each deal of these classes has a
// number, if the weights of the classes are right, which the test above shows.
TEST(DealPoolTest, NumbersMapToDifferentDeals) {
    const GameTables tables = uneven_game();
    const DealClasses& classes = tables.classes();
    std::vector<u8> is_in(classes.size(deal_size));
    for (std::size_t each = 0; each < is_in.size(); each += 97) is_in[each] = 1;
    const DealPool pool(tables.shared_classes(), is_in);
    ASSERT_GT(pool.size(), 20'000U);
    std::set<u64> seen;
    std::set<int> jokers;
    for (u64 number = 0; number < pool.size(); ++number) {
        const DealPool::Member member = pool[number];
        ASSERT_EQ(member.cards.size(), deal_size);
        ASSERT_TRUE(tables.game().deck.cards().contains(member.cards));
        ASSERT_EQ(classes.class_of(member.cards), member.deal_class);
        ASSERT_EQ(is_in[member.deal_class], 1);
        ASSERT_TRUE(seen.insert(member.cards.mask()).second) << number;
        jokers.insert((member.cards - CardSet::of(Card::joker(0))).size());
    }
    EXPECT_EQ(jokers.size(), 2U);
}

TEST(DealPoolTest, HeldCardsStandWhereThoseOfTheRepresentativeStand) {
    const GameTables tables = uneven_game();
    const DealPool pool = every_third_class(tables);
    for (u64 number = 5; number < pool.size(); number += 50'021) {
        const DealPool::Member member = pool[number];
        EXPECT_EQ(held_of(member, CardSet()), CardSet());
        EXPECT_EQ(held_of(member, member.representative), member.cards);
        for (const Card card : member.representative) {
            const CardSet held = held_of(member, CardSet::of(card));
            ASSERT_EQ(held.size(), 1);
            EXPECT_TRUE(member.cards.contains(held));
            EXPECT_EQ(tables.classes().class_of(held), tables.classes().class_of(CardSet::of(card)));
            EXPECT_EQ(tables.classes().class_of(member.cards - held),
                      tables.classes().class_of(member.representative - CardSet::of(card)));
        }
    }
}

TEST(CloseDealsTest, AreThoseThatTheHoldsOfADealSay) {
    const GameTables tables{catalog_game("deuces-wild-full-pay")};
    const Rational within(1, 50);
    const std::vector<u8> is_close = close_deals(tables, within);
    std::map<int, int> met;
    for (u32 each = 0; each < is_close.size(); each += 199) {
        const CardSet cards = tables.classes().representative(deal_size, each);
        const HandAnalysis analysis = analyze_hand(tables, parse_deal(to_text(cards), tables.game().deck));
        const Rational best = analysis.holds.front().value();
        int close = 0;
        for (const HoldAnalysis& hold : analysis.holds) {
            if (!hold.is_best && best - hold.value() <= within) close = 1;
        }
        ASSERT_EQ(is_close[each], close) << each;
        ++met[close];
    }
    EXPECT_GT(met[0], 50);
    EXPECT_GT(met[1], 20);
}

TEST(CloseDealsTest, TheBoundIsExactAndAnyNumberWillDo) {
    const GameTables tables{catalog_game("jacks-or-better-9-6")};
    const auto count = [&](const Rational& within) {
        return DealPool(tables.shared_classes(), close_deals(tables, within)).size();
    };
    EXPECT_EQ(count(Rational(0)), 0U);
    // What Th Qh costs in 5h Th 2s Ac Qh, where Ac Qh is best.
    const Rational cost(73, 16'215);
    const Rational tiny(1, u64{1} << 60U);
    EXPECT_LT(count(cost - tiny), count(cost));
    EXPECT_EQ(count(cost + tiny), count(cost));
    const u32 exact =
        tables.classes().class_of(set_of(parse_cards("5h Th 2s Ac Qh", tables.game().deck, deal_size)));
    EXPECT_EQ(close_deals(tables, cost)[exact], 1);
    EXPECT_EQ(close_deals(tables, cost - tiny)[exact], 0);
    // Every deal has a second best hold.
    EXPECT_EQ(count(Rational(1'000'000)), 2'598'960U);
    EXPECT_EQ(close_deals(tables, cost, Work{3}), close_deals(tables, cost));
}

}  // namespace
}  // namespace holdfast::videopoker

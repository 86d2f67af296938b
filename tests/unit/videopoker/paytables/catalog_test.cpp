#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker {
namespace {

TEST(CatalogTest, HoldsAtLeast60GamesInOrder) {
    const auto ids = catalog_ids();
    EXPECT_GE(ids.size(), 60U);
    EXPECT_TRUE(std::is_sorted(ids.begin(), ids.end()));
    EXPECT_EQ(std::set<std::string_view>(ids.begin(), ids.end()).size(), ids.size());
}

TEST(CatalogTest, EveryGamePassesAllChecksUnderItsFileName) {
    for (const std::string_view id : catalog_ids()) {
        const Game game = parse_game(catalog_text(id), id);
        EXPECT_EQ(game.id, id);
        EXPECT_EQ(catalog_game(id).rows.size(), game.rows.size());
        std::set<std::string> names;
        for (const PayRow& row : game.rows) {
            EXPECT_TRUE(names.insert(row.name).second) << id << ": " << row.name;
        }
    }
}

TEST(CatalogTest, EveryFamilyIsThere) {
    const auto ids = catalog_ids();
    for (const char* family : {"jacks-or-better-",      "tens-or-better-",      "bonus-poker-8",
                               "bonus-poker-deluxe-",   "double-bonus-",        "double-double-bonus-",
                               "triple-double-bonus-",  "super-double-bonus-",  "triple-bonus-plus-",
                               "royal-aces-",           "aces-and-faces-",      "aces-and-eights-",
                               "all-american-",         "deuces-wild-full-pay", "deuces-wild-not-so-ugly",
                               "deuces-wild-illinois",  "deuces-wild-25-15-11", "deuces-wild-20-12-10",
                               "deuces-wild-16-13",     "loose-deuces-",        "bonus-deuces-",
                               "double-deuces-",        "triple-deuces-",       "joker-poker-kings-",
                               "joker-poker-two-pair-", "sevens-and-joker",     "double-joker-",
                               "deuces-and-joker-",     "five-jokers"}) {
        EXPECT_TRUE(std::any_of(ids.begin(), ids.end(), [&](std::string_view id) {
            return id.substr(0, std::string_view(family).size()) == family;
        })) << family;
    }
}

TEST(TieRuleTest, ReadsBackFromItsText) {
    for (const TieRule rule :
         {TieRule::lowest_variance, TieRule::highest_variance, TieRule::most_held, TieRule::fewest_held}) {
        EXPECT_EQ(parse_tie_rule(to_text(rule)), rule);
    }
    EXPECT_THROW(parse_tie_rule("lowest variance"), ParseError);
    EXPECT_THROW(parse_tie_rule(""), ParseError);
}

TEST(ScaledPaysTest, OneDenominatorForAll) {
    const ScaledPays scaled = scaled_pays({Rational(1, 6), Rational(3, 4), Rational(5)});
    EXPECT_EQ(scaled.denominator, 12U);
    EXPECT_EQ(scaled.pays, (std::vector<u64>{2, 9, 60}));
    EXPECT_EQ(scaled_pays({Rational(i64{1000000000000})}).pays.front(), max_scaled_pay);
    EXPECT_THROW(scaled_pays({Rational(i64{1000000000001})}), OverflowError);
    EXPECT_THROW(scaled_pays({Rational(1, 999983), Rational(1, 1000003), Rational(7)}), OverflowError);
}

// Three jokers make the largest denominator of draws, 21,187,600: with 10^12 a value would pass 64 bits.
TEST(ScaledPaysTest, ADeckOf55CardsHasALowerLimit) {
    EXPECT_EQ(most_scaled_pay(Deck::with_jokers(0)), max_scaled_pay);
    EXPECT_EQ(most_scaled_pay(Deck::with_jokers(5)), max_scaled_pay);
    const u64 most = most_scaled_pay(Deck::with_jokers(3));
    EXPECT_EQ(most, 870'638'678'930U);
    Game game = catalog_game("jacks-or-better-9-6");
    game.deck = Deck::with_jokers(3);
    game.rows.front().pays = Rational(most);
    const HandAnalysis hand = analyze_hand(GameTables(game), parse_deal("AsKsQsJsTs", game.deck));
    EXPECT_EQ(hand.holds.front().value(), Rational(most));
    EXPECT_EQ(hand.holds.front().hold, Hold::everything());
    game.rows.front().pays = Rational(most + 1);
    EXPECT_THROW(GameTables{game}, OverflowError);
}

}  // namespace
}  // namespace holdfast::videopoker

// The values of the 32 holds alone: those of the analysis of a hand, and published ones.
#include <gtest/gtest.h>

#include <holdfast/core/counter_random.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/play/hold_values.h>

namespace holdfast::videopoker {
namespace {

std::array<Card, deal_size> cards_of(const Deal& deal) {
    return {deal[0], deal[1], deal[2], deal[3], deal[4]};
}

Rational value_of(const HoldValues& values, const Deal& deal, Hold hold) {
    return {false, U256(values.of(cards_of(deal))[hold.mask()]), U256(values.denominator())};
}

TEST(HoldValues, EqualTheAnalysisOfTheHandInEveryHold) {
    // Wild cards, jokers, a suit that counts, fractional pays.
    for (const char* id : {"jacks-or-better-9-6", "deuces-wild-full-pay", "joker-poker-kings-full-pay"}) {
        const GameTables tables(catalog_game(id));
        const HoldValues values(tables);
        const Deck dealt_from = tables.game().deck;
        CounterRandom random(1, 0);
        for (int number = 0; number < 200; ++number) {
            std::vector<Card> cards;
            CardSet seen;
            while (cards.size() < deal_size) {
                const Card card =
                    Card::from_index(static_cast<int>(random.below(static_cast<u64>(dealt_from.size()))));
                if (seen.contains(card)) continue;
                seen.insert(card);
                cards.push_back(card);
            }
            const Deal deal(cards);
            for (const HoldAnalysis& each : analyze_hand(tables, deal).holds) {
                ASSERT_EQ(value_of(values, deal, each.hold), each.value()) << id << ' ' << to_text(deal);
            }
        }
    }
}

TEST(HoldValues, FourToAFlushOfJacksOrBetter) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    const Deal deal = parse_deal("5c5d7dJdQd", tables.game().deck);
    // Nine diamonds pay 6, three jacks and three queens 1: (54 + 6) / 47. The pair of fives is worth less.
    EXPECT_EQ(value_of(HoldValues(tables), deal, Hold::from_mask(0b11110)), Rational(60, 47));
    EXPECT_EQ(value_of(HoldValues(tables), deal, Hold::everything()), Rational(0));
}

TEST(HoldValues, RefuseAGameInWhichTheOrderOfTheCardsCounts) {
    for (const std::string_view id : catalog_ids()) {
        const GameTables tables(catalog_game(id));
        if (tables.order()) {
            EXPECT_THROW(HoldValues{tables}, InvalidArgument);
            return;
        }
    }
    FAIL() << "the catalog has no such game";
}

}  // namespace
}  // namespace holdfast::videopoker

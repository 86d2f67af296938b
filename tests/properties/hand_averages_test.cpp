// analyze_hand on one deal of every class, added up with the classes' weights, is analyze_game.
//
// The two go different ways (one hand's outcomes; weights left at sets of cards), so this joins them: return,
// covariance, tied deals, and every row's count under every tie rule.
#include <gtest/gtest.h>
#include <tests/support/counting.h>
#include <tests/support/printing.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

struct Case {
    const char* id;
    TieRule rule;
};

std::ostream& operator<<(std::ostream& out, const Case& each) {
    return out << each.id << ", " << to_text(each.rule);
}

class HandAveragesSlow : public testing::TestWithParam<Case> {
  protected:
    HandAveragesSlow() : tables(catalog_game(GetParam().id)), counts(tables.game().rows.size()) {
        for (const DealFamily& family : tables.classes().families(deal_size)) {
            for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
                for (u32 rank_set = 0; rank_set < family.rank_sets(); ++rank_set) {
                    add(tables.classes().representative(family, pattern, rank_set), family.weight[pattern]);
                }
            }
        }
    }

    void add(CardSet set, u64 weight) {
        std::vector<Card> cards;
        for (const Card card : set) cards.push_back(card);
        const HandAnalysis hand =
            analyze_hand(tables, Deal({cards[3], cards[0], cards[4], cards[1], cards[2]}), GetParam().rule);
        const HoldAnalysis& best = hand.holds.front();
        const u64 factor = draw_weights.common / best.draws;
        const u128 value = u128{best.pay_sum} * factor;
        deals += weight;
        tied += hand.holds[1].is_best ? weight : 0;
        sum += weight * value;
        squares += U256(value) * U256(value) * U256(u128{weight});
        for (std::size_t row = 0; row < counts.size(); ++row) {
            counts[row] += weight * factor * best.outcomes[row];
        }
    }

    GameTables tables;
    test::DrawWeights draw_weights{tables.game().deck.size()};
    u64 deals = 0;
    u64 tied = 0;
    u128 sum = 0;
    U256 squares;
    std::vector<u64> counts;
};

TEST_P(HandAveragesSlow, AreTheGame) {
    const GameAnalysis analysis = analyze_game(tables, GetParam().rule);
    const Rational unit(u128{1}, u128{draw_weights.common} * tables.pays().denominator);
    const Rational mean = Rational(sum, u128{deals}) * unit;
    EXPECT_EQ(deals, analysis.deals);
    EXPECT_EQ(tied, analysis.tied_deals);
    EXPECT_EQ(mean, analysis.expected_return);
    EXPECT_EQ(Rational(false, squares, U256(u128{deals})) * unit * unit - mean * mean, analysis.covariance);
    for (std::size_t row = 0; row < counts.size(); ++row) {
        EXPECT_EQ(counts[row], analysis.rows[row].combinations) << tables.game().rows[row].name;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, HandAveragesSlow,
                         testing::Values(Case{"jacks-or-better-9-6", TieRule::lowest_variance},
                                         Case{"deuces-wild-full-pay", TieRule::lowest_variance},
                                         Case{"deuces-wild-full-pay", TieRule::highest_variance},
                                         Case{"sevens-and-joker-wild", TieRule::most_held},
                                         Case{"sevens-and-joker-wild", TieRule::fewest_held},
                                         Case{"five-jokers", TieRule::lowest_variance}));

}  // namespace
}  // namespace holdfast::videopoker

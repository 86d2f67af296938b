// Dealt hands of every game, played by brute force over all draws, against analyze_hand: all outcomes of all
// holds.
//
// Deals are drawn with fixed seeds; among the deals of a game with wild cards some have one and some have two
// or more. Fast: holds of at least three cards in all games, all 32 holds in two; slow: all 32 holds in all
// games.
#include <algorithm>
#include <numeric>
#include <optional>
#include <random>

#include <gtest/gtest.h>
#include <tests/support/brute_force.h>
#include <tests/support/in_order.h>
#include <tests/support/odd_games.h>
#include <tests/support/printing.h>
#include <tests/support/test_name.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

std::vector<std::string> all_ids() {
    std::vector<std::string> ids = test::odd_game_ids();
    for (const std::string_view id : catalog_ids()) ids.emplace_back(id);
    return ids;
}

Game game_of(const std::string& id) {
    const std::vector<std::string> odd = test::odd_game_ids();
    return std::find(odd.begin(), odd.end(), id) != odd.end() ? test::odd_game(id) : catalog_game(id);
}

/// Five cards in random order, at least `wild_cards` of them wild if the game has that many.
Deal random_deal(const Game& game, std::size_t wild_cards, std::mt19937_64& random) {
    std::vector<Card> wild;
    std::vector<Card> deck;
    for (const Card card : game.deck.cards()) {
        deck.push_back(card);
        if (card.is_joker() || game.wild.contains(card)) wild.push_back(card);
    }
    // std::shuffle may differ between libraries; this does not.
    const auto shuffle = [&random](std::vector<Card>& cards) {
        for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[random() % i]);
    };
    shuffle(wild);
    shuffle(deck);
    std::vector<Card> cards(wild.begin(),
                            wild.begin() + static_cast<std::ptrdiff_t>(std::min(wild_cards, wild.size())));
    for (std::size_t i = 0; cards.size() < deal_size; ++i) {
        if (std::find(cards.begin(), cards.end(), deck[i]) == cards.end()) cards.push_back(deck[i]);
    }
    shuffle(cards);
    return Deal(cards);
}

void expect_hold_is_right(const Game& game, const HoldAnalysis& hold, const std::vector<u32>& outcomes) {
    EXPECT_EQ(hold.outcomes, outcomes);
    u64 draws = 0;
    Rational pays;
    Rational squares;
    for (std::size_t row = 0; row < outcomes.size(); ++row) {
        draws += outcomes[row];
        pays += Rational(outcomes[row]) * game.rows[row].pays;
        squares += Rational(outcomes[row]) * game.rows[row].pays * game.rows[row].pays;
    }
    EXPECT_EQ(hold.draws, draws);
    const Rational mean = pays / Rational(draws);
    EXPECT_EQ(hold.value(), mean);
    EXPECT_EQ(hold.variance(), squares / Rational(draws) - mean * mean);
}

/// Outcomes over a common denominator, to compare holds of different sizes.
std::vector<Rational> shares(const std::vector<u32>& outcomes, u64 draws) {
    std::vector<Rational> result;
    for (const u32 count : outcomes) result.emplace_back(count, draws);
    return result;
}

void expect_order_is_right(const Game& game, const HandAnalysis& answer, const test::HoldOutcomes& outcomes) {
    const test::DrawWeights weights = row_with_order(game) ? test::DrawWeights::in_order(game.deck.size())
                                                           : test::DrawWeights(game.deck.size());
    test::PerfectPlay play(game, TieRule::lowest_variance, weights);
    play.add(1, outcomes);
    std::vector<u32> best;
    for (const HoldAnalysis& hold : answer.holds) {
        if (hold.is_best) best.push_back(hold.hold.mask());
    }
    std::vector<u32> oracle_best = play.best_holds();
    const u32 played = oracle_best.front();
    std::sort(best.begin(), best.end());
    std::sort(oracle_best.begin(), oracle_best.end());
    EXPECT_EQ(best, oracle_best);
    // Holds with the same outcomes may come in either order.
    const u64 draws = weights.draws[static_cast<std::size_t>(__builtin_popcount(played))];
    EXPECT_EQ(shares(answer.holds.front().outcomes, answer.holds.front().draws),
              shares(outcomes[played], draws));
    for (std::size_t i = 1; i < answer.holds.size(); ++i) {
        EXPECT_GE(answer.holds[i - 1].value(), answer.holds[i].value());
    }
}

/// Deals every draw of a game, in order if a row needs one.
class Dealer {
  public:
    explicit Dealer(const Game& game) : paytable_(game) {
        if (!row_with_order(game)) return;
        in_order_.emplace(game);
        paytable_ = test::RawPaytable(in_order_->without_row());
    }

    test::HoldOutcomes outcomes(const std::vector<Card>& deal, int fewest_held) {
        return in_order_ ? test::brute_force_in_order(*in_order_, paytable_, deal, fewest_held)
                         : test::brute_force(paytable_, deal, fewest_held);
    }

  private:
    std::optional<test::InOrder> in_order_;
    test::RawPaytable paytable_;
};

void check_deal(const GameTables& tables, Dealer& dealer, const Deal& deal, int fewest_held) {
    SCOPED_TRACE(tables.game().id + " " + to_text(deal));
    const test::HoldOutcomes outcomes = dealer.outcomes({deal.begin(), deal.end()}, fewest_held);
    const HandAnalysis answer = analyze_hand(tables, deal);
    u32 holds_seen = 0;
    for (const HoldAnalysis& hold : answer.holds) {
        SCOPED_TRACE("holding " + to_text(deal.held(hold.hold)));
        holds_seen |= 1U << hold.hold.mask();
        if (hold.hold.size() >= fewest_held) {
            expect_hold_is_right(tables.game(), hold, outcomes[hold.hold.mask()]);
        }
    }
    EXPECT_EQ(holds_seen, ~0U);
    if (fewest_held == 0) expect_order_is_right(tables.game(), answer, outcomes);
}

void check_deals(const Game& game, const std::vector<std::size_t>& wild_cards, int fewest_held, u64 seed) {
    const GameTables tables(game);
    Dealer dealer(game);
    std::mt19937_64 random(seed);
    for (const std::size_t count : wild_cards) {
        check_deal(tables, dealer, random_deal(game, count, random), fewest_held);
    }
}

TEST(SampledDeals, HoldsOfThreeCardsAndMore) {
    u64 seed = 1;
    for (const std::string& id : all_ids()) {
        check_deals(game_of(id), {0}, 3, seed++);
        check_deals(game_of(id), {1, 2}, 4, seed++);
    }
}

TEST(SampledDeals, All32HoldsOfAFewDeals) {
    check_deals(catalog_game("double-double-bonus-9-6"), {0, 0}, 0, 41);
}

/// Five cards in random order, of which about three of four are royal cards of one suit, and some stand right.
Deal nearly_royal_deal(const Game& game, std::mt19937_64& random) {
    const auto suit = static_cast<Suit>(random() % suit_count);
    const Deal any = random_deal(game, 0, random);
    std::vector<Card> cards(any.begin(), any.end());
    for (std::size_t place = 0; place < deal_size; ++place) {
        const bool from_the_right = random() % 4 == 0;
        const std::size_t rank = random() % 4 == 0 ? random() % deal_size
                                 : from_the_right  ? 4 - place
                                                   : place;
        const Card royal(static_cast<Rank>(8 + rank), suit);
        const bool is_new = std::find(cards.begin(), cards.end(), royal) == cards.end();
        if (is_new && random() % 4 != 0) cards[place] = royal;
    }
    return Deal(cards);
}

class RoyalsInOrder : public testing::TestWithParam<std::string> {};

TEST_P(RoyalsInOrder, HoldsOfTwoCardsAndMore) {
    const Game game = game_of(GetParam());
    const GameTables tables(game);
    Dealer dealer(game);
    std::mt19937_64 random(7);
    for (int i = 0; i < 60; ++i) {
        check_deal(tables, dealer, nearly_royal_deal(game, random), i % 6 == 0 ? 2 : 3);
    }
}

INSTANTIATE_TEST_SUITE_P(Game, RoyalsInOrder,
                         testing::Values("jacks-or-better-9-6-sequential-royal", "reversible-royal-and-joker",
                                         "reversible-royal-alone", "sequential-royal-pays-less"),
                         [](const auto& each) { return test::test_name(each.param); });

class SampledDealsSlow : public testing::TestWithParam<std::string> {};

TEST_P(SampledDealsSlow, All32Holds) {
    // The seed is made of the id, so that a new game does not change the deals of the others.
    const u64 seed =
        std::accumulate(GetParam().begin(), GetParam().end(), u64{1000},
                        [](u64 sum, char letter) { return sum * 31 + static_cast<u64>(letter); });
    const Game game = game_of(GetParam());
    // There are 120 times as many draws of five cards if their order counts.
    if (row_with_order(game)) {
        check_deals(game, {0}, 0, seed);
        check_deals(game, {0, 1, 2}, 1, seed + 1);
    } else {
        check_deals(game, {0, 1, 2, 3}, 0, seed);
    }
}

INSTANTIATE_TEST_SUITE_P(Game, SampledDealsSlow, testing::ValuesIn(all_ids()),
                         [](const auto& each) { return test::test_name(each.param); });

}  // namespace
}  // namespace holdfast::videopoker

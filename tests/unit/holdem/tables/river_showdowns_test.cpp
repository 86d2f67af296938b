#include <random>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/rivers.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/tables/detail/runout_counter.h>

namespace holdfast::holdem {
namespace {

const detail::RiverShowdowns& all_showdowns() {
    static const detail::RiverShowdowns showdowns;
    return showdowns;
}

std::vector<HoleCards> hands_without(CardSet board) {
    std::vector<HoleCards> hands;
    for (int combo = 0; combo < combo_count; ++combo) {
        const HoleCards hand = HoleCards::from_index(combo);
        if ((hand.cards() & board).empty()) hands.push_back(hand);
    }
    return hands;
}

/// Every pair of hands is compared.
void expect_counts_of(CardSet board) {
    const std::vector<HoleCards> hands = hands_without(board);
    std::vector<int> ranks;
    for (const HoleCards hand : hands) {
        ranks.push_back(number_of(HandRanker::instance()(board | hand.cards())));
    }
    const detail::RiverShowdowns::OnBoard found = all_showdowns().on(board);
    for (std::size_t i = 0; i < hands.size(); ++i) {
        u32 wins = 0;
        u32 ties = 0;
        for (std::size_t j = 0; j < hands.size(); ++j) {
            if (!(hands[i].cards() & hands[j].cards()).empty()) continue;
            wins += static_cast<u32>(ranks[j] < ranks[i]);
            ties += static_cast<u32>(ranks[j] == ranks[i]);
        }
        ASSERT_EQ(found.wins_and_ties(hands[i]), wins | ties << 16U)
            << to_text(hands[i].cards()) << " on " << to_text(board);
    }
}

TEST(RiverShowdownsTest, EqualComparingAllPairsOfHands) {
    std::mt19937_64 random(30);
    for (const test::RiverKind& kind : test::river_kinds) {
        expect_counts_of(test::random_river(random, kind).board);
    }
    for (const char* board : {"AsKsQsJsTs", "5d4d3d2dAd", "2d2c2h2s3d", "KdKcKhQdQc", "AsAh2s2h3s"}) {
        expect_counts_of(test::cards_of(board));
    }
}

TEST(RunoutCounterTest, EqualsTheOdds) {
    std::mt19937_64 random(31);
    detail::RunoutCounter counter(all_showdowns());
    for (const int cards : {3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5}) {
        const CardSet board = test::random_cards(random, cards, {});
        const std::vector<HoleCards> hands = hands_without(board);
        const std::vector<u64>& sums = counter.count(board, hands);
        for (int time = 0; time < 20; ++time) {
            const std::size_t hand = random() % hands.size();
            const OpponentOdds expected = odds({hands[hand], Board(board)}, {1}).results.front();
            EXPECT_EQ(sums[hand] & 0xffffffffU, expected.wins().limb(0));
            EXPECT_EQ(sums[hand] >> 32U, expected.ties().limb(0));
        }
    }
}

}  // namespace
}  // namespace holdfast::holdem

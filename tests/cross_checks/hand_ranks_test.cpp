// Hand ranks against sorting and looking, and hands that differ in two cards against hands ranked one by one.
#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tests/cross_checks/each_instruction_set.h>
#include <tests/support/sort_and_look.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/evaluation/category_counts.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast {
namespace {

using test::Strength;

const HandRanker& ranker = HandRanker::instance();

TEST(HandRanks, EveryHandOfFiveInItsPlace) {
    // Hands of one rank are equally strong, and those of the next rank stronger.
    constexpr int not_seen = -1;
    std::vector<Strength> strength(hand_rank_count + 1, Strength{not_seen});
    int hands = 0;
    for (u64 five = 0b11111; five < u64{1} << ordinary_card_count; five = next_of_same_size(five), ++hands) {
        const CardSet cards = CardSet::from_mask(five);
        Strength& known = strength[static_cast<std::size_t>(number_of(ranker(cards)))];
        const Strength seen = test::sort_and_look(cards);
        if (known[0] == not_seen) known = seen;
        ASSERT_EQ(known, seen) << to_text(cards);
    }
    EXPECT_EQ(hands, 2'598'960);
    for (std::size_t rank = 1; rank < strength.size(); ++rank) EXPECT_LT(strength[rank - 1], strength[rank]);
}

class RandomCards {
  public:
    CardSet operator()(int count) {
        CardSet cards;
        while (cards.size() < count) {
            cards.insert(Card::from_index(static_cast<int>(random_() % ordinary_card_count)));
        }
        return cards;
    }

  private:
    std::mt19937_64 random_{7};
};

TEST(HandRanks, SixAndSevenCardsAreTheirBestFive) {
    RandomCards random;
    for (int i = 0; i < 3000; ++i) {
        const CardSet one = random(6 + i % 2);
        const CardSet other = random(7);
        const Strength one_strength = test::best_of_all_fives(one);
        const Strength other_strength = test::best_of_all_fives(other);
        ASSERT_EQ(ranker(one) < ranker(other), one_strength < other_strength)
            << to_text(one) << " and " << to_text(other);
        ASSERT_EQ(ranker(one) == ranker(other), one_strength == other_strength);
        ASSERT_EQ(static_cast<int>(category_of(ranker(one))), one_strength[0]);
    }
}

/// Hands of three to five cards, a third of them of one suit and a third of two, so that all numbers of cards
/// are missing to a flush.
CardSet any_few_cards(RandomCards& random, int i) {
    const std::array<u64, 3> suits{0xfffffffffffff, 0x3333333333333, 0x4444444444444};
    CardSet cards;
    while (cards.size() < 3 + i % 3) {
        cards.insert(*random(1).begin());
        cards = cards & CardSet::from_mask(suits[static_cast<std::size_t>(i / 3 % 3)]);
    }
    return cards;
}

TEST(HandRanks, WithEachPairBelow) {
    constexpr HandRank untouched{9999};
    RandomCards random;
    for (int i = 0; i < 1500; ++i) {
        const CardSet hand = any_few_cards(random, i);
        const int end = (*hand.begin()).index();
        const auto count = static_cast<std::size_t>(end * (end - 1) / 2);
        std::vector<HandRank> ranks(count + 5, untouched);
        HandRanker::instance().rank_with_each_pair_below(end, PartialHand(hand), ranks.data());
        ASSERT_EQ(ranks[count + 4], untouched);
        std::size_t place = 0;
        for (int high = 0; high < end; ++high) {
            for (int low = 0; low < high; ++low, ++place) {
                const CardSet all = hand | CardSet{Card::from_index(high), Card::from_index(low)};
                ASSERT_EQ(ranks[place], ranker(all)) << to_text(all);
            }
        }
    }
}

using HandVectors = EachInstructionSet;

TEST_P(HandVectors, CountCategoriesAsOneByOne) {
    RandomCards random_cards;
    std::vector<HandRank> ranks;
    for (int i = 0; i < 20'000; ++i) ranks.push_back(ranker(random_cards(5 + i % 3)));
    for (std::size_t rank = 1; rank <= hand_rank_count; ++rank) ranks.push_back(static_cast<HandRank>(rank));
    for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{100}, ranks.size()}) {
        CategoryCounts quick{1, 2, 3};
        CategoryCounts scalar = quick;
        count_categories(ranks.data(), count, quick);
        count_categories_scalar(ranks.data(), count, scalar);
        EXPECT_EQ(quick, scalar) << count;
    }
}

INSTANTIATE_TEST_SUITE_P(Target, HandVectors, testing::ValuesIn(each_instruction_set()),
                         instruction_set_name);

}  // namespace
}  // namespace holdfast

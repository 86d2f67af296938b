// Hands ranked many at once against hands ranked one by one, on each instruction set of this processor.
//
// hand_ranks_test.cpp compares the latter with sorting and looking.
#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>
#include <tests/cross_checks/each_instruction_set.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/evaluation/category_counts.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast {
namespace {

constexpr HandRank no_rank{9999};

/// Ranks hands many at once, as sets and as partial hands, and one by one.
class Batch {
  public:
    void add(CardSet hand) {
        sets_.push_back(hand);
        hands_.emplace_back(hand);
    }
    std::size_t size() const { return sets_.size(); }
    const std::vector<PartialHand>& hands() const { return hands_; }
    const std::vector<CardSet>& sets() const { return sets_; }

    /// Whether all ways agree; if so, the hands' categories are counted, and they are gone.
    testing::AssertionResult flush(CategoryCounts& categories) {
        const HandRanker& rank_of = HandRanker::instance();
        std::vector<HandRank> of_hands(size(), no_rank);
        std::vector<HandRank> of_sets(size(), no_rank);
        rank_of.rank_all(hands_.data(), size(), of_hands.data());
        rank_of.rank_all(sets_.data(), size(), of_sets.data());
        for (std::size_t i = 0; i < size(); ++i) {
            const HandRank rank = rank_of(hands_[i]);
            if (of_hands[i] == rank && of_sets[i] == rank) continue;
            return testing::AssertionFailure()
                   << to_text(sets_[i]) << " is " << number_of(rank) << ", not " << number_of(of_hands[i])
                   << " as a partial hand, " << number_of(of_sets[i]) << " as a set";
        }
        count_categories(of_hands.data(), size(), categories);
        sets_.clear();
        hands_.clear();
        return testing::AssertionSuccess();
    }

  private:
    std::vector<CardSet> sets_;
    std::vector<PartialHand> hands_;
};

/// Adds all hands of `held` and `left` cards more, each below `end`, to the batch, which is checked now and then.
void rank_every_hand(CardSet held, int left, int end, Batch& batch, CategoryCounts& categories) {
    constexpr std::size_t at_once = 4001;
    if (left == 0) {
        batch.add(held);
        if (batch.size() == at_once) {
            ASSERT_TRUE(batch.flush(categories));
        }
        return;
    }
    for (int card = left - 1; card < end; ++card) {
        ASSERT_NO_FATAL_FAILURE(
            rank_every_hand(held | CardSet{Card::from_index(card)}, left - 1, card, batch, categories));
    }
}

/// Ranks every hand of this many cards; returns how many are of each category.
CategoryCounts categories_of_every_hand(int cards) {
    Batch batch;
    CategoryCounts categories{};
    rank_every_hand({}, cards, ordinary_card_count, batch, categories);
    EXPECT_TRUE(batch.flush(categories));
    return categories;
}

using RankBatches = EachInstructionSet;
using RankBatchesSlow = EachInstructionSet;
using RankBatchesExhaustive = EachInstructionSet;

// The numbers are those of tests/golden/hand_frequencies.txt.

TEST_P(RankBatches, EveryHandOfFive) {
    EXPECT_EQ(categories_of_every_hand(5),
              (CategoryCounts{1'302'540, 1'098'240, 123'552, 54'912, 10'200, 5'108, 3'744, 624, 40}));
}

TEST_P(RankBatchesSlow, EveryHandOfSix) {
    EXPECT_EQ(categories_of_every_hand(6), (CategoryCounts{6'612'900, 9'730'740, 2'532'816, 732'160, 361'620,
                                                           205'792, 165'984, 14'664, 1'844}));
}

TEST_P(RankBatchesExhaustive, EveryHandOfSeven) {
    EXPECT_EQ(categories_of_every_hand(7),
              (CategoryCounts{23'294'460, 58'627'800, 31'433'400, 6'461'620, 6'180'020, 4'047'644, 3'473'184,
                              224'848, 41'584}));
}

/// `left` more cards of ranks `rank` and above: of each number of cards of a rank one choice of suits.
template <class Random>
void add_every_multiset(CardSet held, int left, int rank, Batch& batch, Random& random) {
    if (left == 0) return batch.add(held);
    if (rank == rank_count) return;
    std::array<int, suit_count> suits{};
    std::iota(suits.begin(), suits.end(), 0);
    std::shuffle(suits.begin(), suits.end(), random);
    for (int count = 0; count <= std::min(left, suit_count); ++count) {
        add_every_multiset(held, left - count, rank + 1, batch, random);
        if (count < suit_count) {
            held.insert(Card::from_index(suit_count * rank + suits[static_cast<std::size_t>(count)]));
        }
    }
}

TEST_P(RankBatches, EveryMultisetOfRanks) {
    Batch batch;
    for (int cards = 5; cards <= 7; ++cards) add_every_multiset({}, cards, 0, batch, random);
    EXPECT_EQ(batch.size(), 6'175U + 18'395U + 49'205U);
    CategoryCounts categories{};
    EXPECT_TRUE(batch.flush(categories));
}

TEST_P(RankBatches, EveryFlush) {
    Batch batch;
    for (u32 ranks = 0; ranks < 1U << rank_count; ++ranks) {
        const int size = __builtin_popcount(ranks);
        if (size < 5 || size > 7) continue;
        for (int suit = 0; suit < suit_count; ++suit) {
            CardSet hand;
            for (int rank = 0; rank < rank_count; ++rank) {
                if ((ranks >> static_cast<unsigned>(rank) & 1U) != 0) {
                    hand.insert(Card::from_index(suit_count * rank + suit));
                }
            }
            // The other cards are of one other suit, of any.
            for (int cards = size; cards <= 7; ++cards) {
                batch.add(hand);
                if (cards == 7) break;
                const int size_before = hand.size();
                while (hand.size() == size_before) {
                    const Card card = Card::from_index(static_cast<int>(random() % ordinary_card_count));
                    if (number_of(card.suit()) != suit) hand.insert(card);
                }
            }
        }
    }
    CategoryCounts categories{};
    EXPECT_TRUE(batch.flush(categories));
}

TEST_P(RankBatches, AnyNumberOfHandsAnywhere) {
    Batch batch;
    for (int i = 0; i < 700; ++i) {
        CardSet hand;
        while (hand.size() < 5 + i % 3) {
            hand.insert(Card::from_index(static_cast<int>(random() % ordinary_card_count)));
        }
        batch.add(hand);
    }
    const HandRanker& rank_of = HandRanker::instance();
    std::vector<HandRank> one_by_one;
    for (const PartialHand hand : batch.hands()) one_by_one.push_back(rank_of(hand));
    const auto expect_alike = [&](const auto& hands, std::size_t from, std::size_t count) {
        std::vector<HandRank> ranks(from + count + 1, no_rank);
        std::vector<HandRank> expected = ranks;
        std::copy_n(one_by_one.begin() + static_cast<std::ptrdiff_t>(from), count,
                    expected.begin() + static_cast<std::ptrdiff_t>(from));
        rank_of.rank_all(hands.data() + from, count, ranks.data() + from);
        EXPECT_EQ(ranks, expected) << count << " hands from " << from;
    };
    for (std::size_t from = 0; from <= 3; ++from) {
        for (std::size_t count = 0; count < 200; ++count) {
            expect_alike(batch.hands(), from, count);
            expect_alike(batch.sets(), from, count);
        }
        expect_alike(batch.hands(), from, 697);
        expect_alike(batch.sets(), from, 697);
    }
}

INSTANTIATE_TEST_SUITE_P(Target, RankBatches, testing::ValuesIn(each_instruction_set()),
                         instruction_set_name);
INSTANTIATE_TEST_SUITE_P(Target, RankBatchesSlow, testing::ValuesIn(each_instruction_set()),
                         instruction_set_name);
INSTANTIATE_TEST_SUITE_P(Target, RankBatchesExhaustive, testing::ValuesIn(each_instruction_set()),
                         instruction_set_name);

}  // namespace
}  // namespace holdfast

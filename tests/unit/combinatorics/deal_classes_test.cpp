#include <map>
#include <set>

#include <gtest/gtest.h>
#include <tests/support/renamed_cards.h>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/combinatorics/deal_classes.h>

namespace holdfast {
namespace {

const SuitSymmetry all_alike;
const SuitSymmetry red_black = SuitSymmetry::of_marks({0, 1, 0, 1});
const SuitSymmetry spades_apart = SuitSymmetry::of_marks({0, 0, 0, 1});
const SuitSymmetry none_alike = SuitSymmetry::of_marks({0, 1, 2, 3});

using test::renamed;

u64 all_sets(const DealClasses& classes, int cards) {
    return binomial(classes.deck().size(), cards);
}

TEST(SuitSymmetryTest, RenamesAllCardsAtOnceAsOneByOne) {
    const CardSet cards{Card(Rank::ace, Suit::spade), Card(Rank::two, Suit::diamond),
                        Card(Rank::two, Suit::club), Card(Rank::nine, Suit::heart)};
    for (const SuitPermutation& image : SuitSymmetry().permutations()) {
        EXPECT_EQ(with_suits_renamed(cards, image), renamed(cards, image));
    }
}

TEST(SuitSymmetryTest, GroupsHaveTheirSize) {
    EXPECT_EQ(all_alike.permutations().size(), 24U);
    EXPECT_EQ(red_black.permutations().size(), 4U);
    EXPECT_EQ(spades_apart.permutations().size(), 6U);
    EXPECT_EQ(none_alike.permutations().size(), 1U);
    EXPECT_EQ(none_alike.permutations().front(), (SuitPermutation{0, 1, 2, 3}));
    EXPECT_TRUE(red_black.interchangeable(Suit::diamond, Suit::heart));
    EXPECT_FALSE(red_black.interchangeable(Suit::diamond, Suit::club));
}

TEST(BinomialTest, ColexIndexNumbersSetsWithoutGaps) {
    u32 mask = 0b11111;
    for (u32 index = 0; index < binomial(13, 5); ++index, mask = next_of_same_size(mask)) {
        ASSERT_EQ(colex_index(mask), index);
        ASSERT_EQ(DealClasses::rank_set_mask(5, index), mask);
    }
    EXPECT_EQ(binomial(57, 5), 4187106U);
    EXPECT_EQ(binomial(4, 5), 0U);
}

TEST(DealClassesTest, WeightsAddUpToAllSets) {
    for (const SuitSymmetry& symmetry : {all_alike, red_black, spades_apart, none_alike}) {
        for (int jokers : {0, 1, 3, 5}) {
            const DealClasses classes(Deck::with_jokers(jokers), symmetry);
            for (int cards = 0; cards <= max_set_size; ++cards) {
                u64 sets = 0;
                u64 count = 0;
                for (const DealFamily& family : classes.families(cards)) {
                    for (const u32 weight : family.weight) {
                        sets += u64{weight} * family.rank_sets();
                    }
                    count += family.patterns() * family.rank_sets();
                }
                EXPECT_EQ(sets, all_sets(classes, cards));
                EXPECT_EQ(count, classes.size(cards));
            }
        }
    }
}

TEST(DealClassesTest, EveryClassIsThatOfItsRepresentative) {
    for (const SuitSymmetry& symmetry : {all_alike, spades_apart}) {
        const DealClasses classes(Deck::with_jokers(2), symmetry);
        for (int cards = 0; cards <= max_set_size; ++cards) {
            for (u32 number = 0; number < classes.size(cards); ++number) {
                const CardSet set = classes.representative(cards, number);
                ASSERT_EQ(set.size(), cards);
                ASSERT_EQ(classes.class_of(set), number);
            }
        }
    }
}

TEST(DealClassesTest, PermutedSuitsAndJokersStayInTheClass) {
    for (const SuitSymmetry& symmetry : {all_alike, red_black}) {
        const DealClasses classes(Deck::with_jokers(1), symmetry);
        for (u32 number = 0; number < classes.size(max_set_size); number += 97) {
            const CardSet set = classes.representative(max_set_size, number);
            for (const SuitPermutation& image : symmetry.permutations()) {
                ASSERT_EQ(classes.class_of(renamed(set, image)), number);
            }
        }
    }
    const DealClasses classes(Deck::with_jokers(2), all_alike);
    EXPECT_EQ(classes.class_of({Card::joker(0)}), classes.class_of({Card::joker(1)}));
}

TEST(DealClassesTest, AClassHoldsAsManySetsAsItsWeightSays) {
    const DealClasses classes(Deck::with_jokers(1), spades_apart);
    std::map<u32, u32> found;
    const int cards = classes.deck().size();
    for (int a = 0; a < cards; ++a) {
        for (int b = a + 1; b < cards; ++b) {
            for (int c = b + 1; c < cards; ++c) {
                ++found[classes.class_of({Card::from_index(a), Card::from_index(b), Card::from_index(c)})];
            }
        }
    }
    for (const DealFamily& family : classes.families(3)) {
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            for (u32 set = 0; set < family.rank_sets(); ++set) {
                ASSERT_EQ(found[family.class_of(pattern, set)], family.weight[pattern]);
            }
        }
    }
}

TEST(DealClassesTest, SubsetsAreFoundByTheirRuns) {
    const DealClasses classes(Deck::with_jokers(2), all_alike);
    for (const DealFamily& family : classes.families(max_set_size)) {
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            const u32 rank_set = static_cast<u32>(pattern * 31) % family.rank_sets();
            std::vector<Card> deal;
            for (const Card card : classes.representative(family, pattern, rank_set)) deal.push_back(card);
            for (std::size_t mask = 0; mask < max_subsets; ++mask) {
                CardSet kept;
                for (std::size_t place = 0; place < deal.size(); ++place) {
                    if (((mask >> place) & 1U) != 0) kept.insert(deal[place]);
                }
                const SubsetRun& run = family.subsets[family.subset_of[pattern][mask]];
                ASSERT_EQ(run.cards, kept.size());
                ASSERT_EQ(run.class_of(rank_set), classes.class_of(kept));
            }
        }
    }
}

TEST(DealClassesTest, ExtensionsAreTheCardsThatLeadUp) {
    const DealClasses classes(Deck::with_jokers(2), red_black);
    for (const DealFamily& family : classes.families(4)) {
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            const u32 rank_set = static_cast<u32>(pattern * 17) % family.rank_sets();
            const u32 whole = family.class_of(pattern, rank_set);
            for (const SmallerClass& part : family.smaller_classes[pattern]) {
                const u32 part_class = family.subsets[part.subset].class_of(rank_set);
                const CardSet smaller = classes.representative(3, part_class);
                u32 leading_up = 0;
                for (const Card card : classes.deck().cards() - smaller) {
                    leading_up += classes.class_of(smaller | CardSet::of(card)) == whole ? 1U : 0U;
                }
                ASSERT_EQ(leading_up, part.extensions);
            }
        }
    }
}

TEST(DealClassesTest, RankIndexIsPaddedToWholeBlocks) {
    for (int ranks = 0; ranks <= max_set_size; ++ranks) {
        const auto sets = static_cast<std::size_t>(binomial(rank_count, ranks));
        for (u32 chosen = 0; chosen < (1U << ranks); ++chosen) {
            const u16* index = DealClasses::rank_index(ranks, chosen);
            for (std::size_t past = sets; past % rank_set_padding != 0; ++past) ASSERT_EQ(index[past], 0);
        }
    }
}

}  // namespace
}  // namespace holdfast

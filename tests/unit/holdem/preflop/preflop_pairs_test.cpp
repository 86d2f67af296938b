// The table of all pairs of hands before the flop: its classes, and that it can be computed again.
#include <fstream>
#include <iterator>
#include <set>

#include <gtest/gtest.h>

#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/preflop/detail/pair_classes.h>
#include <holdfast/holdem/preflop/hand_order.h>
#include <holdfast/holdem/preflop/preflop_pairs.h>
#include <holdfast/holdem/preflop/preflop_tables.h>

namespace holdfast::holdem {
namespace {

constexpr u32 pairs = 47008;

TEST(PairClassesTest, ThereAreAsManyAsPublished) {
    EXPECT_EQ(detail::PairClasses::instance().representatives().size(), pairs);
    EXPECT_EQ(detail::pair_class_count, pairs);
}

TEST(PairClassesTest, BothOrdersAreOneClass) {
    const detail::PairClasses& classes = detail::PairClasses::instance();
    std::set<std::pair<u32, bool>> places;
    for (int first = 0; first < combo_count; ++first) {
        for (int second = 0; second < first; ++second) {
            const HoleCards one = HoleCards::from_index(first);
            const HoleCards other = HoleCards::from_index(second);
            if (!(one.cards() & other.cards()).empty()) continue;
            const auto place = classes.place_of(one, other);
            const auto mirrored = classes.place_of(other, one);
            ASSERT_EQ(place.pair_class, mirrored.pair_class);
            places.insert({place.pair_class, place.in_order});
            places.insert({mirrored.pair_class, mirrored.in_order});
        }
    }
    // Ordered pairs up to suits; a class in which both orders are alike has one place.
    EXPECT_EQ(places.size(), 93769U);
}

TEST(PairClassesTest, ARepresentativeIsInItsOwnClassInOrder) {
    const detail::PairClasses& classes = detail::PairClasses::instance();
    for (u32 number = 0; number < pairs; ++number) {
        const auto& pair = classes.representatives()[number];
        const auto place = classes.place_of(pair.first, pair.second);
        ASSERT_EQ(place.pair_class, number);
        ASSERT_TRUE(place.in_order);
    }
}

TEST(PreflopPairsTest, BothHandsSeeTheSameBoards) {
    for (int first = 0; first < combo_count; first += 7) {
        for (int second = 0; second < combo_count; second += 5) {
            const HoleCards one = HoleCards::from_index(first);
            const HoleCards other = HoleCards::from_index(second);
            if ((one.cards() & other.cards()).empty()) {
                const PairCount count = preflop_pair(one, other);
                const PairCount mirrored = preflop_pair(other, one);
                ASSERT_EQ(count.wins, mirrored.losses);
                ASSERT_EQ(count.losses, mirrored.wins);
                ASSERT_LE(count.wins + count.losses, preflop_boards);
            }
        }
    }
}

TEST(PreflopPairsTest, AllHandsTogetherWinAsOftenAsTheyLose) {
    i64 balance = 0;
    for (int index = 0; index < starting_hand_count; ++index) {
        const StartingHand hand = StartingHand::from_index(index);
        const RandomOpponentCount count = against_random(hand);
        EXPECT_EQ(count.wins + count.ties + count.losses, u64{1225} * preflop_boards);
        balance += hand.size() * (static_cast<i64>(count.wins) - static_cast<i64>(count.losses));
    }
    EXPECT_EQ(balance, 0);
}

TEST(PreflopPairsTest, HandsByEquity) {
    const std::vector<StartingHand> hands = hands_by_equity();
    ASSERT_EQ(hands.size(), 169U);
    EXPECT_EQ(to_text(hands.front()), "AA");
    EXPECT_EQ(to_text(hands[1]), "KK");
    EXPECT_EQ(to_text(hands.back()), "32o");
    // Counted once: a range may ask for it with each of its items.
    EXPECT_EQ(&hands_by_equity(), &hands_by_equity());
}

TEST(PreflopPairsTest, EveryThousandthPairComputedAgain) {
    const PairSteps steps{3, 997};
    u32 number = steps.first;
    for (const PairCount& computed : compute_preflop_pairs(steps)) {
        const auto& pair = detail::PairClasses::instance().representatives()[number];
        EXPECT_EQ(preflop_pair(pair.first, pair.second), computed) << number;
        number += steps.step;
    }
    EXPECT_GE(number, pairs);
}

TEST(PreflopPairsSlow, TheWholeTableComputedAgain) {
    std::ifstream file(HOLDFAST_SOURCE_FOLDER "/holdfast/holdem/preflop/data/preflop_pairs.bin",
                       std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    EXPECT_TRUE(pack_preflop_pairs(compute_preflop_pairs({}, Work{0})) == bytes);
}

}  // namespace
}  // namespace holdfast::holdem

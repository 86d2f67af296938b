#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/sort_and_look.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast {
namespace {

CardSet hand_of(const char* text) {
    CardSet set;
    for (const Card card : parse_cards(text, Deck())) set.insert(card);
    return set;
}

int rank_of(const char* text) {
    return number_of(HandRanker::instance()(hand_of(text)));
}

TEST(HandRankerTest, TheFirstAndTheLastHandOfEveryCategory) {
    EXPECT_EQ(rank_of("7s5h4d3c2s"), 1);
    EXPECT_EQ(rank_of("AsKhQdJc9s"), 1277);
    EXPECT_EQ(rank_of("2s2h5d4c3s"), 1278);
    EXPECT_EQ(rank_of("AsAhKdQcJs"), 4137);
    EXPECT_EQ(rank_of("3s3h2d2c4s"), 4138);
    EXPECT_EQ(rank_of("AsAhKdKcQs"), 4995);
    EXPECT_EQ(rank_of("2s2h2d4c3s"), 4996);
    EXPECT_EQ(rank_of("AsAhAdKcQs"), 5853);
    EXPECT_EQ(rank_of("5s4h3d2cAs"), 5854);
    EXPECT_EQ(rank_of("AsKhQdJcTs"), 5863);
    EXPECT_EQ(rank_of("7s5s4s3s2s"), 5864);
    EXPECT_EQ(rank_of("AsKsQsJs9s"), 7140);
    EXPECT_EQ(rank_of("2s2h2d3c3s"), 7141);
    EXPECT_EQ(rank_of("AsAhAdKcKs"), 7296);
    EXPECT_EQ(rank_of("2s2h2d2c3s"), 7297);
    EXPECT_EQ(rank_of("AsAhAdAcKs"), 7452);
    EXPECT_EQ(rank_of("5s4s3s2sAs"), 7453);
    EXPECT_EQ(rank_of("AsKsQsJsTs"), 7462);
}

TEST(HandRankerTest, TheBestFiveOfSixAndOfSeven) {
    EXPECT_EQ(rank_of("2c AsKsQsJsTs 9s"), 7462);
    EXPECT_EQ(rank_of("AsAhAd KcKs KdQc"), 7296) << "two sets of trips";
    EXPECT_EQ(rank_of("AsAh KdKc QsQh Jc"), 4995) << "three pairs";
    EXPECT_EQ(rank_of("AsAhAd KcKs QdQc"), 7296) << "trips and two pairs";
    EXPECT_EQ(rank_of("AsAhAdAc QdQcKh"), 7452) << "the kicker is not of the pair";
    EXPECT_EQ(rank_of("5s4h3d2cAs AdAc"), 5854) << "a straight beats trips";
    EXPECT_EQ(rank_of("9s8s7s6s5s AsKs"), rank_of("9s8s7s6s5s")) << "a straight flush beats the higher flush";
    EXPECT_EQ(rank_of("7s5s4s3s2s 6h 8d"), 5864) << "a flush beats a straight";
    EXPECT_EQ(rank_of("As2d3h4c KsQd"), rank_of("AsKsQd3h4c")) << "no straight around the corner";
}

TEST(HandRankerTest, PartsAreAddedInAnyOrder) {
    const PartialHand whole(hand_of("AsKs9h9d2c2d7s"));
    EXPECT_EQ(PartialHand(hand_of("AsKs")) + PartialHand(hand_of("9h9d2c2d7s")), whole);
    EXPECT_EQ(PartialHand(hand_of("2c2d7s9h9d")) + PartialHand(hand_of("AsKs")), whole);
    EXPECT_EQ(whole + PartialHand(), whole);
    EXPECT_EQ(PartialHand().size(), 0);
    EXPECT_EQ(whole.size(), 7);
}

/// All multisets of ranks of at most seven cards, four of a rank at most, by their sums.
void collect_sums(int rank, int left, u32 sum, std::vector<u32>& sums) {
    if (rank == rank_count) {
        sums.push_back(sum);
        return;
    }
    for (int count = 0; count <= std::min(left, suit_count); ++count) {
        collect_sums(rank + 1, left - count,
                     sum + static_cast<u32>(count) * PartialHand::rank_words[static_cast<std::size_t>(rank)],
                     sums);
    }
}

TEST(HandRankerTest, EveryMultisetOfRanksHasItsOwnSum) {
    std::vector<u32> sums;
    collect_sums(0, 7, 0, sums);
    EXPECT_EQ(sums.size(), 76'155U);
    std::sort(sums.begin(), sums.end());
    EXPECT_EQ(std::adjacent_find(sums.begin(), sums.end()), sums.end());
}

TEST(HandRankerTest, ItsTablesAreSmall) {
    EXPECT_LE(sizeof(HandRanker), 256U * 1024U);
}

TEST(HandRankerTest, AgreesWithSortingAndLooking) {
    const std::vector<CardSet> hands{hand_of("AsKs9h9d2c2d7s"), hand_of("TsJsQsKs9s2d2c"),
                                     hand_of("AhAd8c8d4h3s"),   hand_of("5h4h3h2hAhAdAc"),
                                     hand_of("QdJdTd9h8h2c3c"), hand_of("7c7d7h7s2d2h2c")};
    for (const CardSet one : hands) {
        for (const CardSet other : hands) {
            EXPECT_EQ(HandRanker::instance()(one) < HandRanker::instance()(other),
                      test::best_of_all_fives(one) < test::best_of_all_fives(other))
                << to_text(one) << " and " << to_text(other);
        }
    }
}

}  // namespace
}  // namespace holdfast

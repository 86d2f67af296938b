// How often each category and each rank occurs among all hands of five, six and seven cards, against
// published counts.
#include <algorithm>
#include <array>
#include <string>

#include <gtest/gtest.h>
#include <tests/support/golden_lines.h>

#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast {
namespace {

using CountsByRank = std::array<u64, hand_rank_count + 1>;  ///< [rank]; nothing has rank 0

/// Counts the hands of `held` and `left` cards more, each below `end`.
void count_hands(PartialHand held, int left, int end, CountsByRank& counts) {
    if (left == 0) {
        ++counts[static_cast<std::size_t>(number_of(HandRanker::instance()(held)))];
        return;
    }
    for (int card = left - 1; card < end; ++card) {
        count_hands(held + PartialHand(Card::from_index(card)), left - 1, card, counts);
    }
}

struct Tally {
    u64 hands = 0;
    u64 ranks = 0;
};

Tally tally(const CountsByRank& counts, int from, int to) {
    Tally sum;
    for (int rank = from; rank <= to; ++rank) {
        const u64 hands = counts[static_cast<std::size_t>(rank)];
        sum.hands += hands;
        sum.ranks += hands > 0 ? 1U : 0U;
    }
    return sum;
}

int highest_rank_of(std::size_t category) {
    return category + 1 < hand_category_count ? lowest_rank_of_category[category + 1] - 1 : hand_rank_count;
}

void expect_published(int cards) {
    CountsByRank counts{};
    count_hands({}, cards, ordinary_card_count, counts);
    EXPECT_EQ(counts[0], 0U);
    int lines = 0;
    for (const test::GoldenLine& line :
         test::read_golden_file(HOLDFAST_SOURCE_FOLDER "/tests/golden/hand_frequencies.txt")) {
        if (line.at("cards") != std::to_string(cards)) continue;
        ++lines;
        Tally found;
        if (line.kind() == "total") {
            found = tally(counts, 1, hand_rank_count);
        } else if (line.kind() == "royal") {
            found = tally(counts, hand_rank_count, hand_rank_count);
        } else {
            for (std::size_t category = 0; category < hand_category_count; ++category) {
                if (words_of(static_cast<HandCategory>(category)) == line.at("name")) {
                    found = tally(counts, lowest_rank_of_category[category], highest_rank_of(category));
                }
            }
        }
        EXPECT_EQ(std::to_string(found.hands), line.at("hands")) << line.text();
        if (line.has("ranks")) {
            EXPECT_EQ(std::to_string(found.ranks), line.at("ranks")) << line.text();
        }
    }
    EXPECT_EQ(lines, 11);
}

TEST(HandFrequencies, AllHandsOfFiveCards) {
    expect_published(5);
}

TEST(HandFrequencies, AllHandsOfSixCards) {
    expect_published(6);
}

TEST(HandFrequenciesSlow, AllHandsOfSevenCards) {
    expect_published(7);
}

}  // namespace
}  // namespace holdfast

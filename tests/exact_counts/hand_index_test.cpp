// The Wizard's HandIndex2 to HandIndex5: bijections, and the library's colex numbering seen in a mirror.
//
// HandIndex follows the lexicographic order of rising cards. The mirror 51 - c turns that order into falling
// colex order, so with colex(S) = C(s1,1) + C(s2,2) + ..., s1 < s2 < ...:
//
//     HandIndex(c1..ck) = C(52, k) - 1 - colex({51 - ck, ..., 51 - c1})
#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/hand_index.h>

#include <holdfast/combinatorics/binomial.h>

namespace holdfast {
namespace {

using Cards = std::vector<int>;

u64 mirrored_colex(const Cards& rising) {
    u64 index = 0;
    for (std::size_t i = 0; i < rising.size(); ++i) {
        index += binomial(51 - rising[i], static_cast<int>(rising.size() - i));
    }
    return index;
}

int hand_index(const Cards& c) {
    switch (c.size()) {
        case 2:
            return test::HandIndex2(c[0], c[1]);
        case 3:
            return test::HandIndex3(c[0], c[1], c[2]);
        case 4:
            return test::HandIndex4(c[0], c[1], c[2], c[3]);
        default:
            return test::HandIndex5({c[0], c[1], c[2], c[3], c[4]});
    }
}

/// The next set in lexicographic order; false after the last.
bool advance(Cards& c) {
    const int size = static_cast<int>(c.size());
    for (int i = size; i-- > 0;) {
        if (c[static_cast<std::size_t>(i)] == 52 - size + i) continue;
        int card = c[static_cast<std::size_t>(i)];
        for (int j = i; j < size; ++j) c[static_cast<std::size_t>(j)] = ++card;
        return true;
    }
    return false;
}

Cards first_cards(std::size_t size) {
    Cards cards(size);
    for (std::size_t i = 0; i < size; ++i) cards[i] = static_cast<int>(i);
    return cards;
}

class HandIndex : public testing::TestWithParam<std::size_t> {};

TEST_P(HandIndex, NumbersTheSetsFromZeroWithoutGaps) {
    Cards cards = first_cards(GetParam());
    const u64 sets = binomial(52, static_cast<int>(GetParam()));
    std::vector<bool> seen(sets);
    do {
        const auto index = static_cast<std::size_t>(hand_index(cards));
        ASSERT_LT(index, sets);
        ASSERT_FALSE(seen[index]) << testing::PrintToString(cards);
        seen[index] = true;
    } while (advance(cards));
    EXPECT_EQ(std::count(seen.begin(), seen.end(), true), static_cast<std::ptrdiff_t>(sets));
}

TEST_P(HandIndex, IsTheLibrarysNumberingMirrored) {
    Cards cards = first_cards(GetParam());
    const u64 last = binomial(52, static_cast<int>(GetParam())) - 1;
    do {
        const auto index = static_cast<u64>(hand_index(cards));
        ASSERT_EQ(index, last - mirrored_colex(cards)) << testing::PrintToString(cards);
    } while (advance(cards));
}

// colex_index takes sets of numbers below 32: those of the cards 20 to 51, mirrored.
TEST_P(HandIndex, AgreesWithColexIndex) {
    Cards cards = first_cards(GetParam());
    for (int& card : cards) card += 20;
    const u64 last = binomial(52, static_cast<int>(GetParam())) - 1;
    do {
        u32 mirrored = 0;
        for (const int card : cards) mirrored |= 1U << (51 - card);
        ASSERT_EQ(static_cast<u64>(hand_index(cards)), last - colex_index(mirrored))
            << testing::PrintToString(cards);
    } while (advance(cards));
}

INSTANTIATE_TEST_SUITE_P(OfTwoToFiveCards, HandIndex, testing::Values(2, 3, 4, 5));

}  // namespace
}  // namespace holdfast

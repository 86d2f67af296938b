// What holds for the ranks of any hands.
#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast {
namespace {

std::vector<int> any_cards(int count) {
    return *rc::gen::unique<std::vector<int>>(static_cast<std::size_t>(count),
                                              rc::gen::inRange(0, ordinary_card_count));
}

CardSet set_of(const std::vector<int>& cards) {
    CardSet set;
    for (const int card : cards) set.insert(Card::from_index(card));
    return set;
}

HandRank rank_of(CardSet cards) {
    return HandRanker::instance()(cards);
}

RC_GTEST_PROP(HandRankProperties, PermutingSuitsChangesNothing, ()) {
    const std::vector<int> cards = any_cards(*rc::gen::inRange(5, 8));
    std::array<int, suit_count> suits{};
    std::iota(suits.begin(), suits.end(), 0);
    do {
        CardSet other;
        for (const int card : cards) {
            other.insert(Card::from_index(card / 4 * 4 + suits[static_cast<std::size_t>(card % 4)]));
        }
        RC_ASSERT(number_of(rank_of(other)) == number_of(rank_of(set_of(cards))));
    } while (std::next_permutation(suits.begin(), suits.end()));
}

RC_GTEST_PROP(HandRankProperties, ACardMoreNeverLowersTheRank, ()) {
    const std::vector<int> cards = any_cards(7);
    CardSet set = set_of({cards.begin(), cards.begin() + 5});
    for (std::size_t more = 5; more < cards.size(); ++more) {
        const HandRank before = rank_of(set);
        set.insert(Card::from_index(cards[more]));
        RC_ASSERT(number_of(rank_of(set)) >= number_of(before));
    }
}

RC_GTEST_PROP(HandRankProperties, PartsAreAddedInAnyOrder, ()) {
    std::vector<int> cards = any_cards(*rc::gen::inRange(0, 8));
    const PartialHand whole(set_of(cards));
    const auto cut = cards.begin() + *rc::gen::inRange(0, static_cast<int>(cards.size()) + 1);
    const PartialHand left(set_of({cards.begin(), cut}));
    const PartialHand right(set_of({cut, cards.end()}));
    RC_ASSERT(left + right == whole);
    RC_ASSERT(right + left == whole);
    RC_ASSERT(whole.size() == static_cast<int>(cards.size()));
}

RC_GTEST_PROP(HandRankProperties, TheBestFiveAreAsGoodAsAllCards, ()) {
    const CardSet all = set_of(any_cards(*rc::gen::inRange(5, 8)));
    const CardSet five = best_five(all);
    RC_ASSERT(five.size() == 5);
    RC_ASSERT(all.contains(five));
    RC_ASSERT(number_of(rank_of(five)) == number_of(rank_of(all)));
    const std::vector<Card> laid = laid_down(five);
    RC_ASSERT(laid.size() == 5U);
    for (const Card card : laid) RC_ASSERT(five.contains(card));
}

RC_GTEST_PROP(HandRankProperties, TheBestFiveAreTheHighestOfAllThatAreAsGood, ()) {
    const CardSet seven = set_of(any_cards(7));
    CardSet highest;
    for (const Card one : seven) {
        for (const Card other : seven) {
            const CardSet five = seven - CardSet{one, other};
            if (one != other && rank_of(five) == rank_of(seven) && five.mask() > highest.mask()) {
                highest = five;
            }
        }
    }
    RC_ASSERT(best_five(seven).mask() == highest.mask());
}

}  // namespace
}  // namespace holdfast

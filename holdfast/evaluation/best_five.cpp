#include <algorithm>

#include <holdfast/evaluation/best_five.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast {
namespace {

/// The sets that lack as many cards of `cards` as are more than five, and the one of the highest rank, then
/// mask.
CardSet highest_five(CardSet cards) {
    if (cards.size() == 5) return cards;
    CardSet best;
    for (const Card card : cards) {
        const CardSet five = highest_five(cards - CardSet::of(card));
        const HandRanker& rank_of = HandRanker::instance();
        if (best.empty() || rank_of(five) > rank_of(best) ||
            (rank_of(five) == rank_of(best) && five.mask() > best.mask())) {
            best = five;
        }
    }
    return best;
}

bool is_five_high_straight(CardSet five, HandCategory category) {
    const auto some = [five](Rank rank) { return !(five & CardSet::of_rank(rank)).empty(); };
    return (category == HandCategory::straight || category == HandCategory::straight_flush) &&
           some(Rank::ace) && some(Rank::two);
}

}  // namespace

std::vector<Card> best_five(CardSet cards) {
    const CardSet five = highest_five(cards);
    const auto count = [five](Card card) { return (five & CardSet::of_rank(card.rank())).size(); };
    std::vector<Card> order;
    for (const Card card : five) order.push_back(card);
    std::sort(order.begin(), order.end(),
              [&](Card a, Card b) { return count(a) != count(b) ? count(a) > count(b) : a > b; });
    if (is_five_high_straight(five, category_of(HandRanker::instance()(five)))) {
        std::rotate(order.begin(), order.begin() + 1, order.end());
    }
    return order;
}

}  // namespace holdfast

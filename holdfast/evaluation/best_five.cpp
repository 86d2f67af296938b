#include <algorithm>

#include <holdfast/evaluation/best_five.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast {
namespace {

bool is_five_high_straight(CardSet five) {
    const HandCategory category = category_of(HandRanker::instance()(five));
    const auto has = [five](Rank rank) { return !(five & CardSet::of_rank(rank)).empty(); };
    return (category == HandCategory::straight || category == HandCategory::straight_flush) &&
           has(Rank::ace) && has(Rank::two);
}

}  // namespace

CardSet best_five(CardSet cards) {
    const HandRanker& rank_of = HandRanker::instance();
    // The best fives differ only in which suits of a rank they take. So cards may be left out one after the
    // other, always the lowest whose removal leaves the hand as good.
    while (cards.size() > 5) {
        const HandRank rank = rank_of(cards);
        for (const Card card : cards) {
            const CardSet rest = cards - CardSet::of(card);
            if (rank_of(rest) != rank) continue;
            cards = rest;
            break;
        }
    }
    return cards;
}

std::vector<Card> laid_down(CardSet five) {
    const auto count = [five](Card card) { return (five & CardSet::of_rank(card.rank())).size(); };
    std::vector<Card> cards;
    for (const Card card : five) cards.push_back(card);
    std::sort(cards.begin(), cards.end(), [&](Card a, Card b) {
        return count(a) != count(b) ? count(a) > count(b) : a.index() > b.index();
    });
    if (is_five_high_straight(five)) std::rotate(cards.begin(), cards.begin() + 1, cards.end());
    return cards;
}

}  // namespace holdfast

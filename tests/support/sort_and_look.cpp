#include <algorithm>
#include <functional>
#include <vector>

#include <tests/support/sort_and_look.h>

namespace holdfast::test {
namespace {

enum Kind { high_card, pair, two_pair, trips, straight, flush, full_house, quads, straight_flush };

bool in_sequence(const std::array<int, 5>& sorted) {
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        if (sorted[i] != sorted[0] - static_cast<int>(i)) return false;
    }
    return true;
}

}  // namespace

Strength sort_and_look(CardSet five) {
    std::array<int, 5> ranks{};
    std::size_t place = 0;
    bool one_suit = true;
    for (const Card card : five) {
        ranks[place++] = 2 + static_cast<int>(card.rank());
        one_suit = one_suit && card.suit() == (*five.begin()).suit();
    }
    std::array<long, 15> count{};
    for (const int rank : ranks) {
        count[static_cast<std::size_t>(rank)] = std::count(ranks.begin(), ranks.end(), rank);
    }
    const auto times = [&count](int rank) { return count[static_cast<std::size_t>(rank)]; };
    std::sort(ranks.begin(), ranks.end(),
              [times](int a, int b) { return times(a) != times(b) ? times(a) > times(b) : a > b; });
    if (ranks == std::array<int, 5>{14, 5, 4, 3, 2}) ranks = {5, 4, 3, 2, 1};

    int kind = high_card;
    if (in_sequence(ranks)) {
        kind = one_suit ? straight_flush : straight;
    } else if (one_suit) {
        kind = flush;
    } else if (times(ranks[0]) == 4) {
        kind = quads;
    } else if (times(ranks[0]) == 3) {
        kind = times(ranks[3]) == 2 ? full_house : trips;
    } else if (times(ranks[0]) == 2) {
        kind = times(ranks[2]) == 2 ? two_pair : pair;
    }
    return {kind, ranks[0], ranks[1], ranks[2], ranks[3], ranks[4]};
}

Strength best_of_all_fives(CardSet cards) {
    std::vector<Card> all;
    for (const Card card : cards) all.push_back(card);
    std::vector<bool> chosen(all.size(), false);
    std::fill_n(chosen.begin(), 5, true);
    Strength best{};
    do {
        CardSet five;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (chosen[i]) five.insert(all[i]);
        }
        best = std::max(best, sort_and_look(five));
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return best;
}

}  // namespace holdfast::test

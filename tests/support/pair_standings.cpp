#include <tests/support/pair_standings.h>

namespace holdfast::test {

const Strength& RememberedStrengths::of(CardSet cards) {
    auto found = known_.find(cards.mask());
    if (found == known_.end()) found = known_.emplace(cards.mask(), best_of_all_fives(cards)).first;
    return found->second;
}

PairStandings pair_standings(const Strength& hero, CardSet board, CardSet unseen,
                             RememberedStrengths& strengths) {
    std::vector<Card> cards;
    for (const Card card : unseen) cards.push_back(card);
    PairStandings standings{std::vector<u64>(cards.size()), std::vector<u64>(cards.size())};
    for (std::size_t a = 0; a < cards.size(); ++a) {
        for (std::size_t b = 0; b < cards.size(); ++b) {
            if (a == b) continue;
            const Strength& strength = strengths.of(board | CardSet{cards[a], cards[b]});
            standings.level[a] |= u64{strength == hero ? 1U : 0U} << b;
            standings.worse[a] |= u64{strength < hero ? 1U : 0U} << b;
        }
    }
    return standings;
}

}  // namespace holdfast::test

#include <algorithm>
#include <array>
#include <numeric>

#include <holdfast/holdem/hand_order.h>
#include <holdfast/holdem/preflop_pairs.h>

namespace holdfast::holdem {

RandomOpponentCount against_random(StartingHand hand) {
    // Any of its combos: renaming suits makes one of the other, and changes no count.
    const HoleCards own = hand.combos().front();
    RandomOpponentCount sum{0, 0, 0};
    for (int index = 0; index < combo_count; ++index) {
        const HoleCards other = HoleCards::from_index(index);
        if ((own.cards() & other.cards()).empty()) {
            const PairCount count = preflop_pair(own, other);
            sum.wins += count.wins;
            sum.ties += count.ties();
            sum.losses += count.losses;
        }
    }
    return sum;
}

std::vector<StartingHand> hands_by_equity() {
    std::array<u64, starting_hand_count> half_pots{};  // two for a win, one for a tie
    std::vector<StartingHand> hands;
    for (int index = 0; index < starting_hand_count; ++index) {
        hands.push_back(StartingHand::from_index(index));
        const RandomOpponentCount count = against_random(hands.back());
        // Whole numbers, at most 2 * 1,225 * 1,712,304: all hands play as many deals, so this is their order.
        half_pots[static_cast<std::size_t>(index)] = 2 * count.wins + count.ties;
    }
    std::stable_sort(hands.begin(), hands.end(), [&half_pots](StartingHand a, StartingHand b) {
        return half_pots[static_cast<std::size_t>(a.index())] >
               half_pots[static_cast<std::size_t>(b.index())];
    });
    return hands;
}

std::vector<HoleCards> best_combos(const Rational& share) {
    const Rational room = share * Rational(combo_count);
    // It stops at the first hand that does not fit: a smaller one after it would be a worse one.
    std::vector<HoleCards> combos;
    for (const StartingHand hand : hands_by_equity()) {
        const std::vector<HoleCards> more = hand.combos();
        if (Rational(combos.size() + more.size()) > room) {
            break;
        }
        combos.insert(combos.end(), more.begin(), more.end());
    }
    return combos;
}

}  // namespace holdfast::holdem

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>

#include <holdfast/holdem/preflop/hand_order.h>
#include <holdfast/holdem/preflop/preflop_tables.h>

namespace holdfast::holdem {

RandomOpponentCount against_random(StartingHand hand) {
    // Any of its combos will do: renaming suits turns one into another, and changes no count.
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

namespace {

/// 169 times 1,225 pairs are looked up, so the order is kept by hands_by_equity().
std::vector<StartingHand> ordered_hands() {
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

/// The combos of all hands, the best hand first, and where those of each hand end.
struct BestFirst {
    std::vector<HoleCards> combos;
    std::vector<std::ptrdiff_t> ends;
};

BestFirst best_first() {
    BestFirst best;
    for (const StartingHand hand : hands_by_equity()) {
        const std::vector<HoleCards> more = hand.combos();
        best.combos.insert(best.combos.end(), more.begin(), more.end());
        best.ends.push_back(static_cast<std::ptrdiff_t>(best.combos.size()));
    }
    return best;
}

}  // namespace

const std::vector<StartingHand>& hands_by_equity() {
    static const std::vector<StartingHand> hands = ordered_hands();
    return hands;
}

std::vector<HoleCards> best_combos(const Rational& share) {
    // Kept: every "top 15%" in a range comes here.
    static const BestFirst best = best_first();
    const Rational room = share * Rational(combo_count);
    // It stops at the first hand that does not fit, even if a worse one with fewer combos would.
    const auto beyond =
        std::upper_bound(best.ends.begin(), best.ends.end(), room,
                         [](const Rational& most, std::ptrdiff_t end) { return most < Rational(end); });
    const std::ptrdiff_t end = beyond == best.ends.begin() ? 0 : *std::prev(beyond);
    return {best.combos.begin(), best.combos.begin() + end};
}

}  // namespace holdfast::holdem

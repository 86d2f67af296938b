#include <tests/support/brute_force.h>

namespace holdfast::test {
namespace {

/// Adds `missing` cards of the deck, with rising indices from `next` on, to `hand` in all ways.
void draw(RawPaytable& paytable, CardSet hand, CardSet discards, int next, int missing,
          std::vector<u32>& outcomes) {
    if (missing == 0) {
        ++outcomes[paytable.paid_row(hand)];
        return;
    }
    for (int index = next; index < paytable.game().deck.size(); ++index) {
        const Card card = Card::from_index(index);
        if (hand.contains(card) || discards.contains(card)) continue;
        draw(paytable, hand | CardSet::of(card), discards, index + 1, missing - 1, outcomes);
    }
}

}  // namespace

HoldOutcomes brute_force(RawPaytable& paytable, const std::vector<Card>& deal, int fewest_held) {
    HoldOutcomes outcomes;
    for (u32 hold = 0; hold < holds_of_a_deal; ++hold) {
        CardSet held;
        CardSet discards;
        for (std::size_t place = 0; place < hand_size; ++place) {
            (((hold >> place) & 1U) != 0 ? held : discards).insert(deal[place]);
        }
        if (held.size() < fewest_held) continue;
        outcomes[hold].assign(paytable.game().rows.size(), 0);
        draw(paytable, held, discards, 0, hand_size - held.size(), outcomes[hold]);
    }
    return outcomes;
}

}  // namespace holdfast::test

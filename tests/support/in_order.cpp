#include <algorithm>

#include <tests/support/in_order.h>

namespace holdfast::test {
namespace {

constexpr u8 drawn = hand_size;
constexpr std::size_t choices_of_a_rank = hand_size + 1;

/// Puts unseen cards into the free places from `place` on, in all ways.
void fill(const InOrder& in_order, RawPaytable& paytable, std::array<Card, hand_size>& five, u32 hold,
          CardSet seen, std::size_t place, std::vector<u32>& outcomes) {
    if (place == hand_size) {
        CardSet set;
        for (const Card card : five) set.insert(card);
        const std::size_t row =
            in_order.is_in_order(five) ? in_order.row() : in_order.row_in_game(paytable.paid_row(set));
        ++outcomes[row];
        return;
    }
    if (((hold >> place) & 1U) != 0) return fill(in_order, paytable, five, hold, seen, place + 1, outcomes);
    for (int index = 0; index < paytable.game().deck.size(); ++index) {
        const Card card = Card::from_index(index);
        if (seen.contains(card)) continue;
        five[place] = card;
        fill(in_order, paytable, five, hold, seen | CardSet::of(card), place + 1, outcomes);
    }
}

}  // namespace

InOrder::InOrder(const videopoker::Game& game) : row_(0), either_way_(false), without_row_(game) {
    while (game.rows[row_].order == videopoker::CardOrder::any) ++row_;
    either_way_ = game.rows[row_].order == videopoker::CardOrder::reversible;
    without_row_.rows.erase(without_row_.rows.begin() + static_cast<std::ptrdiff_t>(row_));
}

bool InOrder::is_in_order(const std::array<Card, hand_size>& five) const {
    const auto stands = [&](bool backwards) {
        for (std::size_t place = 0; place < hand_size; ++place) {
            const Card card = five[backwards ? hand_size - 1 - place : place];
            if (card.is_joker() || card.suit() != five[0].suit()) return false;
            if (letter_of(card.rank()) != "TJQKA"[place]) return false;
        }
        return true;
    };
    return stands(false) || (either_way_ && stands(true));
}

HoldOutcomes brute_force_in_order(const InOrder& in_order, RawPaytable& paytable,
                                  const std::vector<Card>& deal, int fewest_held) {
    HoldOutcomes outcomes;
    CardSet seen;
    for (const Card card : deal) seen.insert(card);
    for (u32 hold = 0; hold < holds_of_a_deal; ++hold) {
        if (__builtin_popcount(hold) < fewest_held) continue;
        outcomes[hold].assign(paytable.game().rows.size() + 1, 0);
        std::array<Card, hand_size> five{deal[0], deal[1], deal[2], deal[3], deal[4]};
        fill(in_order, paytable, five, hold, seen, 0, outcomes[hold]);
    }
    return outcomes;
}

OrdersOfRoyal::OrdersOfRoyal(const InOrder& in_order) : right_(7776) {
    std::array<u8, hand_size> places{0, 1, 2, 3, 4};
    const Card any = Card::from_index(0);
    do {
        // The rank r stands at places[r] in the end; any of the five may have been drawn.
        std::array<Card, hand_size> five{any, any, any, any, any};
        for (std::size_t r = 0; r < hand_size; ++r) {
            five[places[r]] = Card(static_cast<Rank>(8 + r), Suit::spade);
        }
        for (u32 subset = 0; subset < holds_of_a_deal; ++subset) {
            std::array<u8, hand_size> before = places;
            for (std::size_t r = 0; r < hand_size; ++r) {
                if (((subset >> r) & 1U) != 0) before[r] = drawn;
            }
            if (in_order.is_in_order(five)) ++right_[number_of(before)];
        }
    } while (std::next_permutation(places.begin(), places.end()));
}

std::size_t OrdersOfRoyal::number_of(const std::array<u8, hand_size>& place_of) {
    std::size_t number = 0;
    for (const u8 place : place_of) number = choices_of_a_rank * number + place;
    return number;
}

}  // namespace holdfast::test

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include <holdfast/cards/card_set.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/equity/detail/deal_search.h>
#include <holdfast/holdem/equity/showdown.h>
#include <holdfast/holdem/hands/detail/combo_images.h>

namespace holdfast::holdem {
namespace {

SuitPermutation suits_exchanged(Suit a, Suit b) {
    SuitPermutation image{0, 1, 2, 3};
    std::swap(image[static_cast<std::size_t>(a)], image[static_cast<std::size_t>(b)]);
    return image;
}

bool are_alike(const Showdown& showdown, Suit a, Suit b) {
    const SuitPermutation swap = suits_exchanged(a, b);
    const auto is_changed = [&swap](CardSet cards) { return with_suits_renamed(cards, swap) != cards; };
    if (is_changed(showdown.board.certain_cards()) || is_changed(showdown.dead)) return false;
    // Combos outside the range need no check: an exchange is its own inverse, so a difference also shows at
    // their image, which is in the range.
    return std::all_of(showdown.players.begin(), showdown.players.end(), [&swap](const Range& range) {
        const std::vector<HoleCards> combos = range.combos();
        return std::all_of(combos.begin(), combos.end(), [&](HoleCards combo) {
            return range.numerator(combo) == range.numerator(detail::with_suits_renamed(combo, swap));
        });
    });
}

}  // namespace

u64 Showdown::boards() const {
    const int unseen = ordinary_card_count - taken().size() - 2 * static_cast<int>(players.size());
    if (unseen < board.cards_to_come()) return 0;
    constexpr int flop_size = 3;
    if (const FlopClass* const flops = board.flops()) {
        return flops->flops(dead).size() * binomial(unseen - flop_size, full_board - flop_size);
    }
    return binomial(unseen, board.cards_to_come());
}

std::optional<u128> Showdown::most_deals() const {
    // The product of the total weights also counts choices with shared cards: an upper bound.
    u128 most = boards();
    for (const Range& range : players) {
        u64 total = 0;
        for (const HoleCards combo : range.combos()) total += range.numerator(combo);
        if (total != 0 && most > ~u128{0} / total) return std::nullopt;
        most *= total;
    }
    return most;
}

Rational Showdown::unit() const {
    Rational unit(1);
    for (const Range& range : players) unit /= Rational(range.denominator());
    return unit;
}

void check_players(const Showdown& showdown) {
    const std::size_t players = showdown.players.size();
    if (players < 2 || players > most_players) {
        throw InvalidArgument("an equity calculation takes 2 to 10 players, not " + std::to_string(players));
    }
    if (!(showdown.board.certain_cards() & showdown.dead).empty()) {
        throw InvalidArgument("a dead card is on the board");
    }
    if (!Deck().cards().contains(showdown.dead)) throw InvalidArgument("there is no joker in hold'em");
}

Showdown with_live_combos(const Showdown& showdown) {
    Showdown live = showdown;
    for (Range& range : live.players) range = range.without(showdown.taken());
    return live;
}

SuitSymmetry symmetry_of(const Showdown& showdown) {
    std::array<u64, suit_count> marks{};
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        marks[suit] = suit;
        for (std::size_t earlier = 0; earlier < suit; ++earlier) {
            if (are_alike(showdown, static_cast<Suit>(earlier), static_cast<Suit>(suit))) {
                // Equivalence is transitive: exchanges of a with b and of b with c combine to one of a with
                // c. So one is enough.
                marks[suit] = marks[earlier];
                break;
            }
        }
    }
    return SuitSymmetry::of_marks(marks);
}

std::optional<std::size_t> first_without_combo(const Showdown& showdown, const StopFlag* stop) {
    const std::vector<Range> live = with_live_combos(showdown).players;
    if (detail::is_deal_possible(live, stop)) return std::nullopt;
    std::size_t player = 0;
    while (detail::is_deal_possible({live.begin(), live.begin() + static_cast<std::ptrdiff_t>(player + 1)},
                                    stop)) {
        ++player;
    }
    return player;
}

}  // namespace holdfast::holdem

#include <algorithm>
#include <optional>
#include <string>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/ranges/detail/card_notation.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem::detail {

bool is_cards(RangePart item) {
    // A suit may be a symbol, whose first byte is not ASCII; the second letter of a starting hand always is.
    const std::size_t second = item.begins_with("10") ? 2 : 1;
    const auto is_ascii = [&item](std::size_t index) {
        return (static_cast<unsigned char>(item.text()[index]) & 0x80U) == 0;
    };
    return item.size() > second && (suit_letters.find(item.lower(second)) != std::string_view::npos ||
                                    (is_ascii(0) && !is_ascii(second)));
}

HoleCards hole_cards(RangePart item) {
    std::vector<Card> cards;
    try {
        cards = parse_cards(item.text(), Deck());
    } catch (const ParseError& error) {
        item.fail(error);
    }
    if (cards.size() != 2) {
        item.fail("hole cards are two cards, not " + std::to_string(cards.size()) +
                  about_hole_cards(cards.size()));
    }
    return {cards[0], cards[1]};
}

namespace {

/// A card whose rank or suit, or both, may be any: Ah, Kx, Xh.
struct CardPattern {
    std::optional<Rank> rank;
    std::optional<Suit> suit;

    bool fits(Card card) const {
        return rank.value_or(card.rank()) == card.rank() && suit.value_or(card.suit()) == card.suit();
    }
};

bool is_wildcard(char letter) {
    return letter == 'x' || letter == '*';
}

/// Takes a pattern off the front; nothing if there is none.
std::optional<CardPattern> take_pattern(RangePart& rest) {
    CardPattern pattern;
    const std::size_t digits = rest.begins_with("10") ? 2 : 1;
    const char rank = digits == 2 ? 'T' : rest.empty() ? ' ' : rest.text().front();
    const std::size_t number =
        holdfast::rank_letters.find(rank >= 'a' && rank <= 'z' ? static_cast<char>(rank - 'a' + 'A') : rank);
    const std::size_t suit = suit_letters.find(rest.lower(digits));
    if (number != std::string_view::npos) {
        pattern.rank = static_cast<Rank>(number);
    } else if (!is_wildcard(rest.lower(0))) {
        return std::nullopt;
    }
    if (suit != std::string_view::npos) {
        pattern.suit = static_cast<Suit>(suit);
    } else if (!is_wildcard(rest.lower(digits))) {
        return std::nullopt;
    }
    rest = rest.without_first(digits + 1);
    return pattern;
}

}  // namespace

std::vector<HoleCards> combos_of_patterns(RangePart item) {
    RangePart rest = item;
    const auto one = take_pattern(rest);
    const auto other = one ? take_pattern(rest) : std::nullopt;
    if (!other || !rest.empty() || item.text().find_first_of("xX*") == std::string_view::npos) return {};
    if (!one->suit && !other->suit) {
        if (!one->rank || !other->rank || one->rank == other->rank) return {};
        const std::string hand{letter_of(std::max(*one->rank, *other->rank)),
                               letter_of(std::min(*one->rank, *other->rank))};
        item.fail(item.quoted() + " may be " + hand + " or " + hand + "s: write one of them");
    }
    std::vector<HoleCards> combos;
    for (const HoleCards combo : Range::all().combos()) {
        const bool fits = (one->fits(combo.high()) && other->fits(combo.low())) ||
                          (one->fits(combo.low()) && other->fits(combo.high()));
        if (fits) combos.push_back(combo);
    }
    return combos;
}

}  // namespace holdfast::holdem::detail

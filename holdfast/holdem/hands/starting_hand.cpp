#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/hands/starting_hand.h>

namespace holdfast::holdem {
namespace {

/// Takes a rank off the front of `rest`: one byte, or two if it is "10".
Rank take_rank(std::string_view text, std::string_view& rest) {
    const std::size_t bytes = rest.substr(0, 2) == "10" ? 2 : 1;
    const std::size_t at = text.size() - rest.size();
    if (rest.empty()) {
        throw ParseError("a starting hand has two ranks, as in AA, AKs or AKo", std::string(text), at);
    }
    try {
        const Rank rank = parse_rank(rest.substr(0, bytes));
        rest.remove_prefix(bytes);
        return rank;
    } catch (const ParseError& error) {
        throw ParseError(error.what(), std::string(text), at, bytes);
    }
}

}  // namespace

std::vector<HoleCards> StartingHand::combos() const {
    std::vector<HoleCards> combos;
    for (int high_suit = 0; high_suit < suit_count; ++high_suit) {
        for (int low_suit = 0; low_suit < suit_count; ++low_suit) {
            // A pair has each set of two suits once.
            const bool is_one = is_pair() ? low_suit < high_suit : (low_suit == high_suit) == is_suited();
            if (is_one) {
                combos.emplace_back(Card(high(), static_cast<Suit>(high_suit)),
                                    Card(low(), static_cast<Suit>(low_suit)));
            }
        }
    }
    return combos;
}

std::string to_text(StartingHand hand) {
    std::string text{letter_of(hand.high()), letter_of(hand.low())};
    if (!hand.is_pair()) text += hand.is_suited() ? 's' : 'o';
    return text;
}

StartingHand parse_starting_hand(std::string_view text) {
    std::string_view rest = text;
    const Rank one = take_rank(text, rest);
    const Rank other = take_rank(text, rest);
    const bool suited = rest == "s" || rest == "S";
    const bool offsuit = rest == "o" || rest == "O";
    const std::size_t at = text.size() - rest.size();
    if (one == other && rest.empty()) return StartingHand::pair(one);
    if (one == other || !(suited || offsuit)) {
        throw ParseError(one == other ? "a pair is two ranks and nothing else, as in AA"
                                      : "two ranks need s (suited) or o (offsuit) after them, as in AKs",
                         std::string(text), at, rest.empty() ? 1 : rest.size());
    }
    return suited ? StartingHand::suited(one, other) : StartingHand::offsuit(one, other);
}

}  // namespace holdfast::holdem

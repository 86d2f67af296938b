// Reads cards written as text into a set.
#pragma once

#include <string_view>

#include <holdfast/cards/card_text.h>

namespace holdfast::test {

inline CardSet cards_of(std::string_view text) {
    CardSet set;
    for (const Card card : parse_cards(text, Deck())) set.insert(card);
    return set;
}

}  // namespace holdfast::test

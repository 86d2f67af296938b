// Suits, in the order of the seed's card hashing: diamond < club < heart < spade.
//
//   Suit  diamond = 0, club = 1, heart = 2, spade = 3; text d c h s. No suit beats another in poker:
//         the order only fixes how sets of cards are numbered.
#pragma once

#include <string_view>

#include <holdfast/core/integers.h>

namespace holdfast {

enum class Suit : u8 { diamond, club, heart, spade };

inline constexpr int suit_count = 4;
inline constexpr std::string_view suit_letters = "dchs";

constexpr int number_of(Suit suit) { return static_cast<int>(suit); }
constexpr char letter_of(Suit suit) { return suit_letters[static_cast<std::size_t>(suit)]; }

}  // namespace holdfast

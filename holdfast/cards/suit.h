// Suits, in the order of royalflush's hashes (royalflush_hash.h): diamond < club < heart < spade.
//
//   Suit  diamond = 0, club = 1, heart = 2, spade = 3; text d c h s. No suit beats another in poker:
//         the order only fixes how sets of cards are numbered.
#pragma once

#include <array>
#include <string_view>

#include <holdfast/core/integers.h>

namespace holdfast {

enum class Suit : u8 { diamond, club, heart, spade };

inline constexpr int suit_count = 4;
inline constexpr std::string_view suit_letters = "dchs";

constexpr int number_of(Suit suit) {
    return static_cast<int>(suit);
}

/// A set of suits as 4 bits, bit s for suit s.
using SuitSet = u8;

inline constexpr SuitSet all_suits = 15;

/// The number of suits in the set.
constexpr int size_of(SuitSet suits) {
    constexpr std::array<u8, 16> sizes{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    return sizes[suits];
}

constexpr char letter_of(Suit suit) {
    return suit_letters[static_cast<std::size_t>(suit)];
}

}  // namespace holdfast

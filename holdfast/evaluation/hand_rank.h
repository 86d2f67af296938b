// The strength of the best five of five, six or seven ordinary cards.
//
//   HandRank      1 (7-5-4-3-2 of several suits) to 7462 (royal flush): a larger rank wins, equal ranks tie.
//                 There is one rank for each of the 7,462 strengths that five cards can have.
//   HandCategory  the nine kinds of hand, each a range of ranks:
//
//                 high card           1 .. 1277     flush             5864 .. 7140
//                 pair             1278 .. 4137     full house        7141 .. 7296
//                 two pair         4138 .. 4995     four of a kind    7297 .. 7452
//                 three of a kind  4996 .. 5853     straight flush    7453 .. 7462 (7462 is the royal flush)
//                 straight         5854 .. 5863
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card.h>
#include <holdfast/core/integers.h>

namespace holdfast {

enum class HandRank : u16 {};

inline constexpr int hand_rank_count = 7462;
inline constexpr HandRank royal_flush_rank{hand_rank_count};

constexpr int number_of(HandRank rank) {
    return static_cast<int>(rank);
}

enum class HandCategory : u8 {
    high_card,
    pair,
    two_pair,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush,
};

inline constexpr int hand_category_count = 9;
inline constexpr std::array<u16, hand_category_count> lowest_rank_of_category = {1,    1278, 4138, 4996, 5854,
                                                                                 5864, 7141, 7297, 7453};

constexpr HandCategory category_of(HandRank rank) {
    std::size_t category = hand_category_count - 1;
    while (number_of(rank) < lowest_rank_of_category[category]) --category;
    return static_cast<HandCategory>(category);
}

// Hands in the words of players: "nines full of fours", "ace-high straight", "royal flush".
//
// Every answer takes its words from here.

/// "deuce", "three", ..., "jack", ..., "ace".
std::string_view word_of(Rank rank);

/// "deuces", "sixes", "aces".
std::string plural_of(Rank rank);

/// "high card" to "straight flush", which includes the royal flush.
std::string_view words_of(HandCategory category);

/// The category of a hand of this rank; "royal flush" for the best.
std::string_view words_of(HandRank rank);

/// A whole hand in words, such as "nines full of fours"; `five` are its cards in the order of laid_down().
std::string words_of(HandCategory category, const std::vector<Card>& five);

}  // namespace holdfast

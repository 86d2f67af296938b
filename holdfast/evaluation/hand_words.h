// Hands in the words of players: "nines full of fours", "ace-high straight", "royal flush".
//
// They are poker's vocabulary, like the letters of cards, and are written here so that every answer says the
// same.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card.h>
#include <holdfast/evaluation/hand_rank.h>

namespace holdfast {

/// "deuce", "three", ..., "jack", ..., "ace".
std::string_view word_of(Rank rank);

/// "deuces", "sixes", "aces".
std::string plural_of(Rank rank);

/// "high card" to "straight flush", which the royal flush is too.
std::string_view words_of(HandCategory category);

/// The same for a hand of this rank, of which the best is a "royal flush".
std::string_view words_of(HandRank rank);

/// A hand of this category, its five cards as they are laid down.
std::string words_of(HandCategory category, const std::vector<Card>& five);

}  // namespace holdfast

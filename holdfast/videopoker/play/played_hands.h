// Hands that somebody played, as people note them down: the deal, then what was held.
//
//   As Ks Qs Js 5s: As Ks Qs Js       a line for each hand; # begins a comment
//   AsKsQsJs5s 1234                   places instead of cards, or 11110
//   2c 5d 7h 9s Kd -> nothing         any of : ; , | -> => between them, "held" or "kept", or only a blank
//   deal,held                         or CSV with titles, and any other columns beside these two
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker {

struct PlayedHand {
    std::size_t line;  ///< of the text, from 1
    Deal deal;
    Hold held;
};

inline constexpr std::size_t most_played_hands = 50'000;

/// Reads the hands in their order. Throws ParseError, with the place, on a line that is not a deal of the deck
/// and a hold of it, on a text without hands and on too many of them; and Stopped.
std::vector<PlayedHand> read_played_hands(std::string_view text, Deck deck, const StopFlag* stop = nullptr);

}  // namespace holdfast::videopoker

// A game as people read it, above the table of an answer.
//
//   Full-pay Deuces Wild
//   deuces-wild-full-pay, 52 cards, wild: 2
//   Pay changed: flush 3 instead of 2
//
// For a machine in a state, a line says what its values count.
#pragma once

#include <string>

#include <apps/terminal/style.h>

#include <holdfast/ask/videopoker/parts/order_effect.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>

namespace holdfast::terminal {

/// The name; the id, the deck and what is wild; a line for each pay that was changed. The name and the id may
/// come from a file of the user's: control characters in them become '?'.
std::string game_title(const ask::PreparedGame& prepared, const TextStyle& style);

/// Two sentences on what the order of the cards changes.
std::string order_text(const ask::OrderOfCards& order);

}  // namespace holdfast::terminal

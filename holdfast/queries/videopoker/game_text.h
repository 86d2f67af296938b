// A game as people read it, above the table of an answer.
//
//   Full-pay Deuces Wild
//   deuces-wild-full-pay, 52 cards, wild: 2
//   Pay changed: flush 3 instead of 2
#pragma once

#include <string>

#include <holdfast/queries/output/style.h>
#include <holdfast/queries/videopoker/prepared_games.h>

namespace holdfast::queries {

/// The name; the id, the deck and what is wild; a line for each pay that was changed.
std::string game_title(const PreparedGame& prepared, const TextStyle& style);

}  // namespace holdfast::queries

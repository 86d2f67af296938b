// The cards, ranges and numbers of a request of `holdem.odds`, read in the order of the command line: a card
// listed twice is blamed where it stands the second time.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/range_field.h>
#include <holdfast/ask/input/card_places.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::ask {

/// Reads the hero's two cards into the answer and returns nothing, or else returns his range. Throws FieldError on a text
/// that is neither.
std::optional<holdem::Range> read_hole(const std::string& text, RangeReader& ranges, CardPlaces& places,
                                       HoldemOddsAnswer& answer);

/// Reads the board, the dead cards and the known opponents into the answer. Throws FieldError.
void read_cards(const HoldemOddsRequest& request, RangeReader& ranges, CardPlaces& places,
                HoldemOddsAnswer& answer);

/// `range`: the hero's, if he has no two cards. Throws FieldError if all combos of a range share cards with
/// others, and on outs of or against a range.
holdem::Situation situation_of(const HoldemOddsRequest& request, const std::optional<holdem::Range>& range,
                               const HoldemOddsAnswer& answer);

/// The numbers of unknown opponents, rising, each once. Throws FieldError on a malformed list, and if the
/// unseen cards are too few for the board or for the largest number.
std::vector<int> numbers_of_opponents(const HoldemOddsRequest& request, const holdem::Situation& situation);

}  // namespace holdfast::ask

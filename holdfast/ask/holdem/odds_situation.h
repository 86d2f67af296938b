// The cards, ranges and numbers of a request of `holdem.odds`, read in the order of the command line: a card
// listed twice is blamed where it stands the second time.
#pragma once

#include <vector>

#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/typed/range_field.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::ask {

/// Throws FieldError.
OddsCards read_cards(const HoldemOddsRequest& request, RangeReader& ranges);

/// Throws FieldError if all combos of a range share cards with others, and on outs of or against a range.
holdem::Situation situation_of(const HoldemOddsRequest& request, const OddsCards& cards);

/// The numbers of unknown opponents, rising, each once. Throws FieldError on a malformed list, and if the
/// unseen cards are too few for the board or for the largest number.
std::vector<int> numbers_of_opponents(const HoldemOddsRequest& request, const holdem::Situation& situation);

}  // namespace holdfast::ask

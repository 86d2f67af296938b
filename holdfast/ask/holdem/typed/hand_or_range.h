// What a player of a request holds: two cards, or a range of hands.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/holdem/typed/range_field.h>
#include <holdfast/ask/input/card_places.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::ask {

struct HandOrRange {
    std::string text;         ///< the cards, or the range as it was typed
    std::vector<Card> cards;  ///< two, in the order they were given; none if it is a range
    holdem::Range range;      ///< a single combo if it is a hand

    bool is_hand() const { return !cards.empty(); }
};

/// The text as cards; nothing if it is none, or if a card is in it twice.
std::optional<std::vector<Card>> cards_in(const std::string& text);

/// Reads a hand or a range. Throws FieldError on a text that is neither. What reads as cards is never a
/// range, even if there are too many or too few: "AhKh QsQd" may be two players. `place` is what errors call
/// where the cards are: "in your hand".
HandOrRange read_hand_or_range(std::string_view field, const std::string& text, std::string_view place,
                               RangeReader& ranges, CardPlaces& places);

}  // namespace holdfast::ask

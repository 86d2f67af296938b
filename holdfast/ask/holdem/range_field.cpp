#include <algorithm>
#include <optional>
#include <utility>

#include <holdfast/ask/holdem/players.h>
#include <holdfast/ask/holdem/range_field.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>
#include <holdfast/showdown/board.h>

namespace holdfast::ask {
namespace {

/// Whether the text is as many cards as a board has.
bool may_be_board(const std::string& text) {
    try {
        const std::size_t cards = parse_cards(text, Deck()).size();
        return cards > 2 && cards <= full_board;
    } catch (const ParseError&) {
        return false;
    }
}

/// Throws FieldError on "3", which is said of opponents.
void check_is_no_number(std::string_view field, const std::string& text) {
    const std::optional<std::size_t> number = number_of_players(text);
    if (!number) return;
    throw FieldError(field,
                     in_quotes(text) + " is not a hand; for " + std::to_string(*number) +
                         " unknown opponent" + (*number == 1 ? "" : "s") + ", write " +
                         std::to_string(*number) + " random",
                     text);
}

}  // namespace

Field round_weights_field() {
    return {"round_weights", FieldKind::flag, "",
            "Round the weights of a range to six decimals if they are finer than a common denominator of "
            "1,000,000; "
            "the answer says which were"};
}

std::optional<std::vector<std::string>> if_any(const std::vector<std::string>& warnings) {
    return warnings.empty() ? std::nullopt : std::optional(warnings);
}

holdem::Range RangeReader::read(std::string_view field, const std::string& text) {
    return noted(reading_of(field, text));
}

holdem::Range RangeReader::read_player(std::string_view field, const std::string& text) {
    holdem::RangeReading reading = reading_of(field, text);
    if (!reading.has_only_commas) {
        throw MayBePlayers(field,
                           in_quotes(text) +
                               " may be one range, then write commas, as in AA,KK, or several players, then "
                               "write 'vs', as in AA vs KK",
                           text);
    }
    return noted(std::move(reading));
}

holdem::RangeReading RangeReader::reading_of(std::string_view field, const std::string& text) const {
    try {
        return holdem::read_range(text, names_, weights_);
    } catch (const holdem::FineWeight& error) {
        throw OfferedField(field, error, "to round them to six decimals, set", "round_weights");
    } catch (const ParseError& error) {
        if (is_of_history(text)) throw FieldError(field, history_advice, text, 0, 1);
        if (field != "range" && field != "hole") check_is_no_number(field, text);
        if (!may_be_board(text)) throw FieldError(field, error);
        throw OfferedField(field, error, "a board is given as", "board");
    }
}

holdem::Range RangeReader::noted(holdem::RangeReading reading) {
    for (std::string& note : reading.notes) {
        const bool is_said = std::find(warnings_.begin(), warnings_.end(), note) != warnings_.end();
        if (!is_said) warnings_.push_back(std::move(note));
    }
    return reading.range;
}

}  // namespace holdfast::ask

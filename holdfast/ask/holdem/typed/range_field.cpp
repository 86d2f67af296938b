#include <algorithm>
#include <utility>

#include <holdfast/ask/holdem/typed/players.h>
#include <holdfast/ask/holdem/typed/range_field.h>
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

/// Throws FieldError on "3", which means a number of opponents.
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

namespace {

bool are_names(const JsonValue& value) {
    if (value.kind != JsonValue::Kind::object) return has_right_kind(value, FieldKind::texts);
    return std::all_of(value.members.begin(), value.members.end(), [](const JsonValue::Member& each) {
        return each.value.kind == JsonValue::Kind::text;
    });
}

// Texts as in a list are for URLs, which have no objects.
constexpr ValueForm names_form{
    .is_right = are_names,
    .expected = "an object of ranges by their names, such as {\"open-btn\": \"22+,A2s+\"}",
    .json_form = R"(object: {"open-btn": "22+,A2s+"}; or a list: ["open-btn=22+,A2s+"])",
    .schema =
        R"({"anyOf": [{"type": "object", "additionalProperties": {"type": "string"}}, {"type": "array", "items": {"type": "string"}}]})"};

/// "open-btn=22+,A2s+"
OwnRange own_range_of(const std::string& text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string::npos) {
        throw FieldError("names", "expected a name, '=' and a range, such as open-btn=22+,A2s+", text);
    }
    return {text.substr(0, sign), text.substr(sign + 1)};
}

holdem::NamedRanges named(const std::vector<OwnRange>& ranges, const StopFlag* stop) {
    holdem::NamedRanges named;
    for (std::size_t place = 0; place < ranges.size(); ++place) {
        throw_if_stopped(stop);
        const std::string& name = ranges[place].name;
        in_field("names", [&] { check_range_name(named, name); });
        try {
            add_own_range(named, ranges, place);
        } catch (const ParseError& error) {
            throw FieldError("names", "the range " + in_quotes(name) + ": " + error.what(), error.text,
                             error.position, error.length);
        }
    }
    return named;
}

}  // namespace

Field names_field() {
    return Field{
        "names", FieldKind::settings, "NAME=RANGE",
        "Ranges of your own by their names, which stand wherever a range may; each may use those before it"}
        .of_form(names_form)
        .only_in_requests();
}

std::vector<OwnRange> read_names(const Fields& fields) {
    std::vector<OwnRange> ranges;
    const JsonValue* const value = fields.value("names");
    if (value == nullptr) return ranges;
    if (value->kind != JsonValue::Kind::object) {
        for (const std::string& text : value->texts()) ranges.push_back(own_range_of(text));
    }
    for (const JsonValue::Member& each : value->members) ranges.push_back({each.name, each.value.text});
    return ranges;
}

std::shared_ptr<const holdem::NamedRanges> LastNames::read(const std::vector<OwnRange>& ranges,
                                                           const StopFlag* stop) {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (ranges == ranges_) return named_;
    }
    auto read = std::make_shared<const holdem::NamedRanges>(named(ranges, stop));
    const std::lock_guard<std::mutex> lock(mutex_);
    ranges_ = ranges;
    named_ = read;
    return read;
}

Field round_weights_field() {
    return Field{"round_weights", FieldKind::flag, "",
                 "Round the weights of a range to six decimals if they are finer than a common denominator "
                 "of 1,000,000; the answer says which were"};
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

#include <algorithm>

#include <apps/cli/arguments.h>

#include <holdfast/ask/registry.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>

namespace holdfast::cli {
namespace {

using ask::FieldKind;

// A control character (group separator), which nobody types; an argument that begins with one gets another,
// which as_typed() takes off again.
constexpr char mark = '\x1d';

/// Whether the parser of options would take the word for something other than a value.
bool is_special(const std::string& argument) {
    return argument.empty() || argument.front() == '[' || argument.front() == '{' ||
           argument.find(mark) != argument.npos || argument == "++" || argument == "%%";
}

/// The argument in the command line that errors show: only those with blanks, and empty ones, need quotes.
std::string as_shown(const std::string& argument) {
    const bool has_blanks = argument.empty() || argument.find_first_of(" \t\n") != std::string::npos;
    return has_blanks ? "'" + argument + "'" : argument;
}

/// Marks a long option with one dash, and a flag with a value, so that no option fits them.
std::string marked_option(const std::string& argument) {
    const auto is_letter = [](char letter) { return (letter | 0x20) >= 'a' && (letter | 0x20) <= 'z'; };
    // "-help" would be -h with the value "elp". "--help" with a mark behind it is no option at all, and an
    // error shows it as it was typed.
    if (argument.size() > 2 && argument[0] == '-' && is_letter(argument[1])) return "-" + argument + mark;
    // A flag would accept "=true" as if it stood alone; it refuses a marked value.
    const std::size_t sign = argument.find('=');
    if (argument.rfind("--", 0) != 0 || sign == std::string::npos) return argument;
    const std::string value = argument.substr(sign + 1);
    return is_special(value) || value == "true" ? argument.substr(0, sign + 1) + mark + value : argument;
}

bool is_number(const std::string& text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

bool is_cards(const std::string& text) {
    try {
        return !parse_cards(text, Deck()).empty();
    } catch (const ParseError&) {
        return false;
    }
}

/// The kind of the field that the option sets, in any query; cards if help calls its value CARDS, or if it is the hand of
/// an opponent, which may be a range too.
std::optional<FieldKind> kind_of(std::string option) {
    // The first field of that name decides, whichever command was typed: the command is not known here.
    std::replace(option.begin() + 2, option.end(), '-', '_');
    for (const auto* const queries : {&ask::registry(), &ask::local_queries()}) {
        for (const ask::Query* query : *queries) {
            for (const ask::Field& field : query->fields) {
                if (field.place != ask::FieldPlace::option ||
                    option.compare(2, option.npos, field.name) != 0) {
                    continue;
                }
                return field.value_name == "CARDS" || field.name == "versus" ? FieldKind::cards : field.kind;
            }
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> Arguments::for_parser() const {
    std::vector<std::string> arguments;
    bool options_may_come = true;
    for (const std::string& each : typed_) {
        if (options_may_come && each == "--") {
            // "--" has done its work: what follows is marked if it looks like an option, or like `help`.
            // Only the first "--" ends the options; another one after it is an argument.
            options_may_come = false;
            continue;
        }
        const bool is_no_option =
            !options_may_come && (each == "help" || (each.size() > 1 && each.front() == '-'));
        arguments.push_back(is_special(each) || is_no_option ? mark + each
                            : options_may_come               ? marked_option(each)
                                                             : each);
    }
    return arguments;
}

std::string Arguments::as_typed(const std::string& parsed) {
    if (is_marked(parsed)) return parsed.substr(1);
    if (!parsed.empty() && parsed.back() == mark) {
        return parsed.substr(1, parsed.size() - 2);  // "--help?" was "-help"
    }
    std::string typed = parsed;
    // In "--json=true" as a whole, the mark stands behind the '='.
    typed.erase(std::remove(typed.begin(), typed.end(), mark), typed.end());
    return typed;
}

bool Arguments::is_marked(const std::string& parsed) {
    return !parsed.empty() && parsed.front() == mark;
}

std::string Arguments::line() const {
    std::string text = program_;
    for (const std::string& each : typed_) (text += " ") += as_shown(each);
    return text;
}

std::size_t Arguments::begin_of(std::size_t argument) const {
    std::size_t begin = program_.size() + 1;
    for (std::size_t before = 0; before < argument; ++before) begin += length_of(before) + 1;
    return begin;
}

std::size_t Arguments::length_of(std::size_t argument) const {
    return as_shown(typed_[argument]).size();
}

/// The last of the arguments after an option that may be part of its value.
std::size_t Arguments::last_that_fits(std::size_t option) const {
    if (typed_[option].rfind("--", 0) != 0) return option;
    const std::optional<FieldKind> kind = kind_of(typed_[option]);
    std::size_t last = option;
    const auto is_part = [&](const std::string& argument) {
        if (kind == FieldKind::cards) return is_cards(argument);
        if (kind == FieldKind::numbers) return is_number(argument);
        // --pay full house=8: its value ends with the word that has the '=', or before another option.
        return kind == FieldKind::settings && argument.rfind('-', 0) != 0 &&
               (last == option || typed_[last].find('=') == std::string::npos);
    };
    while (last + 1 < typed_.size() && is_part(typed_[last + 1])) ++last;
    return last;
}

std::optional<std::string> Arguments::torn_option() const {
    // The first option whose value goes on in the next argument.
    for (std::size_t option = 0; option < typed_.size(); ++option) {
        const std::size_t last = last_that_fits(option);
        // A value in one part is whole.
        if (last < option + 2) continue;
        const bool is_list = kind_of(typed_[option]) == FieldKind::numbers;
        std::string value;
        for (std::size_t part = option + 1; part <= last; ++part) {
            (value += value.empty() ? "" : is_list ? "," : " ") += typed_[part];
        }
        return typed_[option] + " " + (is_list ? value : "\"" + value + "\"");
    }
    return std::nullopt;
}

std::optional<std::string> Arguments::option_for_each_hand() const {
    constexpr std::size_t hand_size = 2;
    for (std::size_t option = 0; option < typed_.size(); ++option) {
        if (typed_[option] != "--versus") continue;
        std::vector<Card> cards;
        const std::size_t last = last_that_fits(option);
        for (std::size_t part = option + 1; part <= last; ++part) {
            const std::vector<Card> more = parse_cards(typed_[part], Deck());
            cards.insert(cards.end(), more.begin(), more.end());
        }
        // One hand is correct; half a hand is a different mistake, with a more helpful error of its own.
        if (cards.size() <= hand_size || cards.size() % hand_size != 0) continue;
        std::string each;
        for (std::size_t at = 0; at < cards.size(); at += hand_size) {
            each += (each.empty() ? "--versus " : " --versus ") +
                    to_text(std::vector<Card>{cards[at], cards[at + 1]});
        }
        return each;
    }
    return std::nullopt;
}

}  // namespace holdfast::cli

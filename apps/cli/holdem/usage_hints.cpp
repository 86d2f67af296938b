#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <apps/cli/holdem/usage_hints.h>
#include <fmt/format.h>

#include <holdfast/ask/holdem/typed/players.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/range.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::cli {
namespace {

/// Options of other programs, and ours that do the same. Only those that the command has are suggested.
constexpr std::array<std::pair<std::string_view, std::string_view>, 9> other_names{{{"flop", "board"},
                                                                                    {"turn", "board"},
                                                                                    {"vs", "versus"},
                                                                                    {"river", "board"},
                                                                                    {"players", "opponents"},
                                                                                    {"villains", "opponents"},
                                                                                    {"villain", "versus"},
                                                                                    {"against", "versus"},
                                                                                    {"hands", "samples"}}};

bool is_option_for_a_hand(const std::string& name) {
    return ask::is_versus(name) || name == "villain" || name == "villains";
}

/// The words with commas between them, and none at their own ends.
std::string joined_range(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        const std::size_t begin = std::min(word.find_first_not_of(",;"), word.size());
        const std::size_t end = word.find_last_not_of(",;") + 1;
        if (begin >= end) continue;
        (text += text.empty() ? "" : ",") += word.substr(begin, end - begin);
    }
    return text;
}

/// The range; nothing if the text is none, or has a name from a file.
std::optional<holdem::Range> range_of(const std::string& text) {
    try {
        return holdem::parse_range(text);
    } catch (const ParseError&) {
        return std::nullopt;
    }
}

/// The words as one argument: with commas, or in quotes if commas would make other hands of them, as of "any pair".
/// Empty if they are no range.
std::string as_argument(const std::vector<std::string>& words) {
    const std::string with_blanks = joined(words, " ");
    const std::string with_commas = joined_range(words);
    const std::optional<holdem::Range> meant = range_of(with_blanks);
    const std::optional<holdem::Range> listed = range_of(with_commas);
    const bool are_alike = listed && (!meant || to_text(*meant) == to_text(*listed));
    if (are_alike && with_commas.find(' ') == std::string::npos) return with_commas;
    return meant ? "\"" + with_blanks + "\"" : "";
}

/// The command that compares the ranges between which "vs" stands.
std::string command_with_players(const std::vector<std::string>& words) {
    std::string line = "holdfast holdem equity";
    std::size_t players = 0;
    for (auto begin = words.begin(); begin != words.end();) {
        const auto end = std::find_if(begin, words.end(), ask::is_versus);
        const std::string range = as_argument({begin, end});
        if (range.empty()) return "holdfast holdem equity AKs QQ";
        line += " " + range;
        ++players;
        begin = end == words.end() ? end : end + 1;
    }
    return players > 1 ? line : "holdfast holdem equity AKs QQ";
}

/// The cards if they are as many as a board has; empty otherwise.
std::string board_of(const std::vector<std::string>& words) {
    constexpr std::size_t flop_cards = 3;
    constexpr std::size_t river_cards = 5;
    try {
        const std::vector<Card> cards = parse_cards(joined(words, " "), Deck());
        return cards.size() < flop_cards || cards.size() > river_cards ? "" : to_text(cards);
    } catch (const ParseError&) {
        return "";
    }
}

}  // namespace

std::optional<std::string> about_holdem_option(const std::string& name, const CLI::App& command) {
    const bool is_for_a_hand = is_option_for_a_hand(name);
    // These two have an argument for the hands of all players.
    const std::string& last_name = command.get_name();
    if (is_for_a_hand && (last_name == "equity" || last_name == "spread")) {
        return fmt::format("; {0} takes all players in one list: {0} AhKh QsQd", last_name);
    }
    for (const auto& [other, ours] : other_names) {
        const std::string option = "--" + std::string(ours);
        if (name == other && command.get_option_no_throw(option) != nullptr) {
            return "; did you mean '" + option + "'?";
        }
    }
    // Not 'version', which the word resembles.
    if (is_for_a_hand) return "";
    return std::nullopt;
}

std::string about_range_in_pieces(const std::vector<std::string>& more, const CLI::App& command) {
    const CLI::Option* const range = command.get_option_no_throw("RANGE");
    if (range == nullptr || range->count() == 0) return "";
    const std::string& first = range->results().front();
    std::vector<std::string> words{first};
    words.insert(words.end(), more.begin(), more.end());
    if (std::any_of(more.begin(), more.end(), ask::is_versus)) {
        return "; 'equity' compares ranges: " + command_with_players(words);
    }
    const bool is_said = more.front() == "on";
    const std::string board = board_of({more.begin() + (is_said ? 1 : 0), more.end()});
    if (!board.empty()) return "; a board is given as --board " + board;
    if (is_said) return "; a board is given as --board, as in --board Kh7d2c";
    const std::string argument = as_argument(words);
    if (argument.empty()) return "; a range is one argument: write it in quotes";
    return argument.front() == '"' ? "; a range is one argument; write " + argument + ", in quotes"
                                   : "; a range is one argument, with commas: " + argument;
}

}  // namespace holdfast::cli

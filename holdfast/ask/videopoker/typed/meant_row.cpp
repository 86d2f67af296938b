#include <algorithm>
#include <optional>
#include <string_view>

#include <holdfast/ask/videopoker/typed/meant_row.h>
#include <holdfast/ask/videopoker/typed/row_names.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

using videopoker::Game;
using videopoker::PayRow;

/// The rows of the hand that these words name.
std::vector<std::size_t> rows_of_hand(const Game& game, const std::string& words) {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        if (videopoker::is_same_name(words_of(game.rows[row].hand), words)) rows.push_back(row);
    }
    return rows;
}

bool begins_with(std::string_view text, std::string_view beginning) {
    return !beginning.empty() && videopoker::is_same_name(text.substr(0, beginning.size()), beginning);
}

bool is_hand(std::string_view words) {
    for (int hand = 0; hand < videopoker::pay_hand_count; ++hand) {
        if (videopoker::is_same_name(words_of(static_cast<videopoker::PayHand>(hand)), words)) return true;
    }
    return false;
}

/// The rows whose name or hand begins so: "royal" for 'royal flush'. A hand that the game does not pay begins no
/// other: "straight" is not 'straight flush'.
std::vector<std::size_t> rows_that_begin(const Game& game, std::string_view words) {
    std::vector<std::size_t> rows;
    if (is_hand(words)) return rows;
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        const PayRow& each = game.rows[row];
        if (begins_with(each.name, words) || begins_with(words_of(each.hand), words)) rows.push_back(row);
    }
    return rows;
}

/// The rows whose names differ from this one only in how they are spelled.
std::vector<std::size_t> rows_spelled(const Game& game, std::string_view name) {
    const std::string spelled = spelled_row_name(name);
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < game.rows.size() && !spelled.empty(); ++row) {
        if (spelled_row_name(game.rows[row].name) == spelled) rows.push_back(row);
    }
    return rows;
}

/// The rows that an abbreviation may mean, each once.
std::vector<std::size_t> rows_abbreviated(const Game& game, const std::vector<std::string_view>& names) {
    std::vector<std::size_t> rows;
    for (const std::string_view name : names) {
        const std::vector<std::size_t> meant = rows_meant(game, std::string(name));
        rows.insert(rows.end(), meant.begin(), meant.end());
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

/// The names of these rows for a sentence: "'flush', 'straight'".
std::string list_of(const Game& game, const std::vector<std::size_t>& rows) {
    std::vector<std::string> names;
    for (const std::size_t row : rows) names.push_back(in_quotes(game.rows[row].name));
    return joined(names);
}

}  // namespace

// The names that the game gives its rows come first; the words for hands serve those who know another
// paytable.
std::vector<std::size_t> rows_meant(const Game& game, const std::string& words) {
    if (const std::optional<std::size_t> row = videopoker::find_row(game, words)) return {*row};
    if (std::vector<std::size_t> rows = rows_of_hand(game, words); !rows.empty()) return rows;
    if (std::vector<std::size_t> rows = rows_spelled(game, words); !rows.empty()) return rows;
    // Not the row that begins so, if the game lacks what it stands for: "st" is no straight flush.
    if (const auto names = row_names_of(words); !names.empty()) return rows_abbreviated(game, names);
    if (const std::string spelled = spelled_row_name(words); is_hand(spelled)) {
        return rows_of_hand(game, spelled);
    }
    return rows_that_begin(game, words);
}

std::size_t row_meant(const Game& game, const std::string& words) {
    std::vector<std::size_t> rows = rows_meant(game, words);
    if (rows.size() == 1) return rows.front();
    // If several rows are of the hand, or begin so, only these are listed; otherwise all rows are.
    const bool ambiguous = !rows.empty();
    if (!ambiguous) {
        for (std::size_t row = 0; row < game.rows.size(); ++row) rows.push_back(row);
    }
    std::vector<std::string> names;
    for (const PayRow& row : game.rows) names.push_back(row.name);
    throw ParseError(in_quotes(words) + " " +
                         (ambiguous ? "matches several rows: " + list_of(game, rows)
                                    : "is not a row of this game; its rows are " + list_of(game, rows) +
                                          did_you_mean(words, names)),
                     words);
}

std::size_t row_meant(const Game& game, const TextSpan& words) {
    try {
        return row_meant(game, std::string(words.text()));
    } catch (const ParseError& error) {
        words.fail(error.what());
    }
}

std::size_t top_row(const Game& game) {
    const auto top =
        std::max_element(game.rows.begin(), game.rows.end(),
                         [](const auto& one, const auto& other) { return one.pays < other.pays; });
    return static_cast<std::size_t>(top - game.rows.begin());
}

}  // namespace holdfast::ask

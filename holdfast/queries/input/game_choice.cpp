#include <algorithm>
#include <tuple>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/exact_number.h>
#include <holdfast/core/nearest_word.h>
#include <holdfast/core/utf8.h>
#include <holdfast/core/wording.h>
#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/input/field_error.h>
#include <holdfast/queries/input/game_choice.h>
#include <holdfast/videopoker/counting/prepare_game.h>
#include <holdfast/videopoker/paytables/game_file.h>

namespace holdfast::queries {
namespace {

using videopoker::Game;
using videopoker::PayRow;

/// The rows of which `text_of` says these words.
template <class TextOf>
std::vector<std::size_t> rows_where(const Game& game, const std::string& words, TextOf text_of) {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        if (videopoker::is_same_name(text_of(game.rows[row]), words)) rows.push_back(row);
    }
    return rows;
}

std::string list_of(const Game& game, const std::vector<std::size_t>& rows) {
    std::vector<std::string> names;
    for (const std::size_t row : rows) names.push_back(in_quotes(game.rows[row].name));
    return joined(names);
}

/// "full house=8" taken apart, with the place of each part.
struct ChangeText {
    explicit ChangeText(const std::string& text) : whole(text) {
        // The last one: a row may have '=' in its name, a pay cannot.
        const std::size_t sign = text.rfind('=');
        if (sign == std::string::npos) {
            fail("write a changed pay as HAND=PAYS, such as 'full house=8'", 0, text.size());
        }
        std::tie(hand_at, hand) = trimmed(0, sign);
        std::tie(pays_at, pays) = trimmed(sign + 1, text.size());
    }

    [[noreturn]] void fail(const std::string& message, std::size_t position, std::size_t length) const {
        throw FieldError("pay", message, whole, position, std::max<std::size_t>(length, 1));
    }

    /// The part without the spaces around it, and where it begins.
    std::pair<std::size_t, std::string> trimmed(std::size_t begin, std::size_t end) const {
        while (begin < end && whole[begin] == ' ') ++begin;
        while (begin < end && whole[end - 1] == ' ') --end;
        return {begin, whole.substr(begin, end - begin)};
    }

    std::string whole;
    std::size_t hand_at = 0;
    std::string hand;
    std::size_t pays_at = 0;
    std::string pays;
};

/// Where a text stops being a number; all of it where it is one that is too large.
std::pair<std::size_t, std::size_t> wrong_part(const std::string& number) {
    try {
        static_cast<void>(parse_rational(number));
    } catch (const ParseError& error) {
        return {error.position, error.length};
    } catch (const OverflowError&) {
        // As a number it is well-formed.
    }
    return {0, number.size()};
}

Rational read_pays(const ChangeText& text) {
    const std::optional<Rational> pays = exact_number(text.pays);
    if (!pays) {
        const auto [position, length] = wrong_part(text.pays);
        text.fail(in_quotes(text.pays) + " is not a pay: expected a number such as 8, 43.5 or 1/3" +
                      about_commas(text.pays),
                  text.pays_at + position, length);
    }
    if (pays->is_negative()) {
        text.fail(in_quotes(text.pays) + " is negative: what a row pays is 0 or more", text.pays_at,
                  text.pays.size());
    }
    return *pays;
}

PayChange read_change(const Game& game, const ChangeText& text, const std::vector<PayChange>& earlier) {
    std::size_t row = 0;
    try {
        row = find_row(game, text.hand);
    } catch (const ParseError& error) {
        text.fail(error.what(), text.hand_at, text.hand.size());
    }
    if (std::any_of(earlier.begin(), earlier.end(),
                    [row](const PayChange& change) { return change.row == row; })) {
        text.fail("the pay of '" + game.rows[row].name + "' is changed twice", text.hand_at,
                  text.hand.size());
    }
    return {row, game.rows[row].pays, read_pays(text)};
}

/// Only all changes together say whether the pays have a common denominator; the hardest to fit in is blamed.
void check_pays(const Game& game, const ChangedPays& changed, const std::vector<std::string>& texts) {
    // A pay may be hard to fit in because it is large, or because its fraction is fine.
    const auto size = [](const PayChange& change) {
        return std::max(change.to, Rational(change.to.denominator()));
    };
    try {
        videopoker::scaled_pays(game, changed.pays);
    } catch (const OverflowError& error) {
        const auto largest =
            std::max_element(changed.changes.begin(), changed.changes.end(),
                             [&](const PayChange& a, const PayChange& b) { return size(a) < size(b); });
        const ChangeText text(texts[static_cast<std::size_t>(largest - changed.changes.begin())]);
        text.fail(in_quotes(text.pays) + " is " + error.what(), text.pays_at, text.pays.size());
    }
}

}  // namespace

// The names that the game gives its rows come first; the words for hands serve those who know another
// paytable.
std::size_t find_row(const Game& game, const std::string& words) {
    std::vector<std::size_t> rows = rows_where(game, words, [](const PayRow& row) { return row.name; });
    if (rows.empty()) rows = rows_where(game, words, [](const PayRow& row) { return words_of(row.hand); });
    if (rows.size() == 1) return rows.front();
    const bool ambiguous = !rows.empty();
    if (!ambiguous) {
        for (std::size_t row = 0; row < game.rows.size(); ++row) rows.push_back(row);
    }
    std::vector<std::string> names;
    for (const PayRow& row : game.rows) names.push_back(row.name);
    throw ParseError(in_quotes(words) + " " +
                         (ambiguous ? "could be any of these rows: " + list_of(game, rows)
                                    : "is not a row of this game; its rows are " + list_of(game, rows) +
                                          did_you_mean(words, names)),
                     words);
}

videopoker::GameTables prepare_paytable(const std::string& text, const std::string& source,
                                        const StopFlag* stop) {
    const std::size_t malformed = find_malformed(text);
    if (malformed != std::string::npos) {
        throw ParseError("a paytable must be UTF-8 text; this byte is not valid UTF-8", text, malformed, 1,
                         source);
    }
    return videopoker::prepare_game(text, source, stop);
}

ChangedPays change_pays(const Game& game, const std::vector<std::string>& changes) {
    ChangedPays changed;
    for (const PayRow& row : game.rows) changed.pays.push_back(row.pays);
    // Each is read against the game as it was, not as changed so far: their order means nothing.
    for (const std::string& words : changes) {
        changed.changes.push_back(read_change(game, ChangeText(words), changed.changes));
        changed.pays[changed.changes.back().row] = changed.changes.back().to;
    }
    check_pays(game, changed, changes);
    return changed;
}

}  // namespace holdfast::queries

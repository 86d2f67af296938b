#include <algorithm>
#include <tuple>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/utf8.h>
#include <holdfast/queries/input/game_choice.h>
#include <holdfast/queries/output/plain_text.h>
#include <holdfast/videopoker/catalog.h>
#include <holdfast/videopoker/game_file.h>

namespace holdfast::queries {
namespace {

using videopoker::Game;
using videopoker::PayRow;

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& letter : result) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return result;
}

/// The rows of which `text_of` says these words.
template <class TextOf>
std::vector<std::size_t> rows_where(const Game& game, const std::string& words, TextOf text_of) {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        if (lower(text_of(game.rows[row])) == lower(words)) rows.push_back(row);
    }
    return rows;
}

std::string list_of(const Game& game, const std::vector<std::size_t>& rows) {
    std::string text;
    for (const std::size_t row : rows) {
        (text += text.empty() ? "" : ", ") += "'" + game.rows[row].name + "'";
        const auto same_name = [&](const PayRow& other) { return other.name == game.rows[row].name; };
        if (std::count_if(game.rows.begin(), game.rows.end(), same_name) > 1) {
            text += " (pays " + pays_text(game.rows[row].pays) + ")";
        }
    }
    return text;
}

/// "full house=8" taken apart, with the place of each part.
struct ChangeText {
    explicit ChangeText(const std::string& text) : whole(text) {
        const std::size_t sign = text.rfind('=');
        if (sign == std::string::npos) {
            fail("a change of pay is written HAND=PAYS, like 'full house=8'", 0, text.size());
        }
        std::tie(hand_at, hand) = trimmed(0, sign);
        std::tie(pays_at, pays) = trimmed(sign + 1, text.size());
    }

    [[noreturn]] void fail(const std::string& message, std::size_t position, std::size_t length) const {
        throw ParseError(message, whole, position, std::max<std::size_t>(length, 1));
    }

    /// The part without the blanks around it, and where it begins.
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

Rational read_pays(const ChangeText& text) {
    try {
        const Rational pays = parse_rational(text.pays);
        if (pays.is_negative()) text.fail("a pay must not be negative", text.pays_at, text.pays.size());
        return pays;
    } catch (const ParseError& error) {
        if (error.text == text.whole) throw;
        text.fail(error.what(), text.pays_at + error.position, error.length);
    }
}

PayChange apply_change(Game& game, const std::string& words, const std::vector<PayChange>& earlier) {
    const ChangeText text(words);
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
    const PayChange change{row, game.rows[row].pays, read_pays(text)};
    game.rows[row].pays = change.to;
    return change;
}

/// Only all changes together say whether the pays have a common denominator; the hardest to fit in is blamed.
void check_pays(const ChosenGame& chosen, const std::vector<std::string>& words) {
    const auto size = [](const PayChange& change) {
        return std::max(change.to, Rational(change.to.denominator()));
    };
    try {
        scaled_pays(chosen.game);
    } catch (const OverflowError&) {
        const auto largest =
            std::max_element(chosen.changes.begin(), chosen.changes.end(),
                             [&](const PayChange& a, const PayChange& b) { return size(a) < size(b); });
        const ChangeText text(words[static_cast<std::size_t>(largest - chosen.changes.begin())]);
        text.fail("pays times their common denominator must not pass 10^12", text.pays_at, text.pays.size());
    }
}

Game read_game(const std::string& paytable, const std::string& source) {
    const std::size_t no_utf8 = find_malformed(paytable);
    if (no_utf8 != std::string::npos) {
        throw ParseError("a paytable is UTF-8 text, and this byte is not", paytable, no_utf8, 1, source);
    }
    return videopoker::parse_game(paytable, source);
}

}  // namespace

std::size_t find_row(const Game& game, const std::string& words) {
    std::vector<std::size_t> rows = rows_where(game, words, [](const PayRow& row) { return row.name; });
    if (rows.empty()) rows = rows_where(game, words, [](const PayRow& row) { return words_of(row.hand); });
    if (rows.size() == 1) return rows.front();
    const bool ambiguous = !rows.empty();
    if (!ambiguous) {
        for (std::size_t row = 0; row < game.rows.size(); ++row) rows.push_back(row);
    }
    throw ParseError("'" + words + "' " +
                         (ambiguous ? "may be any of these rows: " : "is no row of this game; rows are ") +
                         list_of(game, rows),
                     words, 0, std::max<std::size_t>(words.size(), 1));
}

ChosenGame choose_game(const GameChoice& choice) {
    ChosenGame chosen{
        choice.paytable ? read_game(*choice.paytable, choice.source) : videopoker::catalog_game(choice.id),
        {}};
    for (const std::string& words : choice.pay_changes) {
        const PayChange change = apply_change(chosen.game, words, chosen.changes);
        chosen.changes.push_back(change);
    }
    if (!chosen.changes.empty()) check_pays(chosen, choice.pay_changes);
    return chosen;
}

}  // namespace holdfast::queries

#include <algorithm>
#include <utility>

#include <holdfast/core/text.h>
#include <holdfast/toml/toml_text.h>
#include <holdfast/videopoker/paytables/detail/game_reader.h>
#include <holdfast/videopoker/paytables/game_toml.h>

namespace holdfast::videopoker {

std::string toml_string(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr unsigned char delete_character = 0x7f;
    std::string quoted = "\"";
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\') {
            (quoted += '\\') += letter;
        } else if (byte < ' ' || byte == delete_character) {
            ((quoted += "\\u00") += digits[byte >> 4U]) += digits[byte & 15U];
        } else {
            quoted += letter;
        }
    }
    return quoted + '"';
}

namespace {

std::string toml_list(const std::vector<std::string>& texts) {
    std::vector<std::string> quoted;
    for (const std::string& text : texts) quoted.push_back(toml_string(text));
    return "[" + joined(quoted, ", ") + "]";
}

/// One range as a text, several as a list.
std::string toml_ranks(RankSet ranks) {
    const std::vector<std::string> parts = rank_entries(ranks);
    return parts.size() == 1 ? toml_string(parts.front()) : toml_list(parts);
}

/// A whole number or a decimal if that is exact; else a fraction in quotes, because TOML has no fractions.
std::string toml_pay(const Rational& pays) {
    if (pays.is_integer()) return pays.numerator().text();
    constexpr int most_decimals = 12;
    Rational scaled = pays;
    for (int decimals = 1; decimals <= most_decimals; ++decimals) {
        scaled *= Rational(10);
        if (scaled.is_integer()) return decimal_text(pays, decimals);
    }
    return toml_string(pays.text());
}

/// The keys of one table and their values.
class TomlTable {
  public:
    void add(std::string_view key, std::string value) { lines_.emplace_back(key, std::move(value)); }

    std::string text() const {
        std::size_t width = 0;
        for (const auto& [key, value] : lines_) width = std::max(width, key.size());
        std::string text;
        for (const auto& [key, value] : lines_) {
            ((text += key).append(width - key.size(), ' ') += " = ") += value + "\n";
        }
        return text;
    }

  private:
    std::vector<std::pair<std::string_view, std::string>> lines_;
};

TomlTable table_of(const PayRow& row) {
    TomlTable table;
    table.add("hand", toml_string(words_of(row.hand)));
    if (!(row.ranks == RankSet::all())) table.add("rank", toml_ranks(row.ranks));
    if (!(row.kickers == RankSet::all())) table.add("kicker", toml_ranks(row.kickers));
    for (int suit = 0; row.suits != all_suits && suit < suit_count; ++suit) {
        if (((row.suits >> suit) & 1U) != 0) {
            table.add("suit", toml_string(std::string(1, letter_of(static_cast<Suit>(suit)))));
        }
    }
    if (row.natural) table.add("natural", "true");
    if (row.order != CardOrder::any) table.add("order", toml_string(words_of(row.order)));
    if (row.hand == PayHand::wild_cards) table.add("count", std::to_string(row.wild_cards));
    if (row.jokers != PayRow::any_jokers) table.add("jokers", std::to_string(row.jokers));
    if (row.name != default_name(row)) table.add("name", toml_string(row.name));
    table.add("pays", toml_pay(row.pays));
    return table;
}

/// Whether this is the row that the reader adds to a paytable without one.
bool is_added(const PayRow& row) {
    return row.hand == PayHand::nothing && row.pays.is_zero() && row.name == default_name(row);
}

}  // namespace

Game read_game(std::string_view text, std::string_view source) {
    return detail::GameReader(parse_toml(std::string(text), std::string(source))).game();
}

std::string to_toml(const Game& game) {
    TomlTable head;
    head.add("id", toml_string(game.id));
    head.add("name", toml_string(game.name));
    head.add("deck", std::to_string(game.deck.size()));
    head.add("wild", toml_list(wild_entries(game)));
    std::string text = head.text();
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        // Only the first `nothing` may be left out: with another one before it none would be added.
        const bool is_last = row + 1 == game.rows.size() && row == nothing_row(game);
        if (is_last && row > 0 && is_added(game.rows[row])) continue;
        text += "\n[[pay]]\n" + table_of(game.rows[row]).text();
    }
    return text;
}

}  // namespace holdfast::videopoker

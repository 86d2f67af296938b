#include <algorithm>
#include <string>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>
#include <holdfast/videopoker/paytables/detail/game_reader.h>
#include <holdfast/videopoker/paytables/detail/pay_row_reader.h>
#include <holdfast/videopoker/paytables/game_file.h>

namespace holdfast::videopoker::detail {

GameReader::GameReader(std::string_view text, std::string_view source)
    : text_(text, source), root_(text_.parse()), game_(read()) {}

Game GameReader::read() const {
    // Keys first: of a misspelt "deck" nobody should hear that a deck is missing.
    check_keys(text_, root_, {"id", "name", "deck", "wild", "pay"}, "a paytable");
    Game game;
    game.id = text_.name(needed("id", "an id, as in id = \"my-game\""));
    if (game.id.empty()) text_.fail(*root_.get("id"), "the id must not be empty");
    const toml::node* name = root_.get("name");
    game.name = name == nullptr ? game.id : text_.name(*name);
    game.deck = read_deck(needed("deck", "deck = 52, or 53 to 57 with one to five jokers"));
    if (const toml::node* wild = root_.get("wild")) game.wild = read_wild(*wild);
    read_rows(game);
    return game;
}

const toml::node& GameReader::needed(std::string_view key, const std::string& example) const {
    const toml::node* node = root_.get(key);
    if (node == nullptr) text_.fail_at(0, 1, "a paytable needs " + example);
    return *node;
}

Deck GameReader::read_deck(const toml::node& node) const {
    const i64 cards = text_.integer(node, "a deck of 52 to 57 cards, 52 and up to five jokers",
                                    ordinary_card_count, max_card_count);
    return Deck::with_jokers(static_cast<int>(cards) - ordinary_card_count);
}

CardSet GameReader::read_wild(const toml::node& node) const {
    const toml::array* list = node.as_array();
    if (list == nullptr) {
        text_.fail(node, "expected a list like [\"2\", \"Jh\"], found " + text_.quoted(node));
    }
    CardSet wild;
    for (const toml::node& each : *list) {
        const CardSet more = read_wild_entry(each);
        if (!(wild & more).empty()) text_.fail(each, in_quotes(to_text(wild & more)) + " is listed twice");
        wild = wild | more;
    }
    return wild;
}

CardSet GameReader::read_wild_entry(const toml::node& node) const {
    const std::string_view entry = text_.string(node);
    CardSet cards;
    try {
        const bool is_rank = entry == "10" || entry.size() == 1;
        cards = is_rank ? CardSet::of_rank(parse_rank(entry))
                        : CardSet::of(parse_cards(entry, Deck::with_jokers(1), 1).front());
    } catch (const ParseError&) {
        text_.fail(node, in_quotes(entry) + " is not a rank like 2 nor a card like Jh");
    }
    if (cards.contains(Card::joker(0))) text_.fail(node, "jokers are always wild and are not listed");
    return cards;
}

void GameReader::read_rows(Game& game) const {
    const toml::node* pay = root_.get("pay");
    if (pay == nullptr) text_.fail_at(0, 1, "a paytable needs at least one row, written as a [[pay]] table");
    const toml::array* rows = pay->as_array();
    if (rows == nullptr || !rows->is_array_of_tables()) {
        text_.fail(*pay, "each row is a table under [[pay]], in two pairs of brackets");
    }
    for (const toml::node& node : *rows) {
        if (game.rows.size() == max_rows) text_.fail(node, "a paytable has at most 64 rows");
        game.rows.push_back(read_pay_row(text_, *node.as_table()));
    }
    if (nothing_row(game) == game.rows.size()) {
        PayRow nothing;
        nothing.name = default_name(nothing);
        game.rows.push_back(nothing);
    }
    check_names(game);
}

/// Rows go by their names in answers, files and options, in capitals or not. The `nothing` that is added
/// may have the name of a row that is listed, which is blamed then.
void GameReader::check_names(const Game& game) const {
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        for (std::size_t earlier = 0; earlier < row; ++earlier) {
            if (!is_same_name(game.rows[earlier].name, game.rows[row].name)) continue;
            const toml::table& blamed = row_table(row < listed_rows() ? row : earlier);
            const toml::node* const name = blamed.get("name");
            text_.fail(name == nullptr ? *blamed.get("hand") : *name,
                       "two rows are called " + in_quotes(game.rows[row].name) +
                           "; each needs a name of its own, and capitals make no difference");
        }
    }
}

void GameReader::check_pays() const {
    try {
        scaled_pays(game_);
    } catch (const OverflowError& error) {
        const auto largest =
            std::max_element(game_.rows.begin(), game_.rows.end(), [](const PayRow& a, const PayRow& b) {
                return std::max(a.pays, Rational(a.pays.denominator())) <
                       std::max(b.pays, Rational(b.pays.denominator()));
            });
        // Never the `nothing` that is added, which pays 0 and is in no table.
        const toml::table& row = row_table(static_cast<std::size_t>(largest - game_.rows.begin()));
        const toml::node& pays = *row.get("pays");
        const std::string shown = pays.is_string() ? in_quotes(pays.as_string()->get()) : text_.quoted(pays);
        text_.fail(pays, shown + " is " + error.what());
    }
}

void GameReader::fail_at_hand(std::size_t row, const std::string& message) const {
    text_.fail(*row_table(row).get("hand"), message);
}

}  // namespace holdfast::videopoker::detail

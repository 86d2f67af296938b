#include <algorithm>
#include <string>
#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>
#include <holdfast/videopoker/detail/pay_groups.h>
#include <holdfast/videopoker/detail/pay_row_reader.h>
#include <holdfast/videopoker/detail/toml_text.h>
#include <holdfast/videopoker/game_file.h>

namespace holdfast::videopoker {
namespace {

using detail::TomlText;

/// Reads a whole file; keeps the rows' tables for later errors.
class GameReader {
  public:
    GameReader(const TomlText& text, const toml::table& root) : text_(text), root_(root) {}

    Game read() {
        // Keys first: of a misspelt "deck" nobody should hear that a deck is missing.
        detail::check_keys(text_, root_, {"id", "name", "deck", "wild", "pay"}, "a paytable");
        Game game;
        game.id = text_.name(needed("id", "an id, as in id = \"my-game\""));
        if (game.id.empty()) {
            text_.fail(*root_.get("id"), "the id must not be empty");
        }
        const toml::node* name = root_.get("name");
        game.name = name == nullptr ? game.id : text_.name(*name);
        game.deck = read_deck(needed("deck", "deck = 52, or 53 to 57 with one to five jokers"));
        if (const toml::node* wild = root_.get("wild")) {
            game.wild = read_wild(*wild);
        }
        read_rows(game);
        return game;
    }

    /// The tables of the rows as listed; Game::rows may have one more at its end, the `nothing` that is
    /// added.
    const toml::array& rows() const { return *root_.get("pay")->as_array(); }

  private:
    const toml::node& needed(std::string_view key, const std::string& example) const {
        const toml::node* node = root_.get(key);
        if (node == nullptr) {
            text_.fail_at(0, 1, "a paytable needs " + example);
        }
        return *node;
    }

    Deck read_deck(const toml::node& node) const {
        const i64 cards = text_.integer(node, "a deck of 52 to 57 cards, 52 and up to five jokers",
                                        ordinary_card_count, max_card_count);
        return Deck::with_jokers(static_cast<int>(cards) - ordinary_card_count);
    }

    CardSet read_wild(const toml::node& node) const {
        const toml::array* list = node.as_array();
        if (list == nullptr) {
            text_.fail(node, "expected a list like [\"2\", \"Jh\"], found " + text_.quoted(node));
        }
        CardSet wild;
        for (const toml::node& each : *list) {
            const CardSet more = read_wild_entry(each);
            if (!(wild & more).empty()) {
                text_.fail(each, in_quotes(to_text(wild & more)) + " is listed twice");
            }
            wild = wild | more;
        }
        return wild;
    }

    CardSet read_wild_entry(const toml::node& node) const {
        const std::string_view entry = text_.string(node);
        CardSet cards;
        try {
            const bool is_rank = entry == "10" || entry.size() == 1;
            cards = is_rank ? CardSet::of_rank(parse_rank(entry))
                            : CardSet::of(parse_cards(entry, Deck::with_jokers(1), 1).front());
        } catch (const ParseError&) {
            text_.fail(node, in_quotes(entry) + " is not a rank like 2 nor a card like Jh");
        }
        if (cards.contains(Card::joker(0))) {
            text_.fail(node, "jokers are always wild and are not listed");
        }
        return cards;
    }

    void read_rows(Game& game) const {
        const toml::node* pay = root_.get("pay");
        if (pay == nullptr) {
            text_.fail_at(0, 1, "a paytable needs at least one row, written as a [[pay]] table");
        }
        const toml::array* rows = pay->as_array();
        if (rows == nullptr || !rows->is_array_of_tables()) {
            text_.fail(*pay, "each row is a table under [[pay]], in two pairs of brackets");
        }
        for (const toml::node& node : *rows) {
            if (game.rows.size() == max_rows) {
                text_.fail(node, "a paytable has at most 64 rows");
            }
            game.rows.push_back(detail::read_pay_row(text_, *node.as_table()));
        }
        if (nothing_row(game) == game.rows.size()) {
            PayRow nothing;
            nothing.name = default_name(nothing);
            game.rows.push_back(nothing);
        }
        check_names(game, *rows);
    }

    /// Rows go by their names in answers, files and options, in capitals or not. The `nothing` that is added
    /// may have the name of a row that is listed, which is blamed then.
    void check_names(const Game& game, const toml::array& rows) const {
        for (std::size_t row = 0; row < game.rows.size(); ++row) {
            for (std::size_t earlier = 0; earlier < row; ++earlier) {
                if (!is_same_name(game.rows[earlier].name, game.rows[row].name)) continue;
                const toml::table& blamed = *rows.get(row < rows.size() ? row : earlier)->as_table();
                const toml::node* const name = blamed.get("name");
                text_.fail(name == nullptr ? *blamed.get("hand") : *name,
                           "two rows are called " + in_quotes(game.rows[row].name) +
                               "; each needs a name of its own, and capitals make no difference");
            }
        }
    }

    const TomlText& text_;
    const toml::table& root_;
};

/// The pays need a common denominator, which only all of them together show; the hardest to fit in is blamed.
void check_pays(const TomlText& text, const Game& game, const toml::array& rows) {
    try {
        scaled_pays(game);
    } catch (const OverflowError& error) {
        const auto largest =
            std::max_element(game.rows.begin(), game.rows.end(), [](const PayRow& a, const PayRow& b) {
                return std::max(a.pays, Rational(a.pays.denominator())) <
                       std::max(b.pays, Rational(b.pays.denominator()));
            });
        // Never the `nothing` that is added, which pays 0 and is in no table.
        const toml::table& row = *rows.get(static_cast<std::size_t>(largest - game.rows.begin()))->as_table();
        const toml::node& pays = *row.get("pays");
        const std::string shown = pays.is_string() ? in_quotes(pays.as_string()->get()) : text.quoted(pays);
        text.fail(pays, shown + " is " + error.what());
    }
}

/// Why no hand of this game makes a row of this hand, where that is plain: "" elsewhere.
std::string reason_for(PayHand hand, const Game& game) {
    const bool needs_wild_cards = hand == PayHand::five_of_a_kind || hand == PayHand::wild_cards;
    const bool has_wild_cards = game.deck.jokers() > 0 || !game.wild.empty();
    return needs_wild_cards && !has_wild_cards ? ": the game has no wild cards" : "";
}

void check_rows_can_be_satisfied(const TomlText& text, const GameTables& tables, const toml::array& rows) {
    const Game& game = tables.game();
    u64 satisfied = 0;
    for (std::size_t group = 0; group < tables.groups().size(); ++group) {
        satisfied |= tables.groups().satisfied(group);
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (((satisfied >> row) & 1U) == 0) {
            text.fail(*rows.get(row)->as_table()->get("hand"),
                      "no five cards of this deck can make the row " + in_quotes(game.rows[row].name) +
                          reason_for(game.rows[row].hand, game));
        }
    }
}

}  // namespace

bool is_same_name(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char one, char other) { return small_letter(one) == small_letter(other); });
}

Game detail::read_game(std::string_view text, std::string_view source) {
    const TomlText toml_text(text, source);
    const toml::table root = toml_text.parse();
    return GameReader(toml_text, root).read();
}

GameTables prepare_game(std::string_view text, std::string_view source, const StopFlag* stop) {
    const TomlText toml_text(text, source);
    const toml::table root = toml_text.parse();
    GameReader reader(toml_text, root);
    const Game game = reader.read();
    check_pays(toml_text, game, reader.rows());
    // Whether any hand makes a row is read off the tables, which the caller needs anyway.
    GameTables tables(game, stop);
    check_rows_can_be_satisfied(toml_text, tables, reader.rows());
    return tables;
}

Game parse_game(std::string_view text, std::string_view source) {
    return prepare_game(text, source).game();
}

}  // namespace holdfast::videopoker

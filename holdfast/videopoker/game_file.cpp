#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/detail/pay_groups.h>
#include <holdfast/videopoker/detail/toml_text.h>
#include <holdfast/videopoker/game_file.h>

namespace holdfast::videopoker {
namespace {

using detail::TomlText;

std::string in_quotes(std::string_view text) {
    return "'" + std::string(text) + "'";
}

std::optional<PayHand> find_hand(std::string_view words) {
    for (int number = 0; number < pay_hand_count; ++number) {
        if (words_of(static_cast<PayHand>(number)) == words) {
            return static_cast<PayHand>(number);
        }
    }
    return std::nullopt;
}

bool takes_rank(PayHand hand) {
    return hand == PayHand::five_of_a_kind || hand == PayHand::four_of_a_kind ||
           hand == PayHand::full_house || hand == PayHand::three_of_a_kind || hand == PayHand::pair;
}

bool takes_suit(PayHand hand) {
    return hand == PayHand::royal_flush || hand == PayHand::straight_flush || hand == PayHand::flush;
}

bool takes_natural(PayHand hand) {
    return hand != PayHand::five_of_a_kind && hand != PayHand::wild_cards && hand != PayHand::nothing;
}

/// Reads one [[pay]] table.
class RowReader {
  public:
    RowReader(const TomlText& text, const toml::table& table) : text_(text), table_(table) {}

    PayRow read() {
        row_.hand = read_hand();
        for (const auto& [key, value] : table_) {
            read_key(key, value);
        }
        check_wild_cards();
        if (table_.get("pays") == nullptr) {
            text_.fail(table_, "a row needs pays = what it pays");
        }
        if (row_.name.empty()) {
            row_.name = default_name(row_);
        }
        return row_;
    }

  private:
    PayHand read_hand() const {
        const toml::node* node = table_.get("hand");
        if (node == nullptr) {
            text_.fail(table_, "a row needs hand = \"...\"");
        }
        const std::string_view words = text_.string(*node);
        const std::optional<PayHand> hand = find_hand(words);
        if (!hand) {
            std::string known;
            for (int number = 0; number < pay_hand_count; ++number) {
                (known += number == 0 ? "" : ", ") += words_of(static_cast<PayHand>(number));
            }
            text_.fail(*node, in_quotes(words) + " is no hand; hands are " + known);
        }
        return *hand;
    }

    void read_key(const toml::key& key, const toml::node& value) {
        const std::string_view name = key.str();
        if (name == "hand") {
            return;
        }
        if (name == "pays") {
            row_.pays = text_.number(value);
            return;
        }
        if (name == "name") {
            row_.name = read_name(value);
            return;
        }
        if (name == "order") {
            text_.fail(key, "rows that depend on the order of the cards (order = ...) are not supported yet");
        }
        if (name == "rank") {
            allow(key, takes_rank(row_.hand));
            row_.ranks = read_ranks(value);
            return;
        }
        if (name == "kicker") {
            allow(key, row_.hand == PayHand::four_of_a_kind || row_.hand == PayHand::wild_cards);
            row_.kickers = read_ranks(value);
            return;
        }
        if (name == "suit") {
            allow(key, takes_suit(row_.hand));
            row_.suits = read_suit(value);
            return;
        }
        if (name == "natural") {
            allow(key, takes_natural(row_.hand));
            row_.natural = text_.boolean(value);
            return;
        }
        if (name == "count") {
            allow(key, row_.hand == PayHand::wild_cards);
            row_.wild_cards = static_cast<int>(text_.integer(value, 1, 5));
            return;
        }
        if (name == "jokers") {
            allow(key, row_.hand == PayHand::wild_cards);
            row_.jokers = static_cast<int>(text_.integer(value, 0, 5));
            return;
        }
        text_.fail(
            key,
            in_quotes(name) +
                " is no key of a row; keys are hand, pays, name, rank, kicker, suit, natural, count, jokers");
    }

    void allow(const toml::key& key, bool allowed) const {
        if (!allowed) {
            text_.fail(key, in_quotes(key.str()) + " does not go with " + std::string(words_of(row_.hand)));
        }
    }

    std::string read_name(const toml::node& value) const {
        const std::string_view name = text_.string(value);
        if (name.empty()) {
            text_.fail(value, "a row's name must not be empty");
        }
        return std::string(name);
    }

    RankSet read_ranks(const toml::node& value) const {
        const auto read_one = [this](const toml::node& node) {
            const std::string_view ranks = text_.string(node);
            try {
                return parse_ranks(ranks);
            } catch (const ParseError& error) {
                text_.fail(node, error.what());
            }
        };
        const toml::array* list = value.as_array();
        if (list == nullptr) {
            return read_one(value);
        }
        RankSet ranks;
        for (const toml::node& each : *list) {
            const RankSet more = read_one(each);
            if (!(ranks & more).empty()) {
                text_.fail(each, "a rank is listed twice");
            }
            ranks = ranks | more;
        }
        if (ranks.empty()) {
            text_.fail(value, "the list of ranks is empty");
        }
        return ranks;
    }

    SuitSet read_suit(const toml::node& value) const {
        const std::string_view suit = text_.string(value);
        const std::size_t number = suit.size() == 1 ? suit_letters.find(suit[0]) : std::string_view::npos;
        if (number == std::string_view::npos) {
            text_.fail(value, in_quotes(suit) + " is no suit; suits are c, d, h, s");
        }
        return static_cast<SuitSet>(1U << number);
    }

    void check_wild_cards() const {
        if (row_.hand != PayHand::wild_cards) {
            return;
        }
        if (row_.wild_cards == 0) {
            text_.fail(table_, "wild cards needs count = 1 to 5");
        }
        if (row_.jokers > row_.wild_cards) {
            text_.fail(*table_.get("jokers"), "there are more jokers than wild cards");
        }
        if (table_.get("kicker") != nullptr && row_.wild_cards != 4) {
            text_.fail(*table_.get("kicker"), "with wild cards, a kicker goes with count = 4 only");
        }
    }

    const TomlText& text_;
    const toml::table& table_;
    PayRow row_;
};

/// Reads a whole file; keeps the rows' tables for later errors.
class GameReader {
  public:
    GameReader(const TomlText& text, const toml::table& root) : text_(text), root_(root) {}

    Game read() {
        for (const auto& [key, value] : root_) {
            const std::string_view name = key.str();
            if (name != "id" && name != "name" && name != "deck" && name != "wild" && name != "pay") {
                text_.fail(key, in_quotes(name) +
                                    " is no key of a paytable; keys are id, name, deck, wild and [[pay]]");
            }
        }
        Game game;
        game.id = std::string(text_.string(needed("id", "id = \"...\"")));
        if (game.id.empty()) {
            text_.fail(*root_.get("id"), "the id must not be empty");
        }
        const toml::node* name = root_.get("name");
        game.name = name == nullptr ? game.id : std::string(text_.string(*name));
        game.deck = Deck::with_jokers(static_cast<int>(text_.integer(needed("deck", "deck = 52 to 57"),
                                                                     ordinary_card_count, max_card_count)) -
                                      ordinary_card_count);
        if (const toml::node* wild = root_.get("wild")) {
            game.wild = read_wild(*wild);
        }
        read_rows(game);
        return game;
    }

    /// The tables of the rows as listed.
    const toml::array& rows() const { return *root_.get("pay")->as_array(); }

  private:
    const toml::node& needed(std::string_view key, const std::string& example) const {
        const toml::node* node = root_.get(key);
        if (node == nullptr) {
            text_.fail_at(0, 1, "a paytable needs " + example);
        }
        return *node;
    }

    CardSet read_wild(const toml::node& node) const {
        const toml::array* list = node.as_array();
        if (list == nullptr) {
            text_.fail(node, "wild must be a list like [\"2\", \"Jh\"]");
        }
        CardSet wild;
        for (const toml::node& each : *list) {
            const CardSet more = read_wild_entry(each);
            if (!(wild & more).empty()) {
                text_.fail(each, "a wild card is listed twice");
            }
            wild = wild | more;
        }
        return wild;
    }

    CardSet read_wild_entry(const toml::node& node) const {
        const std::string_view entry = text_.string(node);
        const bool is_rank = entry == "10" || entry.size() == 1;
        try {
            return is_rank ? CardSet::of_rank(parse_rank(entry))
                           : CardSet::of(parse_cards(entry, Deck(), 1).front());
        } catch (const ParseError& error) {
            text_.fail(node, error.what());
        }
    }

    void read_rows(Game& game) const {
        const toml::node* pay = root_.get("pay");
        if (pay == nullptr) {
            text_.fail_at(0, 1, "a paytable needs at least one [[pay]] row");
        }
        const toml::array* rows = pay->as_array();
        if (rows == nullptr || !rows->is_array_of_tables()) {
            text_.fail(*pay, "rows are written as [[pay]] tables");
        }
        for (const toml::node& node : *rows) {
            if (game.rows.size() == max_rows) {
                text_.fail(node, "a paytable has at most 64 rows");
            }
            game.rows.push_back(RowReader(text_, *node.as_table()).read());
        }
        if (nothing_row(game) == game.rows.size()) {
            PayRow nothing;
            nothing.name = default_name(nothing);
            game.rows.push_back(nothing);
        }
    }

    const TomlText& text_;
    const toml::table& root_;
};

void check_pays(const TomlText& text, const Game& game, const toml::array& rows) {
    try {
        scaled_pays(game);
    } catch (const OverflowError&) {
        const auto largest =
            std::max_element(game.rows.begin(), game.rows.end(), [](const PayRow& a, const PayRow& b) {
                return std::max(a.pays, Rational(a.pays.denominator())) <
                       std::max(b.pays, Rational(b.pays.denominator()));
            });
        text.fail(*rows.get(static_cast<std::size_t>(largest - game.rows.begin()))->as_table()->get("pays"),
                  "pays times their common denominator must not pass 10^12");
    }
}

void check_rows_can_be_satisfied(const TomlText& text, const GameTables& tables, const toml::array& rows) {
    u64 satisfied = 0;
    for (std::size_t group = 0; group < tables.groups().size(); ++group) {
        satisfied |= tables.groups().satisfied(group);
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (((satisfied >> row) & 1U) == 0) {
            text.fail(
                *rows.get(row)->as_table()->get("hand"),
                "no five cards of this deck can make the row " + in_quotes(tables.game().rows[row].name));
        }
    }
}

}  // namespace

RankSet parse_ranks(std::string_view text) {
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) {
        return RankSet::of(parse_rank(text));
    }
    const int first = number_of(parse_rank(text.substr(0, dash)));
    const int last = number_of(parse_rank(text.substr(dash + 1)));
    if (first == number_of(Rank::ace) && last < first) {
        return RankSet::of(Rank::ace) | RankSet((2U << last) - 1);
    }
    if (first > last) {
        throw ParseError(in_quotes(text) + " runs backwards; ranges go up, or start with the ace as in A-4",
                         std::string(text), 0, text.size());
    }
    return RankSet((2U << last) - (1U << first));
}

Game detail::read_game(std::string_view text, std::string_view source) {
    const TomlText toml_text(text, source);
    const toml::table root = toml_text.parse();
    return GameReader(toml_text, root).read();
}

GameTables prepare_game(std::string_view text, std::string_view source) {
    const TomlText toml_text(text, source);
    const toml::table root = toml_text.parse();
    GameReader reader(toml_text, root);
    const Game game = reader.read();
    check_pays(toml_text, game, reader.rows());
    GameTables tables(game);
    check_rows_can_be_satisfied(toml_text, tables, reader.rows());
    return tables;
}

Game parse_game(std::string_view text, std::string_view source) {
    return prepare_game(text, source).game();
}

}  // namespace holdfast::videopoker

#include <algorithm>
#include <string>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/detail/game_reader.h>
#include <holdfast/videopoker/paytables/game.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::videopoker::detail {
namespace {

// Which hands take which key. Any other key is refused: a straight has no rank of its own.
bool takes_rank(PayHand hand) {
    return hand == PayHand::five_of_a_kind || hand == PayHand::four_of_a_kind ||
           hand == PayHand::quick_quads || hand == PayHand::full_house || hand == PayHand::three_of_a_kind ||
           hand == PayHand::pair;
}

/// Hands that may leave a fifth card: four of a kind, and wild cards if there are four of them
/// (check_wild_cards).
bool takes_kicker(PayHand hand) {
    return hand == PayHand::four_of_a_kind || hand == PayHand::wild_cards;
}

bool takes_suit(PayHand hand) {
    return hand == PayHand::royal_flush || hand == PayHand::straight_flush || hand == PayHand::flush;
}

/// Not hands that need a wild card, and not `nothing`, which every hand is.
bool takes_natural(PayHand hand) {
    return hand != PayHand::five_of_a_kind && hand != PayHand::wild_cards && hand != PayHand::nothing;
}

bool takes_count(PayHand hand) {
    return hand == PayHand::wild_cards;
}

/// For keys that every row may have.
bool any_hand(PayHand) {
    return true;
}

/// Players' words for hands, for which the nearest spelling would suggest another hand or none.
struct SpokenHand {
    std::string_view text;
    PayHand hand;
};

constexpr SpokenHand spoken_hands[] = {
    {"5 of a kind", PayHand::five_of_a_kind},
    {"4 of a kind", PayHand::four_of_a_kind},
    {"3 of a kind", PayHand::three_of_a_kind},
    {"quads", PayHand::four_of_a_kind},
    {"trips", PayHand::three_of_a_kind},
    {"set", PayHand::three_of_a_kind},
    {"boat", PayHand::full_house},
    {"2 pair", PayHand::two_pair},
    {"two pairs", PayHand::two_pair},
    {"royal", PayHand::royal_flush},
};

class RowReader {
  public:
    RowReader(const TomlText& text, const toml::table& table) : text_(text), table_(table) {}

    PayRow read() {
        // Keys first: with "Hand" misspelt, the sentence "a row needs a hand" would mislead.
        check_keys(text_, table_, key_names(), "a row");
        row_.hand = read_hand();
        // check_keys has refused unknown keys, so each is found.
        for (const auto& [key, value] : table_) {
            const Key& known = *std::find_if(
                keys.begin(), keys.end(), [name = key.str()](const Key& each) { return each.name == name; });
            if (!known.goes_with(row_.hand)) {
                text_.fail(key,
                           in_quotes(key.str()) + " does not go with " + std::string(words_of(row_.hand)));
            }
            (this->*known.read)(value);
        }
        check_wild_cards();
        if (table_.get("pays") == nullptr) {
            text_.fail(table_, "a row needs pays = what it pays, as in pays = 25");
        }
        // Last, since the default name has all conditions of the row.
        if (row_.name.empty()) row_.name = default_name(row_);
        return row_;
    }

  private:
    /// A key of a [[pay]] table: which hands take it, and how its value is read.
    struct Key {
        std::string_view name;
        bool (*goes_with)(PayHand);
        void (RowReader::*read)(const toml::node& value);
    };
    static const std::array<Key, 10> keys;

    static std::vector<std::string> key_names() {
        std::vector<std::string> names;
        for (const Key& key : keys) names.emplace_back(key.name);
        return names;
    }

    /// The words must be those of PayHand, in small letters; near misses are only suggested.
    PayHand read_hand() const {
        const toml::node* node = table_.get("hand");
        if (node == nullptr) text_.fail(table_, "a row needs a hand, as in hand = \"full house\"");
        const std::string words(text_.string(*node));
        std::vector<std::string> known;
        for (int number = 0; number < pay_hand_count; ++number) {
            const auto hand = static_cast<PayHand>(number);
            if (words_of(hand) == words) return hand;
            known.emplace_back(words_of(hand));
        }
        text_.fail(*node, in_quotes(words) + " is not a hand; " + help_with_hand(words, known));
    }

    /// The end of the sentence about an unknown hand: what to write instead, or all hands.
    static std::string help_with_hand(const std::string& words, const std::vector<std::string>& known) {
        constexpr std::string_view or_better = " or better";
        if (words.size() > or_better.size() && words.substr(words.size() - or_better.size()) == or_better) {
            return "\"jacks or better\" is hand = \"pair\" with rank = \"J-A\"";
        }
        const auto* const spoken = std::find_if(std::begin(spoken_hands), std::end(spoken_hands),
                                                [&](const SpokenHand& each) { return each.text == words; });
        const std::string nearest = spoken != std::end(spoken_hands) ? std::string(words_of(spoken->hand))
                                                                     : nearest_word(words, known);
        return nearest.empty() ? "hands are " + joined(known) : "did you mean " + in_quotes(nearest) + "?";
    }

    void skip(const toml::node&) {}  ///< the hand is read first: it says which other keys there may be

    void read_pays(const toml::node& value) { row_.pays = text_.pay(value); }

    void read_name(const toml::node& value) {
        row_.name = text_.name(value);
        if (row_.name.empty()) text_.fail(value, "a row's name must not be empty");
    }

    void read_rank(const toml::node& value) { row_.ranks = ranks_in(value); }
    void read_kicker(const toml::node& value) { row_.kickers = ranks_in(value); }

    /// One range as a text, or a list of ranges, no rank in two of them.
    RankSet ranks_in(const toml::node& value) const {
        const auto read_one = [this](const toml::node& node) {
            const std::string_view ranks = text_.string(node);
            try {
                return parse_ranks(ranks);
            } catch (const ParseError& error) {
                // parse_ranks() blames a place in its text, which is not that of the file: the whole value is
                // blamed.
                text_.fail(node, error.what());
            }
        };
        const toml::array* list = value.as_array();
        if (list == nullptr) return read_one(value);
        RankSet ranks;
        for (const toml::node& each : *list) {
            const RankSet more = read_one(each);
            if (!(ranks & more).empty()) {
                text_.fail(each, "the rank " + ranks_text(ranks & more) + " is listed twice");
            }
            ranks = ranks | more;
        }
        if (ranks.empty()) text_.fail(value, "the list of ranks is empty");
        return ranks;
    }

    void read_suit(const toml::node& value) {
        const std::string_view suit = text_.string(value);
        const std::size_t number = suit.size() == 1 ? suit_letters.find(suit[0]) : std::string_view::npos;
        if (number == std::string_view::npos) {
            text_.fail(value, in_quotes(suit) + " is not a suit; suits are c, d, h and s");
        }
        // A row is for one suit; without the key it is for all of them.
        row_.suits = static_cast<SuitSet>(1U << number);
    }

    void read_natural(const toml::node& value) { row_.natural = text_.boolean(value); }

    void read_count(const toml::node& value) {
        row_.wild_cards = static_cast<int>(text_.integer(value, "a number of wild cards from 1 to 5", 1, 5));
    }

    void read_jokers(const toml::node& value) {
        row_.jokers = static_cast<int>(text_.integer(value, "a number of jokers from 0 to 5", 0, 5));
    }

    void read_order(const toml::node& value) {
        const std::string_view words = text_.string(value);
        for (const CardOrder order : {CardOrder::sequential, CardOrder::reversible}) {
            if (words_of(order) == words) row_.order = order;
        }
        if (row_.order == CardOrder::any) {
            text_.fail(value, in_quotes(words) +
                                  " is not an order; orders are sequential (T J Q K A from left "
                                  "to right) and reversible (or A K Q J T)");
        }
    }

    /// Checks keys that depend on each other, once all of them are read.
    void check_wild_cards() const {
        if (row_.hand != PayHand::wild_cards) return;
        if (row_.wild_cards == 0) text_.fail(table_, "a row of wild cards needs count = 1 to 5");
        if (row_.jokers > row_.wild_cards) {
            text_.fail(*table_.get("jokers"), "there are more jokers than wild cards");
        }
        if (table_.get("kicker") != nullptr && row_.wild_cards != 4) {
            text_.fail(*table_.get("kicker"), "with wild cards, a kicker goes with count = 4 only");
        }
    }

    const TomlText& text_;
    const toml::table& table_;
    PayRow row_;  ///< as far as it is read
};

// An error lists the keys in this order.
const std::array<RowReader::Key, 10> RowReader::keys{{
    {"hand", any_hand, &RowReader::skip},
    {"pays", any_hand, &RowReader::read_pays},
    {"name", any_hand, &RowReader::read_name},
    {"rank", takes_rank, &RowReader::read_rank},
    {"kicker", takes_kicker, &RowReader::read_kicker},
    {"suit", takes_suit, &RowReader::read_suit},
    {"natural", takes_natural, &RowReader::read_natural},
    {"count", takes_count, &RowReader::read_count},
    {"jokers", takes_count, &RowReader::read_jokers},
    {"order", [](PayHand hand) { return hand == PayHand::royal_flush; }, &RowReader::read_order},
}};

}  // namespace

PayRow read_pay_row(const TomlText& text, const toml::table& table) {
    return RowReader(text, table).read();
}

void check_keys(const TomlText& text, const toml::table& table, const std::vector<std::string>& known,
                const std::string& owner) {
    for (const auto& [key, value] : table) {
        const std::string name(key.str());
        if (std::find(known.begin(), known.end(), name) != known.end()) continue;
        const std::string nearest = nearest_word(name, known);
        text.fail(key, in_quotes(name) + " is not a key of " + owner + "; " +
                           (nearest.empty() ? "keys are " + joined(known, ", ", " and ")
                                            : "did you mean " + in_quotes(nearest) + "?"));
    }
}

// The members are made in the order of their declaration: read() needs the two before game_.
GameReader::GameReader(std::string_view text, std::string_view source)
    : text_(text, source), root_(text_.parse()), game_(read()) {}

Game GameReader::read() const {
    // Keys first: if "deck" is misspelt, "a deck is missing" would mislead.
    check_keys(text_, root_, {"id", "name", "deck", "wild", "pay"}, "a paytable");
    Game game;
    game.id = text_.name(needed("id", "an id, as in id = \"my-game\""));
    if (game.id.empty()) text_.fail(*root_.get("id"), "the id must not be empty");
    const toml::node* name = root_.get("name");
    game.name = name == nullptr ? game.id : text_.name(*name, longest_game_name);
    game.deck = read_deck(needed("deck", "deck = 52, or 53 to 57 with one to five jokers"));
    if (const toml::node* wild = root_.get("wild")) game.wild = read_wild(*wild);
    read_rows(game);
    return game;
}

const toml::node& GameReader::needed(std::string_view key, const std::string& example) const {
    const toml::node* node = root_.get(key);
    // What is missing has no place, so the beginning of the text is shown.
    if (node == nullptr) text_.fail_at(0, 1, "a paytable needs " + example);
    return *node;
}

Deck GameReader::read_deck(const toml::node& node) const {
    const i64 cards = text_.integer(node, "a deck of 52 to 57 cards, 52 and up to five jokers",
                                    ordinary_card_count, max_card_count);
    return Deck::with_jokers(static_cast<int>(cards) - ordinary_card_count);
}

// No card may be in two entries of the list.
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
        // One joker in the deck, so that "Jk" can be read and gets an error of its own.
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
    // Every hand must be paid by some row, if only 0.
    if (nothing_row(game) == game.rows.size()) {
        PayRow nothing;
        nothing.name = default_name(nothing);
        game.rows.push_back(nothing);
    }
    check_names(game);
    check_order(game);
}

/// Answers, files and options refer to rows by their names, ignoring capitals. If the `nothing` that is added
/// has the name of a listed row, the listed row is blamed.
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

/// So that royal flushes of all suits are alike, and the row with the order comes first.
void GameReader::check_order(const Game& game) const {
    const std::optional<std::size_t> ordered = row_with_order(game);
    if (!ordered) return;
    for (std::size_t row = 0; row < listed_rows(); ++row) {
        const toml::table& table = row_table(row);
        if (game.rows[row].suits != all_suits) {
            text_.fail(*table.get("suit"), "if a row needs an order, no row may name a suit");
        }
        if (row > *ordered && game.rows[row].order != CardOrder::any) {
            text_.fail(*table.get("order"), "only one row may need an order");
        }
        if (row < *ordered && game.rows[row].hand == PayHand::royal_flush) {
            text_.fail(*table.get("hand"), "list this row below the one that needs an order");
        }
    }
    const toml::node& order = *row_table(*ordered).get("order");
    if (!(game.wild & royal_cards()).empty()) {
        text_.fail(order, "if tens or higher cards are wild, no row may need an order");
    }
    if (!game.rows[*ordered].natural && !(game.wild.empty() && game.deck.jokers() == 0)) {
        text_.fail(order, "wild cards have no order: the row needs natural = true, too");
    }
}

void GameReader::check_pays() const {
    try {
        scaled_pays(game_);
    } catch (const OverflowError& error) {
        // A pay may be hard to fit in because it is large, or because its fraction is fine.
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

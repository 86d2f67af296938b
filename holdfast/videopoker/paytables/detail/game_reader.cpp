#include <algorithm>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/detail/game_reader.h>

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

/// Reads one [[pay]] table of a paytable.
///
///   hand = "four of a kind"   rank = "2-4"   kicker = "A-4"   pays = 160
///
/// Which keys are allowed depends on the hand: only flushes have a suit, only quads and wild cards a kicker.
class RowReader {
  public:
    /// Throws ParseError, with the place of the mistake or, if something is missing, of the table.
    explicit RowReader(const WrittenValue& table) : table_(table) {}

    PayRow read() {
        // Keys first: with "Hand" misspelt, the sentence "a row needs a hand" would mislead.
        table_.check_keys(key_names(), "a row");
        row_.hand = read_hand();
        // check_keys has refused unknown keys, so each is found.
        for (const auto& [name, value, place] : table_.members) {
            const Key& known = *std::find_if(keys.begin(), keys.end(),
                                             [&name = name](const Key& each) { return each.name == name; });
            if (!known.goes_with(row_.hand)) {
                place.fail(in_quotes(name) + " does not go with " + std::string(words_of(row_.hand)));
            }
            (this->*known.read)(value);
        }
        check_wild_cards();
        if (table_.find("pays") == nullptr) table_.fail("a row needs pays = what it pays, as in pays = 25");
        // Last, since the default name has all conditions of the row.
        if (row_.name.empty()) row_.name = default_name(row_);
        return row_;
    }

  private:
    /// A key of a [[pay]] table: which hands take it, and how its value is read.
    struct Key {
        std::string_view name;
        bool (*goes_with)(PayHand);
        void (RowReader::*read)(const WrittenValue& value);
    };
    static const std::array<Key, 10> keys;

    static std::vector<std::string> key_names() {
        std::vector<std::string> names;
        for (const Key& key : keys) names.emplace_back(key.name);
        return names;
    }

    /// The words must be those of PayHand, in small letters; near misses are only suggested.
    PayHand read_hand() const {
        const WrittenValue* node = table_.find("hand");
        if (node == nullptr) table_.fail("a row needs a hand, as in hand = \"full house\"");
        const std::string& words = node->string();
        std::vector<std::string> known;
        for (int number = 0; number < pay_hand_count; ++number) {
            const auto hand = static_cast<PayHand>(number);
            if (words_of(hand) == words) return hand;
            known.emplace_back(words_of(hand));
        }
        node->fail(in_quotes(words) + " is not a hand; " + help_with_hand(words, known));
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

    void skip(const WrittenValue&) {}  ///< the hand is read first: it says which other keys there may be

    void read_pays(const WrittenValue& value) { row_.pays = value.pay(); }

    void read_name(const WrittenValue& value) {
        row_.name = value.name();
        if (row_.name.empty()) value.fail("a row's name must not be empty");
    }

    void read_rank(const WrittenValue& value) { row_.ranks = ranks_in(value); }
    void read_kicker(const WrittenValue& value) { row_.kickers = ranks_in(value); }

    /// One range as a text, or a list of ranges, no rank in two of them.
    static RankSet ranks_in(const WrittenValue& value) {
        const auto read_one = [](const WrittenValue& node) {
            const std::string_view ranks = node.string();
            try {
                return parse_ranks(ranks);
            } catch (const ParseError& error) {
                // parse_ranks() blames a place in its text, which is not that of the file: the whole value is
                // blamed.
                node.fail(error.what());
            }
        };
        if (value.kind != WrittenValue::Kind::list) return read_one(value);
        RankSet ranks;
        for (const WrittenValue& each : value.items) {
            const RankSet more = read_one(each);
            if (!(ranks & more).empty()) {
                each.fail("the rank " + ranks_text(ranks & more) + " is listed twice");
            }
            ranks = ranks | more;
        }
        if (ranks.empty()) value.fail("the list of ranks is empty");
        return ranks;
    }

    void read_suit(const WrittenValue& value) {
        const std::string_view suit = value.string();
        const std::size_t number = suit.size() == 1 ? suit_letters.find(suit[0]) : std::string_view::npos;
        if (number == std::string_view::npos) {
            value.fail(in_quotes(suit) + " is not a suit; suits are c, d, h and s");
        }
        // A row is for one suit; without the key it is for all of them.
        row_.suits = static_cast<SuitSet>(1U << number);
    }

    void read_natural(const WrittenValue& value) { row_.natural = value.boolean(); }

    void read_count(const WrittenValue& value) {
        row_.wild_cards = static_cast<int>(value.integer("a number of wild cards from 1 to 5", 1, 5));
    }

    void read_jokers(const WrittenValue& value) {
        row_.jokers = static_cast<int>(value.integer("a number of jokers from 0 to 5", 0, 5));
    }

    void read_order(const WrittenValue& value) {
        const std::string_view words = value.string();
        for (const CardOrder order : {CardOrder::sequential, CardOrder::reversible}) {
            if (words_of(order) == words) row_.order = order;
        }
        if (row_.order == CardOrder::any) {
            value.fail(in_quotes(words) +
                       " is not an order; orders are sequential (T J Q K A from left "
                       "to right) and reversible (or A K Q J T)");
        }
    }

    /// Checks keys that depend on each other, once all of them are read.
    void check_wild_cards() const {
        if (row_.hand != PayHand::wild_cards) return;
        if (row_.wild_cards == 0) table_.fail("a row of wild cards needs count = 1 to 5");
        if (row_.jokers > row_.wild_cards) {
            table_.find("jokers")->fail("there are more jokers than wild cards");
        }
        if (table_.find("kicker") != nullptr && row_.wild_cards != 4) {
            table_.find("kicker")->fail("with wild cards, a kicker goes with count = 4 only");
        }
    }

    const WrittenValue& table_;
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

// The members are made in the order of their declaration: read() needs root_.
GameReader::GameReader(WrittenValue paytable) : root_(std::move(paytable)), game_(read()) {}

Game GameReader::read() const {
    // Keys first: if "deck" is misspelt, "a deck is missing" would mislead.
    root_.check_keys({"id", "name", "deck", "wild", "pay"}, "a paytable");
    Game game;
    game.id = needed("id", "an id, as in id = \"my-game\"").name();
    if (game.id.empty()) root_.find("id")->fail("the id must not be empty");
    const WrittenValue* name = root_.find("name");
    game.name = name == nullptr ? game.id : name->name(longest_game_name);
    game.deck = read_deck(needed("deck", "deck = 52, or 53 to 57 with one to five jokers"));
    if (const WrittenValue* wild = root_.find("wild")) game.wild = read_wild(*wild);
    read_rows(game);
    return game;
}

const WrittenValue& GameReader::needed(std::string_view key, const std::string& example) const {
    const WrittenValue* node = root_.find(key);
    if (node == nullptr) root_.fail("a paytable needs " + example);
    return *node;
}

Deck GameReader::read_deck(const WrittenValue& node) const {
    const i64 cards = node.integer("a deck of 52 to 57 cards, 52 and up to five jokers", ordinary_card_count,
                                   max_card_count);
    return Deck::with_jokers(static_cast<int>(cards) - ordinary_card_count);
}

// No card may be in two entries of the list.
CardSet GameReader::read_wild(const WrittenValue& node) const {
    if (node.kind != WrittenValue::Kind::list) {
        node.fail("expected a list like [\"2\", \"Jh\"], found " + node.quoted());
    }
    CardSet wild;
    for (const WrittenValue& each : node.items) {
        const CardSet more = read_wild_entry(each);
        if (!(wild & more).empty()) each.fail(in_quotes(to_text(wild & more)) + " is listed twice");
        wild = wild | more;
    }
    return wild;
}

CardSet GameReader::read_wild_entry(const WrittenValue& node) const {
    const std::string_view entry = node.string();
    CardSet cards;
    try {
        const bool is_rank = entry == "10" || entry.size() == 1;
        // One joker in the deck, so that "Jk" can be read and gets an error of its own.
        cards = is_rank ? CardSet::of_rank(parse_rank(entry))
                        : CardSet::of(parse_cards(entry, Deck::with_jokers(1), 1).front());
    } catch (const ParseError&) {
        node.fail(in_quotes(entry) + " is not a rank like 2 nor a card like Jh");
    }
    if (cards.contains(Card::joker(0))) node.fail("jokers are always wild and are not listed");
    return cards;
}

void GameReader::read_rows(Game& game) const {
    const WrittenValue* pay = root_.find("pay");
    if (pay == nullptr) root_.fail("a paytable needs at least one row, written as a [[pay]] table");
    if (pay->kind == WrittenValue::Kind::list && pay->items.empty()) {
        pay->fail("'pay' is empty, and a paytable needs at least one row");
    }
    if (!pay->are_objects()) {
        pay->fail("each row is a table under [[pay]], in two pairs of brackets, or in JSON an object");
    }
    for (const WrittenValue& row : rows()) {
        if (game.rows.size() == max_rows) row.fail("a paytable has at most 64 rows");
        game.rows.push_back(RowReader(row).read());
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
            const WrittenValue& blamed = rows()[row < listed_rows() ? row : earlier];
            const WrittenValue* const name = blamed.find("name");
            (name == nullptr ? *blamed.find("hand") : *name)
                .fail("two rows are called " + in_quotes(game.rows[row].name) +
                      "; each needs a name of its own, and capitals make no difference");
        }
    }
}

/// So that royal flushes of all suits are alike, and the row with the order comes first.
void GameReader::check_order(const Game& game) const {
    const std::optional<std::size_t> ordered = row_with_order(game);
    if (!ordered) return;
    for (std::size_t row = 0; row < listed_rows(); ++row) {
        const WrittenValue& table = rows()[row];
        if (game.rows[row].suits != all_suits) {
            table.find("suit")->fail("if a row needs an order, no row may name a suit");
        }
        if (row > *ordered && game.rows[row].order != CardOrder::any) {
            table.find("order")->fail("only one row may need an order");
        }
        if (row < *ordered && game.rows[row].hand == PayHand::royal_flush) {
            table.find("hand")->fail("list this row below the one that needs an order");
        }
    }
    const WrittenValue& order = *rows()[*ordered].find("order");
    if (!(game.wild & royal_cards()).empty()) {
        order.fail("if tens or higher cards are wild, no row may need an order");
    }
    if (!game.rows[*ordered].natural && !(game.wild.empty() && game.deck.jokers() == 0)) {
        order.fail("wild cards have no order: the row needs natural = true, too");
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
        const auto row = static_cast<std::size_t>(largest - game_.rows.begin());
        const WrittenValue& pays = *rows()[row].find("pays");
        const std::string shown =
            pays.kind == WrittenValue::Kind::text ? in_quotes(pays.text) : pays.quoted();
        pays.fail(shown + " is " + error.what());
    }
}

void GameReader::fail_at_hand(std::size_t row, const std::string& message) const {
    rows()[row].find("hand")->fail(message);
}

}  // namespace holdfast::videopoker::detail

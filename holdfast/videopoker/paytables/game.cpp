#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/paytables/detail/game_reader.h>
#include <holdfast/videopoker/paytables/game.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::videopoker {

std::vector<std::string> wild_entries(const Game& game) {
    std::vector<std::string> entries;
    for (int number = 0; number < rank_count; ++number) {
        const auto rank = static_cast<Rank>(number);
        const CardSet cards = game.wild & CardSet::of_rank(rank);
        if (cards.size() == suit_count) {
            entries.emplace_back(1, letter_of(rank));
            continue;
        }
        for (const Card card : cards) entries.push_back(to_text(card));
    }
    return entries;
}

SuitSymmetry symmetry_of(const Game& game) {
    // What the rules say about each suit: its wild ranks, and the rows that name it.
    std::array<std::pair<u64, u64>, suit_count> said{};
    for (const Card card : game.wild) {
        said[static_cast<std::size_t>(card.suit())].first |= 1ULL << number_of(card.rank());
    }
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        for (std::size_t suit = 0; game.rows[row].suits != all_suits && suit < suit_count; ++suit) {
            if (((u32{game.rows[row].suits} >> suit) & 1U) != 0) said[suit].second |= 1ULL << row;
        }
    }
    // Suits that the rules treat the same get the same mark: the number of the first of them.
    std::array<u64, suit_count> marks{};
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        marks[suit] = static_cast<u64>(std::find(said.begin(), said.end(), said[suit]) - said.begin());
    }
    return SuitSymmetry::of_marks(marks);
}

std::size_t nothing_row(const Game& game) {
    return static_cast<std::size_t>(
        std::find_if(game.rows.begin(), game.rows.end(),
                     [](const PayRow& row) { return row.hand == PayHand::nothing; }) -
        game.rows.begin());
}

CardSet royal_cards() {
    CardSet cards;
    for (const Rank rank : {Rank::ten, Rank::jack, Rank::queen, Rank::king, Rank::ace}) {
        cards = cards | CardSet::of_rank(rank);
    }
    return cards;
}

std::optional<std::size_t> row_with_order(const Game& game) {
    const auto found = std::find_if(game.rows.begin(), game.rows.end(),
                                    [](const PayRow& row) { return row.order != CardOrder::any; });
    if (found == game.rows.end()) return std::nullopt;
    return static_cast<std::size_t>(found - game.rows.begin());
}

Pays pays_of(const Game& game) {
    Pays pays;
    for (const PayRow& row : game.rows) pays.push_back(row.pays);
    return pays;
}

u64 most_scaled_pay(Deck deck) {
    u64 common = 1;
    for (int drawn = 0; drawn <= deal_size; ++drawn) {
        common = std::lcm(common, binomial(deck.size() - deal_size, drawn));
    }
    return std::min(max_scaled_pay, std::numeric_limits<u64>::max() / common);
}

u64 most_scaled_pay(const Game& game) {
    const u64 most = most_scaled_pay(game.deck);
    return row_with_order(game) ? most / orders_of(CardOrder::any) : most;
}

std::string most_scaled_pay_text(u64 most) {
    return most == max_scaled_pay ? "10^12" : std::to_string(most);
}

namespace {

/// What would do for pays as programs write them, 0.3333333333333333; nothing if no pay is finer than six decimals.
std::string about_fine_pays(const Pays& pays) {
    const auto finest = std::max_element(
        pays.begin(), pays.end(),
        [](const Rational& one, const Rational& other) { return one.denominator() < other.denominator(); });
    constexpr u64 million = 1'000'000;
    if (finest->denominator() <= U256(million) || *finest < Rational(u64{1}, million)) return "";
    return "; the finest is " + decimal_text(*finest, 6) + " to six decimals";
}

}  // namespace

ScaledPays scaled_pays(const Pays& pays, u64 most) {
    const Rational limit{u128{most}};
    const auto too_large = [&pays, most] {
        return OverflowError(
            "too large or too fine a fraction: a pay times the common denominator of all pays must not "
            "exceed " +
            most_scaled_pay_text(most) + about_fine_pays(pays));
    };
    // The least common multiple of the denominators, checked before each product so that nothing wraps.
    u64 denominator = 1;
    for (const Rational& pay : pays) {
        // Compared as a Rational first: a denominator may have up to 256 bits.
        if (Rational(pay.denominator()) > limit) throw too_large();
        const u64 own = static_cast<u64>(pay.denominator().to_u128());
        const u64 factor = own / std::gcd(denominator, own);
        if (u128{denominator} * factor > most) throw too_large();
        denominator *= factor;
    }
    ScaledPays scaled{denominator, {}};
    for (const Rational& pay : pays) {
        const Rational whole = pay * Rational(u128{denominator});
        if (whole > limit) throw too_large();
        scaled.pays.push_back(static_cast<u64>(whole.numerator().to_u128()));
    }
    return scaled;
}

ScaledPays scaled_pays(const Game& game, const Pays& pays) {
    const bool negative =
        std::any_of(pays.begin(), pays.end(), [](const Rational& pay) { return pay.is_negative(); });
    if (pays.size() != game.rows.size() || negative) {
        throw InvalidArgument("a paytable has one pay of at least 0 for each row of the game");
    }
    return scaled_pays(pays, most_scaled_pay(game));
}

ScaledPays scaled_pays(const Game& game) {
    return scaled_pays(pays_of(game), most_scaled_pay(game));
}

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
    return detail::GameReader(text, source).game();
}

bool is_same_name(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char one, char other) { return small_letter(one) == small_letter(other); });
}

std::optional<std::size_t> find_row(const Game& game, std::string_view name) {
    std::optional<std::size_t> found;
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        if (!is_same_name(game.rows[row].name, name)) continue;
        if (found) return std::nullopt;
        found = row;
    }
    return found;
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

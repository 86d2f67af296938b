#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/paytables/game.h>

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

/// A hint about pays as programs write them, 0.3333333333333333; empty if no pay is finer than six decimals.
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

}  // namespace holdfast::videopoker

#include <algorithm>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
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
    // What the rules say of each suit: its wild ranks, and the rows that name it.
    std::array<std::pair<u64, u64>, suit_count> said{};
    for (const Card card : game.wild) {
        said[static_cast<std::size_t>(card.suit())].first |= 1ULL << number_of(card.rank());
    }
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        for (std::size_t suit = 0; game.rows[row].suits != all_suits && suit < suit_count; ++suit) {
            if (((u32{game.rows[row].suits} >> suit) & 1U) != 0) said[suit].second |= 1ULL << row;
        }
    }
    // Suits of which the same is said get the same mark: the number of the first of them.
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

std::string most_scaled_pay_text(u64 most) {
    return most == max_scaled_pay ? "10^12" : std::to_string(most);
}

ScaledPays scaled_pays(const Pays& pays, u64 most) {
    const Rational limit{u128{most}};
    const auto too_large = [most] {
        return OverflowError(
            "too large or too fine a fraction: a pay times the common denominator of all pays must not "
            "exceed " +
            most_scaled_pay_text(most));
    };
    // The least common multiple of the denominators, checked before each product so that nothing wraps.
    u64 denominator = 1;
    for (const Rational& pay : pays) {
        // Compared as a Rational first, for a denominator may have up to 256 bits.
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
        throw std::invalid_argument("a paytable has one pay of at least 0 for each row of the game");
    }
    return scaled_pays(pays, most_scaled_pay(game.deck));
}

ScaledPays scaled_pays(const Game& game) {
    return scaled_pays(pays_of(game), most_scaled_pay(game.deck));
}

}  // namespace holdfast::videopoker

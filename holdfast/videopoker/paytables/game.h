// A video poker game: a deck, which of its cards are wild, and what each hand pays.
//
// A plain value with the contents of a paytable file. Whatever can be computed once for all answers is in
// GameTables (counting/game_tables.h); pay_row.h has the rules by which a hand is paid.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::videopoker {

struct Game {
    std::string id;
    std::string name;
    Deck deck;
    CardSet wild;  ///< ordinary cards that may stand for any card; jokers always may
    /// In the paytable's order; one of them is `nothing`, added last if it is not listed.
    std::vector<PayRow> rows;
};

inline constexpr std::size_t longest_game_name =
    120;  ///< in characters, as files may have it; of machines, too

inline constexpr std::size_t max_rows = 64;  ///< in a paytable, besides a `nothing` that is added

/// The index of the first row that every hand satisfies; rows.size() if there is none, as while a file is
/// read.
std::size_t nothing_row(const Game& game);

/// The twenty cards from the ten to the ace.
CardSet royal_cards();

/// The index of the row that pays royal flushes only in some order of their cards; a paytable has one at most.
std::optional<std::size_t> row_with_order(const Game& game);

/// The wild cards as a paytable lists them, "2" or "Jh": a rank whose four cards are all wild is one entry.
std::vector<std::string> wild_entries(const Game& game);

/// The symmetry in which two suits may be exchanged if neither the wild cards nor the rows tell them apart.
SuitSymmetry symmetry_of(const Game& game);

/// What each row of a game pays, in the order of Game::rows, `nothing` included.
using Pays = std::vector<Rational>;

Pays pays_of(const Game& game);

/// Pays as whole numbers over one denominator.
struct ScaledPays {
    u64 denominator;
    std::vector<u64> pays;  ///< [row] pays * denominator, at most max_scaled_pay
};

/// The limit of a scaled pay. It keeps pay * C(57, 5) inside 64 bits, and the square of a pay times all
/// combinations inside 128.
inline constexpr u64 max_scaled_pay = 1'000'000'000'000;
/// The limit for a deck: pay * L, with L the least common multiple of the numbers of draws, must stay inside
/// 64 bits, too. Below max_scaled_pay only for 55 cards, whose L of 21,187,600 is the largest.
u64 most_scaled_pay(Deck deck);
/// The limit for a game: that of its deck, or 1/120 of it if a row has an order, for its values are over the number
/// of orders, too.
u64 most_scaled_pay(const Game& game);
/// The limit as errors write it: "10^12", or the number in digits.
std::string most_scaled_pay_text(u64 most);

/// Throws OverflowError if a pay times the common denominator exceeds `most`; pays are >= 0.
ScaledPays scaled_pays(const Pays& pays, u64 most = max_scaled_pay);
/// The pays of the game's rows, with the limit of the game.
ScaledPays scaled_pays(const Game& game);
/// Other pays for the rows of a game. Also throws InvalidArgument unless there is one pay for each row and
/// none is negative.
ScaledPays scaled_pays(const Game& game, const Pays& pays);

/// Whether two row names are the same, ignoring capitals.
bool is_same_name(std::string_view a, std::string_view b);

/// Returns the index in game.rows of the row of this name, such as "full house"; nothing if no row has it, or
/// more than one. In a paytable that was read, names are unique.
std::optional<std::size_t> find_row(const Game& game, std::string_view name);

}  // namespace holdfast::videopoker

// How an equity is spread over a range: what each of its combos wins against the other ranges.
//
//   deals of a combo  = over the other players' combos and the boards that it leaves: sum of the products of their
//                       numerators
//   equity of a combo = its mean share of the pot over these deals
//   equity of a range = sum over combos of weight * deals * equity / sum of weight * deals
//
// So weight * deals is how much a combo counts in the range: less if the others are likely to hold its cards.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/equity/showdown.h>

namespace holdfast::holdem {

inline constexpr std::size_t most_players_of_spread = 4;

/// A pot is counted in parts, so that a tie of two, three or four players is a whole number of them.
inline constexpr u32 parts_of_pot = 12;

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): without a default, as hole cards have none
struct ComboEquity {
    HoleCards combo;
    u32 weight;  ///< its numerator in the range, which the counts below leave out
    u128 wins;
    u128 ties;  ///< deals in which it shares the best hand
    u128 pots;  ///< what it wins, in parts of a pot
    u128 deals;
    /// How many of the next cards leave it more than half of the pot; only from equity_spread_by_next_card() for two
    /// players.
    std::optional<int> good_cards = {};

    Rational equity() const { return Rational(pots, deals) / Rational(parts_of_pot); }
};

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): without a default, as cards have none
struct EquityAfterCard {
    Card card;
    /// Combos are multiplied by their numerators; one counted deal weighs Showdown::unit().
    WinnerCounts winners;
};

struct EquitySpread {
    /// [player] the combos that some deal has, by rising index.
    std::vector<std::vector<ComboEquity>> players;
    std::vector<EquityAfterCard> next_cards = {};  ///< cards that no deal has next are left out
};

/// The number of combos to evaluate, as ExactEquity::steps() counts them; if it is above `most`, any number above that.
/// Throws as equity_spread() does.
u64 spread_steps(const Showdown& showdown, u64 most, const Work& work = {});

/// The spread of every range. No class of flops may be given. The answer does not depend on work.threads. Throws
/// InvalidArgument as check_players() does, and if there are more than four players; OverflowError if the pots, also if
/// each combo counts with its weight, may exceed 128 bits; and Stopped.
EquitySpread equity_spread(const Showdown& showdown, const Work& work = {});

/// Like equity_spread(), with the equities after each next card, too: after a flop those of all rivers together. The board
/// must have three or four cards.
EquitySpread equity_spread_by_next_card(const Showdown& showdown, const Work& work = {});

}  // namespace holdfast::holdem

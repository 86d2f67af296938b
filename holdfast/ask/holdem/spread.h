// The query `holdem.spread`: how the equity of a range is spread over its combos, against one to three other ranges.
//
//   share of a combo = weight * deals / sum of weight * deals      deals: those that have the combo
//
// So the mean of the equities, each counted with its share, is the equity of the range.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/answer/curve.h>
#include <holdfast/ask/holdem/typed/ranges_file.h>
#include <holdfast/ask/query.h>
#include <holdfast/cards/card.h>
#include <holdfast/holdem/equity/spread.h>

namespace holdfast::ask {

struct HoldemSpreadRequest {
    std::vector<std::string> ranges;  ///< 2 to 4, as parse_range reads them
    std::string board = {};           ///< 0, 3, 4 or 5 cards
    std::string dead = {};
    bool hands = false;                ///< list every combo
    bool next_cards = false;           ///< say what each next card does; with a flop or a turn
    bool exact = false;                ///< however long it takes
    bool rounds_weights = false;       ///< rounds the weights of ranges that are too fine
    std::vector<OwnRange> names = {};  ///< named ranges that the others may use

    static Query query();
    static HoldemSpreadRequest read(const Fields& fields);
};

struct HoldemSpreadAnswer {
    /// What a part of a range wins: shares of its deals.
    struct Won {
        Rational win;
        Rational tie;
        Rational equity;
    };
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): without a default, as hole cards have none
    struct Combo {
        holdem::ComboEquity found;
        Rational equity;
        Rational share;  ///< of the range's deals

        /// The deals that have the combo, times its weight.
        u128 deals() const { return found.weight * found.deals; }
        Won won() const;
    };
    struct Part {
        std::string name;    ///< "top pair", "flush draw"
        std::string detail;  ///< "top kicker"; empty if there is none
        std::size_t combos;
        Rational share;
        Won won;
    };
    struct Player {
        std::string range;         ///< as it was typed
        u128 deals;                ///< of all hands
        std::vector<Combo> hands;  ///< the highest equity first; those that no deal has are left out
        Won won;
        std::vector<Part> made;   ///< with a board; by category, then by rank
        std::vector<Part> draws;  ///< with cards to come

        /// The share of the range whose equity is this or more.
        Rational share_at_least(const Rational& equity) const;
        /// The equity that this share of the range has or exceeds; 0 < share <= 1.
        Rational equity_of_top(const Rational& share) const;
    };
    struct NextCard {
        Card card;
        std::vector<Rational> equities;  ///< [player]
    };

    std::vector<Card> board;
    std::vector<Card> dead;
    std::vector<Player> players;
    bool lists_hands;  ///< whether hands were asked for
    std::optional<std::vector<NextCard>> next_cards = {};
    std::vector<std::string> warnings = {};  ///< sentences about how the ranges were read

    /// The cards after which a player's equity is highest or lowest.
    std::vector<Card> best_cards(std::size_t player) const;
    std::vector<Card> worst_cards(std::size_t player) const;

    /// The equities of each player from the strongest hands to the weakest, in one plot.
    std::vector<Curve> curves() const;

    static void declare(Shape<HoldemSpreadAnswer>& shape);
};

/// Throws FieldError on malformed ranges and cards, cards listed twice, a board of one or two cards, one or more than four
/// players, if no deal is possible, if next cards are asked for without a flop or a turn, and if there is more to count than
/// takes seconds, unless `exact`. Throws Stopped. Progress counts parts of the work.
HoldemSpreadAnswer answer(const HoldemSpreadRequest& request, Session& session, const Work& work = {});

/// A line for each range, each step of its distribution and quantile, each made hand and draw and, if asked for, each combo and each
/// next card; a column says which it is.
std::string to_csv(const HoldemSpreadAnswer& answer);

}  // namespace holdfast::ask

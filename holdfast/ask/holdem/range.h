// The query `holdem.range`: what a range holds, as a text, as combos and hand by hand; and what it makes on a board.
//
//   weight of a hand = sum of its combos' weights / number of its combos (6, 4 or 12)
//   share            = sum of all weights / 1,326
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/holdem/range_on_board.h>
#include <holdfast/ask/holdem/typed/ranges_file.h>
#include <holdfast/ask/query.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::ask {

struct HoldemRangeRequest {
    std::string range;       ///< as parse_range reads it
    std::string board = {};  ///< empty, or three to five cards
    std::string dead = {};
    bool rounds_weights = false;       ///< rounds the weights of a range if they are too fine
    std::vector<OwnRange> names = {};  ///< named ranges that it may use

    static Query query();
    static HoldemRangeRequest read(const Fields& fields);
};

struct HoldemRangeAnswer {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): without a default, as hole cards have none
    struct Combo {
        HoleCards cards;
        Rational weight;
    };

    /// One of the 169, as the range holds it.
    struct Hand {
        holdem::StartingHand hand;
        Rational weight;              ///< mean over all its combos; 0: none is in the range
        std::size_t combos;           ///< that are in the range
        std::vector<Combo> by_combo;  ///< the combos in the range, unless all weigh the same; then empty
    };

    std::string range;        ///< as it was typed
    std::string normalized;   ///< in the shortest notation: equal ranges have the same
    std::size_t combos;       ///< that are in the range, whatever their weights
    Rational weight;          ///< the sum of their weights
    std::vector<Hand> hands;  ///< all 169, by StartingHand::index()
    std::optional<RangeOnBoard> on_board = {};
    std::vector<std::string> warnings = {};  ///< sentences about how the range was read

    Rational share() const { return weight / Rational(combo_count); }

    static void declare(Shape<HoldemRangeAnswer>& shape);
};

/// Throws FieldError on a malformed range, on cards that are none or listed twice, on dead cards without a board, and on a
/// board that leaves no combo of the range.
HoldemRangeAnswer answer(const HoldemRangeRequest& request, Session& session, const Work& work = {});

/// A line for each of the 169 hands or, with a board, for each made hand and each draw.
std::string to_csv(const HoldemRangeAnswer& answer);

}  // namespace holdfast::ask

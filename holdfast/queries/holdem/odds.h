// The question `holdem.odds`: the exact chance to win, tie or lose with two cards against unknown opponents,
// and beside them against opponents whose cards are known.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/odds.h>
#include <holdfast/queries/output/style.h>

namespace holdfast::queries {

struct HoldemOddsRequest {
    std::string hole;        ///< two cards
    std::string board = {};  ///< 0, 3, 4 or 5 cards
    std::string dead = {};
    std::vector<std::string> versus = {};  ///< known opponents' hands, two cards each
    std::optional<std::string> opponents =
        std::nullopt;   ///< unknown ones: "3", "1-9", "1,3,9"; else 1, or none beside known ones
    bool outs = false;  ///< also the next cards that help
};

struct HoldemOddsAnswer {
    /// The well-known shortcut for N opponents: one loses to each with the chance p of one, independently.
    struct IndependentEstimate {
        double lose = 0;   ///< 1 - (1 - p)^N
        double error = 0;  ///< estimate - exact
    };
    struct Result {
        holdem::OpponentOdds odds;
        std::optional<IndependentEstimate> estimate = std::nullopt;  ///< only against unknown opponents alone
    };
    /// A card that helps if it comes next.
    struct Out {
        Card card = Card::from_index(0);
        Rational equity;  ///< with it on the board
    };
    /// What counts as an out.
    enum class OutsGoal {
        ahead,  ///< the hero, behind the known opponents, gets ahead of all of them
        equity  ///< his equity rises
    };
    struct Outs {
        OutsGoal goal = OutsGoal::equity;
        int opponents = 0;       ///< unknown ones
        Rational now;            ///< the equity before the card
        u64 unseen = 0;          ///< cards that may come next
        std::vector<Out> cards;  ///< highest equity first
    };

    std::vector<Card> hole;  ///< this and all other cards in the order they were given
    std::vector<Card> board;
    std::vector<Card> dead;
    std::vector<std::vector<Card>> versus;
    u64 boards = 0;
    std::vector<Result> results;  ///< by rising numbers of opponents
    std::array<Rational, hand_category_count>
        categories;  ///< [HandCategory]: the chance to end with such a hand
    std::optional<Outs> outs = std::nullopt;

    /// "preflop", "flop", "turn" or "river".
    std::string_view street() const;
};

/// Throws ParseError on malformed cards and numbers, cards that are in two places, a board of one or two
/// cards, no opponent at all or more than the unseen cards are enough for, fewer unseen cards than the board
/// needs, and outs before the flop or on the river. Throws Stopped. Progress counts parts of the work.
HoldemOddsAnswer answer(const HoldemOddsRequest& request, const Work& work = {});

std::string to_json(const HoldemOddsAnswer& answer);
std::string to_csv(const HoldemOddsAnswer& answer);
std::string to_text(const HoldemOddsAnswer& answer, const TextStyle& style = {});

}  // namespace holdfast::queries

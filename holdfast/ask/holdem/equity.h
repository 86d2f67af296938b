// The query `holdem.equity`: how often each of two to ten hands or ranges wins, ties and loses.
//
// Exact if the counted work is affordable, whatever the machine, else sampled; either can be insisted on.
// Counts are of deals: one combo for each player and a board, weighing the product of the combos' weights.
//
//   equity = sum over deals of weight * (won ? 1 / winners : 0) / sum of weights
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/holdem/call.h>
#include <holdfast/ask/holdem/typed/board_class.h>
#include <holdfast/ask/holdem/typed/ranges_file.h>
#include <holdfast/ask/query.h>
#include <holdfast/cards/card.h>
#include <holdfast/holdem/equity/sampling.h>

namespace holdfast::ask {

struct HoldemEquityRequest {
    /// What is affordable depends on the query alone, so the same query gets the same answer
    /// everywhere.
    enum class Method { exact_if_affordable, exact, sampled };

    std::vector<std::string> ranges;  ///< 2 to 10, as parse_range reads them
    std::string board;                ///< 0, 3, 4 or 5 cards, or a class of flops
    std::string dead;
    Method method = Method::exact_if_affordable;
    holdem::Sampling sampling;  ///< if it is sampled
    std::optional<Call> call = std::nullopt;
    bool rounds_weights = false;       ///< rounds the weights of ranges that are too fine
    std::vector<OwnRange> names = {};  ///< named ranges that the others may use

    static Query query();
    static HoldemEquityRequest read(const Fields& fields);
};

struct HoldemEquityAnswer {
    struct Player {
        std::string range;   ///< as it was typed
        bool is_any_hand;    ///< every combo, with weight 1: an unknown opponent
        std::size_t combos;  ///< left by the board and the dead cards
        Rational win;        ///< deals, as are the next two
        Rational tie;        ///< in which the player shares the best hand
        Rational lose;
        Rational equity;
        Rational squared_error;  ///< of the equity (holdem/equity/sampling.h); 0 if it is exact
        bool is_one_share;       ///< sampled, and all samples gave the same share of the pot

        /// The root of squared_error.
        double standard_error() const;
    };

    std::vector<Card> board;                ///< in the order they were given
    std::optional<BoardClass> board_class;  ///< then the board is empty
    std::vector<Card> dead;
    bool is_exact;
    bool can_be_exact;  ///< the exact method would not be refused
    u64 seed;           ///< of the samples
    Rational deals;     ///< weighted; if it is sampled, how many were drawn
    std::vector<Player> players;
    std::optional<Call> call = std::nullopt;
    std::vector<std::string> warnings = {};  ///< sentences about how the ranges were read

    static void declare(Shape<HoldemEquityAnswer>& shape);
};

/// Throws FieldError on malformed ranges and cards, cards listed twice, a board of one or two cards, one or
/// more than ten players, a class of flops with too many deals to count, and if no deal is possible: then it
/// names the range that holds nothing. Throws Stopped. Progress counts parts of the work.
HoldemEquityAnswer answer(const HoldemEquityRequest& request, Session& session, const Work& work = {});

/// A line for each player.
std::string to_csv(const HoldemEquityAnswer& answer);

}  // namespace holdfast::ask

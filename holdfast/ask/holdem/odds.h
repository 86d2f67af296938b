// The query `holdem.odds`: the exact chance to win, tie or lose with two cards, or with a range of hands,
// against unknown opponents, and in addition to them against opponents whose cards or ranges are known.
//
//   deal     the rest of the board, and two cards for each unknown opponent
//   win      nobody has as good a hand; tie: the best hand is shared; lose: somebody has a better one
//   equity   win + tie with one other / 2 + tie with two others / 3 + ...
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/holdem/call.h>
#include <holdfast/ask/holdem/odds_row.h>
#include <holdfast/ask/holdem/typed/board_class.h>
#include <holdfast/ask/holdem/typed/hand_or_range.h>
#include <holdfast/ask/holdem/typed/ranges_file.h>
#include <holdfast/ask/query.h>

namespace holdfast::ask {

struct HoldemOddsRequest {
    std::string hole;        ///< two cards, or a range
    std::string board = {};  ///< 0, 3, 4 or 5 cards, or a class of flops
    std::string dead = {};
    std::vector<std::string> versus = {};  ///< known opponents: two cards or a range each
    /// Unknown ones: "3", "1-9", "1,3,9", "3-"; absent: 1, or none if some are known.
    std::optional<std::string> opponents = std::nullopt;
    bool outs = false;  ///< also the next cards that change who is ahead, or raise the equity
    std::optional<Call> call = std::nullopt;  ///< also what it gains
    bool rounds_weights = false;              ///< rounds the weights of ranges that are too fine
    std::vector<OwnRange> names = {};         ///< named ranges that the others may use

    static Query query();
    static HoldemOddsRequest read(const Fields& fields);
};

/// The cards and ranges of a request, in the order they were given.
struct OddsCards {
    HandOrRange hero;
    std::vector<Card> board;
    std::optional<BoardClass> board_class = std::nullopt;  ///< then the board is empty
    std::vector<Card> dead;
    std::vector<HandOrRange> versus;  ///< the known opponents
};

struct HoldemOddsAnswer {
    /// A card that reaches the goal of the outs if it comes next.
    struct Out {
        Card card = Card::from_index(0);
        Rational equity;  ///< with it on the board
        Rational gain;    ///< that, less the equity now

        static void declare(Shape<Out>& shape);
    };
    /// What an out does.
    enum class OutsGoal {
        ahead,            ///< the hero, who is behind now, gets ahead of all known opponents
        opponents_ahead,  ///< one of the known opponents gets ahead of the hero, who has the best hand now
        equity            ///< the hero's equity rises: some opponents are unknown
    };
    struct Outs {
        OutsGoal goal = OutsGoal::equity;
        int opponents = 0;       ///< unknown ones
        Rational now;            ///< the hero's equity before the card
        u64 unseen = 0;          ///< cards that may come next
        std::vector<Out> cards;  ///< the strongest first

        static void declare(Shape<Outs>& shape);
    };

    OddsCards cards;
    /// Of a range: the combos that share no card with the others.
    std::optional<std::size_t> combos = std::nullopt;
    std::optional<u64> boards = {};
    std::vector<OddsRow> results;  ///< by rising numbers of opponents
    /// [HandCategory] the chance to end with such a hand.
    std::array<Rational, hand_category_count> categories;
    std::optional<Outs> outs = std::nullopt;
    std::optional<Call> call = std::nullopt;
    std::vector<std::string> warnings = {};  ///< sentences about how the ranges were read

    /// "preflop", "flop", "turn" or "river".
    std::string_view street() const;

    static void declare(Shape<HoldemOddsAnswer>& shape);
};

/// Throws FieldError on malformed cards, ranges and numbers, cards listed twice, a range that holds nothing,
/// a board of one or two cards, no opponent at all or more than the unseen cards are enough for, fewer unseen
/// cards than the board needs, a class of flops or a range with nothing left, ranges with too many choices to
/// count, and outs of or against a range, before the flop, on a class of flops or on the river. Throws Stopped.
/// Progress counts parts of the work.
HoldemOddsAnswer answer(const HoldemOddsRequest& request, Session& session, const Work& work = {});

/// A line for each number of opponents, then one for each out, which has no opponents:
///
///   opponents,deals,...,equity,...,card,gain,goal
///
/// The last three columns are there only if there are outs.
std::string to_csv(const HoldemOddsAnswer& answer);

}  // namespace holdfast::ask

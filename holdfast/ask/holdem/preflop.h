// The query `holdem.preflop`: the 169 starting hands against 1 to 9 unknown opponents.
//
// Looked up in a table of exact counts that is compiled in (holdem/odds/preflop_odds.h), so it answers at
// once.
#pragma once

#include <string>
#include <vector>

#include <holdfast/ask/holdem/odds_row.h>
#include <holdfast/ask/holdem/typed/ranges_file.h>
#include <holdfast/ask/query.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/odds/preflop_odds.h>

namespace holdfast::ask {

struct HoldemPreflopRequest {
    std::vector<std::string> hands = {};  ///< "AKs", "AK", "22+": as ranges are written; none: all 169
    std::string opponents = "1";          ///< "3", "1-9", "1,3,9", "3-"
    std::vector<OwnRange> names = {};     ///< named ranges that the hands may use

    static Query query();
    static HoldemPreflopRequest read(const Fields& fields);
};

struct HoldemPreflopAnswer {
    /// The odds of one hand against one number of opponents.
    struct Result : OddsRow {
        holdem::StartingHand hand = holdem::StartingHand::from_index(0);
    };

    bool is_whole = true;              ///< all 169 hands were asked for
    std::vector<int> opponents = {};   ///< rising
    std::vector<Result> results = {};  ///< by hand, as asked for or by index; then by number of opponents
    std::vector<std::string> warnings = {};  ///< how the hands were read

    static void declare(Shape<HoldemPreflopAnswer>& shape);
};

/// Throws FieldError on what is not a starting hand, a hand that is listed twice, and malformed numbers.
HoldemPreflopAnswer answer(const HoldemPreflopRequest& request, Session& session, const Work& work = {});

}  // namespace holdfast::ask

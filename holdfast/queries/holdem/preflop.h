// The question `holdem.preflop`: the 169 starting hands against 1 to 9 unknown opponents.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/preflop_odds.h>
#include <holdfast/queries/output/style.h>

namespace holdfast::queries {

struct HoldemPreflopRequest {
    std::vector<std::string> hands = {};  ///< "AKs"; none: all 169
    std::string opponents = "1";          ///< "3", "1-9", "1,3,9"
};

struct HoldemPreflopAnswer {
    struct Result {
        holdem::StartingHand hand = holdem::StartingHand::from_index(0);
        holdem::OpponentOdds odds;
    };

    bool is_whole = true;         ///< all 169 hands were asked for
    std::vector<int> opponents;   ///< rising
    std::vector<Result> results;  ///< by hand, as asked for or by index; then by number of opponents
};

/// Throws ParseError on what is no starting hand, a hand that is there twice, and malformed numbers. `work`
/// is the same for all questions; this one only looks up and does not look at it.
HoldemPreflopAnswer answer(const HoldemPreflopRequest& request, const Work& work = {});

std::string to_json(const HoldemPreflopAnswer& answer);
std::string to_csv(const HoldemPreflopAnswer& answer);
/// All hands: a grid of equities for each number of opponents; else a table.
std::string to_text(const HoldemPreflopAnswer& answer, const TextStyle& style = {});

}  // namespace holdfast::queries

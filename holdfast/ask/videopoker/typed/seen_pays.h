// The pays on a machine, as people type them.
//
//   800,50,25,9,6,4,3,2,1     800/50/25/9/6/4/3/2/1     1-2-3-4-6-9-25-50-800
//   $1000 $62.50 $31.25       Royal Flush 4000, Straight Flush 250, 4 of a kind 125
//
// What stands before a pay is its name: machines call their rows by any name.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/rational.h>

namespace holdfast::ask {

struct SeenPays {
    std::vector<Rational> pays;
    std::vector<std::string> names;  ///< of each pay; empty if they have none
};

/// The pays in their order, each above 0. Throws FieldError, on the field `pays`: on a name of a game, such as
/// "9/6"; on what is not a pay, or may be read in two ways; on more pays than a paytable may have rows; and if there is
/// none.
SeenPays read_seen_pays(const std::vector<std::string>& texts);

}  // namespace holdfast::ask

// Which hold counts when several holds of a deal have exactly the same, best value.
//
// Returns do not depend on it; the counts of single rows and the variance do.
#pragma once

#include <string_view>

#include <holdfast/core/integers.h>

namespace holdfast::videopoker {

enum class TieRule : u8 {
    lowest_variance,   ///< the hold whose pay varies least
    highest_variance,  ///< the hold whose pay varies most
    most_held,         ///< the hold that keeps most cards
    fewest_held,       ///< the hold that keeps fewest cards
};

/// "lowest-variance", "highest-variance", "most-held", "fewest-held".
std::string_view to_text(TieRule rule);

/// Throws ParseError on any other text.
TieRule parse_tie_rule(std::string_view text);

}  // namespace holdfast::videopoker

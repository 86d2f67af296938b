// Rewrites a part of a plan, as people type it, in the words that its reader knows:
//
//   jacks-or-better-9-6: for 10 hours @ $1.25, 3lines     ->  jacks-or-better-9-6 10 hours at $1.25 3 lines
//   500 hands x 1.25$, 0.25% cash back                    ->  500 hands at 1.25$ 0.25% cash-back
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace holdfast::ask {

struct PlanWord {
    std::string text;
    std::size_t at;     ///< the byte it begins at
    std::size_t bytes;  ///< as typed
};

/// The words of a part, without separators at their ends. Ambiguous words stay as they are: "10h", "x 5".
std::vector<PlanWord> plan_words(const std::string& part);

}  // namespace holdfast::ask

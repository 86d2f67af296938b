#include <algorithm>
#include <array>
#include <string>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/tie_rule.h>

namespace holdfast::videopoker {
namespace {

constexpr std::array<std::string_view, 4> names{"lowest-variance", "highest-variance", "most-held",
                                                "fewest-held"};

}  // namespace

std::string_view to_text(TieRule rule) {
    return names[static_cast<std::size_t>(rule)];
}

TieRule parse_tie_rule(std::string_view text) {
    const auto* const found = std::find(names.begin(), names.end(), text);
    if (found == names.end()) {
        throw ParseError(
            "'" + std::string(text) +
                "' is not a tie rule: lowest-variance, highest-variance, most-held or fewest-held",
            std::string(text));
    }
    return static_cast<TieRule>(found - names.begin());
}

}  // namespace holdfast::videopoker

#include <algorithm>
#include <cmath>

#include <holdfast/bankroll/session_cost.h>

namespace holdfast::bankroll {

std::optional<u64> finest_unit(u64 finest, const std::function<bool(u64 unit)>& fits) {
    if (fits(finest)) return finest;
    if (finest == 1 || !fits(1)) return std::nullopt;
    constexpr double as_fine = 1.05;
    u64 fine = 1;
    u64 too_fine = finest;
    while (too_fine - fine > 1 && static_cast<double>(too_fine) > as_fine * static_cast<double>(fine)) {
        // Halfway on the scale of logarithms: the finest may be a million million, and the answer a dozen.
        const double halfway = std::sqrt(static_cast<double>(fine) * static_cast<double>(too_fine));
        const u64 middle = std::clamp(static_cast<u64>(halfway), fine + 1, too_fine - 1);
        (fits(middle) ? fine : too_fine) = middle;
    }
    return fine;
}

}  // namespace holdfast::bankroll

#include <algorithm>

#include <holdfast/videopoker/detail/tie_breaker.h>

namespace holdfast::videopoker::detail {

TiedHold TieBreaker::describe(const OutcomeCounts& deal, u32 hold) const {
    TiedHold tied{hold, {}, 0};
    const u64 factor = scale_.factor[static_cast<std::size_t>(__builtin_popcount(hold))];
    const std::vector<u32> draws = deal.of_hold(hold);
    for (std::size_t row = 0; row < draws.size(); ++row) {
        const u128 pay = tables_.pays().pays[row];
        tied.counts.push_back(draws[row] * factor);
        tied.second_moment += tied.counts.back() * pay * pay;
    }
    return tied;
}

bool TieBreaker::preferred(const TiedHold& a, const TiedHold& b) const {
    const int held_a = __builtin_popcount(a.hold);
    const int held_b = __builtin_popcount(b.hold);
    switch (rule_) {
        case TieRule::lowest_variance:
            if (a.second_moment != b.second_moment) {
                return a.second_moment < b.second_moment;
            }
            break;
        case TieRule::highest_variance:
            if (a.second_moment != b.second_moment) {
                return a.second_moment > b.second_moment;
            }
            break;
        case TieRule::most_held:
            if (held_a != held_b) {
                return held_a > held_b;
            }
            break;
        case TieRule::fewest_held:
            if (held_a != held_b) {
                return held_a < held_b;
            }
            break;
    }
    return a.counts > b.counts;
}

std::vector<TiedHold> TieBreaker::ranked(const OutcomeCounts& deal, u32 optimal) const {
    std::vector<TiedHold> holds;
    for (; optimal != 0; optimal &= optimal - 1) {
        holds.push_back(describe(deal, static_cast<u32>(__builtin_ctz(optimal))));
    }
    std::stable_sort(holds.begin(), holds.end(),
                     [this](const TiedHold& a, const TiedHold& b) { return preferred(a, b); });
    return holds;
}

}  // namespace holdfast::videopoker::detail

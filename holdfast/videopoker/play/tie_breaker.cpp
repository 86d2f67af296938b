#include <algorithm>
#include <numeric>

#include <holdfast/videopoker/play/tie_breaker.h>

namespace holdfast::videopoker::detail {

TieBreaker::TieBreaker(const GameTables& tables, const HoldScale& scale, TieRule rule)
    : scale_(scale), rule_(rule) {
    for (const u64 pay : tables.pays().pays) {
        squared_pays_.push_back(u128{pay} * pay);
    }
}

TiedHold TieBreaker::describe(const OutcomeCounts& deal, Hold hold) const {
    return {hold, deal.of_hold(hold, static_cast<u32>(scale_.factor_of(hold)))};
}

u128 TieBreaker::second_moment(const TiedHold& tied) const {
    return std::inner_product(squared_pays_.begin(), squared_pays_.end(), tied.counts.begin(), u128{0});
}

bool TieBreaker::preferred(const TiedHold& a, const TiedHold& b) const {
    if (rule_ == TieRule::most_held || rule_ == TieRule::fewest_held) {
        const int more_held = a.hold.size() - b.hold.size();
        if (more_held != 0) return (more_held > 0) == (rule_ == TieRule::most_held);
    } else {
        // Tied holds have the same mean, so the larger second moment is the larger variance.
        const u128 moment_a = second_moment(a);
        const u128 moment_b = second_moment(b);
        if (moment_a != moment_b) return (moment_a > moment_b) == (rule_ == TieRule::highest_variance);
    }
    // The first row that differs decides, whatever it pays: the rule must not leave it to the order of
    // search.
    return std::lexicographical_compare(b.counts.begin(), b.counts.end(), a.counts.begin(), a.counts.end());
}

}  // namespace holdfast::videopoker::detail

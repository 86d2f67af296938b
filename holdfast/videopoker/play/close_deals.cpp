#include <algorithm>
#include <limits>

#include <holdfast/videopoker/play/close_deals.h>
#include <holdfast/videopoker/play/deal_values.h>

namespace holdfast::videopoker {
namespace {

using detail::ValuedDeals;

/// The largest whole number x with x / denominator <= bound: by halving, for the bound may have any digits.
u64 floor_of_product(const Rational& bound, u128 denominator) {
    u64 least = 0;
    u64 most = std::numeric_limits<u64>::max();
    while (least < most) {
        const u64 middle = most - (most - least) / 2;
        if (Rational(u128{middle}, denominator) <= bound) {
            least = middle;
        } else {
            most = middle - 1;
        }
    }
    return least;
}

bool is_close(const ValuedDeals& deals, u32 lane, u64 within) {
    u64 best = 0;
    for (std::size_t mask = 0; mask < hold_count; ++mask) best = std::max(best, deals.values[mask][lane]);
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        const u64 cost = best - deals.values[mask][lane];
        if (cost > 0 && cost <= within) return true;
    }
    return false;
}

}  // namespace

std::vector<u8> close_deals(const GameTables& tables, const Rational& within, const Work& work) {
    const detail::DealValues values(tables);
    const u64 bound = floor_of_product(within, u128{values.scale().common} * tables.pays().denominator);
    std::vector<u8> is_in(tables.classes().size(deal_size));
    // Each class is visited once, and workers may write different bytes at the same time: no lock is needed.
    values.for_each(work, [&](const ValuedDeals& deals, unsigned) {
        for (u32 lane = 0; lane < deals.count; ++lane) {
            is_in[deals.family->class_of(deals.pattern, deals.first_rank_set + lane)] =
                is_close(deals, lane, bound) ? 1 : 0;
        }
    });
    return is_in;
}

}  // namespace holdfast::videopoker

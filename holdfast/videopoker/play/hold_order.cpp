#include <algorithm>
#include <utility>

#include <holdfast/videopoker/play/hold_order.h>

namespace holdfast::videopoker::detail {
namespace {

HoldOrder order_of_holds(const DealFamily& family) {
    // [mask] cards held, most first; then the ranks as a number: ordinals do, as they rise with the ranks
    std::array<std::pair<int, u32>, hold_count> key{};
    HoldOrder order{};
    for (u32 mask = 0; mask < hold_count; ++mask) {
        u32 ranks = 0;
        u32 place = 0;
        for (int ordinal = 0; ordinal < family.shape->ranks(); ++ordinal) {
            for (int i = 0; i < family.shape->multiplicity(ordinal); ++i, ++place) {
                ranks |= ((mask >> place) & 1U) << static_cast<u32>(ordinal);
            }
        }
        key[mask] = {-__builtin_popcount(mask), ranks};
        order.masks[mask] = static_cast<u8>(mask);
    }
    std::stable_sort(order.masks.begin(), order.masks.end(), [&](u8 a, u8 b) { return key[a] < key[b]; });
    // Equal keys: as many cards of the same ranks, of other suits.
    for (std::size_t i = 1; i < hold_count; ++i) {
        order.is_tied[i] = key[order.masks[i]] == key[order.masks[i - 1]];
    }
    return order;
}

}  // namespace

std::vector<HoldOrder> hold_orders(const std::vector<DealFamily>& families) {
    std::vector<HoldOrder> orders;
    for (const DealFamily& family : families) orders.push_back(order_of_holds(family));
    return orders;
}

}  // namespace holdfast::videopoker::detail

// The holds of one class of deals that a chart can choose from, in the order of the tie-break: more cards
// first, then lower cards, then smaller value. The first hold that fits a row is so the one that the row
// keeps.
#pragma once

#include <array>

#include <holdfast/strategy/holds/hold_types.h>
#include <holdfast/videopoker/paytables/hold.h>

namespace holdfast::videopoker {

namespace detail {
struct HoldOrder;
struct ValuedDeals;
}  // namespace detail

struct OfferedHold {
    TypeIndex type;
    u8 mask;    ///< of the class's representative, its cards in rising order (DealFamily)
    u64 value;  ///< the expected pay * DealWalk::value_denominator()
};

/// One class of deals.
struct DealHolds {
    const DealFamily* family;
    std::size_t pattern;
    u32 rank_set;
    u32 weight;  ///< how many deals the class has
    std::size_t section;
    u64 best_value;  ///< of all 32 holds
    std::size_t count;
    std::array<OfferedHold, hold_count> holds;  ///< the first `count`

    const OfferedHold* begin() const { return holds.data(); }
    const OfferedHold* end() const { return holds.data() + count; }
    CardSet cards(const DealClasses& classes) const {
        return classes.representative(*family, pattern, rank_set);
    }
};

/// The cards of `deal`, in rising order, whose places are the bits of `mask`.
CardSet held_cards(CardSet deal, u32 mask);

/// The holds of one deal whose types are below `type_count`: that of the offered types, or of all.
void gather_holds(const HoldTypes& types, std::size_t type_count, const detail::ValuedDeals& deals,
                  const detail::HoldOrder& order, u32 lane, DealHolds& deal);

}  // namespace holdfast::videopoker

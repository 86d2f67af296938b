// A walk over all classes of deals, each with the exact values of its holds.
//
// Values are whole multiples of 1 / value_denominator(): the common denominator of all draws times that of
// the pays. A class stands for `weight` deals that differ only in suits, so sums over all deals are sums of
// weight * value.
#pragma once

#include <array>
#include <functional>
#include <memory>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/strategy/holds/hold_types.h>

namespace holdfast::videopoker {

// The holds of one class of deals that a chart can choose from, in the order of the tie-break: more cards
// first, then lower cards, then smaller value. So the first hold that matches a row is the one that the row
// keeps.

namespace detail {
class DealValues;
struct HoldOrder;
struct ValuedDeals;
}  // namespace detail

struct OfferedHold {
    TypeIndex type;
    u8 mask;    ///< the cards held of the class's representative, which are in rising order (DealFamily)
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

/// Gathers the holds of one deal whose types are below `type_count`, which is the number of offered or of all
/// types.
void gather_holds(const HoldTypes& types, std::size_t type_count, const detail::ValuedDeals& deals,
                  const detail::HoldOrder& order, u32 lane, DealHolds& deal);

class DealWalk {
  public:
    /// Keeps a reference: `types` must outlive this object.
    explicit DealWalk(const HoldTypes& types) : DealWalk(types, types.types().size()) {}
    /// A walk with the holds whose types are below `type_count`: all_types().size() for all of them.
    DealWalk(const HoldTypes& types, std::size_t type_count);

    const HoldTypes& types() const { return *types_; }
    /// The denominator of values: a value divided by it is the expected pay.
    u128 value_denominator() const;
    /// The denominator of sums of weight * value over all deals: divided by it they are returns.
    u128 total_denominator() const;

    using Body = std::function<void(const DealHolds&, unsigned worker)>;
    /// Calls body for all classes of deals, in no particular order but each once; worker as in
    /// for_each_index. Throws Stopped.
    void for_each(const Work& work, const Body& body) const;
    /// Like for_each(), in rounds of about `deals` classes; after_round is called when all workers are done with a
    /// round. Reports no progress.
    void for_each_in_rounds(u64 deals, const Work& work, const Body& body,
                            const std::function<void()>& after_round) const;

  private:
    /// A function that calls body for each of its deals. Keeps a reference: `body` must outlive it.
    std::function<void(const detail::ValuedDeals&, unsigned worker)> each_deal(unsigned workers,
                                                                               const Body& body) const;

    const HoldTypes* types_;
    std::size_t type_count_;
    std::shared_ptr<const detail::DealValues> values_;
};

}  // namespace holdfast::videopoker

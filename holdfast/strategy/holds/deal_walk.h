// A walk over all classes of deals, each with the exact values of its holds (deal_holds.h).
//
// Values are whole multiples of 1 / value_denominator(): the common denominator of all draws times that of
// the pays. A class stands for `weight` deals that differ in suits alone, so sums over all deals are sums of
// weight * value.
#pragma once

#include <functional>
#include <memory>

#include <holdfast/core/progress.h>
#include <holdfast/strategy/holds/deal_holds.h>

namespace holdfast::videopoker {

namespace detail {
class DealValues;
struct ValuedDeals;
}  // namespace detail

class DealWalk {
  public:
    /// `types` must outlive this.
    explicit DealWalk(const HoldTypes& types);

    const HoldTypes& types() const { return *types_; }
    /// What values are multiples of: a value divided by this is the expected pay.
    u128 value_denominator() const;
    /// What sums of weight * value over all deals are multiples of: divided by this they are returns.
    u128 total_denominator() const;

    using Body = std::function<void(const DealHolds&, unsigned worker)>;
    /// Calls body for all classes of deals, in no particular order but each once; worker as in
    /// for_each_index. Throws Stopped.
    void for_each(const Work& work, const Body& body) const;
    /// Likewise, in rounds of some `deals` classes; all workers are done with a round when after_round is
    /// called. Tells no progress.
    void for_each_in_rounds(u64 deals, const Work& work, const Body& body,
                            const std::function<void()>& after_round) const;

  private:
    /// Calls body for each of some deals that have their values; `body` must outlive it.
    std::function<void(const detail::ValuedDeals&, unsigned worker)> each_deal(unsigned workers,
                                                                               const Body& body) const;

    const HoldTypes* types_;
    std::shared_ptr<const detail::DealValues> values_;
};

}  // namespace holdfast::videopoker

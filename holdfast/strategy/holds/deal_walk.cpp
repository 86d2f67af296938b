#include <vector>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/threads.h>
#include <holdfast/strategy/holds/deal_walk.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/hold_order.h>

namespace holdfast::videopoker {

DealWalk::DealWalk(const HoldTypes& types)
    : types_(&types), values_(std::make_shared<const detail::DealValues>(types.tables())) {}

u128 DealWalk::value_denominator() const {
    return u128{values_->scale().common} * types_->tables().pays().denominator;
}

u128 DealWalk::total_denominator() const {
    return binomial(types_->tables().game().deck.size(), deal_size) * value_denominator();
}

void DealWalk::for_each(const Work& work, const Body& body) const {
    values_->for_each(work, each_deal(worker_count(work), body));
}

void DealWalk::for_each_in_rounds(u64 deals, const Work& work, const Body& body,
                                  const std::function<void()>& after_round) const {
    values_->for_each_in_rounds(deals, work, each_deal(worker_count(work), body), after_round);
}

std::function<void(const detail::ValuedDeals&, unsigned)> DealWalk::each_deal(unsigned workers,
                                                                              const Body& body) const {
    const std::vector<DealFamily>& families = types_->tables().classes().families(deal_size);
    return [this, &body, &families, orders = detail::hold_orders(families),
            deal_of = std::vector<DealHolds>(workers)](const detail::ValuedDeals& deals,
                                                       unsigned worker) mutable {
        const detail::HoldOrder& order = orders[static_cast<std::size_t>(deals.family - families.data())];
        for (u32 lane = 0; lane < deals.count; ++lane) {
            gather_holds(*types_, types_->types().size(), deals, order, lane, deal_of[worker]);
            body(deal_of[worker], worker);
        }
    };
}

}  // namespace holdfast::videopoker

#include <algorithm>
#include <vector>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/strategy/holds/deal_walk.h>

namespace holdfast::videopoker {
namespace {

using detail::HoldOrder;
using detail::ValuedDeals;

/// Appends a hold to the list; among the last `tied` holds, which have the same ranks, the smaller value
/// comes first.
void add_hold(const OfferedHold& hold, std::size_t tied, DealHolds& deal) {
    std::size_t place = deal.count++;
    for (std::size_t i = 0; i < tied && hold.value < deal.holds[place - 1].value; ++i, --place) {
        deal.holds[place] = deal.holds[place - 1];
    }
    deal.holds[place] = hold;
}

}  // namespace

CardSet held_cards(CardSet deal, u32 mask) {
    CardSet held;
    for (const Card card : deal) {
        if ((mask & 1U) != 0) held.insert(card);
        mask >>= 1U;
    }
    return held;
}

void gather_holds(const HoldTypes& types, std::size_t type_count, const ValuedDeals& deals,
                  const HoldOrder& order, u32 lane, DealHolds& deal) {
    deal.family = deals.family;
    deal.pattern = deals.pattern;
    deal.rank_set = deals.first_rank_set + lane;
    deal.weight = deals.family->weight[deals.pattern];
    deal.section = types.section_of(deals.family->class_of(deals.pattern, deal.rank_set));
    deal.best_value = 0;
    deal.count = 0;
    const std::array<u16, max_subsets>& subset_of = deals.family->subset_of[deals.pattern];
    std::size_t tied = 0;  // number of the last holds that have the same ranks as this one
    for (std::size_t place = 0; place < hold_count; ++place) {
        const u8 mask = order.masks[place];
        const u64 value = deals.values[mask][lane];
        deal.best_value = std::max(deal.best_value, value);
        const SubsetRun& run = deals.family->subsets[subset_of[mask]];
        const TypeIndex type = types.any_type_of(run.cards, run.class_of(deal.rank_set), deal.section);
        // A hold that is not offered keeps the count, since the next one may still tie with those before it.
        tied = order.is_tied[place] ? tied : 0;
        if (type >= type_count) continue;
        add_hold({type, mask, value}, tied, deal);
        ++tied;
    }
}

DealWalk::DealWalk(const HoldTypes& types, std::size_t type_count)
    : types_(&types),
      type_count_(type_count),
      values_(std::make_shared<const detail::DealValues>(types.tables())) {}

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
            gather_holds(*types_, type_count_, deals, order, lane, deal_of[worker]);
            body(deal_of[worker], worker);
        }
    };
}

}  // namespace holdfast::videopoker

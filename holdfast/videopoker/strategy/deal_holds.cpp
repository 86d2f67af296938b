#include <algorithm>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/videopoker/detail/deal_values.h>
#include <holdfast/videopoker/strategy/deal_holds.h>

namespace holdfast::videopoker {
namespace {

using detail::ValuedDeals;

/// The 32 masks of a family's deals in the order of the tie-break, values aside.
struct HoldOrder {
    std::array<u8, hold_count> masks;
    /// [i] whether masks i - 1 and i hold as many cards of the same ranks.
    std::array<bool, hold_count> is_tied;
};

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
    for (std::size_t i = 1; i < hold_count; ++i) {
        order.is_tied[i] = key[order.masks[i]] == key[order.masks[i - 1]];
    }
    return order;
}

/// The offered holds of the deals of one pattern, one deal after another.
class HoldGatherer {
  public:
    HoldGatherer(const HoldTypes& types, const ValuedDeals& deals, const HoldOrder& order)
        : types_(types), deals_(deals), order_(order) {
        deal_.family = deals.family;
        deal_.pattern = deals.pattern;
        deal_.weight = deals.family->weight[deals.pattern];
    }

    const DealHolds& gather(u32 lane) {
        deal_.rank_set = deals_.first_rank_set + lane;
        deal_.section = types_.section_of(deals_.family->class_of(deals_.pattern, deal_.rank_set));
        deal_.count = 0;
        deal_.best_value = 0;
        const std::array<u16, max_subsets>& subset_of = deals_.family->subset_of[deals_.pattern];
        for (std::size_t i = 0; i < hold_count; ++i) {
            const u8 mask = order_.masks[i];
            const u64 value = deals_.values[mask][lane];
            deal_.best_value = std::max(deal_.best_value, value);
            const SubsetRun& run = deals_.family->subsets[subset_of[mask]];
            const TypeIndex type = types_.type_of(run.cards, run.class_of(deal_.rank_set), deal_.section);
            tied_ = order_.is_tied[i] ? tied_ : 0;
            if (type != no_type) add({type, mask, value});
        }
        return deal_;
    }

  private:
    /// Among holds of the same ranks the smaller value goes first.
    void add(const OfferedHold& hold) {
        std::size_t place = deal_.count;
        for (std::size_t i = 0; i < tied_ && hold.value < deal_.holds[place - 1].value; ++i) {
            deal_.holds[place] = deal_.holds[place - 1];
            --place;
        }
        deal_.holds[place] = hold;
        ++deal_.count;
        ++tied_;
    }

    const HoldTypes& types_;
    const ValuedDeals& deals_;
    const HoldOrder& order_;
    DealHolds deal_{};
    std::size_t tied_ = 0;  ///< how many of the last holds have the ranks of the current mask
};

}  // namespace

CardSet held_cards(CardSet deal, u32 mask) {
    CardSet held;
    for (const Card card : deal) {
        if ((mask & 1U) != 0) held.insert(card);
        mask >>= 1U;
    }
    return held;
}

DealWalk::DealWalk(const HoldTypes& types)
    : types_(&types), values_(std::make_shared<const detail::DealValues>(types.tables())) {}

u128 DealWalk::value_denominator() const {
    return u128{values_->scale().common} * types_->tables().pays().denominator;
}

u128 DealWalk::total_denominator() const {
    return binomial(types_->tables().game().deck.size(), deal_size) * value_denominator();
}

void DealWalk::for_each(const Work& work,
                        const std::function<void(const DealHolds&, unsigned worker)>& body) const {
    const std::vector<DealFamily>& families = types_->tables().classes().families(deal_size);
    std::vector<HoldOrder> orders;
    for (const DealFamily& family : families) orders.push_back(order_of_holds(family));
    values_->for_each(work, [&](const ValuedDeals& deals, unsigned worker) {
        HoldGatherer gatherer(*types_, deals,
                              orders[static_cast<std::size_t>(deals.family - families.data())]);
        for (u32 lane = 0; lane < deals.count; ++lane) body(gatherer.gather(lane), worker);
    });
}

}  // namespace holdfast::videopoker

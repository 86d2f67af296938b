#include <algorithm>
#include <utility>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/play_difference.h>

namespace holdfast::videopoker {
namespace {

using detail::ValuedDeals;

u64 best_value(const ValuedDeals& deals, u32 lane, u32 holds) {
    u64 best = 0;
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        if (((holds >> mask) & 1U) != 0) best = std::max(best, deals.values[mask][lane]);
    }
    return best;
}

/// The holds among `holds` that have this value.
u32 holds_worth(const ValuedDeals& deals, u32 lane, u32 holds, u64 value) {
    u32 found = 0;
    for (u32 mask = 0; mask < hold_count; ++mask) {
        if (((holds >> mask) & 1U) != 0 && deals.values[mask][lane] == value) found |= 1U << mask;
    }
    return found;
}

constexpr u32 every_hold = ~u32{0};
static_assert(hold_count == 32);

Hold first_of(u32 holds) {
    u32 mask = 0;
    while (((holds >> mask) & 1U) == 0) ++mask;
    return Hold::from_mask(mask);
}

}  // namespace

BestHolds best_holds_of_deals(const GameTables& tables, const Work& work) {
    tables.refuse_order();
    BestHolds holds(tables.classes().size(deal_size));
    // Each class is visited once, by one worker.
    detail::DealValues(tables).for_each(work, [&](const ValuedDeals& deals, unsigned) {
        for (u32 lane = 0; lane < deals.count; ++lane) {
            holds[deals.family->class_of(deals.pattern, deals.first_rank_set + lane)] =
                holds_worth(deals, lane, every_hold, best_value(deals, lane, every_hold));
        }
    });
    return holds;
}

bool have_same_deals(const GameTables& one, const GameTables& other) {
    return one.game().deck == other.game().deck && one.classes().symmetry() == other.classes().symmetry();
}

DifferentPlays different_plays(const GameTables& here, const BestHolds& played, const Work& work) {
    here.refuse_order();
    if (played.size() != here.classes().size(deal_size)) {
        throw InvalidArgument("these best holds are those of other classes of deals");
    }
    if (std::find(played.begin(), played.end(), 0U) != played.end()) {
        throw InvalidArgument("a deal without a best hold");
    }
    const detail::DealValues values(here);
    std::vector<std::vector<DifferentPlay>> found(worker_count(work));
    values.for_each(work, [&](const ValuedDeals& deals, unsigned worker) {
        for (u32 lane = 0; lane < deals.count; ++lane) {
            const u32 deal_class = deals.family->class_of(deals.pattern, deals.first_rank_set + lane);
            const u64 best = best_value(deals, lane, every_hold);
            const u64 reached = best_value(deals, lane, played[deal_class]);
            if (reached == best) continue;
            found[worker].push_back({deal_class, deals.family->weight[deals.pattern],
                                     first_of(holds_worth(deals, lane, played[deal_class], reached)),
                                     first_of(holds_worth(deals, lane, every_hold, best)), best - reached});
        }
    });
    DifferentPlays all{{}, u128{values.scale().common} * here.pays().denominator};
    for (const std::vector<DifferentPlay>& each : found) {
        all.classes.insert(all.classes.end(), each.begin(), each.end());
    }
    std::sort(all.classes.begin(), all.classes.end(),
              [](const DifferentPlay& a, const DifferentPlay& b) { return a.deal_class < b.deal_class; });
    return all;
}

PlayDifference play_difference(const GameTables& here, const BestHolds& played, const Work& work) {
    const DifferentPlays different = different_plays(here, played, work);
    PlayDifference difference;
    u128 cost = 0;
    const DifferentPlay* costliest = nullptr;
    for (const DifferentPlay& each : different.classes) {
        difference.deals += each.deals;
        cost += u128{each.deals} * each.cost;
        if (costliest == nullptr || each.cost > costliest->cost) costliest = &each;
    }
    if (costliest == nullptr) return difference;
    difference.cost = Rational(cost, different.unit) / Rational(binomial(here.game().deck.size(), deal_size));
    difference.costliest = {representative_deal(here.classes(), costliest->deal_class), costliest->played,
                            costliest->best, Rational(u128{costliest->cost}, different.unit)};
    return difference;
}

}  // namespace holdfast::videopoker

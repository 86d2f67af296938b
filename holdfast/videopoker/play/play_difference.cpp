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

/// The most expensive class of deals so far; of equals, the one with the lowest number.
struct Dearest {
    u64 cost = 0;
    u32 deal_class = 0;
    u32 played = 0;
    u32 best = 0;

    bool is_before(const Dearest& other) const {
        return cost > other.cost || (cost == other.cost && cost > 0 && deal_class < other.deal_class);
    }
};

struct Tally {
    u64 deals = 0;
    u128 cost = 0;
    Dearest dearest;

    void add(const ValuedDeals& valued, u32 lane, u32 deal_class, u32 played) {
        const u64 best = best_value(valued, lane, every_hold);
        const u64 reached = best_value(valued, lane, played);
        if (reached == best) return;
        const u32 weight = valued.family->weight[valued.pattern];
        deals += weight;
        cost += u128{weight} * (best - reached);
        const Dearest here{best - reached, deal_class, holds_worth(valued, lane, played, reached),
                           holds_worth(valued, lane, every_hold, best)};
        if (here.is_before(dearest)) dearest = here;
    }

    void add(const Tally& other) {
        deals += other.deals;
        cost += other.cost;
        if (other.dearest.is_before(dearest)) dearest = other.dearest;
    }
};

}  // namespace

BestHolds best_holds_of_deals(const GameTables& tables, const Work& work) {
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

PlayDifference play_difference(const GameTables& here, const BestHolds& played, const Work& work) {
    if (played.size() != here.classes().size(deal_size)) {
        throw InvalidArgument("these best holds are those of other classes of deals");
    }
    if (std::find(played.begin(), played.end(), 0U) != played.end()) {
        throw InvalidArgument("a deal without a best hold");
    }
    const detail::DealValues values(here);
    std::vector<Tally> tallies(worker_count(work));
    values.for_each(work, [&](const ValuedDeals& deals, unsigned worker) {
        for (u32 lane = 0; lane < deals.count; ++lane) {
            const u32 deal_class = deals.family->class_of(deals.pattern, deals.first_rank_set + lane);
            tallies[worker].add(deals, lane, deal_class, played[deal_class]);
        }
    });
    Tally sum;
    for (const Tally& tally : tallies) sum.add(tally);
    const u128 unit = u128{values.scale().common} * here.pays().denominator;
    PlayDifference difference{
        sum.deals, Rational(sum.cost, unit) / Rational(binomial(here.game().deck.size(), deal_size)), {}};
    if (sum.deals == 0) return difference;
    std::vector<Card> cards;
    for (const Card card : here.classes().representative(deal_size, sum.dearest.deal_class)) {
        cards.push_back(card);
    }
    difference.dearest = DearestDeal{Deal(cards), first_of(sum.dearest.played), first_of(sum.dearest.best),
                                     Rational(u128{sum.dearest.cost}, unit)};
    return difference;
}

}  // namespace holdfast::videopoker

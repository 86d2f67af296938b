#include <algorithm>
#include <utility>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/ordered_play.h>

namespace holdfast::videopoker::detail {
namespace {

constexpr std::array<u64, deal_size + 1> factorials{1, 1, 2, 6, 24, 120};
constexpr u64 orders_of_deal = factorials[deal_size];

/// At most one hold for each suit, each with 0 to 2 right orders: 3^4 ways.
constexpr std::size_t most_keys = 81;

/// All 120 ways in which five cards can stand.
const std::array<Places, orders_of_deal>& all_places() {
    static const std::array<Places, orders_of_deal> all = [] {
        std::array<Places, orders_of_deal> found{};
        Places places = as_dealt;
        for (Places& each : found) {
            each = places;
            std::next_permutation(places.begin(), places.end());
        }
        return found;
    }();
    return all;
}

GameTables tables_in_order(const GameTables& tables) {
    return tables.with_row_values(pays_of(tables.game()));
}

/// The pays of a row over the denominator of all of them.
u64 pay_of(const GameTables& tables, std::size_t row) {
    return tables.pays().pays[row];
}

std::array<Card, deal_size> cards_of(CardSet set) {
    const Card none = Card::joker(0);
    std::array<Card, deal_size> cards{none, none, none, none, none};
    std::size_t place = 0;
    for (const Card card : set) cards[place++] = card;
    return cards;
}

}  // namespace

RoyalHolds::RoyalHolds(const std::array<Card, deal_size>& cards)
    : cards_(cards), suited_(0), fresh_suits_(suit_count) {
    std::array<u32, suit_count> of_suit{};
    for (u32 i = 0; i < deal_size; ++i) {
        if (cards[i].is_joker() || cards[i].rank() < Rank::ten) continue;
        of_suit[static_cast<std::size_t>(cards[i].suit())] |= 1U << i;
    }
    u32 holds = 0;
    for (const u32 mask : of_suit) {
        if (mask == 0) continue;
        holds |= 1U << mask;
        --fresh_suits_;
    }
    suited_ = HoldSet(holds);
}

u32 RoyalHolds::royals(Hold hold) const {
    if (hold == Hold()) return fresh_suits_;
    return (suited_.bits() >> hold.mask()) & 1U;
}

bool RoyalHolds::stand_right(Hold hold, const Places& places, bool from_the_right) const {
    for (std::size_t i = 0; i < deal_size; ++i) {
        if (!hold.holds(i)) continue;
        const int from_left = number_of(cards_[i].rank()) - number_of(Rank::ten);
        if (places[i] != (from_the_right ? deal_size - 1 - from_left : from_left)) return false;
    }
    return true;
}

u32 RoyalHolds::right_orders(Hold hold, CardOrder order, const Places& places) const {
    u32 right = stand_right(hold, places, false) ? 1 : 0;
    if (order == CardOrder::reversible && stand_right(hold, places, true)) ++right;
    return right;
}

OrderedPlay::OrderedPlay(const GameTables& tables)
    : order_(*tables.order()),
      in_order_(tables_in_order(tables)),
      scale_(HoldScale::in_order(tables.game().deck)),
      unordered_(tables.game().deck),
      unit_(scale_.common / unordered_.common),
      extra_(u128{pay_of(in_order_, order_.row)} - pay_of(in_order_, order_.otherwise)) {}

u64 OrderedPlay::out_of_order(const RoyalHolds& royals, Hold hold, u32 right) const {
    const u64 orders = factorials[static_cast<std::size_t>(deal_size - hold.size())];
    return royals.royals(hold) * (orders - right) * scale_.factor_of(hold);
}

TiedHold OrderedPlay::outcomes(const OutcomeCounts& deal, const RoyalHolds& royals, Hold hold,
                               u32 right) const {
    TiedHold tied{hold, deal.of_hold(hold, static_cast<u32>(unordered_.factor_of(hold) * unit_))};
    const auto moved = static_cast<u32>(out_of_order(royals, hold, right));
    tied.counts[order_.row] -= moved;
    tied.counts[order_.otherwise] += moved;
    return tied;
}

/// A class of deals with what its holds are worth.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): without a default, as RoyalHolds have none
struct OrderedTally::DealAtPlaces {
    const ValuedDeals& deals;
    u32 lane;
    RoyalHolds royals;
    u64 weight;
    std::array<u64, hold_count>
        values{};  ///< [mask] over OrderedPlay::scale(); of suited holds, if always in order

    /// The best of the holds whose value no place changes.
    u64 best_of_the_rest() const {
        u64 best = 0;
        for (u32 mask = 0; mask < hold_count; ++mask) {
            if (((royals.suited().bits() >> mask) & 1U) == 0) best = std::max(best, values[mask]);
        }
        return best;
    }
    /// The other holds that are worth `value`.
    u32 rest_worth(u64 value) const {
        u32 holds = 0;
        for (u32 mask = 0; mask < hold_count; ++mask) holds |= (values[mask] == value ? 1U : 0U) << mask;
        return holds & ~royals.suited().bits();
    }
};

OrderedTally::OrderedTally(const OrderedPlay& play, TieRule rule, Played played)
    : play_(play),
      breaker_(play.in_order(), play.scale(), rule),
      played_(std::move(played)),
      counts_(play.in_order().game().rows.size()),
      below_(counts_.size()),
      above_(counts_.size()) {}

void OrderedTally::play(const ValuedDeals& deals) {
    for (u32 lane = 0; lane < deals.count; ++lane) play_deal(deals, lane);
}

void OrderedTally::play_deal(const ValuedDeals& deals, u32 lane) {
    const CardSet set =
        play_.in_order().classes().representative(*deals.family, deals.pattern, deals.first_rank_set + lane);
    DealAtPlaces deal{deals, lane, RoyalHolds(cards_of(set)), deals.family->weight[deals.pattern]};
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        deal.values[mask] = deals.values[mask][lane] * play_.unit();
    }
    // Five new cards have the same chance at all places.
    const u32 orders = orders_of(play_.order().order);
    deal.values[0] -= static_cast<u64>(play_.loss(play_.out_of_order(deal.royals, Hold(), orders)));
    const u64 rest = deal.best_of_the_rest();
    bool competes = false;
    for (const Hold hold : deal.royals.suited()) {
        const auto most = static_cast<u32>(
            std::min<u64>(orders, factorials[static_cast<std::size_t>(deal_size - hold.size())]));
        for (const u32 right : {0U, most}) {
            const u64 loss = static_cast<u64>(play_.loss(play_.out_of_order(deal.royals, hold, right)));
            competes = competes || deal.values[hold.mask()] - loss >= rest;
        }
    }
    if (competes) return play_places(deal);
    const u64 times = deal.weight * orders_of_deal;
    add_value(rest, times);
    ignoring_ += u128{rest} * orders_of_deal * times;
    play_optimal(deal, HoldSet(deal.rest_worth(rest)), {}, times);
}

void OrderedTally::play_places(const DealAtPlaces& deal) {
    const OrderedRow& order = play_.order();
    const u64 rest = deal.best_of_the_rest();
    // What ignores places has the mean over all of them; everything is multiplied by 120.
    u128 best_ignoring = u128{rest} * orders_of_deal;
    u32 optimal_ignoring = deal.rest_worth(rest);
    for (const Hold hold : deal.royals.suited()) {
        const u128 value =
            u128{deal.values[hold.mask()]} * orders_of_deal -
            play_.loss(play_.out_of_order(deal.royals, hold, 0)) * (orders_of_deal - orders_of(order.order));
        if (value > best_ignoring) optimal_ignoring = 0;
        best_ignoring = std::max(best_ignoring, value);
        if (value == best_ignoring) optimal_ignoring |= 1U << hold.mask();
    }
    ignoring_ += best_ignoring * orders_of_deal * deal.weight;

    std::array<u32, most_keys> places_of_key{};
    std::array<RightOrders, most_keys> right_of_key{};
    for (const Places& places : all_places()) {
        RightOrders right{};
        std::size_t key = 0;
        for (const Hold hold : deal.royals.suited()) {
            right[hold.mask()] = static_cast<u8>(deal.royals.right_orders(hold, order.order, places));
            key = 3 * key + right[hold.mask()];
        }
        ++places_of_key[key];
        right_of_key[key] = right;
    }
    for (std::size_t key = 0; key < most_keys; ++key) {
        if (places_of_key[key] == 0) continue;
        const RightOrders& right = right_of_key[key];
        u64 best = rest;
        u32 optimal = deal.rest_worth(rest);
        for (const Hold hold : deal.royals.suited()) {
            const u64 out = play_.out_of_order(deal.royals, hold, right[hold.mask()]);
            const u64 value = deal.values[hold.mask()] - static_cast<u64>(play_.loss(out));
            if (value > best) optimal = 0;
            best = std::max(best, value);
            if (value == best) optimal |= 1U << hold.mask();
        }
        const u64 times = deal.weight * places_of_key[key];
        add_value(best, times);
        if ((optimal & optimal_ignoring) == 0) changed_deals_ += times;
        play_optimal(deal, HoldSet(optimal), right, times);
    }
}

// Squares exceed 2^64, and their sum 2^128: low and high halves are added separately.
void OrderedTally::add_value(u64 value, u64 deals) {
    const u128 square = u128{value} * value;
    square_low_ += u128{static_cast<u64>(square)} * deals;
    square_high_ += u128{static_cast<u64>(square >> 64U)} * deals;
}

void OrderedTally::play_optimal(const DealAtPlaces& deal, HoldSet optimal, const RightOrders& right,
                                u64 deals) {
    const GameTables& tables = play_.in_order();
    const auto family =
        static_cast<std::size_t>(deal.deals.family - tables.classes().families(deal_size).data());
    const OutcomeCounts outcomes(tables, *deal.deals.family, tables.groups().family(family),
                                 deal.deals.pattern, deal.deals.first_rank_set + deal.lane, optimal);
    std::vector<TiedHold> tied;
    for (const Hold hold : optimal) {
        const u32 orders = hold == Hold() ? orders_of(play_.order().order) : right[hold.mask()];
        tied.push_back(play_.outcomes(outcomes, deal.royals, hold, orders));
    }
    const BrokenTie tie = breaker_.broken(tied);
    if (tied.size() > 1) tied_deals_ += deals;
    if (played_) played_(tie.chosen, deals);
    for (std::size_t row = 0; row < counts_.size(); ++row) {
        counts_[row] += deals * tie.chosen.counts[row];
        below_[row] += deals * (tie.chosen.counts[row] - tie.fewest[row]);
        above_[row] += deals * (tie.most[row] - tie.chosen.counts[row]);
    }
}

void OrderedTally::add(const OrderedTally& other) {
    for (std::size_t row = 0; row < counts_.size(); ++row) {
        counts_[row] += other.counts_[row];
        below_[row] += other.below_[row];
        above_[row] += other.above_[row];
    }
    tied_deals_ += other.tied_deals_;
    changed_deals_ += other.changed_deals_;
    ignoring_ += other.ignoring_;
    square_low_ += other.square_low_;
    square_high_ += other.square_high_;
}

namespace {

/// Each worker plays with its own tally.
void play_all(const OrderedPlay& play, std::vector<OrderedTally>& tallies, const Work& work) {
    DealValues(play.in_order()).for_each(work, [&](const ValuedDeals& deals, unsigned worker) {
        tallies[worker].play(deals);
    });
}

}  // namespace

OrderedTally tally_in_order(const OrderedPlay& play, TieRule rule, const Work& work) {
    std::vector<OrderedTally> tallies(worker_count(work), OrderedTally(play, rule));
    play_all(play, tallies, work);
    for (std::size_t worker = 1; worker < tallies.size(); ++worker) tallies.front().add(tallies[worker]);
    return tallies.front();
}

void for_each_play_in_order(
    const OrderedPlay& play, TieRule rule, const Work& work,
    const std::function<void(const TiedHold& hold, u64 deals, unsigned worker)>& body) {
    std::vector<OrderedTally> tallies;
    for (unsigned worker = 0; worker < worker_count(work); ++worker) {
        tallies.emplace_back(play, rule,
                             [&body, worker](const TiedHold& hold, u64 deals) { body(hold, deals, worker); });
    }
    play_all(play, tallies, work);
}

}  // namespace holdfast::videopoker::detail

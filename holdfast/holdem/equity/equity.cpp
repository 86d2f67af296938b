#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/holdem/equity/detail/hand_tuples.h>
#include <holdfast/holdem/equity/detail/pair_sweep.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/preflop/preflop_tables.h>

namespace holdfast::holdem {
namespace {

/// The time of one choice of hole cards, in steps.
u64 steps_of_a_tuple(const Showdown& live) {
    constexpr u64 to_list_it = 100;
    constexpr u64 before_the_flop = 30'000;  // for each player
    return to_list_it + live.players.size() * (live.board.empty() ? before_the_flop : live.boards());
}

/// Whether to list the choices, which may show that they are few: before the flop, where a sweep takes
/// minutes, listing may take up to a second; on a board only if it is certainly faster.
bool are_worth_listing(const Showdown& live, u64 sweep_steps) {
    const u64 bound = detail::tuple_bound(live);
    return bound <= detail::most_tuples &&
           (live.board.empty() || bound * steps_of_a_tuple(live) <= sweep_steps);
}

WinnerCounts tabulated_winners(const Showdown& showdown) {
    WinnerCounts counts(2);
    const std::vector<HoleCards> others = showdown.players[1].combos();
    for (const HoleCards hand : showdown.players[0].combos()) {
        for (const HoleCards other : others) {
            if (!(hand.cards() & other.cards()).empty()) continue;
            const PairCount pair = preflop_pair(hand, other);
            // At most 10^12; most_deals() bounds the sum.
            const u128 weight =
                u128{showdown.players[0].numerator(hand)} * showdown.players[1].numerator(other);
            counts[0b01] += weight * pair.wins;
            counts[0b10] += weight * pair.losses;
            counts[0b11] += weight * pair.ties();
        }
    }
    return counts;
}

}  // namespace

ExactEquity::ExactEquity(const Showdown& showdown, const Work& work) : live_(with_live_combos(showdown)) {
    check_players(showdown);
    if (!live_.most_deals()) return;
    // The table counts all boards of the full deck; if some cards are known or dead, fewer are possible.
    if (live_.players.size() == 2 && live_.taken().empty() && live_.board.flops() == nullptr) {
        way_ = Way::table;
        steps_ = live_.players[0].size() * live_.players[1].size();
        return;
    }
    way_ = Way::sweeps;
    steps_ = detail::sweep_steps(live_);
    if (live_.board.flops() == nullptr && are_worth_listing(live_, steps_)) {
        tuples_ =
            std::make_shared<const std::vector<detail::HandTuple>>(detail::hand_tuples(live_, work.stop));
        const u64 steps = tuples_->size() * steps_of_a_tuple(live_);
        way_ = steps < steps_ ? Way::tuples : Way::sweeps;
        steps_ = std::min(steps, steps_);
    }
}

u64 ExactEquity::years() const {
    constexpr u64 steps_of_a_year =
        600'000'000 * (365 * u64{86'400});  // sweeps and tuples alike, as measured
    return steps_ / steps_of_a_year;
}

bool can_be_counted(const Showdown& showdown) {
    check_players(showdown);
    const Showdown live = with_live_combos(showdown);
    // Choices few enough to be listed are always few enough to be counted.
    return live.most_deals() &&
           ((live.board.flops() == nullptr && detail::tuple_bound(live) <= detail::most_tuples) ||
            detail::sweep_steps(live) <= ExactEquity::most_steps);
}

WinnerCounts ExactEquity::winners(const Work& work) const {
    switch (way_) {
        case Way::table:
            return tabulated_winners(live_);
        case Way::tuples:
            return detail::count_tuples(live_, *tuples_, work);
        case Way::sweeps:
            return detail::sweep_runouts(live_, work);
        case Way::none:
            break;
    }
    throw OverflowError("the weighted counts of these ranges pass 128 bits");
}

}  // namespace holdfast::holdem

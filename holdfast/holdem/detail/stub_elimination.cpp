#include <algorithm>

#include <holdfast/holdem/detail/matchings.h>
#include <holdfast/holdem/detail/stub_elimination.h>

namespace holdfast::holdem::detail {

StubElimination::StubElimination(int pair_limit, Scratch& scratch)
    : pair_limit_(pair_limit), scratch_(scratch) {}

Module StubElimination::solve(const std::vector<Module>& modules, const Colours& between) {
    const Plan plan = cheapest_plan(modules, between);
    basis_ = plan.basis;
    Module all{{}, basis_, MatchingPolynomial::one(scratch_)};
    for (const Module& module : modules) {
        all.cards.plain = static_cast<u8>(all.cards.plain + module.cards.plain);
        all.cards.suited = static_cast<u8>(all.cards.suited + module.cards.suited);
    }
    pairs_ = most_pairs(all.cards, pair_limit_);
    states_.start({});
    *states_.at(0, scratch_).line(0, 0) = 1;
    for (const Turn& turn : turns_of(plan, modules, between)) {
        take_turn(turn);
    }
    all.counts = states_.at(0, scratch_);
    all.counts.drop_empty_ties();
    return all;
}

StubElimination::Plan StubElimination::cheapest_plan(const std::vector<Module>& modules,
                                                     const Colours& between) const {
    Plan cheapest;
    for (const Standing basis : all_standings) {
        for (std::size_t first = 0; first < modules.size(); ++first) {
            Plan plan = plan_from(modules, between, basis, first);
            if (cheapest.order.empty() || plan.cost < cheapest.cost) {
                cheapest = std::move(plan);
            }
        }
    }
    return cheapest;
}

StubElimination::Plan StubElimination::plan_from(const std::vector<Module>& modules, const Colours& between,
                                                 Standing basis, std::size_t first) const {
    const auto stub_choices = [&](std::size_t i) {
        const ShowdownGraph::Cards cards = modules[i].cards;
        return (std::min(int{cards.plain}, pair_limit_) + 1) * (std::min(int{cards.suited}, pair_limit_) + 1);
    };
    const std::size_t count = modules.size();
    Plan plan;
    plan.basis = basis;
    u32 to_come = (1U << count) - 1;
    u32 live = 0;  // to come, and joined to one that was taken
    for (std::size_t next = first; to_come != 0;) {
        double least = 0;
        if (!plan.order.empty()) {
            next = count;
        }
        for (std::size_t i = 0; i < count; ++i) {
            if ((to_come >> i & 1U) == 0 || (plan.order.empty() && i != first)) {
                continue;
            }
            u32 touched = live | 1U << i;
            for (std::size_t j = 0; j < count; ++j) {
                if ((to_come >> j & 1U) != 0 && j != i && between[i][j] != basis) {
                    touched |= 1U << j;
                }
            }
            double cost = most_pairs(modules[i].cards, pair_limit_) + 1;
            for (u32 rest = touched; rest != 0; rest &= rest - 1) {
                cost *= stub_choices(static_cast<std::size_t>(__builtin_ctz(rest)));
            }
            if (next == count || i == first || cost < least) {
                next = i;
                least = cost;
            }
        }
        plan.order.push_back(next);
        plan.cost += least * (basis == Standing::level ? level_basis_penalty : 1);
        to_come &= ~(1U << next);
        for (std::size_t j = 0; j < count; ++j) {
            if (between[next][j] != basis) {
                live |= 1U << j;
            }
        }
        live &= to_come;
    }
    return plan;
}

std::vector<StubElimination::Turn> StubElimination::turns_of(const Plan& plan,
                                                             const std::vector<Module>& modules,
                                                             const Colours& between) {
    unsigned free_bit = 0;
    std::vector<Turn> turns;
    turns.reserve(modules.size());
    for (const std::size_t i : plan.order) {
        const Module& module = modules[i];
        turns.push_back({module.cards,
                         module.in_basis(basis_, pair_limit_, scratch_),
                         StubCounter(module.cards, pair_limit_, free_bit),
                         {}});
    }
    for (std::size_t taken = 0; taken < turns.size(); ++taken) {
        for (std::size_t later = taken + 1; later < turns.size(); ++later) {
            const Standing colour = between[plan.order[taken]][plan.order[later]];
            if (colour != basis_) {
                turns[taken].neighbours.push_back({turns[later].counter, colour});
            }
        }
    }
    return turns;
}

void StubElimination::take_turn(const Turn& turn) {
    const Degrees& before = states_.degrees();
    const Degrees& own = turn.counts.degrees();
    bool can_tie = false;
    for (const Neighbour& neighbour : turn.neighbours) {
        can_tie = can_tie || EdgeWeight::of(neighbour.colour, basis_).slope != 0;
    }
    Degrees degrees;
    degrees.pairs = pairs_;
    degrees.suited = std::min(before.suited + own.suited + pairs_, pairs_);
    degrees.ties =
        std::min(before.ties + own.ties + (can_tie ? std::min(turn.cards.count(), pairs_) : 0), pairs_);
    next_.start(degrees);
    for (const StubStates::State& state : states_.all()) {
        const int plain = turn.counter.plain(state.stubs);
        const int suited = turn.counter.suited(state.stubs);
        const bool is_last_link = turn.neighbours.empty();
        const int most_plain = is_last_link ? plain : turn.counter.most_plain();
        const int most_suited = is_last_link ? suited : turn.counter.most_suited();
        for (int p = plain; p <= most_plain; ++p) {
            for (int s = suited; s <= most_suited; ++s) {
                settle(turn, state, p, s);
            }
        }
    }
    std::swap(states_, next_);
}

void StubElimination::settle(const Turn& turn, const StubStates::State& state, int plain_stubs,
                             int suited_stubs) {
    const int old_plain = turn.counter.plain(state.stubs);
    const int old_suited = turn.counter.suited(state.stubs);
    const int new_plain = plain_stubs - old_plain;
    const int new_suited = suited_stubs - old_suited;
    if (new_plain + new_suited > pairs_) {
        return;
    }
    const Degrees& own = turn.counts.degrees();
    MatchingPolynomial choices(own, scratch_);
    bool any = false;
    for (int k = 0; k <= own.pairs; ++k) {
        for (int a = 0; a <= std::min(k, own.suited); ++a) {
            const int plain_left = turn.cards.plain - 2 * k + a;
            const int suited_left = turn.cards.suited - a;
            if (plain_left >= plain_stubs && suited_left >= suited_stubs) {
                const u128 ways = u128{choose(plain_left, plain_stubs)} * choose(suited_left, suited_stubs);
                choices.add(k, a, turn.counts.line(k, a), own.ties + 1, ways, 0);
                any = true;
            }
        }
    }
    if (any) {
        const Settled settled{product(state.counts, choices, next_.degrees(), scratch_),
                              new_plain + new_suited, new_suited};
        spread(turn, 0, settled,
               {new_plain, new_suited, 0, falling(plain_stubs, old_plain) * falling(suited_stubs, old_suited),
                turn.counter.without(state.stubs), EdgePower()});
    }
}

void StubElimination::spread(const Turn& turn, std::size_t neighbour, const Settled& settled,
                             const Spread& left) {
    if (neighbour == turn.neighbours.size()) {
        if (left.plain == 0 && left.suited == 0) {
            deposit(settled, left);
        }
        return;
    }
    const auto& [counter, colour] = turn.neighbours[neighbour];
    const bool is_last = neighbour + 1 == turn.neighbours.size();
    const int plain_room = counter.most_plain() - counter.plain(left.state);
    const int suited_room = counter.most_suited() - counter.suited(left.state);
    const EdgeWeight weight = EdgeWeight::of(colour, basis_);
    // pairs plain-plain, plain-suited, suited-plain
    for (int ps = 0; ps <= std::min(left.plain, suited_room); ++ps) {
        for (int sp = is_last ? left.suited : 0; sp <= std::min(left.suited, plain_room); ++sp) {
            for (int pp = is_last ? left.plain - ps : 0; pp <= std::min(left.plain - ps, plain_room - sp);
                 ++pp) {
                const u128 ways =
                    u128{choose(left.plain, ps)} * choose(left.plain - ps, pp) * choose(left.suited, sp);
                spread(turn, neighbour + 1, settled,
                       {left.plain - ps - pp, left.suited - sp, left.suited_partners + ps, left.ways * ways,
                        counter.with(left.state, pp + sp, ps), left.weight.times(weight, pp + ps + sp)});
            }
        }
    }
}

void StubElimination::deposit(const Settled& settled, const Spread& chosen) {
    MatchingPolynomial& sum = next_.at(chosen.state, scratch_);
    const Degrees& from = settled.counts.degrees();
    const Degrees& to = sum.degrees();
    const int new_suited = chosen.suited_partners + settled.new_suited;
    for (int t = chosen.weight.lowest(); t <= std::min(chosen.weight.highest(), to.ties); ++t) {
        const u128 factor = chosen.ways * chosen.weight.coefficient(t);
        for (int k = 0; k <= std::min(from.pairs, to.pairs - settled.new_pairs); ++k) {
            for (int a = 0; a <= std::min(from.suited, to.suited - new_suited); ++a) {
                sum.add(k + settled.new_pairs, a + new_suited, settled.counts.line(k, a), from.ties + 1,
                        factor, t);
            }
        }
    }
}

}  // namespace holdfast::holdem::detail

#include <algorithm>
#include <limits>

#include <holdfast/holdem/detail/matchings.h>
#include <holdfast/holdem/detail/stub_elimination.h>

namespace holdfast::holdem::detail {

namespace {

/// A bound on the pairs whose weight has a z: each has a card in one of the modules that cover them all.
int most_ties_between(const StubElimination::Network& network, Standing basis) {
    const std::size_t count = network.cards.size();
    std::vector<VertexSet> open(count);  // modules yet to be covered that a module has such pairs with
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            const bool has_ties = j != i && EdgeWeight::of(network.between[i][j], basis).slope != 0;
            open[i] |= (has_ties ? 1U : 0U) << j;
        }
    }
    int most = 0;
    while (true) {
        std::size_t best = 0;
        for (std::size_t i = 1; i < count; ++i) {
            if (__builtin_popcount(open[i]) * network.cards[best].count() >
                __builtin_popcount(open[best]) * network.cards[i].count()) {
                best = i;
            }
        }
        if (open[best] == 0) {
            return most;
        }
        most += network.cards[best].count();
        open[best] = 0;
        for (VertexSet& others : open) {
            others &= ~(VertexSet{1} << best);
        }
    }
}

}  // namespace

StubElimination::StubElimination(int pair_limit, Scratch& scratch)
    : pair_limit_(pair_limit), scratch_(scratch) {}

Module StubElimination::solve(const Network& network, const Plan& plan, const std::vector<Module>& modules,
                              SuitedCounts need) {
    states_.start({});
    *states_.at(0, scratch_).line(0, 0) = 1;
    for (const Turn& turn : turns_of(network, plan, modules, need)) {
        take(turn, need);
    }
    Module all{{}, plan.basis, states_.at(0, scratch_)};
    for (const Module& module : modules) {
        all.cards = all.cards + module.cards;
    }
    return all;
}

StubElimination::Plan StubElimination::cheapest_plan(const Network& network, Standing wanted) const {
    Plan cheapest;
    cheapest.cost = std::numeric_limits<double>::max();
    for (const Standing basis : all_standings) {
        const double penalty = (basis == wanted ? 1 : change_of_basis_penalty) *
                               (basis == Standing::level ? level_basis_penalty : 1);
        for (std::size_t first = 0; first < network.cards.size(); ++first) {
            Plan plan = plan_from(network, basis, first, cheapest.cost / penalty);
            plan.cost *= penalty;
            if (!plan.order.empty() && plan.cost < cheapest.cost) {
                cheapest = std::move(plan);
            }
        }
    }
    return cheapest;
}

StubElimination::Plan StubElimination::plan_from(const Network& network, Standing basis, std::size_t first,
                                                 double most) const {
    const std::size_t count = network.cards.size();
    std::array<double, ShowdownGraph::max_vertices> choices{};  // of stubs
    std::array<VertexSet, ShowdownGraph::max_vertices> joined{};
    for (std::size_t i = 0; i < count; ++i) {
        const ShowdownGraph::Cards cards = network.cards[i];
        choices[i] =
            (std::min(int{cards.plain}, pair_limit_) + 1) * (std::min(int{cards.suited}, pair_limit_) + 1);
        for (std::size_t j = 0; j < count; ++j) {
            joined[i] |= (j != i && network.between[i][j] != basis ? 1U : 0U) << j;
        }
    }
    const auto cost_of = [&](std::size_t next, VertexSet touched) {
        double cost = most_pairs(network.cards[next], pair_limit_) + 1;
        for (; touched != 0; touched &= touched - 1) {
            cost *= choices[static_cast<std::size_t>(__builtin_ctz(touched))];
        }
        return cost;
    };
    Plan plan;
    plan.basis = basis;
    VertexSet to_come = (VertexSet{1} << count) - 1;
    VertexSet live = VertexSet{1} << first;  // to come, and joined to one that was taken
    while (to_come != 0) {
        std::size_t next = 0;
        double least = std::numeric_limits<double>::max();
        for (VertexSet rest = live; rest != 0; rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(__builtin_ctz(rest));
            const double cost = cost_of(i, live | (joined[i] & to_come));
            if (cost < least) {
                least = cost;
                next = i;
            }
        }
        plan.order.push_back(next);
        plan.cost += least;
        if (plan.cost >= most) {
            return {};
        }
        to_come &= ~(VertexSet{1} << next);
        live = (live | joined[next]) & to_come;
    }
    return plan;
}

std::vector<StubElimination::Turn> StubElimination::turns_of(const Network& network, const Plan& plan,
                                                             const std::vector<Module>& modules,
                                                             SuitedCounts need) {
    unsigned free_bit = 0;
    std::vector<Turn> turns;
    turns.reserve(modules.size());
    for (const std::size_t i : plan.order) {
        const Module& module = modules[i];
        turns.push_back({module.cards,
                         module.in_basis(plan.basis, pair_limit_, scratch_),
                         StubCounter(module.cards, pair_limit_, free_bit),
                         {},
                         {}});
    }
    const int most_ties = most_ties_between(network, plan.basis);
    ShowdownGraph::Cards touched;  // all cards that may be in a pair so far
    std::vector<bool> is_touched(turns.size());
    int own_ties = 0;
    int ties_between = 0;
    for (std::size_t taken = 0; taken < turns.size(); ++taken) {
        Turn& turn = turns[taken];
        const auto touch = [&](std::size_t which) {
            if (!is_touched[which]) {
                is_touched[which] = true;
                touched = touched + turns[which].cards;
            }
        };
        touch(taken);
        int can_tie = 0;
        for (std::size_t later = taken + 1; later < turns.size(); ++later) {
            const Standing colour = network.between[plan.order[taken]][plan.order[later]];
            if (colour != plan.basis) {
                touch(later);
                turn.neighbours.push_back({turns[later].counter, EdgeWeight::of(colour, plan.basis)});
                can_tie += turn.neighbours.back().weight.slope != 0 ? turns[later].cards.count() : 0;
            }
        }
        const int pairs = most_pairs(touched, pair_limit_);
        own_ties += turn.counts.degrees().ties;
        ties_between = std::min(ties_between + std::min(can_tie, turn.cards.count()), most_ties);
        const int suited = need == SuitedCounts::apart ? std::min(int{touched.suited}, pairs) : 0;
        turn.degrees_after = {pairs, suited, std::min(own_ties + ties_between, pairs)};
    }
    return turns;
}

void StubElimination::take(const Turn& turn, SuitedCounts need) {
    next_.start(turn.degrees_after);
    for (const StubStates::State& state : states_.all()) {
        const NonzeroLines counts(state.counts);
        const int plain = turn.counter.plain(state.stubs);
        const int suited = turn.counter.suited(state.stubs);
        const bool is_end = turn.neighbours.empty();
        const int most_plain = is_end ? plain : turn.counter.most_plain();
        const int most_suited = is_end ? suited : turn.counter.most_suited();
        for (int p = plain; p <= most_plain; ++p) {
            for (int s = suited; s <= most_suited; ++s) {
                settle(turn, state, counts, p, s, need);
            }
        }
    }
    std::swap(states_, next_);
}

void StubElimination::settle(const Turn& turn, const StubStates::State& state, const NonzeroLines& counts,
                             int plain_stubs, int suited_stubs, SuitedCounts need) {
    const int old_plain = turn.counter.plain(state.stubs);
    const int old_suited = turn.counter.suited(state.stubs);
    const int new_plain = plain_stubs - old_plain;
    const int new_suited = suited_stubs - old_suited;
    const int new_pairs = new_plain + new_suited;
    if (new_pairs > turn.degrees_after.pairs) {
        return;
    }
    const int apart = need == SuitedCounts::apart ? new_suited : 0;
    const u128 ways = falling(plain_stubs, old_plain) * falling(suited_stubs, old_suited);
    Spread spread_of{new_plain, new_suited, 0, ways, turn.counter.without(state.stubs), EdgePower()};
    if (turn.counts.degrees().pairs == 0) {
        spread_of.ways *=
            u128{choose(turn.cards.plain, plain_stubs)} * choose(turn.cards.suited, suited_stubs);
        spread({turn, counts, new_pairs, apart}, 0, spread_of);
    } else {
        const MatchingPolynomial chosen = choices(turn, plain_stubs, suited_stubs, need);
        const MatchingPolynomial settled =
            product(counts, NonzeroLines(chosen), turn.degrees_after, scratch_);
        spread({turn, NonzeroLines(settled), new_pairs, apart}, 0, spread_of);
    }
}

MatchingPolynomial StubElimination::choices(const Turn& turn, int plain_stubs, int suited_stubs,
                                            SuitedCounts need) {
    const bool is_summed = need == SuitedCounts::summed;
    const Degrees& own = turn.counts.degrees();
    MatchingPolynomial choices({own.pairs, is_summed ? 0 : own.suited, own.ties}, scratch_);
    for (int k = 0; k <= own.pairs; ++k) {
        for (int a = 0; a <= std::min(k, own.suited); ++a) {
            const int plain_left = turn.cards.plain - 2 * k + a;
            const int suited_left = turn.cards.suited - a;
            if (plain_left >= plain_stubs && suited_left >= suited_stubs) {
                choices.add(k, is_summed ? 0 : a, turn.counts.line(k, a), own.ties + 1,
                            u128{choose(plain_left, plain_stubs)} * choose(suited_left, suited_stubs), 0);
            }
        }
    }
    return choices;
}

void StubElimination::spread(const Start& start, std::size_t neighbour, const Spread& left) {
    const std::vector<Neighbour>& neighbours = start.turn.neighbours;
    if (neighbour == neighbours.size()) {
        deposit(start, left);
        return;
    }
    const auto& [counter, weight] = neighbours[neighbour];
    const bool is_last = neighbour + 1 == neighbours.size();
    const int plain_room = counter.most_plain() - counter.plain(left.state);
    const int suited_room = counter.most_suited() - counter.suited(left.state);
    // pairs plain-plain, plain-suited, suited-plain
    for (int ps = 0; ps <= std::min(left.plain, suited_room); ++ps) {
        for (int sp = is_last ? left.suited : 0; sp <= std::min(left.suited, plain_room); ++sp) {
            for (int pp = is_last ? left.plain - ps : 0; pp <= std::min(left.plain - ps, plain_room - sp);
                 ++pp) {
                const u64 ways =
                    choose(left.plain, ps) * choose(left.plain - ps, pp) * choose(left.suited, sp);
                spread(start, neighbour + 1,
                       {left.plain - ps - pp, left.suited - sp, left.suited_partners + ps, left.ways * ways,
                        counter.with(left.state, pp + sp, ps), left.weight.times(weight, pp + ps + sp)});
            }
        }
    }
}

void StubElimination::deposit(const Start& start, const Spread& chosen) {
    MatchingPolynomial& sum = next_.at(chosen.state, scratch_);
    const Degrees& to = sum.degrees();
    const int new_suited = to.suited == 0 ? 0 : chosen.suited_partners + start.new_suited;
    for (int t = chosen.weight.lowest(); t <= std::min(chosen.weight.highest(), to.ties); ++t) {
        const u128 factor = chosen.ways * chosen.weight.coefficient(t);
        for (const NonzeroLines::Line& line : start.counts.all()) {
            if (line.pairs + start.new_pairs > to.pairs) {
                break;
            }
            if (line.suited + new_suited <= to.suited) {
                sum.add(line.pairs + start.new_pairs, line.suited + new_suited, line.ties, line.length,
                        factor, t);
            }
        }
    }
}

}  // namespace holdfast::holdem::detail

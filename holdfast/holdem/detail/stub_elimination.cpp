#include <algorithm>
#include <limits>

#include <holdfast/holdem/detail/matchings.h>
#include <holdfast/holdem/detail/stub_elimination.h>

namespace holdfast::holdem::detail {

namespace {

constexpr VertexSet bit(int vertex) {
    return VertexSet{1} << static_cast<unsigned>(vertex);
}

/// The vertices whose pairs with this one weigh something else than 0.
VertexSet joined(const ShowdownGraph& network, int vertex, Standing basis) {
    return (bit(network.size()) - 1) & ~bit(vertex) & ~network.neighbours(vertex, basis);
}

/// A bound on the pairs whose weight has a z: each has a card in one of the modules that cover them all.
int most_ties_between(const ShowdownGraph& network, Standing basis) {
    std::array<VertexSet, ShowdownGraph::max_vertices> open{};  // yet to be covered
    const auto at = [](int vertex) { return static_cast<std::size_t>(vertex); };
    for (int i = 0; i < network.size(); ++i) {
        open[at(i)] =
            basis == Standing::level ? joined(network, i, basis) : network.neighbours(i, Standing::level);
    }
    int most = 0;
    while (true) {
        int best = 0;
        for (int i = 1; i < network.size(); ++i) {
            if (__builtin_popcount(open[at(i)]) * network.cards(best).count() >
                __builtin_popcount(open[at(best)]) * network.cards(i).count()) {
                best = i;
            }
        }
        if (open[at(best)] == 0) {
            return most;
        }
        most += network.cards(best).count();
        open[at(best)] = 0;
        for (VertexSet& others : open) {
            others &= ~bit(best);
        }
    }
}

}  // namespace

StubElimination::StubElimination(int pair_limit, Scratch& scratch)
    : pair_limit_(pair_limit), scratch_(scratch) {}

Module StubElimination::solve(const ShowdownGraph& network, const Plan& plan,
                              const std::vector<Module>& modules, SuitedCounts need) {
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

StubElimination::Plan StubElimination::cheapest_plan(const ShowdownGraph& network, Standing wanted) const {
    Plan cheapest;
    for (const Standing basis : all_standings) {
        const double penalty = (basis == wanted ? 1 : change_of_basis_penalty) *
                               (basis == Standing::level ? level_basis_penalty : 1);
        for (int first = 0; first < network.size(); ++first) {
            Plan plan = plan_from(network, basis, first, cheapest.cost / penalty);
            plan.cost *= penalty;
            if (plan.cost < cheapest.cost) {
                cheapest = plan;
            }
        }
    }
    return cheapest;
}

StubElimination::Plan StubElimination::plan_from(const ShowdownGraph& network, Standing basis, int first,
                                                 double most) const {
    const auto choices_of_stubs = [&](int vertex) {
        const ShowdownGraph::Cards cards = network.cards(vertex);
        return (std::min(int{cards.plain}, pair_limit_) + 1) * (std::min(int{cards.suited}, pair_limit_) + 1);
    };
    const auto cost_of = [&](int next, VertexSet touched) {
        double cost = most_pairs(network.cards(next), pair_limit_) + 1;
        for (; touched != 0; touched &= touched - 1) {
            cost *= choices_of_stubs(__builtin_ctz(touched));
        }
        return cost;
    };
    Plan plan;
    plan.basis = basis;
    plan.cost = 0;
    VertexSet to_come = bit(network.size()) - 1;
    VertexSet live = bit(first);  // to come, and joined to one that was taken
    for (std::size_t place = 0; to_come != 0; ++place) {
        int next = 0;
        double least = std::numeric_limits<double>::max();
        for (VertexSet rest = live; rest != 0; rest &= rest - 1) {
            const int vertex = __builtin_ctz(rest);
            const double cost = cost_of(vertex, live | (joined(network, vertex, basis) & to_come));
            if (cost < least) {
                least = cost;
                next = vertex;
            }
        }
        plan.order[place] = static_cast<u8>(next);
        plan.cost += least;
        if (plan.cost >= most) {
            return {};
        }
        to_come &= ~bit(next);
        live = (live | joined(network, next, basis)) & to_come;
    }
    return plan;
}

std::vector<StubElimination::Turn> StubElimination::turns_of(const ShowdownGraph& network, const Plan& plan,
                                                             const std::vector<Module>& modules,
                                                             SuitedCounts need) {
    unsigned free_bit = 0;
    std::vector<Turn> turns;
    turns.reserve(modules.size());
    for (std::size_t place = 0; place < modules.size(); ++place) {
        const Module& module = modules[plan.order[place]];
        turns.push_back({module.cards,
                         module.in_basis(plan.basis, pair_limit_, scratch_),
                         StubCounter(module.cards, pair_limit_, free_bit),
                         {},
                         {}});
    }
    const int most_ties = most_ties_between(network, plan.basis);
    VertexSet touched = 0;
    ShowdownGraph::Cards cards;  // of all modules that have been touched
    int own_ties = 0;
    int ties_between = 0;
    for (std::size_t place = 0; place < turns.size(); ++place) {
        Turn& turn = turns[place];
        const auto touch = [&](int vertex) {
            if ((touched & bit(vertex)) == 0) {
                touched |= bit(vertex);
                cards = cards + network.cards(vertex);
            }
        };
        touch(plan.order[place]);
        int can_tie = 0;
        for (std::size_t later = place + 1; later < turns.size(); ++later) {
            const Standing colour = network.colour(plan.order[place], plan.order[later]);
            if (colour != plan.basis) {
                touch(plan.order[later]);
                turn.neighbours.push_back({turns[later].counter, EdgeWeight::of(colour, plan.basis)});
                can_tie += turn.neighbours.back().weight.slope != 0 ? turns[later].cards.count() : 0;
            }
        }
        const int pairs = most_pairs(cards, pair_limit_);
        own_ties += turn.counts.degrees().ties;
        ties_between = std::min(ties_between + std::min(can_tie, turn.cards.count()), most_ties);
        const int suited = need == SuitedCounts::apart ? std::min(int{cards.suited}, pairs) : 0;
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

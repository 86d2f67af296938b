
#include <holdfast/holdem/detail/matching/stub_elimination.h>

namespace holdfast::holdem::detail {
namespace {

// Measured factors on the estimated work.
constexpr double tied_basis_penalty = 1.7;
constexpr double change_of_basis_penalty = 1.5;

/// The plan that begins with this module and always continues with the cheapest next one. Returns no plan as
/// soon as it costs `most`.
EliminationPlan plan_from(const ShowdownGraph& network, Standing basis, int first, int pair_limit,
                          double most) {
    const auto choices_of_stubs = [&](int vertex) {
        const ShowdownGraph::Cards cards = network.cards(vertex);
        return (std::min(int{cards.plain}, pair_limit) + 1) * (std::min(int{cards.suited}, pair_limit) + 1);
    };
    const auto cost_of = [&](int next, VertexSet touched) {
        // Approximately the number of states after the turn, one for each choice of stubs of the modules
        // touched, times the length of the module's own polynomial.
        double cost = most_pairs(network.cards(next), pair_limit) + 1;
        for (; touched != 0; touched &= touched - 1) cost *= choices_of_stubs(__builtin_ctz(touched));
        return cost;
    };
    EliminationPlan plan;
    plan.basis = basis;
    plan.cost = 0;
    VertexSet to_come = bit(network.size()) - 1;
    VertexSet live = bit(first);  // not yet taken, and joined to one that was taken
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

}  // namespace

EliminationPlan cheapest_plan(const ShowdownGraph& network, Standing wanted, int pair_limit) {
    EliminationPlan cheapest;
    for (const Standing basis : all_standings) {
        const double penalty = (basis == wanted ? 1 : change_of_basis_penalty) *
                               (basis == Standing::tied ? tied_basis_penalty : 1);
        // Planning is cheap: hardly any network has more than seven vertices, and costly plans are dropped
        // early.
        for (int first = 0; first < network.size(); ++first) {
            EliminationPlan plan = plan_from(network, basis, first, pair_limit, cheapest.cost / penalty);
            plan.cost *= penalty;
            if (plan.cost < cheapest.cost) cheapest = plan;
        }
    }
    return cheapest;
}

VertexSet joined(const ShowdownGraph& network, int vertex, Standing basis) {
    return (bit(network.size()) - 1) & ~bit(vertex) & ~network.neighbours(vertex, basis);
}

template <class Count>
u32& StubStates<Count>::slot_of(u64 stubs) {
    const std::size_t mask = slots_.size() - 1;
    // Linear probing from a multiplicative hash; the table is at most half full, so a free slot is near.
    std::size_t slot = static_cast<std::size_t>((stubs * 0x9e3779b97f4a7c15U) >> 40U) & mask;
    while (slots_[slot] != 0 && states_[slots_[slot] - 1].stubs != stubs) slot = (slot + 1) & mask;
    return slots_[slot];
}

template <class Count>
MatchingPolynomial<Count>& StubStates<Count>::at(u64 stubs, Scratch<Count>& scratch) {
    u32* slot = &slot_of(stubs);
    if (*slot == 0) {
        if (2 * (states_.size() + 1) > slots_.size()) {
            grow();
            slot = &slot_of(stubs);
        }
        states_.push_back({stubs, MatchingPolynomial<Count>(degrees_, scratch)});
        *slot = static_cast<u32>(states_.size());
    }
    return states_[*slot - 1].counts;
}

template <class Count>
void StubStates<Count>::grow() {
    slots_.assign(2 * slots_.size(), 0);
    for (std::size_t i = 0; i < states_.size(); ++i) slot_of(states_[i].stubs) = static_cast<u32>(i + 1);
}

template class StubStates<u64>;
template class StubStates<u128>;

namespace {

/// A bound on the number of pairs whose weight contains z: each has a card in one of the modules of a cover.
int most_ties_between(const ShowdownGraph& network, Standing basis) {
    std::array<VertexSet, ShowdownGraph::max_vertices> open{};  // not yet covered
    const auto at = [](int vertex) { return static_cast<std::size_t>(vertex); };
    for (int i = 0; i < network.size(); ++i) {
        open[at(i)] =
            basis == Standing::tied ? joined(network, i, basis) : network.neighbours(i, Standing::tied);
    }
    // A cover found greedily: the module that covers the most open pairs for its cards comes first.
    int most = 0;
    while (true) {
        int best = 0;
        for (int i = 1; i < network.size(); ++i) {
            if (__builtin_popcount(open[at(i)]) * network.cards(best).count() >
                __builtin_popcount(open[at(best)]) * network.cards(i).count()) {
                best = i;
            }
        }
        if (open[at(best)] == 0) return most;
        most += network.cards(best).count();
        open[at(best)] = 0;
        for (VertexSet& others : open) others &= ~bit(best);
    }
}

}  // namespace

template <class Count>
StubElimination<Count>::StubElimination(int pair_limit, Scratch<Count>& scratch)
    : pair_limit_(pair_limit), scratch_(scratch) {}

template <class Count>
Module<Count> StubElimination<Count>::solve(const ShowdownGraph& network, const EliminationPlan& plan,
                                            const std::vector<Module<Count>>& modules, SuitedCounts need) {
    states_.start({});
    *states_.at(0, scratch_).line(0, 0) = 1;
    prepare(network, plan, modules, need);
    for (const Turn& turn : turns_) take(turn, need);
    Module<Count> all{{}, plan.basis, states_.at(0, scratch_)};
    for (const Module<Count>& module : modules) all.cards = all.cards + module.cards;
    return all;
}

template <class Count>
void StubElimination<Count>::prepare(const ShowdownGraph& network, const EliminationPlan& plan,
                                     const std::vector<Module<Count>>& modules, SuitedCounts need) {
    unsigned free_bit = 0;
    turns_.clear();
    turns_.reserve(modules.size());
    neighbours_.clear();
    neighbours_.reserve(modules.size() * (modules.size() - 1) / 2);
    for (std::size_t place = 0; place < modules.size(); ++place) {
        const Module<Count>& module = modules[plan.order[place]];
        turns_.push_back({module.cards, module.in_basis(plan.basis, pair_limit_, scratch_),
                          StubCounter(module.cards, pair_limit_, free_bit)});
    }
    const int most_ties = most_ties_between(network, plan.basis);
    VertexSet touched = 0;
    ShowdownGraph::Cards cards;  // total of all modules touched so far
    int own_ties = 0;
    int ties_between = 0;
    for (std::size_t place = 0; place < turns_.size(); ++place) {
        Turn& turn = turns_[place];
        const auto touch = [&](int vertex) {
            if ((touched & bit(vertex)) == 0) {
                touched |= bit(vertex);
                cards = cards + network.cards(vertex);
            }
        };
        touch(plan.order[place]);
        turn.first_neighbour = neighbours_.size();
        int can_tie = 0;
        for (std::size_t later = place + 1; later < turns_.size(); ++later) {
            const Standing colour = network.colour(plan.order[place], plan.order[later]);
            if (colour != plan.basis) {
                touch(plan.order[later]);
                neighbours_.push_back({turns_[later].counter, EdgeWeight::of(colour, plan.basis)});
                can_tie += neighbours_.back().weight.slope != 0 ? turns_[later].cards.count() : 0;
            }
        }
        turn.last_neighbour = neighbours_.size();
        const int pairs = most_pairs(cards, pair_limit_);
        own_ties += turn.counts.degrees().ties;
        ties_between = std::min(ties_between + std::min(can_tie, turn.cards.count()), most_ties);
        const int suited = need == SuitedCounts::apart ? std::min(int{cards.suited}, pairs) : 0;
        turn.degrees_after = {pairs, suited, std::min(own_ties + ties_between, pairs)};
    }
}

template <class Count>
void StubElimination<Count>::take(const Turn& turn, SuitedCounts need) {
    next_.start(turn.degrees_after);
    if (turn.is_last_of_its_pairs()) {
        finish(turn, need);
    } else {
        begin_pairs(turn, need);
    }
    std::swap(states_, next_);
}

template <class Count>
void StubElimination<Count>::finish(const Turn& turn, SuitedCounts need) {
    for (const typename StubStates<Count>::State& state : states_.all()) {
        const int plain = turn.counter.plain(state.stubs);
        const int suited = turn.counter.suited(state.stubs);
        add_product(next_.at(turn.counter.without(state.stubs), scratch_), NonzeroLines<Count>(state.counts),
                    choices(turn, plain, suited, need),
                    // All stubs were demanded before: there are s! ways to assign the chosen cards to them.
                    static_cast<Count>(falling(plain, plain) * falling(suited, suited)));
    }
}

template <class Count>
void StubElimination<Count>::begin_pairs(const Turn& turn, SuitedCounts need) {
    const StubCounter& counter = turn.counter;
    choices_.clear();
    for (int p = 0; p <= counter.most_plain(); ++p) {
        for (int s = 0; s <= counter.most_suited(); ++s) choices_.push_back(choices(turn, p, s, need));
    }
    for (int plain = 0; plain <= counter.most_plain(); ++plain) {
        for (int suited = 0; suited <= counter.most_suited(); ++suited) {
            const int new_pairs = plain + suited;
            if (new_pairs <= turn.degrees_after.pairs) {
                settle(turn, plain, suited);
                const int apart = need == SuitedCounts::apart ? suited : 0;
                for (const typename StubStates<Count>::State& state : settled_.all()) {
                    spread({turn, NonzeroLines<Count>(state.counts), new_pairs, apart}, turn.first_neighbour,
                           {plain, suited, 0, 1, state.stubs, EdgePower<Count>()});
                }
            }
        }
    }
}

template <class Count>
void StubElimination<Count>::settle(const Turn& turn, int new_plain, int new_suited) {
    const StubCounter& counter = turn.counter;
    const Degrees& before = states_.degrees();
    const Degrees& own = choices_.front().degrees();
    const Degrees& after = turn.degrees_after;
    settled_.start({std::min(before.pairs + own.pairs, after.pairs - new_plain - new_suited),
                    std::min(before.suited + own.suited, after.suited),
                    std::min(before.ties + own.ties, after.ties)});
    for (const typename StubStates<Count>::State& state : states_.all()) {
        const int old_plain = counter.plain(state.stubs);
        const int old_suited = counter.suited(state.stubs);
        const int p = old_plain + new_plain;
        const int s = old_suited + new_suited;
        if (p <= counter.most_plain() && s <= counter.most_suited()) {
            const int place = p * (counter.most_suited() + 1) + s;
            add_product(settled_.at(counter.without(state.stubs), scratch_),
                        NonzeroLines<Count>(choices_[static_cast<std::size_t>(place)]), state.counts,
                        // old_plain of the p stubs join pairs begun before, in any order: p! / (p - old)!
                        // ways. spread() distributes the others, with binomials; together that is s! / prod
                        // x!, without a division.
                        static_cast<Count>(falling(p, old_plain) * falling(s, old_suited)));
        }
    }
}

template <class Count>
MatchingPolynomial<Count> StubElimination<Count>::choices(const Turn& turn, int plain_stubs, int suited_stubs,
                                                          SuitedCounts need) {
    const bool is_summed = need == SuitedCounts::summed;
    const Degrees& own = turn.counts.degrees();
    MatchingPolynomial<Count> choices({own.pairs, is_summed ? 0 : own.suited, own.ties}, scratch_);
    for (int k = 0; k <= own.pairs; ++k) {
        for (int a = 0; a <= std::min(k, own.suited); ++a) {
            const int plain_left = turn.cards.plain - 2 * k + a;
            const int suited_left = turn.cards.suited - a;
            if (plain_left >= plain_stubs && suited_left >= suited_stubs) {
                choices.add(k, is_summed ? 0 : a, turn.counts.line(k, a), own.ties + 1,
                            Count{choose(plain_left, plain_stubs)} * choose(suited_left, suited_stubs), 0);
            }
        }
    }
    return choices;
}

template <class Count>
void StubElimination<Count>::spread(const Start& start, std::size_t neighbour, const Spread& left) {
    if (neighbour == start.turn.last_neighbour) {
        deposit(start, left);
        return;
    }
    const auto& [counter, weight] = neighbours_[neighbour];
    const bool is_last = neighbour + 1 == start.turn.last_neighbour;
    const int plain_room = counter.most_plain() - counter.plain(left.state);
    const int suited_room = counter.most_suited() - counter.suited(left.state);
    // The last neighbour takes all remaining stubs, in pairs plain-plain, plain-suited and suited-plain.
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

template <class Count>
void StubElimination<Count>::deposit(const Start& start, const Spread& chosen) {
    MatchingPolynomial<Count>& sum = next_.at(chosen.state, scratch_);
    const Degrees& to = sum.degrees();
    const int new_suited = to.suited == 0 ? 0 : chosen.suited_partners + start.new_suited;
    for (int t = chosen.weight.lowest(); t <= std::min(chosen.weight.highest(), to.ties); ++t) {
        const Count factor = chosen.ways * chosen.weight.coefficient(t);
        for (const typename NonzeroLines<Count>::Line& line : start.counts.all()) {
            if (line.pairs + start.new_pairs > to.pairs) break;
            if (line.suited + new_suited <= to.suited) {
                sum.add(line.pairs + start.new_pairs, line.suited + new_suited, line.ties, line.length,
                        factor, t);
            }
        }
    }
}

template class StubElimination<u64>;
template class StubElimination<u128>;

}  // namespace holdfast::holdem::detail

// The best play of a machine of one line: its return, between two proven fractions, and what each hand is worth.
//
// Policy iteration. With h(s) what state s is worth more than the lowest state, a final hand of row c is worth
//
//   r(s, a, c) + h(next state)
//
// so the best holds in a state are those of a paytable with these values. The return of the play that is best for
// some h gives a better h, until nothing changes. Whatever h is, with Th(s) what the best play wins in state s,
//
//   min over s of Th(s) - h(s) - rho b(s) <= 0 <= max over s of the same    if rho is the best return
//
// (Odoni 1969, for costs b(s) of each deal), which proves both sides of the answer from exact counts.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/machines/machine_states.h>
#include <holdfast/videopoker/machines/return_bounds.h>

namespace holdfast::videopoker {

/// How a machine is played in one state after one announcement.
struct SolvedSituation {
    std::string name;        ///< "level 2" or "level 2 with a free ride"
    double probability = 0;  ///< of the announcement, in its state
    Pays worth;              ///< [row] what a final hand is worth: what it pays, and the state it leads to
    std::vector<double> shares;  ///< [row] how often the best play ends in it
};

/// Numbers that describe a state, for people: their errors are not bounded.
struct SolvedState {
    std::string name;
    double frequency = 0;  ///< share of all deals
    double cost = 0;       ///< of a deal
    double pays = 0;       ///< mean of a deal
    double leaving = 0;    ///< chance that the next deal is in another state
    double worth = 0;      ///< above that of the least valuable state, in bets
    std::vector<SolvedSituation> situations;
};

struct MachineSolution {
    ReturnBounds optimum;  ///< pays per cost in the long run, of the best play
    std::vector<SolvedState> states;
};

/// `base` are the tables of the machine's game. Throws Stopped, and OverflowError if a hand is worth too much to count
/// exactly.
MachineSolution solve_machine(const GameTables& base, const MachineStates& states, const Work& work = {});

namespace detail {

/// A return rho and what states are worth, exact numbers.
struct StateWorths {
    Rational rho;
    std::vector<Rational> worth;  ///< [state] none is negative
};

/// The bounds on the best return that any worths prove: the nearer these are to the true ones, the narrower.
ReturnBounds bounds_from(const GameTables& base, const MachineStates& states, const StateWorths& worths,
                         const Work& work = {});

}  // namespace detail

/// The return of a play that never looks at the state, whose final hands end in each row as often as `combinations` says:
/// [row of the game], as GameAnalysis counts them. Throws Stopped.
ReturnBounds return_everywhere(const GameTables& base, const MachineStates& states,
                               const std::vector<u64>& combinations, const Work& work = {});

/// One way to play that never looks at the state: what people learn.
struct SingleStrategy {
    ReturnBounds bounds;  ///< of its return
    /// [row] a paytable whose best play it is: the worth of a final hand, averaged over all deals, above that
    /// of the least valuable row.
    Pays worth;
};

/// The best one that is found by climbing: each step goes towards the mean worths under the play before, as far as that
/// is better, until no step is. Others may be better still.
SingleStrategy single_strategy(const GameTables& base, const MachineStates& states, const Work& work = {});

}  // namespace holdfast::videopoker

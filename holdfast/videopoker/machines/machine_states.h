// The states of a machine as a Markov decision process: what the player is paid, and where each final hand leads.
//
//   state s --(announcement a, by chance)--> the player holds and draws --> row c of the paytable
//           pays r(s, a, c), and leads to state s' with probability p(s' | s, a, c)
//
// An announcement is what the machine shows before the draw: a free ride, for one. A deal in state s costs b(s), in
// bets of the base game, as all pays are. States are those of one line.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/videopoker/machines/machine.h>

namespace holdfast::videopoker {

/// What a row of the base game is worth in one state.
struct RowOutcome {
    Rational pays;
    std::size_t next = 0;  ///< the state of the next deal
};

/// What the machine shows before the draw, and what the rows are then worth.
struct Announcement {
    std::string name;              ///< empty if the machine announces nothing in this state
    Rational probability;          ///< in its state; above 0
    std::vector<RowOutcome> rows;  ///< [row of the base game]
};

struct MachineState {
    std::string name;  ///< "12x", "level 2", "10 hands left", "7x-12x"
    Rational cost;     ///< of a deal
    std::vector<Announcement> announcements;
};

struct MachineStates {
    std::vector<MachineState> states;  ///< the first is that of a machine that nobody has played yet
    /// Whatever the player holds, deals cost at least this much on average in the long run; above 0.
    Rational least_cost;
};

/// How people call an announcement in its state: "level 2 with a free ride", or "12x" if the state always announces the
/// same.
std::string name_of(const MachineState& state, const Announcement& announcement);

/// The states of one line of the machine.
MachineStates states_of(const Machine& machine);

}  // namespace holdfast::videopoker

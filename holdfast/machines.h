// Machines on which earlier hands change what the next one pays, such as Ultimate X.
//
//   const Machine machine = read_machine(machine_text("ultimate-x-3-bonus-poker-8-5"));
//
// docs/reference/machines.md describes their files and rules. The best return lies between two exact fractions, both
// proven. Numbers about a single state are doubles, for people.
//
// namespace holdfast::videopoker
//   Machine            a game, lines, a price, and the rules of its memory
//   machine_ids()      the ids of the machines that come with Holdfast
//   machine_text()     the text of one of them
//   read_machine()     reads a machine
//   states_of()        the states that a machine may be in, and how each final hand leads to the next
//   solve_machine()    the return under the best play, and what each state is worth
//   MachineSolution    its result
//   ReturnBounds       two exact fractions that a return lies between
//   single_strategy()  what one strategy for all states returns
#pragma once

#include <holdfast/holds.h>
#include <holdfast/videopoker/machines/machine_solution.h>

// Ultimate X on several lines that are drawn from one deal: its best return.
//
// The player holds the same cards on all lines, so that only the sum M of the lines' multipliers counts: a hold is worth
//
//   M * P + E[v(K_1 + ... + K_n)]     P its expected pay on one line, K_i the multipliers that n independent draws set
//
// with v(M) what the sum is worth more than the least one. Value iteration finds v; it converges in a few sweeps, as
// the next sum does not depend on this one but through the hold. Most holds are left out before they are counted: with c and -c'
// the largest and the smallest second difference of v, and m and s^2 the mean and the variance of the next sum,
//
//   v(m) - c' s^2 / 2 <= E[v] <= v(m) + c s^2 / 2                  (v is linear between whole numbers)
//
// so a hold that is behind another one at both ends of the range of M, by these bounds, is best at no M.
//
// Counts are exact, v and the sums over deals are doubles. All terms are >= 0, and none passes through more than 2^12
// roundings, so that relative errors stay below 2^-40; the bounds of the return allow for that.
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/machines/machine.h>
#include <holdfast/videopoker/machines/return_bounds.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {

/// What is found for one sum of multipliers; for people: not bounded.
struct LinesState {
    u32 sum = 0;
    double frequency = 0;  ///< share of all deals
    double pays = 0;       ///< mean of all lines together, in bets on one line
    double worth = 0;      ///< v: more than the least sum is worth, in bets on one line
};

struct LinesSolution {
    ReturnBounds optimum;            ///< pays per cost in the long run, of the best play
    std::vector<LinesState> states;  ///< all sums, from one for each line upwards
};

/// The most holds that are compared in a sweep, each for every sum of multipliers: some twenty seconds for all sweeps. The
/// machines of the catalog have up to 2.5 million.
inline constexpr u64 most_comparisons = 200'000'000;

/// The machine's rules must be UltimateX; `base` are the tables of its game. Throws InvalidArgument otherwise, ParseError if
/// a sweep has more than most_comparisons, and Stopped.
LinesSolution solve_lines(const GameTables& base, const Machine& machine, const Work& work = {});

/// [mask] what the next sum of multipliers is worth after each of the 32 holds of a deal, in bets on one line: E[v].
/// The relative error of the sums is below 2^-40.
std::array<double, hold_count> worths_of_next_sums(const GameTables& base, const Machine& machine,
                                                   const LinesSolution& solution, const Deal& deal);

/// The 32 holds of a deal if the multipliers add up to `sum`, the best first: each is worth what all lines pay and the
/// next sum is worth, rounded to 10^-9 bets on one line. Outcomes, draws and variance are those of one line. Throws
/// InvalidArgument if a card is not in the game's deck.
HandAnalysis analyze_hand_on_lines(const GameTables& base, const Machine& machine,
                                   const LinesSolution& solution, const Deal& deal, u32 sum,
                                   TieRule tie_rule = TieRule::lowest_variance);

}  // namespace holdfast::videopoker

// A machine: a video poker game in which what a hand is worth depends on the hands before it.
//
//   Ultimate X      a paid hand multiplies the next hand on its line
//   Multi-Strike    every paid hand leads one level up, and each level pays twice as much as the one below
//   Shockwave       four of a kind start a round of hands in which they pay more
//
// A plain value with the contents of a machine file: a base game, and the rules of one of a few kinds. What the
// rules make of the states of a machine is in machine_states.h.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {

/// The row of the final hand sets the multiplier of the next hand on that line.
struct UltimateX {
    std::vector<u32> multipliers;  ///< [row of the game] at least 1

    bool operator==(const UltimateX&) const = default;
};

/// Level l pays 2^(l-1) times the game's pays; a paid hand leads to the next level, and so does any hand dealt with a
/// free ride, which is shown before the draw. All levels are bet at once, on the first.
struct MultiStrike {
    std::vector<Rational>
        free_rides;  ///< [level - 1] the share of deals; the top level has none and is not listed

    int levels() const { return static_cast<int>(free_rides.size()) + 1; }
    bool operator==(const MultiStrike&) const = default;
};

/// Before the draw some deals get a multiplier for all that they pay.
struct SuperTimes {
    Rational share;       ///< of the deals that get one
    Rational multiplier;  ///< its mean

    bool operator==(const SuperTimes&) const = default;
};

/// Some hands win the spin of a wheel besides their pay.
struct BonusWheel {
    std::vector<Rational> spins;  ///< [row of the game] what a spin wins on average, in bets of the game

    bool operator==(const BonusWheel&) const = default;
};

/// One row starts a round of some hands, in which it pays more; paid that, it ends the round.
struct BonusRound {
    std::size_t row = 0;  ///< of the game
    int hands = 1;        ///< in a round, at most
    Rational pays;        ///< of the row, in a round

    bool operator==(const BonusRound&) const = default;
};

/// Some rows earn a streak: multipliers for the next hands on that line, one after the other. Earned while multipliers
/// are left, it only raises these; the hand with the last one earns a streak anew.
struct BonusStreak {
    std::vector<std::vector<u32>> streaks;  ///< [row of the game] empty if the row earns none
    u32 raised_to = 1;                      ///< multipliers that are left become this if they are less

    bool operator==(const BonusStreak&) const = default;
};

using MachineRules = std::variant<UltimateX, MultiStrike, SuperTimes, BonusWheel, BonusRound, BonusStreak>;

struct Machine {
    std::string id;
    std::string name;
    Game game;      ///< what its hands pay, but for the rules
    int lines = 1;  ///< drawn from one deal; more than one in Ultimate X and bonus streaks only
    Rational
        cost;  ///< of a hand on a line, in bets of the game; in Multi-Strike of a hand on the first level
    MachineRules rules;
};

/// "ultimate-x", "multi-strike", "super-times", "wheel", "bonus-round" or "bonus-streak", as a machine file has it.
std::string_view kind_of(const Machine& machine);

/// Whether a text in TOML is a machine, rather than a paytable: it has a key `kind`.
bool is_machine_text(std::string_view text);

/// Reads a machine file (docs/reference/machines.md). The base game is one of the catalog. Throws ParseError, with the
/// place in `text` and `source` (a file's name, or empty).
Machine read_machine(std::string_view text, std::string_view source = {});

// The machines that come with Holdfast: the files of games/machines/, embedded when the library is built.

/// The ids of all machines, in alphabetical order.
std::vector<std::string_view> machine_ids();

bool is_machine_id(std::string_view id);

/// The text of a machine's file. Throws ParseError if there is no machine of this id.
std::string_view machine_text(std::string_view id);

}  // namespace holdfast::videopoker

// The cost of a session on a lattice, estimated before it is played: memory and time grow with the unit of
// the lattice, so a session that would cost too much is played on a coarser one, or not at all.
#pragma once

#include <functional>
#include <optional>

#include <holdfast/core/integers.h>

namespace holdfast::bankroll {

struct SessionCost {
    double places;           ///< doubles in memory
    double multiplications;  ///< about 10^9 a second
};

/// The finest lattice that `fits`, from whole bets (1) to `finest`, found to within a twentieth; nothing if not
/// even whole bets do. If a lattice fits, all coarser ones must.
std::optional<u64> finest_unit(u64 finest, const std::function<bool(u64 unit)>& fits);

}  // namespace holdfast::bankroll

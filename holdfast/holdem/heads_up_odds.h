// What happens to two cards against one unknown opponent, as an entry of a complete table has it (tables/).
#pragma once

#include <holdfast/core/integers.h>

namespace holdfast::holdem {

struct HeadsUpOdds {
    u32 deals = 0;  ///< runouts * opposing hands
    u32 wins = 0;
    u32 ties = 0;

    u32 losses() const { return deals - wins - ties; }
    bool operator==(const HeadsUpOdds&) const = default;
};

}  // namespace holdfast::holdem

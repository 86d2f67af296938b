// The queries of holdem.wasm: Texas Hold'em.
#include <holdfast/ask/cards/hand.h>
#include <holdfast/ask/family.h>
#include <holdfast/ask/holdem/equity.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/preflop.h>
#include <holdfast/ask/holdem/range.h>
#include <holdfast/ask/holdem/spread.h>

namespace holdfast::ask {

const Family& holdem_module() {
    static const Family family{"holdem", "", "Texas Hold'em", "Texas Hold'em",
                               queries_of<HoldemOddsRequest, HoldemEquityRequest, HoldemSpreadRequest,
                                          HoldemPreflopRequest, HoldemRangeRequest, HandRequest>()};
    return family;
}

}  // namespace holdfast::ask

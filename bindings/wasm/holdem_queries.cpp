// The registry of holdem.wasm: Texas Hold'em.
#include <vector>

#include <holdfast/ask/cards/hand.h>
#include <holdfast/ask/family.h>
#include <holdfast/ask/holdem/equity.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/preflop.h>
#include <holdfast/ask/holdem/range.h>
#include <holdfast/ask/holdem/spread.h>

namespace holdfast::ask {
const std::vector<const Family*>& families() {
    static const Family family{
        "holdem",
        "",
        "Texas Hold'em",
        "Texas Hold'em",
        {&HoldemOddsRequest::query(), &HoldemEquityRequest::query(), &HoldemSpreadRequest::query(),
         &HoldemPreflopRequest::query(), &HoldemRangeRequest::query(), &HandRequest::query()}};
    static const std::vector<const Family*> all{&family};
    return all;
}

}  // namespace holdfast::ask

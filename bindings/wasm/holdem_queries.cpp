// The registry of holdem.wasm: Texas Hold'em.
#include <holdfast/queries/cards/hand.h>
#include <holdfast/queries/holdem/equity.h>
#include <holdfast/queries/holdem/odds.h>
#include <holdfast/queries/holdem/preflop.h>
#include <holdfast/queries/holdem/range.h>
#include <holdfast/queries/holdem/spread.h>
#include <holdfast/queries/registry.h>

namespace holdfast::queries {

const std::vector<const Query*>& registry() {
    static const std::vector<const Query*> all{&HoldemOddsRequest::query(),   &HoldemEquityRequest::query(),
                                               &HoldemSpreadRequest::query(), &HoldemPreflopRequest::query(),
                                               &HoldemRangeRequest::query(),  &HandRequest::query()};
    return all;
}

}  // namespace holdfast::queries

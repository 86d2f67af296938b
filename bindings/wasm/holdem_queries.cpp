// The registry of holdem.wasm: Texas Hold'em.
#include <holdfast/queries/cards/hand.h>
#include <holdfast/queries/holdem/equity.h>
#include <holdfast/queries/holdem/odds.h>
#include <holdfast/queries/holdem/preflop.h>
#include <holdfast/queries/holdem/range.h>
#include <holdfast/queries/registry.h>

namespace holdfast::queries {

const std::vector<const Question*>& questions() {
    static const std::vector<const Question*> all{
        &HoldemOddsRequest::question(), &HoldemEquityRequest::question(), &HoldemPreflopRequest::question(),
        &HoldemRangeRequest::question(), &HandRequest::question()};
    return all;
}

}  // namespace holdfast::queries

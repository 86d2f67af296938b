#include <holdfast/queries/cards/hand.h>
#include <holdfast/queries/holdem/equity.h>
#include <holdfast/queries/holdem/odds.h>
#include <holdfast/queries/holdem/preflop.h>
#include <holdfast/queries/holdem/range.h>
#include <holdfast/queries/holdem/spread.h>
#include <holdfast/queries/holdem/table.h>
#include <holdfast/queries/registry.h>
#include <holdfast/queries/system/bench.h>
#include <holdfast/queries/system/signature.h>
#include <holdfast/queries/videopoker/bankroll.h>
#include <holdfast/queries/videopoker/compare.h>
#include <holdfast/queries/videopoker/diff.h>
#include <holdfast/queries/videopoker/drill.h>
#include <holdfast/queries/videopoker/evaluate.h>
#include <holdfast/queries/videopoker/games.h>
#include <holdfast/queries/videopoker/hold.h>
#include <holdfast/queries/videopoker/identify.h>
#include <holdfast/queries/videopoker/machine.h>
#include <holdfast/queries/videopoker/meter.h>
#include <holdfast/queries/videopoker/meters.h>
#include <holdfast/queries/videopoker/plan.h>
#include <holdfast/queries/videopoker/relearn.h>
#include <holdfast/queries/videopoker/return.h>
#include <holdfast/queries/videopoker/review.h>
#include <holdfast/queries/videopoker/strategy.h>
#include <holdfast/queries/videopoker/sweep.h>

namespace holdfast::queries {

// The order is that of help: video poker, hold'em, then the rest. Each query is a static of its own function,
// made when it is first asked for.
const std::vector<const Query*>& registry() {
    static const std::vector<const Query*> all{
        &VideopokerGamesRequest::query(),    &VideopokerPaytableRequest::query(),
        &VideopokerReturnRequest::query(),   &VideopokerMachineRequest::query(),
        &VideopokerHoldRequest::query(),     &VideopokerCompareRequest::query(),
        &VideopokerIdentifyRequest::query(), &VideopokerStrategyRequest::query(),
        &VideopokerEvaluateRequest::query(), &VideopokerDiffRequest::query(),
        &VideopokerDrillRequest::query(),    &VideopokerReviewRequest::query(),
        &VideopokerRelearnRequest::query(),  &VideopokerBankrollRequest::query(),
        &VideopokerPlanRequest::query(),     &VideopokerMeterRequest::query(),
        &VideopokerMetersRequest::query(),   &VideopokerSweepRequest::query(),
        &HoldemOddsRequest::query(),         &HoldemEquityRequest::query(),
        &HoldemSpreadRequest::query(),       &HoldemPreflopRequest::query(),
        &HoldemRangeRequest::query(),        &HandRequest::query(),
        &SignatureRequest::query()};
    return all;
}

const std::vector<const Query*>& local_queries() {
    static const std::vector<const Query*> all{&HoldemTableInfoRequest::query(),
                                               &HoldemTableVerifyRequest::query(),
                                               &HoldemTableLookupRequest::query(), &BenchRequest::query()};
    return all;
}

}  // namespace holdfast::queries

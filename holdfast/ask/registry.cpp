#include <holdfast/ask/cards/hand.h>
#include <holdfast/ask/holdem/equity.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/preflop.h>
#include <holdfast/ask/holdem/range.h>
#include <holdfast/ask/holdem/spread.h>
#include <holdfast/ask/holdem/table.h>
#include <holdfast/ask/registry.h>
#include <holdfast/ask/system/bench.h>
#include <holdfast/ask/system/signature.h>
#include <holdfast/ask/videopoker/bankroll.h>
#include <holdfast/ask/videopoker/compare.h>
#include <holdfast/ask/videopoker/diff.h>
#include <holdfast/ask/videopoker/drill.h>
#include <holdfast/ask/videopoker/evaluate.h>
#include <holdfast/ask/videopoker/games.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/ask/videopoker/identify.h>
#include <holdfast/ask/videopoker/machine.h>
#include <holdfast/ask/videopoker/meter.h>
#include <holdfast/ask/videopoker/meters.h>
#include <holdfast/ask/videopoker/plan.h>
#include <holdfast/ask/videopoker/relearn.h>
#include <holdfast/ask/videopoker/return.h>
#include <holdfast/ask/videopoker/review.h>
#include <holdfast/ask/videopoker/strategy.h>
#include <holdfast/ask/videopoker/sweep.h>

namespace holdfast::ask {

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

}  // namespace holdfast::ask

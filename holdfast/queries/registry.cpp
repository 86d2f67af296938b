#include <holdfast/queries/cards/hand.h>
#include <holdfast/queries/holdem/equity.h>
#include <holdfast/queries/holdem/odds.h>
#include <holdfast/queries/holdem/preflop.h>
#include <holdfast/queries/holdem/range.h>
#include <holdfast/queries/registry.h>
#include <holdfast/queries/system/signature.h>
#include <holdfast/queries/videopoker/bankroll.h>
#include <holdfast/queries/videopoker/drill.h>
#include <holdfast/queries/videopoker/games.h>
#include <holdfast/queries/videopoker/hold.h>
#include <holdfast/queries/videopoker/meter.h>
#include <holdfast/queries/videopoker/paytable.h>
#include <holdfast/queries/videopoker/return.h>
#include <holdfast/queries/videopoker/score.h>
#include <holdfast/queries/videopoker/strategy.h>
#include <holdfast/queries/videopoker/sweep.h>

namespace holdfast::queries {

const std::vector<const Question*>& questions() {
    static const std::vector<const Question*> all{&VideopokerGamesRequest::question(),
                                                  &VideopokerPaytableRequest::question(),
                                                  &VideopokerReturnRequest::question(),
                                                  &VideopokerHoldRequest::question(),
                                                  &VideopokerStrategyRequest::question(),
                                                  &VideopokerScoreRequest::question(),
                                                  &VideopokerDrillRequest::question(),
                                                  &VideopokerBankrollRequest::question(),
                                                  &VideopokerMeterRequest::question(),
                                                  &VideopokerSweepRequest::question(),
                                                  &HoldemOddsRequest::question(),
                                                  &HoldemEquityRequest::question(),
                                                  &HoldemPreflopRequest::question(),
                                                  &HoldemRangeRequest::question(),
                                                  &HandRequest::question(),
                                                  &SignatureRequest::question()};
    return all;
}

}  // namespace holdfast::queries

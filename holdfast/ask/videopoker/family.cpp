#include <holdfast/ask/family.h>
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
#include <holdfast/ask/videopoker/paytable.h>
#include <holdfast/ask/videopoker/plan.h>
#include <holdfast/ask/videopoker/practice.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/relearn.h>
#include <holdfast/ask/videopoker/return.h>
#include <holdfast/ask/videopoker/review.h>
#include <holdfast/ask/videopoker/strategy.h>
#include <holdfast/ask/videopoker/sweep.h>

namespace holdfast::ask {

const Family& videopoker_family() {
    static const Family family{
        "videopoker",
        "vp",
        "video poker",
        "Video poker: games, returns, holds, charts, bankrolls",
        queries_of<VideopokerGamesRequest, VideopokerPaytableRequest, VideopokerReturnRequest,
                   VideopokerMachineRequest, VideopokerHoldRequest, VideopokerCompareRequest,
                   VideopokerIdentifyRequest, VideopokerStrategyRequest, VideopokerEvaluateRequest,
                   VideopokerDiffRequest, VideopokerDrillRequest, VideopokerPracticeRequest,
                   VideopokerReviewRequest, VideopokerRelearnRequest, VideopokerBankrollRequest,
                   VideopokerPlanRequest, VideopokerMeterRequest, VideopokerMetersRequest,
                   VideopokerSweepRequest>(),
        {},
        [](Session& session) { return session.of<PreparedGames>().bytes(); }};
    return family;
}

}  // namespace holdfast::ask

// The registry of videopoker.wasm: the questions of the page's first view.
#include <holdfast/queries/registry.h>
#include <holdfast/queries/videopoker/games.h>
#include <holdfast/queries/videopoker/hold.h>
#include <holdfast/queries/videopoker/paytable.h>
#include <holdfast/queries/videopoker/return.h>

namespace holdfast::queries {

const std::vector<const Question*>& questions() {
    static const std::vector<const Question*> all{
        &VideopokerGamesRequest::question(), &VideopokerReturnRequest::question(),
        &VideopokerHoldRequest::question(), &VideopokerPaytableRequest::question()};
    return all;
}

}  // namespace holdfast::queries

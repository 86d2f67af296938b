#include <utility>

#include <holdfast/queries/input/field_error.h>
#include <holdfast/queries/videopoker/hold.h>
#include <holdfast/queries/videopoker/row_warnings.h>

namespace holdfast::queries {

// One deal takes microseconds once the game is prepared: too little to be shared among threads or stopped.
// Cards are read against the game's own deck, which says how many jokers there are.
VideopokerHoldAnswer answer(const VideopokerHoldRequest& request, Session& session, const Work& work) {
    std::shared_ptr<const PreparedGame> prepared = session.games().prepare(request.game, work.stop);
    const videopoker::GameTables& tables = prepared->tables;
    const videopoker::Deal deal =
        in_field("cards", [&] { return videopoker::parse_deal(request.cards, tables.game().deck); });
    return {std::move(prepared), request.tie_rule, deal, analyze_hand(tables, deal, request.tie_rule),
            row_warnings(tables)};
}

}  // namespace holdfast::queries

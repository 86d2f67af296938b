#include <utility>

#include <holdfast/queries/videopoker/paytable.h>
#include <holdfast/queries/videopoker/row_warnings.h>

namespace holdfast::queries {

VideopokerPaytableAnswer answer(const VideopokerPaytableRequest& request, Session& session,
                                const Work& /*work*/) {
    std::shared_ptr<const PreparedGame> prepared = session.games().prepare(request.game);
    // Only these need the tables: whether a row is ever paid shows when all hands are.
    std::vector<std::string> warnings = row_warnings(prepared->tables);
    return {std::move(prepared), std::move(warnings)};
}

}  // namespace holdfast::queries

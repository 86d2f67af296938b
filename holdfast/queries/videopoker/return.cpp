#include <utility>

#include <holdfast/queries/videopoker/return.h>
#include <holdfast/queries/videopoker/row_warnings.h>

namespace holdfast::queries {

Rational VideopokerReturnAnswer::probability(std::size_t row) const {
    return Rational(analysis.rows[row].combinations, analysis.combinations);
}

Rational VideopokerReturnAnswer::return_share(std::size_t row) const {
    return probability(row) * game().rows[row].pays;
}

Rational VideopokerReturnAnswer::variance_share(std::size_t row) const {
    // About the mean of all hands, not of the row: so the rows add up to the variance.
    const Rational distance = game().rows[row].pays - analysis.expected_return;
    return probability(row) * distance * distance;
}

VideopokerReturnAnswer answer(const VideopokerReturnRequest& request, Session& session, const Work& work) {
    std::shared_ptr<const PreparedGame> prepared = session.games().prepare(request.game, work.stop);
    // Taken before the pointer is moved from: initial values are evaluated from left to right.
    const videopoker::GameTables& tables = prepared->tables;
    return {std::move(prepared), request.tie_rule, request.ties, analyze_game(tables, request.tie_rule, work),
            row_warnings(tables)};
}

}  // namespace holdfast::queries

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include <holdfast/ask/videopoker/catalog_returns.h>
#include <holdfast/ask/videopoker/games.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::ask {

// Only the results are kept, not the games: all of the catalog would push out whatever else a session has prepared.
void CatalogReturns::solve(const std::vector<std::string_view>& ids, const Work& work) {
    std::vector<std::string_view> missing;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        std::copy_if(ids.begin(), ids.end(), std::back_inserter(missing),
                     [this](std::string_view id) { return solved_.count(id) == 0; });
    }
    for_each_catalog_game(missing, work, [&](std::size_t number, const videopoker::GameTables& tables) {
        // Under the tie rule of lowest variance, which the return does not depend on.
        const videopoker::GameAnalysis analysis = analyze_game(tables);
        const std::lock_guard<std::mutex> lock(mutex_);
        solved_.emplace(missing[number], Solved{analysis.expected_return, analysis.variance});
    });
}

CatalogReturns::Solved CatalogReturns::at(std::string_view id) const {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto found = solved_.find(id);
    if (found == solved_.end()) throw std::logic_error("the game was not solved");
    return found->second;
}

}  // namespace holdfast::ask

#include <algorithm>
#include <memory>

#include <holdfast/core/threads.h>
#include <holdfast/queries/videopoker/catalog_tables.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::queries {
namespace {

using videopoker::Game;
using videopoker::GameTables;

using SharedClasses = std::shared_ptr<const DealClasses>;

/// Equal decks are not enough: where a suit is special to the paytable, fewer deals are alike.
bool fits(const SharedClasses& classes, const Game& game) {
    return classes->deck() == game.deck && classes->symmetry() == symmetry_of(game);
}

}  // namespace

void for_each_catalog_game(const std::vector<std::string_view>& ids, const Work& work,
                           const std::function<void(std::size_t, const GameTables&)>& visit) {
    std::vector<Game> games;
    std::vector<SharedClasses> classes;
    std::vector<SharedClasses> classes_of;
    // Before the threads start, so that no two of them build the same classes.
    for (const std::string_view id : ids) {
        const Game& game = games.emplace_back(videopoker::catalog_game(id));
        // The catalog has few decks, so a search through the sets of classes is quick.
        const auto known = std::find_if(classes.begin(), classes.end(),
                                        [&](const SharedClasses& each) { return fits(each, game); });
        classes_of.push_back(
            known != classes.end()
                ? *known
                : classes.emplace_back(std::make_shared<const DealClasses>(game.deck, symmetry_of(game))));
    }
    for_each_index(ids.size(), work, [&](std::size_t number, unsigned) {
        visit(number, GameTables(games[number], classes_of[number]));
    });
}

}  // namespace holdfast::queries

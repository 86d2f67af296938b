#include <holdfast/videopoker/game_tables.h>

#include <stdexcept>
#include <utility>

#include <holdfast/videopoker/detail/lattice.h>
#include <holdfast/videopoker/detail/pay_groups.h>

namespace holdfast::videopoker {
namespace {

constexpr std::size_t lanes = 16;

/// For each group the unit vector of the row it is paid by.
std::vector<detail::LatticeLine> row_units(const std::vector<u8>& paid_rows, std::size_t lines) {
    std::vector<detail::LatticeLine> units(paid_rows.size() * lines);
    for (std::size_t group = 0; group < paid_rows.size(); ++group) {
        units[group * lines + paid_rows[group] / lanes].lane[paid_rows[group] % lanes] = 1;
    }
    return units;
}

std::shared_ptr<const DealClasses> checked(std::shared_ptr<const DealClasses> classes, const Game& game) {
    if (!(classes->deck() == game.deck) || !(classes->symmetry() == symmetry_of(game))) {
        throw std::invalid_argument("the classes of deals belong to another deck or symmetry than the game's");
    }
    return classes;
}

}  // namespace

GameTables::GameTables(Game game)
    : GameTables(game, std::make_shared<const DealClasses>(game.deck, symmetry_of(game))) {}

GameTables::GameTables(Game game, std::shared_ptr<const DealClasses> classes)
    : game_(std::move(game)),
      pays_(scaled_pays(game_)),
      classes_(checked(std::move(classes), game_)),
      groups_(std::make_shared<const detail::PayGroups>(game_, *classes_)),
      group_of_class_(groups_->group_of_class().data()),
      paid_rows_(groups_->paid_rows(game_, pays_.pays)) {
    const std::size_t lines = (game_.rows.size() + lanes - 1) / lanes;
    row_counts_ =
        std::make_shared<const detail::Lattice>(*classes_, *groups_, row_units(paid_rows_, lines), lines);
}

u64 GameTables::hands_paid_by(std::size_t row) const {
    return row_counts_->at(0, 0)[row / lanes].lane[row % lanes];
}

}  // namespace holdfast::videopoker

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/typed/meant_row.h>
#include <holdfast/ask/videopoker/typed/named_pays.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

using videopoker::Game;

/// The rows that the name may mean and no name before it has taken; rows that pay nothing stand on no machine.
std::vector<std::size_t> free_rows(const Game& game, const std::string& name,
                                   const std::vector<bool>& is_taken) {
    std::vector<std::size_t> rows = rows_meant(game, name);
    const auto is_free = [&](std::size_t row) { return !is_taken[row] && !game.rows[row].pays.is_zero(); };
    rows.erase(std::remove_if(rows.begin(), rows.end(), [&](std::size_t row) { return !is_free(row); }),
               rows.end());
    return rows;
}

bool is_row_of_any(const std::vector<Game>& games, const std::string& name) {
    return std::any_of(games.begin(), games.end(),
                       [&](const Game& game) { return !rows_meant(game, name).empty(); });
}

}  // namespace

bool NamedPaysMatch::operator<(const NamedPaysMatch& other) const {
    const auto order = [](const NamedPaysMatch& match) {
        return std::tuple(videopoker::weight_of(match.differences), match.uncertain,
                          videopoker::distance_of(*match.game, match.differences));
    };
    return order(*this) < order(other);
}

NamedPaysMatch match_named_pays(const Game& game, const std::vector<NamedPay>& pays) {
    NamedPaysMatch match{&game, {}, {}, 0};
    std::vector<bool> is_taken(game.rows.size());
    for (const NamedPay& each : pays) {
        const std::vector<std::size_t> rows = free_rows(game, each.name, is_taken);
        if (rows.empty()) {
            match.differences.push_back({std::nullopt, each.pays});
            continue;
        }
        const auto same = std::find_if(rows.begin(), rows.end(),
                                       [&](std::size_t row) { return game.rows[row].pays == each.pays; });
        const std::size_t row = same == rows.end() ? rows.front() : *same;
        if (rows.size() > 1) ++match.uncertain;
        if (same == rows.end()) match.differences.push_back({row, each.pays});
        is_taken[row] = true;
    }
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        if (!is_taken[row] && !game.rows[row].pays.is_zero()) match.rows_not_given.push_back(row);
    }
    return match;
}

std::optional<Rational> usual_bet_of(const std::vector<NamedPay>& pays, const std::vector<Game>& games) {
    if (pays.size() < 2) return std::nullopt;
    std::optional<Rational> found;
    for (const int cents : {1, 2, 5, 10, 25, 50, 100, 200, 500}) {
        const Rational bet(5 * cents, 100);
        std::vector<NamedPay> for_one = pays;
        for (NamedPay& each : for_one) each.pays /= bet;
        const bool fits = std::any_of(games.begin(), games.end(), [&](const Game& game) {
            return match_named_pays(game, for_one).differences.empty();
        });
        if (fits && found) return std::nullopt;
        if (fits) found = bet;
    }
    return found;
}

std::optional<std::string> unknown_row_name(const std::vector<std::string>& names,
                                            const std::vector<Game>& games) {
    const auto found = std::find_if_not(names.begin(), names.end(),
                                        [&](const std::string& name) { return is_row_of_any(games, name); });
    return found == names.end() ? std::nullopt : std::optional(*found);
}

std::string name_conflict(const Game& game, const std::string& name, const Rational& seen,
                          const Rational& unit, const std::vector<Game>& games) {
    const std::vector<std::size_t> rows = rows_meant(game, name);
    if (rows.size() > 1) return "";
    if (rows.size() == 1) {
        const Rational pays = game.rows[rows.front()].pays * unit;
        return pays == seen ? ""
                            : fmt::format("pays {} for {} (yours {})", pays_text(pays), in_quotes(name),
                                          pays_text(seen));
    }
    return is_row_of_any(games, name) ? "has no row " + in_quotes(name) : "";
}

}  // namespace holdfast::ask

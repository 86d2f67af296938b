#include <algorithm>
#include <functional>
#include <optional>

#include <holdfast/ask/videopoker/typed/common_factor.h>

namespace holdfast::ask {
namespace {

/// The factor by which the pays of the machine, all or all but one, are multiples of those of the game;
/// nullopt if there is none.
std::optional<Rational> common_factor(const videopoker::Game& game, const std::vector<Rational>& falling) {
    std::vector<Rational> pays;
    for (const videopoker::PayRow& row : game.rows) {
        if (!row.pays.is_zero()) pays.push_back(row.pays);
    }
    std::sort(pays.begin(), pays.end(), std::greater<>());
    // Few pays have some factor in common with one game or another by chance.
    constexpr std::size_t fewest = 6;
    if (pays.size() != falling.size() || pays.size() < fewest) return std::nullopt;
    // The pay that may differ is at one end or the other, or at neither.
    for (const std::size_t row : {pays.size() - 1, std::size_t{1}}) {
        const Rational factor = falling[row] / pays[row];
        std::size_t others = 0;
        for (std::size_t i = 0; i < pays.size(); ++i) others += falling[i] == factor * pays[i] ? 0U : 1U;
        if (others <= 1) return factor;
    }
    return std::nullopt;
}

}  // namespace

std::vector<Rational> common_factors(const std::vector<videopoker::Game>& catalog,
                                     const std::vector<Rational>& falling) {
    std::vector<Rational> factors;
    for (const videopoker::Game& game : catalog) {
        const std::optional<Rational> factor = common_factor(game, falling);
        const bool is_new = factor && std::find(factors.begin(), factors.end(), *factor) == factors.end();
        if (is_new) factors.push_back(*factor);
    }
    return factors;
}

}  // namespace holdfast::ask

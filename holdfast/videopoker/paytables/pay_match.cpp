#include <algorithm>
#include <functional>

#include <holdfast/videopoker/paytables/pay_match.h>

namespace holdfast::videopoker {
namespace {

// A row that is missing and a pay too many could stand for two rows that pay something else: two gaps must
// weigh more than two changes.
constexpr std::size_t weight_of_a_change = 2;
constexpr std::size_t weight_of_a_gap = 3;

/// A way to assign the first rows to the first pays.
struct Assignment {
    std::size_t weight = 0;
    Rational distance;  ///< the sum of what changed pays differ by

    bool operator<(const Assignment& other) const {
        return weight != other.weight ? weight < other.weight : distance < other.distance;
    }
};

std::vector<std::size_t> paying_rows(const Game& game) {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        if (game.rows[row].pays > Rational()) rows.push_back(row);
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [&](std::size_t a, std::size_t b) { return game.rows[a].pays > game.rows[b].pays; });
    return rows;
}

Rational absolute_difference(const Rational& a, const Rational& b) {
    return a > b ? a - b : b - a;
}

Assignment with_gap(Assignment assignment) {
    assignment.weight += weight_of_a_gap;
    return assignment;
}

Assignment with_pair(Assignment assignment, const Rational& pays, const Rational& seen) {
    if (pays == seen) return assignment;
    assignment.weight += weight_of_a_change;
    assignment.distance += absolute_difference(pays, seen);
    return assignment;
}

}  // namespace

// The edit distance of the two lists (Wagner and Fischer 1974): best[i][j] assigns the first i rows to the
// first j pays.
std::vector<DifferentPay> different_pays(const Game& game, const std::vector<Rational>& seen) {
    const std::vector<std::size_t> rows = paying_rows(game);
    std::vector<Rational> pays = seen;
    std::sort(pays.begin(), pays.end(), std::greater<>());
    std::vector<std::vector<Assignment>> best(rows.size() + 1, std::vector<Assignment>(pays.size() + 1));
    const auto paired = [&](std::size_t i, std::size_t j) {
        return with_pair(best[i - 1][j - 1], game.rows[rows[i - 1]].pays, pays[j - 1]);
    };
    for (std::size_t i = 0; i <= rows.size(); ++i) {
        for (std::size_t j = 0; j <= pays.size(); ++j) {
            if (i == 0 && j == 0) continue;
            std::optional<Assignment> found;
            if (i > 0 && j > 0) found = paired(i, j);
            if (i > 0 && (!found || with_gap(best[i - 1][j]) < *found)) found = with_gap(best[i - 1][j]);
            if (j > 0 && (!found || with_gap(best[i][j - 1]) < *found)) found = with_gap(best[i][j - 1]);
            best[i][j] = *found;
        }
    }
    const auto is_best = [](const Assignment& a, const Assignment& b) { return !(a < b) && !(b < a); };
    std::vector<DifferentPay> differences;
    for (std::size_t i = rows.size(), j = pays.size(); i > 0 || j > 0;) {
        if (i > 0 && j > 0 && is_best(best[i][j], paired(i, j))) {
            --i, --j;
            if (game.rows[rows[i]].pays != pays[j]) differences.push_back({rows[i], pays[j]});
        } else if (i > 0 && is_best(best[i][j], with_gap(best[i - 1][j]))) {
            differences.push_back({rows[--i], std::nullopt});
        } else {
            differences.push_back({std::nullopt, pays[--j]});
        }
    }
    std::reverse(differences.begin(), differences.end());
    return differences;
}

std::size_t weight_of(const std::vector<DifferentPay>& differences) {
    std::size_t weight = 0;
    for (const DifferentPay& each : differences) {
        weight += each.row && each.seen ? weight_of_a_change : weight_of_a_gap;
    }
    return weight;
}

Rational distance_of(const Game& game, const std::vector<DifferentPay>& differences) {
    Rational distance;
    for (const DifferentPay& each : differences) {
        if (each.row && each.seen) distance += absolute_difference(game.rows[*each.row].pays, *each.seen);
    }
    return distance;
}

}  // namespace holdfast::videopoker

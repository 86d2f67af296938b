#include <cmath>

#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/holdem/odds_row.h>

namespace holdfast::queries {

Rational OddsRow::ties() const {
    Rational sum;
    for (std::size_t t = 1; t < by_ties.size(); ++t) sum += by_ties[t];
    return sum;
}

OddsRow odds_row(const holdem::OpponentOdds& odds) {
    OddsRow row{odds.opponents, Rational(odds.deals), {}, odds.equity()};
    for (const u128 count : odds.by_ties) row.by_ties.emplace_back(count);
    return row;
}

OddsRow odds_row(const holdem::RangeOpponentOdds& odds, u32 denominator) {
    // Weighted counts take up to 150 bits, so these fractions are made of U256, `false` for not negative.
    const U256 unit(denominator);
    OddsRow row{odds.opponents, Rational(false, odds.deals, unit), {}, odds.equity()};
    for (const U256& count : odds.by_ties) row.by_ties.emplace_back(false, count, unit);
    return row;
}

// In doubles, unlike everything else here: the estimate is a shortcut shown for comparison, not an answer,
// and its own error is far larger than theirs.
void add_estimate(OddsRow& row, const OddsRow& one) {
    const double lose_to_one = nearest_double(one.losses() / one.deals);
    if (row.opponents == 1) {
        row.estimate = {lose_to_one, 0.0};  // exact by definition, so no rounding error is shown
        return;
    }
    const double estimate = 1.0 - std::pow(1.0 - lose_to_one, row.opponents);
    row.estimate = {estimate, estimate - nearest_double(row.losses() / row.deals)};
}

std::string count_text(const Rational& count) {
    return count.is_integer() ? count.numerator().text() : count.text();
}

std::vector<std::string> odds_percents(const OddsRow& row) {
    constexpr int decimals = 4;
    std::vector<std::string> cells;
    for (const Rational& count : {row.wins(), row.ties(), row.losses()}) {
        cells.push_back(percent(count / row.deals, decimals));
    }
    cells.push_back(percent(row.equity, decimals));
    return cells;
}

}  // namespace holdfast::queries

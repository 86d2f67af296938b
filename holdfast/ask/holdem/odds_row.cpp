#include <cmath>
#include <span>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/holdem/odds_row.h>

namespace holdfast::ask {
namespace {

/// The share of ties, and how many opponents the pot is shared with.
void tie_shape(Shape<OddsRow>& shape) {
    using Row = OddsRow;
    shape.named("TieShare")
        .members_of([](const Row& row) {
            return Share{row.ties, row.deals};
        })
        .counts("by_opponents", "Deals in which exactly one opponent ties, exactly two, and so on",
                // Without the wins, with which by_ties begins.
                [](const Row& row) { return std::span(row.by_ties).subspan(1); });
}

void estimate_shape(Shape<IndependentEstimate>& shape) {
    using Estimate = IndependentEstimate;
    shape.named("IndependentEstimate")
        .real("lose", "The chance to lose by the shortcut", &Estimate::lose)
        .real("error", "The shortcut's chance minus the exact one", &Estimate::error);
}

}  // namespace

void Share::declare(Shape<Share>& shape) {
    shape.named("Share")
        .count("count", "Deals; if ranges have weights, the sum of the deals' weights", &Share::count)
        .real("probability", "Their share of all deals", &Share::probability);
}

// Without weights, a division of whole numbers is enough.
double Share::probability() const {
    constexpr unsigned most_bits = 95;
    if (!count.is_integer() || !deals.is_integer() || deals.numerator().bit_width() > most_bits) {
        return nearest_double(count / deals);
    }
    return nearest_quotient(count.numerator().to_u128(), deals.numerator().to_u128());
}

OddsRow odds_row(const holdem::OpponentOdds& odds, u64 denominator) {
    const U256 unit(denominator);
    const auto weighed = [&unit](const U256& count) { return Rational(false, count, unit); };
    OddsRow row{odds.opponents, weighed(odds.deals), {}, weighed(odds.ties()), odds.equity()};
    for (const U256& count : odds.by_ties) row.by_ties.push_back(weighed(count));
    return row;
}

// In doubles, unlike everything else here: the estimate is a shortcut shown for comparison, not an answer,
// and its own error is far larger than theirs.
void add_estimate(OddsRow& row, const OddsRow& one) {
    const double lose_to_one = Share{one.losses(), one.deals}.probability();
    if (row.opponents == 1) {
        row.estimate = {lose_to_one, 0.0};  // exact by definition, so no rounding error is shown
        return;
    }
    const double estimate = 1.0 - std::pow(1.0 - lose_to_one, row.opponents);
    row.estimate = {estimate, estimate - Share{row.losses(), row.deals}.probability()};
}

void odds_row_shape(Shape<OddsRow>& shape) {
    using Row = OddsRow;
    shape.named("OddsResult")
        .whole_number("opponents", "Unknown opponents", &Row::opponents)
        .shown("Opponents")
        .count("deals", "All deals; if a range has weights, the sum of the deals' weights", &Row::deals)
        .object("win", "Deals in which nobody has as good a hand",
                [](const Row& row) {
                    return Share{row.wins(), row.deals};
                })
        .titled({"win"})
        .only_shown(
            "Win", "Nobody else has as good a hand", [](const Row& row) { return row.wins() / row.deals; },
            Format::percent(4))
        .object<tie_shape>(
            "tie", "Deals in which the best hand is shared",
            [](const Row& row) -> const auto& { return row; })
        // By itself the last title would be "tie_by_opponents".
        .titled({"tie", "tie_probability", "ties_by_opponents"})
        .only_shown(
            "Tie", "The best hand is shared", [](const Row& row) { return row.ties / row.deals; },
            Format::percent(4))
        .object("lose", "Deals in which somebody has a better hand",
                [](const Row& row) {
                    return Share{row.losses(), row.deals};
                })
        .titled({"lose"})
        .only_shown(
            "Lose", "Somebody has a better hand", [](const Row& row) { return row.losses() / row.deals; },
            Format::percent(4))
        .exact("equity", "The mean share of the pot", &Row::equity)
        .shown("Equity", Format::percent(4))
        // Absent unless add_estimate() was called: only holdem.odds does, if all opponents are unknown.
        .object<estimate_shape>("independent_estimate",
                                "The shortcut 1-(1-p)^N for N opponents; p is the chance to lose to one",
                                &Row::estimate)
        .titled({"independent_estimate"})
        // Absent unless holdem.odds is asked about a call.
        .exact("call_gain", "What the call gains on average, with no further betting", &Row::call_gain);
}

std::vector<std::string> odds_percents(const OddsRow& row) {
    constexpr int decimals = 4;
    std::vector<std::string> cells;
    for (const Rational& count : {row.wins(), row.ties, row.losses()}) {
        cells.push_back(percent(count / row.deals, decimals));
    }
    cells.push_back(percent(row.equity, decimals));
    return cells;
}

}  // namespace holdfast::ask

#include <holdfast/queries/holdem/odds_fields.h>
#include <holdfast/queries/output/plain_text.h>

namespace holdfast::queries {
namespace {

Json outcome_json(u128 count, const holdem::OpponentOdds& odds) {
    return {{"count", json_count(count)}, {"probability", json_real(Rational(count, odds.deals))}};
}

}  // namespace

Json odds_json(const holdem::OpponentOdds& odds) {
    Json tie = outcome_json(odds.ties(), odds);
    tie["by_opponents"] = Json::array();
    for (std::size_t t = 1; t < odds.by_ties.size(); ++t) {
        tie["by_opponents"].push_back(json_count(odds.by_ties[t]));
    }
    const Rational equity = odds.equity();
    return {{"opponents", odds.opponents},
            {"deals", json_count(odds.deals)},
            {"win", outcome_json(odds.wins(), odds)},
            {"tie", std::move(tie)},
            {"lose", outcome_json(odds.losses(), odds)},
            {"equity", json_real(equity)},
            {"equity_exact", equity.text()}};
}

std::vector<std::string> odds_titles() {
    return {"opponents",
            "deals",
            "win",
            "win_probability",
            "tie",
            "tie_probability",
            "ties_by_opponents",
            "lose",
            "lose_probability",
            "equity",
            "equity_exact"};
}

std::vector<std::string> odds_cells(const holdem::OpponentOdds& odds) {
    const auto shortest = [](const Rational& value) { return shortest_text(nearest_double(value)); };
    const auto probability = [&](u128 count) { return shortest(Rational(count, odds.deals)); };
    std::string by_opponents;
    for (std::size_t t = 1; t < odds.by_ties.size(); ++t) {
        by_opponents += (t == 1 ? "" : " ") + to_text(odds.by_ties[t]);
    }
    const Rational equity = odds.equity();
    return {std::to_string(odds.opponents),
            to_text(odds.deals),
            to_text(odds.wins()),
            probability(odds.wins()),
            to_text(odds.ties()),
            probability(odds.ties()),
            by_opponents,
            to_text(odds.losses()),
            probability(odds.losses()),
            shortest(equity),
            equity.text()};
}

std::vector<std::string> odds_percents(const holdem::OpponentOdds& odds) {
    constexpr int decimals = 4;
    std::vector<std::string> cells;
    for (const u128 count : {odds.wins(), odds.ties(), odds.losses()}) {
        cells.push_back(percent(Rational(count, odds.deals), decimals));
    }
    cells.push_back(percent(odds.equity(), decimals));
    return cells;
}

}  // namespace holdfast::queries

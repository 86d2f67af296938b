// The answer `videopoker.plan` as text.
#include <algorithm>

#include <apps/terminal/bets_text.h>
#include <apps/terminal/chance_text.h>
#include <apps/terminal/display.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/plan.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using bankroll::Bounds;

constexpr int edge_decimals = 4;

std::string plan_dollars(const Rational& dollars) {
    return dollars_text(nearest_double(dollars));
}

/// An amount as it was typed: to the cent, or with all its decimals.
std::string typed_dollars(const Rational& dollars) {
    return (dollars * Rational(100)).is_integer() ? plan_dollars(dollars) : "$" + pays_text(dollars);
}

/// The parts, and the whole plan below a rule.
TextTable part_table(const VideopokerPlanAnswer& answer) {
    TextTable table({{"", Column::right, Column::needed},
                     {"Game", Column::left, Column::needed},
                     {"Hands", Column::right, Column::needed},
                     {"Lines", Column::right, 1},
                     {"Bet", Column::right, 2},
                     {"Edge", Column::right, 3},
                     {"Mean", Column::right, Column::needed},
                     {"Deviation", Column::right, Column::needed}});
    for (const PlanRow& row : answer.parts) {
        table.add_row({std::to_string(row.number), row.prepared->game().name, grouped(row.part.hands),
                       std::to_string(row.part.stake.lines), "$" + pays_text(row.part.bet),
                       signed_percent(row.edge, edge_decimals), plan_dollars(row.mean),
                       dollars_text(row.deviation())});
    }
    table.add_rule();
    table.add_row({"", "plan", grouped(answer.hands()), "", "", "", plan_dollars(answer.mean),
                   dollars_text(answer.deviation())},
                  Look::bold);
    return table;
}

/// The chance that neither of two ends comes.
Bounds chance_of_neither(const Bounds& one, const Bounds& other) {
    const Bounds certain(1.0);
    const Bounds impossible(0.0);
    if (one == certain || other == certain) return impossible;
    if (one == impossible && other == impossible) return certain;
    return as_chance(certain - one - other);
}

TextTable results(const VideopokerPlanAnswer& answer) {
    TextTable facts(
        {{"If every hand is played", Column::left, Column::needed}, {"", Column::right, Column::needed}});
    facts.add_row({"chance of a loss", chance_text(answer.proven_loss)});
    for (const PlanQuantile& quantile : answer.quantiles) {
        const std::string least = plan_dollars(quantile.least);
        facts.add_row(
            {pays_text(quantile.share * Rational(100)) + "% at or below",
             quantile.least == quantile.most ? least : least + " to " + plan_dollars(quantile.most)});
    }
    return facts;
}

/// The courses that the bankroll takes; their chances add up to 1.
TextTable courses(const VideopokerPlanAnswer& answer) {
    const bool has_goal = answer.reached.has_value();
    TextTable facts({{fmt::format("With {}, stopping at ruin{}", typed_dollars(*answer.request.bankroll),
                                  has_goal ? " or at the goal" : ""),
                      Column::left, Column::needed},
                     {"", Column::right, Column::needed}});
    facts.add_row({"ruin", chance_text(answer.proven_ruin)}, Look::bold);
    if (has_goal) {
        facts.add_row({"reach " + typed_dollars(*answer.request.goal), chance_text(answer.proven_reached)},
                      Look::bold);
    }
    facts.add_row({has_goal ? "neither, after all hands" : "play all hands",
                   chance_text(chance_of_neither(answer.proven_ruin, answer.proven_reached))});
    return facts;
}

}  // namespace

std::string to_text(const VideopokerPlanAnswer& answer, const TextStyle& style) {
    std::string text = part_table(answer).text(style) + "\n" + results(answer).text(style);
    if (answer.ruin) text += "\n" + courses(answer).text(style);
    text += "\nNumerical error " + error_text(answer.error()) + ".\n";
    for (const std::string& note : answer.notes) {
        for (const std::string& line : wrapped_words("Note: " + note + ".", style.width)) text += line + "\n";
    }
    return text;
}

}  // namespace holdfast::terminal

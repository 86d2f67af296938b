// The answer `videopoker.drill` as text.
#include <apps/terminal/answer_text.h>
#include <apps/terminal/game_text.h>
#include <apps/terminal/text_table.h>
#include <fmt/format.h>

#include <holdfast/core/wording.h>
#include <holdfast/queries/answer/card_list.h>
#include <holdfast/queries/answer/numbers.h>

namespace holdfast::terminal {

using namespace queries;

namespace {

using Drill = VideopokerDrillAnswer::Drill;
using Play = VideopokerDrillAnswer::Play;

constexpr int drill_decimals = 6;

std::string hold_text(const std::vector<Card>& hold) {
    return hold.empty() ? "nothing" : spaced_cards(hold);
}

std::string best_text(const Drill& drill) {
    std::vector<std::string> holds;
    for (const std::vector<Card>& hold : drill.best) holds.push_back(hold_text(hold));
    return either_of(holds);
}

void add_play(std::vector<std::string>& cells, const std::optional<Play>& play) {
    cells.push_back(play ? hold_text(play->hold) : "");
    cells.push_back(play ? decimal_text(play->cost, drill_decimals) : "");
}

std::string kind_text(const VideopokerDrillAnswer& answer) {
    switch (answer.kind) {
        case DrillKind::close:
            return fmt::format("deals whose second best hold costs at most {} bet{}",
                               pays_text(answer.within), answer.within == Rational(1) ? "" : "s");
        case DrillKind::penalty:
            return "deals in which the basic chart errs";
        case DrillKind::all:
            break;
    }
    return "all deals";
}

}  // namespace

std::string to_text(const VideopokerDrillAnswer& answer, const TextStyle& style) {
    std::string text = game_title(*answer.prepared, style);
    text += fmt::format("Drawn from {}: {} of {}; seed {}\n\n", kind_text(answer),
                        grouped(answer.deals_of_kind), grouped(answer.all_deals), answer.seed);
    const bool has_chart = answer.kind == DrillKind::penalty;
    // The second best hold is what a close deal is about; beside the chart's hold it gives way first.
    std::vector<Column> columns{{"Deal", Column::left, Column::needed},
                                {"Best hold", Column::left, Column::needed},
                                {"Value", Column::right, 1},
                                {"Second best", Column::left, has_chart ? 2 : Column::needed},
                                {"Cost", Column::right, has_chart ? 3 : Column::needed}};
    if (has_chart) {
        columns.push_back({"Chart", Column::left, Column::needed});
        columns.push_back({"Chart's cost", Column::right, Column::needed});
    }
    TextTable table(std::move(columns));
    for (const Drill& drill : answer.drills) {
        const std::vector<Card> dealt(drill.deal.begin(), drill.deal.end());
        std::vector<std::string> cells{spaced_cards(dealt), best_text(drill),
                                       decimal_text(drill.value, drill_decimals)};
        add_play(cells, drill.second);
        if (has_chart) add_play(cells, drill.chart);
        table.add_row(std::move(cells));
    }
    return text + table.text(style);
}

}  // namespace holdfast::terminal

// The answer `videopoker.hold` as text.
#include <algorithm>
#include <array>

#include <apps/terminal/display.h>
#include <apps/terminal/style.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/game_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/drill.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using videopoker::HoldAnalysis;

constexpr int value_decimals = 6;

/// "8 flush, 3 straight, 36 nothing"
std::string outcomes_text(const VideopokerHoldAnswer& answer, const HoldAnalysis& hold) {
    std::string text;
    for (std::size_t row = 0; row < hold.outcomes.size(); ++row) {
        // Rows that the draw cannot make are left out; for most holds these are most rows.
        if (hold.outcomes[row] == 0) continue;
        text += text.empty() ? "" : ", ";
        text += grouped(hold.outcomes[row]) + " " + answer.game().rows[row].name;
    }
    return text;
}

/// "1st", "2nd", "3rd", "4th", "11th", "22nd"
std::string place_text(std::size_t place) {
    constexpr std::array<const char*, 4> endings{"th", "st", "nd", "rd"};
    const bool is_teen = place >= 11 && place <= 13;
    const std::size_t last = place % 10;
    return std::to_string(place) + endings[!is_teen && last < endings.size() ? last : 0];
}

/// "Ts Ks As in place; Qs in place 2 belongs in 3". If either direction counts, a card belongs in one of two places.
std::string royal_cards_text(const std::vector<RoyalCard>& cards) {
    std::vector<std::string> right;
    std::vector<std::string> texts;
    for (const RoyalCard& each : cards) {
        const std::vector<int>& places = each.right_places;
        if (std::find(places.begin(), places.end(), each.place) != places.end()) {
            right.push_back(to_text(each.card));
            continue;
        }
        std::vector<std::string> numbers;
        for (const int place : places) numbers.push_back(std::to_string(place));
        texts.push_back(fmt::format("{} in place {} belongs in {}", to_text(each.card), each.place,
                                    joined(numbers, ", ", " or ")));
    }
    if (!right.empty()) texts.insert(texts.begin(), joined(right, " ") + " in place");
    return joined(texts, "; ");
}

}  // namespace

// Equally good holds are all shown, however few rows were asked for: which of them is played is the player's
// choice.
std::string to_text(const VideopokerHoldAnswer& answer, const TextStyle& style, std::size_t shown) {
    TextTable table({{"Hold", Column::left, Column::needed},
                     {"Value", Column::right, Column::needed},
                     {"Cost", Column::right, Column::needed},
                     {"Draws", Column::right, 1},
                     {"Outcomes of the draw", Column::wrap, 2}});
    const std::vector<HoldAnalysis>& holds = answer.analysis.holds;
    // Holds come best first, so these are the first ones.
    const auto best = static_cast<std::size_t>(
        std::count_if(holds.begin(), holds.end(), [](const HoldAnalysis& hold) { return hold.is_best; }));
    const auto add = [&](const HoldAnalysis& hold) {
        table.add_row(
            {cards_or_nothing(answer.deal.held(hold.hold)), decimal_text(hold.value(), value_decimals),
             hold.is_best ? "best" : decimal_text(answer.best_value() - hold.value(), value_decimals),
             grouped(hold.draws), outcomes_text(answer, hold)},
            hold.is_best ? Look::good : Look::plain);
    };
    const std::size_t first = std::max(best, std::min(shown, holds.size()));
    for (std::size_t place = 0; place < first; ++place) add(holds[place]);
    // What was held is shown, wherever it stands.
    if (answer.held && answer.held->place > first) {
        table.add_rule();
        add(answer.held->hold);
    }
    std::string text = game_title(*answer.prepared, style) + "\n";
    text += "Dealt " +
            with_look(spaced_cards(answer.deal.held(videopoker::Hold::everything())), Look::bold, style) +
            "\n";
    const std::string royals = royal_cards_text(answer.royal_cards().value_or(std::vector<RoyalCard>{}));
    if (!royals.empty()) {
        for (const std::string& line : wrapped_words(royals, style.width)) text += line + "\n";
    }
    text += "\n" + table.text(style);
    if (answer.held) {
        const videopoker::HoldCost& held = *answer.held;
        text += "\n";
        for (const std::string& line : wrapped_words(
                 fmt::format("{} ({} of 32 holds).", answer.sentence_on(held), place_text(held.place)),
                 style.width)) {
            text += line + "\n";
        }
    }
    if (best > 1) {
        text += fmt::format("\n{} holds are equally good; the tie rule, {}, prefers the first\n", best,
                            to_text(answer.tie_rule));
    }
    return text;
}

// The answer `videopoker.drill` as text.

namespace {

using Drill = VideopokerDrillAnswer::Drill;
using Play = VideopokerDrillAnswer::Play;

constexpr int drill_decimals = 6;

/// All equally good holds, "Js Qs or 2d 2h": any of them is the right answer.
std::string best_text(const Drill& drill) {
    std::vector<std::string> holds;
    for (const std::vector<Card>& hold : drill.best) holds.push_back(cards_or_nothing(hold));
    return either_of(holds);
}

/// Two cells: the hold, and what it costs compared with the best one. Empty if there is no such play, as when
/// all 32 holds are worth the same.
void add_play(std::vector<std::string>& cells, const std::optional<Play>& play) {
    cells.push_back(play ? cards_or_nothing(play->hold) : "");
    cells.push_back(play ? decimal_text(play->cost, drill_decimals) : "");
}

/// What the deals were drawn from, in words.
std::string kind_text(const VideopokerDrillAnswer& answer) {
    switch (answer.kind) {
        case DrillKind::close:
            return fmt::format("deals whose second-best hold costs at most {} bet{}",
                               pays_text(answer.within), answer.within == Rational(1) ? "" : "s");
        case DrillKind::penalty:
            return "deals that the basic chart misplays";
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
    // Only these deals are about what a chart does.
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

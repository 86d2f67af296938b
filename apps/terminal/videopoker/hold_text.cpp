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
    if (shown < holds.size()) {
        text += fmt::format("\nThe best of {} holds; --all shows every one.\n", holds.size());
    }
    return text;
}

}  // namespace holdfast::terminal

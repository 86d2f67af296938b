// The answer `videopoker.diff` as text.
#include <algorithm>

#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/chart_changes_text.h>
#include <apps/terminal/videopoker/game_text.h>
#include <apps/terminal/videopoker/kind_choice_text.h>
#include <apps/terminal/videopoker/strategy_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/diff.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

/// With its sign, which a gain has too.
std::string gain_text(const Rational& gain) {
    return (gain > Rational() ? "+" : "") + percent(gain, chart_return_decimals);
}

TextTable diff_table(const VideopokerDiffAnswer& answer, std::size_t shown) {
    TextTable table({{"Hold", Column::left, Column::needed},
                     {"Rather than", Column::left, Column::needed},
                     {"Deals", Column::right, Column::needed},
                     {"Gain", Column::right, Column::needed},
                     {"Right in", Column::left, 2},
                     {"For example", Column::left, 1}});
    for (std::size_t number = 0; number < std::min(shown, answer.changes.size()); ++number) {
        const VideopokerDiffAnswer::Change& change = answer.changes[number];
        const videopoker::Deal& deal = change.example.deal;
        const std::string other = change.choice.rather_than == change.choice.hold ? "another one of the kind"
                                                                                  : change.choice.rather_than;
        table.add_row({change.choice.hold, other, grouped(change.changed), gain_text(change.gain),
                       right_text(change.choice),
                       fmt::format("{} of {}", cards_or_nothing(deal.held(change.example.now)),
                                   spaced_cards(std::vector<Card>(deal.begin(), deal.end())))});
    }
    return table;
}

}  // namespace

std::string to_text(const VideopokerDiffAnswer& answer, const TextStyle& style, std::size_t shown) {
    const auto fact = [&](std::string_view label, const Rational& share) {
        return chart_fact(label, percent(share, chart_return_decimals), style) +
               chart_fact("  exactly", share.text(), style);
    };
    std::string text =
        game_title(*answer.prepared, style) + "\n" + fact("Known chart", answer.before) +
        fact("New chart", answer.now) + chart_fact("Gain", gain_text(answer.gain()), style, Look::bold) +
        chart_fact("Perfect play", percent(answer.perfect, chart_return_decimals), style) +
        chart_fact("Held differently",
                   fmt::format("{} of {} deals", grouped(answer.deals), grouped(answer.all_deals)), style);
    if (!answer.changes.empty()) text += "\n" + diff_table(answer, shown).text(style);
    if (answer.changes.size() > shown) {
        text += fmt::format("{} more; --all shows every one\n", grouped(answer.changes.size() - shown));
    }
    if (answer.rows.empty()) return text + "\nBoth charts have the same rows\n";
    return text + "\nRows of the charts\n" + chart_change_table(answer.rows, style);
}

}  // namespace holdfast::terminal

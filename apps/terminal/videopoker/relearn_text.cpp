// The answer `videopoker.relearn` as text.
#include <apps/terminal/bets_text.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/chart_changes_text.h>
#include <apps/terminal/videopoker/game_text.h>
#include <apps/terminal/videopoker/kind_choice_text.h>
#include <apps/terminal/videopoker/wager_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/relearn.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using Change = VideopokerRelearnAnswer::Change;

constexpr int percent_decimals = 4;

TextTable change_table(const VideopokerRelearnAnswer& answer, std::size_t shown) {
    TextTable table({{"Hold", Column::left, Column::needed},
                     {"Rather than", Column::left, Column::needed},
                     {"Deals", Column::right, Column::needed},
                     {"Cost", Column::right, Column::needed},
                     {"Right in", Column::left, 2},
                     {"For example", Column::left, 1}});
    for (std::size_t number = 0; number < std::min(shown, answer.changes.size()); ++number) {
        const Change& change = answer.changes[number];
        const videopoker::Deal& deal = change.example.deal;
        table.add_row({change.choice.hold, rather_than_text(change.choice), grouped(change.changed),
                       percent(change.cost, percent_decimals), right_text(change.choice),
                       fmt::format("{} of {}", cards_or_nothing(deal.held(change.example.best)),
                                   spaced_cards(std::vector<Card>(deal.begin(), deal.end())))});
    }
    return table;
}

}  // namespace

std::string to_text(const VideopokerRelearnAnswer& answer, const TextStyle& style, std::size_t shown) {
    std::string text =
        "Known: " + game_title(*answer.known, style) + "New: " + game_title(*answer.fresh, style);
    if (answer.changes.empty()) {
        text += "\nNothing changes: perfect play for the known game is also perfect for the new one\n";
    } else {
        text +=
            fmt::format(
                "\nIf you play the new game like the known one, you misplay {} of {} deals, which costs {} "
                "of each bet\n",
                grouped(answer.deals), grouped(answer.all_deals), percent(answer.cost, percent_decimals)) +
            fmt::format("In an hour of {} hand{} that is {}\n\n", bets_text(*answer.wager.speed),
                        *answer.wager.speed == Rational(1) ? "" : "s",
                        bets_in_words(answer.hourly_loss().bets(), answer.wager)) +
            change_table(answer, shown).text(style);
        if (answer.changes.size() > shown) {
            text += fmt::format("{} more; --all shows every one\n", grouped(answer.changes.size() - shown));
        }
    }
    if (!answer.rows) return text;
    if (answer.rows->empty()) return text + "\nBoth basic charts have the same rows\n";
    return text + "\nRows of the basic chart\n" + chart_change_table(*answer.rows, style);
}

}  // namespace holdfast::terminal

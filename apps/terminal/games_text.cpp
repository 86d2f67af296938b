// The answer `videopoker.games` as text.
#include <apps/terminal/answer_text.h>
#include <apps/terminal/look.h>
#include <apps/terminal/text_table.h>
#include <fmt/format.h>

#include <holdfast/queries/answer/numbers.h>

namespace holdfast::terminal {

using namespace queries;

std::string to_text(const VideopokerGamesAnswer& answer, const TextStyle& style) {
    constexpr int decimals = 4;
    TextTable table({{"Id", Column::left, Column::needed},
                     {"Name", Column::left, 3},
                     {"Deck", Column::right, 1},
                     {"Return", Column::right, Column::needed},
                     {"Variance", Column::right, 2}});
    for (const VideopokerGamesAnswer::Entry& entry : answer.games) {
        const bool player_wins = entry.expected_return > Rational(1);
        table.add_row({entry.game.id, entry.game.name, std::to_string(entry.game.deck.size()),
                       percent(entry.expected_return, decimals), decimal_text(entry.variance, decimals)},
                      player_wins ? Look::good : Look::plain);
    }
    return table.text(style) +
           fmt::format("\n{} game{}\n", answer.games.size(), answer.games.size() == 1 ? "" : "s");
}

}  // namespace holdfast::terminal

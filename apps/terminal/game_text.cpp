#include <apps/terminal/game_text.h>
#include <apps/terminal/look.h>
#include <fmt/format.h>

#include <holdfast/core/utf8.h>
#include <holdfast/core/wording.h>
#include <holdfast/queries/answer/numbers.h>

namespace holdfast::terminal {

using namespace queries;

namespace {

using videopoker::Game;

/// "52 cards", "53 cards with 1 joker, wild: 7".
std::string deck_text(const Game& game) {
    const int jokers = game.deck.jokers();
    std::string text = fmt::format("{} cards", game.deck.size());
    if (jokers > 0) text += fmt::format(" with {} joker{}", jokers, jokers == 1 ? "" : "s");
    const std::string wild = joined(wild_entries(game), " ");
    return wild.empty() ? text : text + ", wild: " + wild;
}

}  // namespace

std::string game_title(const PreparedGame& prepared, const TextStyle& style) {
    const Game& game = prepared.game();
    // The names of a user's paytable may hold anything, escape sequences of terminals among it.
    std::string text = with_look(printable(game.name), Look::bold, style) + "\n" +
                       with_look(printable(game.id) + ", " + deck_text(game), Look::dim, style) + "\n";
    for (const PayChange& change : prepared.changes) {
        text += fmt::format("Pay changed: {} {} instead of {}\n", printable(game.rows[change.row].name),
                            pays_text(change.to), pays_text(change.from));
    }
    return text;
}

}  // namespace holdfast::terminal

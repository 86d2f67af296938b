#include <fmt/format.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/output/plain_text.h>
#include <holdfast/queries/videopoker/game_fields.h>

namespace holdfast::queries {

using videopoker::Game;
using videopoker::GameTables;
using videopoker::PayRow;

Json game_json(const Game& game) {
    return {{"id", game.id}, {"name", game.name}, {"deck", game.deck.size()}, {"wild", wild_entries(game)}};
}

Json game_json(const ChosenGame& chosen) {
    Json json = game_json(chosen.game);
    for (const PayChange& change : chosen.changes) {
        json["pays_changed"].push_back({{"name", chosen.game.rows[change.row].name},
                                        {"from_exact", change.from.text()},
                                        {"to_exact", change.to.text()}});
    }
    return json;
}

std::vector<std::string> wild_entries(const Game& game) {
    std::vector<std::string> entries;
    for (int number = 0; number < rank_count; ++number) {
        const auto rank = static_cast<Rank>(number);
        const CardSet cards = game.wild & CardSet::of_rank(rank);
        if (cards.size() == suit_count) {
            entries.emplace_back(1, letter_of(rank));
            continue;
        }
        for (const Card card : cards) entries.push_back(to_text(card));
    }
    return entries;
}

std::string deck_text(const Game& game) {
    const int jokers = game.deck.jokers();
    std::string text = fmt::format("{} cards", game.deck.size());
    if (jokers > 0) text += fmt::format(" with {} joker{}", jokers, jokers == 1 ? "" : "s");
    std::string wild;
    for (const std::string& entry : wild_entries(game)) (wild += wild.empty() ? "" : " ") += entry;
    return wild.empty() ? text : text + ", wild: " + wild;
}

std::string game_title(const ChosenGame& chosen, const TextStyle& style) {
    const Game& game = chosen.game;
    std::string text = with_look(printable(game.name), Look::bold, style) + "\n" +
                       with_look(printable(game.id) + ", " + deck_text(game), Look::dim, style) + "\n";
    for (const PayChange& change : chosen.changes) {
        text += fmt::format("Pay changed: {} {} instead of {}\n", printable(game.rows[change.row].name),
                            pays_text(change.to), pays_text(change.from));
    }
    return text;
}

std::vector<std::string> row_warnings(const GameTables& tables) {
    const Game& game = tables.game();
    std::vector<std::string> warnings;
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        const PayRow& each = game.rows[row];
        // What is left over pays nothing in most games, and in some nothing is left over.
        if (row == nothing_row(game) && each.pays.is_zero()) continue;
        if (tables.hands_paid_by(row) == 0) {
            warnings.push_back("the row '" + each.name +
                               "' never counts: another row outbids it on every hand");
        } else if (each.pays.is_zero()) {
            warnings.push_back("the row '" + each.name + "' pays 0");
        }
    }
    return warnings;
}

}  // namespace holdfast::queries

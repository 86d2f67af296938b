#include <holdfast/cards/card_text.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/videopoker/game_json.h>

namespace holdfast::queries {

using videopoker::Game;

Json game_json(const Game& game) {
    return {{"id", game.id}, {"name", game.name}, {"deck", game.deck.size()}, {"wild", wild_entries(game)}};
}

// Changed pays belong to the game, so that an answer says which paytable it is about; where nothing was
// changed the member is absent.
Json game_json(const PreparedGame& prepared) {
    Json json = game_json(prepared.game());
    for (const PayChange& change : prepared.changes) {
        json["pays_changed"].push_back({{"name", prepared.game().rows[change.row].name},
                                        {"from_exact", change.from.text()},
                                        {"to_exact", change.to.text()}});
    }
    return json;
}

/// A rank of which all four cards are wild is one entry, as in a paytable file.
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

}  // namespace holdfast::queries

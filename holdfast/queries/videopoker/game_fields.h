// What several answers say about their game: its fields in JSON, its title, and what is odd about its rows.
#pragma once

#include <string>
#include <vector>

#include <holdfast/queries/input/game_choice.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/output/style.h>
#include <holdfast/videopoker/game_tables.h>

namespace holdfast::queries {

/// {"id", "name", "deck", "wild"} and, where pays were changed, "pays_changed".
Json game_json(const ChosenGame& chosen);
Json game_json(const videopoker::Game& game);

/// Wild ranks and cards as a paytable lists them: "2", "Jh".
std::vector<std::string> wild_entries(const videopoker::Game& game);

/// Two lines: the name and the id; the deck, what is wild, and which pays were changed.
std::string game_title(const ChosenGame& chosen, const TextStyle& style);

/// "52 cards", "53 cards with 1 joker; wild: 7".
std::string deck_text(const videopoker::Game& game);

/// A sentence for each row that is always outbid or pays 0.
std::vector<std::string> row_warnings(const videopoker::GameTables& tables);

}  // namespace holdfast::queries

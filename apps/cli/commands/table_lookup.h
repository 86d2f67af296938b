// What a table has for a hand on a board, as text, JSON and CSV.
#pragma once

#include <string>
#include <variant>

#include <apps/cli/answer_options.h>

#include <holdfast/holdem/tables/situation_table.h>

namespace holdfast::cli {

struct LookedUp {
    std::string hole;
    std::string board;
    holdem::Street street;
    std::variant<holdem::HeadsUpOdds, holdem::MultiwayOdds, holdem::HandStrength> entry;
};

/// Without the cards. Throws as SituationTable::entry() does.
LookedUp look_up(const holdem::SituationTable& table, u32 situation);

queries::Json to_json(const LookedUp& found);
std::string to_csv(const LookedUp& found);
std::string looked_up_text(const LookedUp& found);

}  // namespace holdfast::cli

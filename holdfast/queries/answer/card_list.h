// Cards in a sentence or a table: "As Kd Jk".
#pragma once

#include <string>
#include <vector>

#include <holdfast/cards/card_set.h>

namespace holdfast::queries {

/// "As Kd Jk"; empty for no cards.
std::string spaced_cards(const std::vector<Card>& cards);
std::string spaced_card_set(CardSet cards);

}  // namespace holdfast::queries

// The lines of a strategy card, broken to the width of a card. Text and picture share them: in a font whose
// characters are all equally wide, the columns say how wide a line is.
#pragma once

#include <string>
#include <vector>

#include <apps/terminal/videopoker/strategy_card.h>

namespace holdfast::terminal {

/// The columns of a card.
inline constexpr std::size_t card_columns = 60;

/// Lines that stay together if a card is cut into pages.
struct CardBlock {
    std::vector<std::string> lines;  ///< at least one, none wider than card_columns
    std::size_t bold_lines = 0;      ///< how many of the first ones are headings
    bool has_space_above = false;
};

std::vector<CardBlock> card_blocks(const StrategyCard& card);

}  // namespace holdfast::terminal

// Finds the row of a paytable that words mean: by its name, its hand, an abbreviation of either, or how one
// of them begins.
//
//   9/6 Jacks         "full house", "FH", "boat", "full"   the full house
//   Full-pay Deuces   "RF", "royal"                     the natural or the wild one: refused, with both
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <holdfast/core/text_span.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::ask {

/// The rows that these words may mean; empty if there is none.
std::vector<std::size_t> rows_meant(const videopoker::Game& game, const std::string& words);

/// The row that is meant: the row of this name, else the row of this hand, else what an abbreviation stands for
/// (row_names.h), else the only one whose name or hand begins so; letter case does not matter. Throws ParseError,
/// listing the rows, if there is none or more than one.
std::size_t row_meant(const videopoker::Game& game, const std::string& words);
/// The row meant by words within a longer text, which errors point into.
std::size_t row_meant(const videopoker::Game& game, const TextSpan& words);

/// The row that pays most, which progressives grow on and machines show for five coins; the first of several.
std::size_t top_row(const videopoker::Game& game);

}  // namespace holdfast::ask

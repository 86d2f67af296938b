// The rows of paytables as players write them: abbreviations, figures for numbers, and ranks in any form.
//
//   quads  4K  4 of a kind     four of a kind          JoB        jacks or better
//   boat  FH                   full house              4 aces     four aces
//   SF  RF  2P  trips          ...                     four 2-4   four 2s-4s
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace holdfast::ask {

/// The names that an abbreviation stands for, as paytables write them: "four of a kind" for "quads". Several if players
/// use it for each of them, and none if it is no abbreviation.
std::vector<std::string_view> row_names_of(std::string_view abbreviation);

/// One spelling for names that differ only in how numbers, ranks and signs are written: "four 2-4" for "4 2s-4s".
std::string spelled_row_name(std::string_view name);

}  // namespace holdfast::ask

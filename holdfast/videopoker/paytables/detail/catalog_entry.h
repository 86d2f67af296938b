// A game or a machine of the catalog as a search by name sees it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/videopoker/paytables/detail/name_words.h>

namespace holdfast::videopoker::detail {

struct SearchEntry {
    std::string_view id;
    bool is_machine;
    std::string game;                ///< the id of the game that a machine is made of, or its own
    std::vector<NameWords> names;    ///< its id and its name
    std::vector<NameWords> kinds;    ///< what players call a machine of its kind or its number of lines
    std::vector<std::string> words;  ///< of all of these, each as often as in the one that has it most often

    /// Whole numbers, side by side: "9-6" is in jacks-or-better-9-6, but not in "19-6" or "9-65".
    bool has_numbers(const NameWords& wanted) const;
    /// The beginning of a word is enough: "deuce" fits deuces-wild. Each wanted word needs a word of its own.
    bool has_words(const NameWords& wanted) const;
    bool fits(const NameWords& wanted) const { return has_numbers(wanted) && has_words(wanted); }
};

/// The games of the catalog, then its machines, in the order of their ids. Read once: their names are in their
/// files, which take a few milliseconds to parse.
const std::vector<SearchEntry>& search_entries();

}  // namespace holdfast::videopoker::detail

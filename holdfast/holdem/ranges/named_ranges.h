// Ranges with names of the player's own, such as open-btn, that stand in a range as AA or KTs+ does.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem {

class NamedRanges {
  public:
    /// The longest name, in characters.
    static constexpr std::size_t longest_name = 40;

    /// Adds a range. Its text may use the names added before. Throws ParseError on a name that is not a letter and then
    /// letters, digits, '-' or '_', that reads as a range itself, or that is there already, letter case aside; and on a
    /// text that is no range: the text of the error says which of the two it is about.
    void add(std::string_view name, std::string_view range);

    /// Letter case does not matter. Null if there is no range of this name.
    const Range* find(std::string_view name) const;
    bool empty() const { return ranges_.empty(); }
    /// As they were written, in the order of the alphabet: "call-bb, open-btn"; of many only the first.
    std::string names() const;

  private:
    struct Named {
        std::string name;
        Range range;
    };

    std::map<std::string, Named, std::less<>> ranges_;  ///< [name in small letters]
};

}  // namespace holdfast::holdem

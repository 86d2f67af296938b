// A player's named ranges, such as open-btn, which may stand in a range like AA or KTs+.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem {

/// A letter or digit of ASCII, '-' or '_'.
bool may_be_in_range_name(char letter);

struct NamedRange {
    std::string name;  ///< as it was written
    Range range;
    std::vector<std::string> notes;  ///< how its text was read: RangeReading::notes
};

class NamedRanges {
  public:
    /// The longest name, in characters.
    static constexpr std::size_t longest_name = 40;
    /// Each takes some kilobytes, used or not.
    static constexpr std::size_t most_ranges = 1'000;

    /// Throws ParseError on a name that is not of letters, digits, '-' and '_', with a letter or a digit first and some
    /// letter; that reads as a range itself; or that is there already, letter case aside. Also if there are most_ranges
    /// already.
    void check_name(std::string_view name) const;

    /// Adds a range. Its text may use the names added before. Throws ParseError if it is no range; check_name() must have
    /// accepted the name.
    void add(std::string_view name, std::string_view range);

    /// Letter case does not matter. Null if there is no range of this name.
    const NamedRange* find(std::string_view name) const;
    bool empty() const { return ranges_.empty(); }
    /// The names as written, in alphabetical order: "call-bb, open-btn"; only the first if there are many.
    std::string names() const;

  private:
    std::map<std::string, NamedRange, std::less<>> ranges_;  ///< [name in small letters]
};

}  // namespace holdfast::holdem

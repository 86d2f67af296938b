// Named ranges as a player writes them, and the file of them, in TOML: those that he uses again and again.
//
//   [ranges]
//   open-btn = "22+,A2s+,K2s+,Q5s+,J7s+,T7s+,97s+,86s+,75s+,65s,A2o+,K8o+,Q9o+,J9o+,T9o"
//   call-bb = "open-btn,!QQ+,!AK"        # ranges before it may be named
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/holdem/ranges/named_ranges.h>

namespace holdfast::ask {

/// A range of the player's own, as it was written.
struct OwnRange {
    std::string name;
    std::string range;

    bool operator==(const OwnRange&) const = default;
};

/// Throws ParseError on a name that no range may have: as NamedRanges::check_name() does, and on a word that stands between
/// players, such as "vs".
void check_range_name(const holdem::NamedRanges& named, std::string_view name);

/// Adds the range at this place of all; those before it have been added. Throws ParseError, about its text, if it is no
/// range: that a name in it is further down, if so. check_range_name() must have accepted its name.
void add_own_range(holdem::NamedRanges& named, const std::vector<OwnRange>& all, std::size_t place);

/// The ranges in the order of the file; all of them have been read. `text`: that of the file, which errors call by its
/// `name`. Throws ParseError, with the place in it, on what is not TOML, on a key other than `ranges`, on a name that no
/// range may have, and on a text that is no range.
std::vector<OwnRange> parse_ranges_file(std::string_view text, std::string_view name);

}  // namespace holdfast::ask

// A player's named ranges, and the TOML file that they are kept in.
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

/// A named range, as the player wrote it.
struct OwnRange {
    std::string name;
    std::string range;

    bool operator==(const OwnRange&) const = default;
};

/// Throws ParseError on a name that no range may have: as NamedRanges::check_name() does, and on a word that
/// separates players, such as "vs".
void check_range_name(const holdem::NamedRanges& named, std::string_view name);

/// Adds all[place], after those before it were added. Throws ParseError if its text is not a range; if it
/// uses a name that only comes further down, the error says so. check_range_name() must have accepted its
/// name.
void add_own_range(holdem::NamedRanges& named, const std::vector<OwnRange>& all, std::size_t place);

/// Reads the ranges of a file, in its order, and checks each. `name`: the file's, for errors. Throws
/// ParseError, with the place in `text`, on text that is not TOML, on a key other than `ranges`, on a name
/// that no range may have, and on a text that is not a range.
std::vector<OwnRange> parse_ranges_file(std::string_view text, std::string_view name);

}  // namespace holdfast::ask

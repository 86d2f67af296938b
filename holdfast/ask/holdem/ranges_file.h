// A file of named ranges, in TOML: the ranges that a player uses again and again.
//
//   [ranges]
//   open-btn = "22+,A2s+,K2s+,Q5s+,J7s+,T7s+,97s+,86s+,75s+,65s,A2o+,K8o+,Q9o+,J9o+,T9o"
//   call-bb = "open-btn,!QQ+,!AK"        # ranges before it may be named
#pragma once

#include <string_view>

#include <holdfast/holdem/ranges/named_ranges.h>

namespace holdfast::ask {

/// Throws ParseError on a name that no range may have: as NamedRanges::check_name() does, and on a word that stands between
/// players, such as "vs".
void check_range_name(const holdem::NamedRanges& named, std::string_view name);

/// `text`: that of the file, which errors call by its `name`. Throws ParseError, with the place in it, on what is not TOML,
/// on a key other than `ranges`, on a name that no range may have, and on a text that is no range.
holdem::NamedRanges parse_ranges_file(std::string_view text, std::string_view name);

}  // namespace holdfast::ask

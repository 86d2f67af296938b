// Hints for errors about an item that may be meant as the name of a range.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/holdem/ranges/detail/range_part.h>
#include <holdfast/holdem/ranges/named_ranges.h>

namespace holdfast::holdem::detail {

/// The unknown name that an item may be meant as; empty if it cannot be one.
std::string possible_name(RangePart item);

/// The hint for the error about an unknown name. Without named ranges, only letters that no hand has show a
/// name.
std::string name_note(RangePart item, std::string_view name, const NamedRanges& names);

}  // namespace holdfast::holdem::detail

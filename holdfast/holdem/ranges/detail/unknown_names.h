// What errors say of an item that may be meant as the name of a range, but is none.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/holdem/ranges/detail/range_part.h>
#include <holdfast/holdem/ranges/named_ranges.h>

namespace holdfast::holdem::detail {

/// The name that an item may be meant as, which is no range; empty if it can be none.
std::string possible_name(RangePart item);

/// What the error of an unknown name adds. Without names, only letters that no hand has tell that it is one.
std::string name_note(RangePart item, std::string_view name, const NamedRanges& names);

}  // namespace holdfast::holdem::detail

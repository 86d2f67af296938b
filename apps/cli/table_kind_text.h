// The kind of a table as it is typed.
#pragma once

#include <string>
#include <vector>

#include <holdfast/holdem/tables/table_kind.h>

namespace holdfast::cli {

/// `kind`: "river", "strength-flop"...; `opponents`: what was typed for --opponents, "1" or "1-9", if anything.
/// Throws ParseError.
holdem::TableKind parse_kind(const std::string& kind, const std::vector<std::string>& opponents);

/// "the river table against 1 to 9 opponents"
std::string named(holdem::TableKind kind);

}  // namespace holdfast::cli

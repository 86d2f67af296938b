// The kind of a table as it is typed.
#pragma once

#include <string>

#include <holdfast/holdem/tables/table_kind.h>

namespace holdfast::cli {

/// "river", "turn" or "flop". Throws ParseError.
holdem::TableKind parse_kind(const std::string& text);

}  // namespace holdfast::cli

// Tables as comma-separated values (RFC 4180), a line each, with "\n" as the line ending.
#pragma once

#include <string>
#include <vector>

namespace holdfast::queries {

/// Appends one line; a cell with a comma, a quotation mark or a line break is quoted.
void append_csv_line(std::string& text, const std::vector<std::string>& cells);

}  // namespace holdfast::queries

// Tables as comma-separated values (RFC 4180), a line each, with "\n" as the line ending.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/answer/json_text.h>

namespace holdfast::ask {

/// Appends one line; a cell with a comma, a quotation mark or a line break is quoted.
void append_csv_line(std::string& text, const std::vector<std::string>& cells);

/// The text of a cell: nothing for null and for what is absent; the items of a list, with a blank between any
/// two.
std::string cell_text(const Json& value);

/// rows[i][j] stands under titles[j]. A column that is absent in every row is left out unless kept[j]; an
/// empty `kept` keeps none. So a table without rows has only the kept titles.
std::string csv_of_cells(const std::vector<std::string_view>& titles,
                         const std::vector<std::vector<Json>>& rows, const std::vector<bool>& kept = {});

}  // namespace holdfast::ask

#include <algorithm>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/csv_text.h>

namespace holdfast::ask {

void append_csv_line(std::string& text, const std::vector<std::string>& cells) {
    bool first = true;
    for (const std::string& cell : cells) {
        text += first ? "" : ",";
        first = false;
        // Only these characters make a cell need quotation marks; a mark within it is written twice.
        if (cell.find_first_of(",\"\r\n") == std::string::npos) {
            text += cell;
            continue;
        }
        text += '"';
        for (const char letter : cell) text.append(letter == '"' ? 2 : 1, letter);
        text += '"';
    }
    text += '\n';
}

std::string csv_of_cells(const std::vector<std::string_view>& titles,
                         const std::vector<std::vector<Json>>& rows, const std::vector<bool>& kept) {
    // Whether a column is shown depends on all rows, so it is settled before the first line is written.
    std::vector<std::size_t> shown;
    for (std::size_t column = 0; column < titles.size(); ++column) {
        const bool is_there = std::any_of(rows.begin(), rows.end(), [column](const std::vector<Json>& row) {
            return !row[column].is_discarded();
        });
        if (is_there || (!kept.empty() && kept[column])) shown.push_back(column);
    }
    std::vector<std::string> line;
    for (const std::size_t column : shown) line.emplace_back(titles[column]);
    std::string text;
    append_csv_line(text, line);
    for (const std::vector<Json>& row : rows) {
        line.clear();
        for (const std::size_t column : shown) line.push_back(cell_text(row[column]));
        append_csv_line(text, line);
    }
    return text;
}

std::string cell_text(const Json& value) {
    if (value.is_discarded() || value.is_null()) return "";
    if (value.is_string()) return value.get<std::string>();
    // As JSON has it: whole doubles keep their ".0".
    if (value.is_number_float()) return shortest_text(value.get<double>());
    // An integer, true or false.
    if (!value.is_array()) return value.dump();
    std::string text;
    const char* between = "";
    for (const Json& item : value) {
        (text += between) += cell_text(item);
        between = " ";
    }
    return text;
}

}  // namespace holdfast::ask

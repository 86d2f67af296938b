// The columns of a table in an answer, declared once for JSON and CSV.
//
//   path         title             JSON                          CSV
//   "equity"     "equity"          {"equity": 0.5}               a cell
//   "win.count"  "win"             {"win": {"count": "17"}}      a cell
//   "outcomes"   ""                {"outcomes": [...]}           not there
//   ""           "flush"           not there                     a cell
//
// A value that is absent (absent()) is left out of JSON and is an empty cell; null is an empty cell too. The
// items of a list are joined with spaces in a cell.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/queries/answer/csv_text.h>
#include <holdfast/queries/answer/json_text.h>

namespace holdfast::queries {

template <class Row>
struct DataColumn {
    std::string_view path;
    std::string_view title;
    std::function<Json(const Row& row)> value;
};

/// Adds the value to the object at a path of one or two names.
void put_member(Json& object, std::string_view path, Json value);

template <class Row>
Json json_object(const std::vector<DataColumn<Row>>& columns, const Row& row) {
    Json object = object_with_room(columns.size());
    for (const DataColumn<Row>& column : columns) {
        if (!column.path.empty()) put_member(object, column.path, column.value(row));
    }
    return object;
}

/// The table as CSV, titles first. A column in which every value is absent is left out.
template <class Row>
std::string csv_table(const std::vector<DataColumn<Row>>& columns, const std::vector<Row>& rows) {
    std::vector<std::string_view> titles;
    std::vector<std::vector<Json>> cells(rows.size());
    for (const DataColumn<Row>& column : columns) {
        if (column.title.empty()) continue;
        titles.push_back(column.title);
        for (std::size_t row = 0; row < rows.size(); ++row) cells[row].push_back(column.value(rows[row]));
    }
    return csv_of_cells(titles, cells);
}

}  // namespace holdfast::queries

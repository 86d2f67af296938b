#include <algorithm>
#include <utility>

#include <holdfast/queries/output/columns.h>

namespace holdfast::queries {

std::string csv_of_cells(const std::vector<std::string_view>& titles,
                         const std::vector<std::vector<Json>>& rows) {
    std::vector<std::size_t> shown;
    for (std::size_t column = 0; column < titles.size(); ++column) {
        const bool is_there = std::any_of(rows.begin(), rows.end(), [column](const std::vector<Json>& row) {
            return !row[column].is_discarded();
        });
        if (is_there) shown.push_back(column);
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
    if (value.is_number_float()) return shortest_text(value.get<double>());
    if (!value.is_array()) return value.dump();
    std::string text;
    for (const Json& item : value) (text += text.empty() ? "" : " ") += cell_text(item);
    return text;
}

void put_member(Json& object, std::string_view path, Json value) {
    if (value.is_discarded()) return;
    const std::size_t dot = path.find('.');
    if (dot == std::string_view::npos) {
        object.emplace(std::string(path), std::move(value));
        return;
    }
    Json& group = object.emplace(std::string(path.substr(0, dot)), object_with_room(4)).first.value();
    group.emplace(std::string(path.substr(dot + 1)), std::move(value));
}

}  // namespace holdfast::queries

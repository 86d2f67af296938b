// Lists in the headers of HTTP: items with commas between them, and blanks around them.
#pragma once

#include <string_view>

namespace holdfast::server {

inline std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

/// Calls see(item) with each item, without the blanks around it.
template <class See>
void for_each_item(std::string_view list, See see) {
    while (!list.empty()) {
        const std::size_t comma = list.find(',');
        see(trimmed(list.substr(0, comma)));
        list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
    }
}

}  // namespace holdfast::server

#include <string>

#include <holdfast/ask/answer/json_document.h>

namespace holdfast::ask {

void JsonDocument::begin_list(std::size_t items) {
    Json::array_t list;
    list.reserve(items);
    open_.push_back(&add(Json(std::move(list))));
}

Json& JsonDocument::add(Json value) {
    if (open_.empty()) {
        root_ = std::move(value);
        return root_;
    }
    // All names differ, so there is no need to look for duplicates.
    if (Json& parent = *open_.back(); parent.is_object()) {
        auto& members = parent.get_ref<Json::object_t&>();
        members.emplace_back(std::string(name()), std::move(value));
        return members.back().second;
    } else {
        auto& items = parent.get_ref<Json::array_t&>();
        items.push_back(std::move(value));
        return items.back();
    }
}

}  // namespace holdfast::ask

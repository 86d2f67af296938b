#include <utility>

#include <holdfast/queries/answer/columns.h>

namespace holdfast::queries {

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

#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/detail/catalog_data.h>
#include <holdfast/videopoker/paytables/game_toml.h>

namespace holdfast::videopoker {
namespace {

using detail::catalog_entries;
using detail::catalog_size;
using detail::CatalogEntry;

}  // namespace

std::vector<std::string_view> catalog_ids() {
    std::vector<std::string_view> ids;
    for (std::size_t i = 0; i < catalog_size; ++i) ids.push_back(catalog_entries[i].id);
    return ids;
}

std::string_view catalog_text(std::string_view id) {
    const CatalogEntry* const end = catalog_entries + catalog_size;
    const CatalogEntry* const found =
        std::find_if(catalog_entries, end, [id](const CatalogEntry& entry) { return entry.id == id; });
    if (found == end) throw ParseError(unknown_game_message(id), std::string(id));
    return found->text;
}

Game catalog_game(std::string_view id) {
    return read_game(catalog_text(id), id);
}

}  // namespace holdfast::videopoker

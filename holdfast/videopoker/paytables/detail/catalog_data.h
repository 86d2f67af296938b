// The paytables of games/ and the machines of games/machines/, embedded in the library when it is built: the
// unchanged text of each file under its id (the file name without .toml), in the order of the ids. The build
// writes catalog_data.cpp (holdfast/videopoker/EmbedGames.cmake).
#pragma once

#include <cstddef>
#include <string_view>

namespace holdfast::videopoker::detail {

struct CatalogEntry {
    std::string_view id;
    std::string_view text;
};

extern const CatalogEntry catalog_entries[];
extern const std::size_t catalog_size;

extern const CatalogEntry machine_entries[];
extern const std::size_t machine_count;

}  // namespace holdfast::videopoker::detail

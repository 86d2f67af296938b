#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/catalog.h>
#include <holdfast/videopoker/detail/catalog_data.h>
#include <holdfast/videopoker/game_file.h>

namespace holdfast::videopoker {
namespace {

using detail::catalog_entries;
using detail::catalog_size;
using detail::CatalogEntry;

/// The fewest insertions, deletions and replacements of letters that turn `a` into `b` (Levenshtein).
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

std::string nearest_ids(std::string_view id) {
    constexpr std::size_t suggestions = 3;
    std::vector<std::pair<std::size_t, std::string_view>> ranked;
    for (const std::string_view known : catalog_ids()) {
        const bool related = !id.empty() && known.find(id) != std::string_view::npos;
        ranked.emplace_back(related ? 0 : edit_distance(id, known), known);
    }
    const std::size_t count = std::min(suggestions, ranked.size());
    std::partial_sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(count), ranked.end());
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += i == 0 ? "" : i + 1 == count ? " or " : ", ";
        text += ranked[i].second;
    }
    return text;
}

}  // namespace

std::vector<std::string_view> catalog_ids() {
    std::vector<std::string_view> ids;
    for (std::size_t i = 0; i < catalog_size; ++i) {
        ids.push_back(catalog_entries[i].id);
    }
    return ids;
}

std::string_view catalog_text(std::string_view id) {
    const CatalogEntry* const end = catalog_entries + catalog_size;
    const CatalogEntry* const found =
        std::find_if(catalog_entries, end, [id](const CatalogEntry& entry) { return entry.id == id; });
    if (found == end) {
        throw ParseError("there is no game '" + std::string(id) + "'; did you mean " + nearest_ids(id) + "?",
                         std::string(id), 0, std::max<std::size_t>(id.size(), 1));
    }
    return found->text;
}

Game catalog_game(std::string_view id) {
    return detail::read_game(catalog_text(id), id);
}

}  // namespace holdfast::videopoker

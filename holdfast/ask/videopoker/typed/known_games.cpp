#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/videopoker/typed/known_games.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::ask {
namespace {

constexpr std::string_view toml_ending = ".toml";

bool ends_in_toml(const std::string& path) {
    return path.size() >= toml_ending.size() &&
           path.compare(path.size() - toml_ending.size(), toml_ending.size(), toml_ending) == 0;
}

bool is_catalog_id(std::string_view id) {
    const std::vector<std::string_view> ids = videopoker::catalog_ids();
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// "9/6 Jacks or Better": a '/' between digits is no sign of a path, as that of "./jacks-or-better-9-6" is.
bool is_name_with_pays(const std::string& word) {
    const auto is_digit = [&](std::size_t at) {
        return at < word.size() && std::isdigit(static_cast<unsigned char>(word[at])) != 0;
    };
    for (std::size_t at = 0; (at = word.find('/', at)) != std::string::npos; ++at) {
        if (at == 0 || !is_digit(at - 1) || !is_digit(at + 1)) return false;
    }
    return videopoker::catalog_id_named(word).has_value();
}

bool is_paytable_path(const std::string& word) {
    return ends_in_toml(word) || (word.find('/') != std::string::npos && !is_name_with_pays(word));
}

std::string about_missing_paytable(const std::string& path) {
    // A name such as "9/6 jacks" also has a '/'.
    if (!ends_in_toml(path)) return videopoker::unknown_game_message(path);
    const std::string id = path.substr(0, path.size() - toml_ending.size());
    return is_catalog_id(id) ? in_quotes(path) + " does not exist; the game is " + id + ", without .toml"
                             : "";
}

}  // namespace

const KnownDocuments& known_games() {
    static const KnownDocuments games{
        .noun = "game",
        .file_noun = "paytable",
        .text_member = "toml",
        .is_known = [](const std::string& name) { return videopoker::catalog_id_named(name).has_value(); },
        .is_path = is_paytable_path,
        .about_missing_file = about_missing_paytable};
    return games;
}

}  // namespace holdfast::ask

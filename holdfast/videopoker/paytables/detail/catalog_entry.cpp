#include <algorithm>

#include <holdfast/toml/toml_text.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/detail/catalog_data.h>
#include <holdfast/videopoker/paytables/detail/catalog_entry.h>

namespace holdfast::videopoker::detail {
namespace {

/// What players call a machine with this number of lines, as slug_of writes it.
std::string_view words_for_lines(i64 lines) {
    switch (lines) {
        case 1:
            return "single-line-one-line";
        case 3:
            return "triple-play-three-play";
        case 5:
            return "five-play";
        case 10:
            return "ten-play";
        default:
            return "";
    }
}

void add_words(std::vector<std::string>& words, const NameWords& name) {
    for (const std::string& word : name.words) {
        const auto times = std::count(name.words.begin(), name.words.end(), word);
        if (std::count(words.begin(), words.end(), word) < times) words.push_back(word);
    }
}

SearchEntry entry_of(std::string_view id, std::string_view name) {
    SearchEntry entry{id, false, std::string(id), {NameWords(id), NameWords(slug_of(name))}, {}, {}};
    for (const NameWords& each : entry.names) add_words(entry.words, each);
    return entry;
}

SearchEntry entry_of(const CatalogEntry& machine) {
    const WrittenValue root = parse_toml(std::string(machine.text), std::string(machine.id));
    SearchEntry entry = entry_of(machine.id, root.find("name")->string());
    entry.is_machine = true;
    entry.game = root.find("game")->string();
    if (root.find("kind")->string() == "bonus-streak") entry.kinds.emplace_back("ultimate-x");
    if (const WrittenValue* const lines = root.find("lines")) {
        entry.kinds.emplace_back(words_for_lines(lines->integer("a number of lines", 1, 10)));
    }
    for (const NameWords& each : entry.kinds) add_words(entry.words, each);
    return entry;
}

}  // namespace

bool SearchEntry::has_numbers(const NameWords& wanted) const {
    return std::all_of(wanted.numbers.begin(), wanted.numbers.end(), [&](const std::string& row) {
        return std::any_of(names.begin(), names.end(), [&](const NameWords& name) {
            return ("-" + name.slug + "-").find("-" + row + "-") != std::string::npos;
        });
    });
}

bool SearchEntry::has_words(const NameWords& wanted) const {
    // The longest first: whatever begins with "doub" also begins with "d", which may take what is left.
    std::vector<std::string> beginnings = wanted.words;
    std::stable_sort(beginnings.begin(), beginnings.end(),
                     [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
    std::vector<std::string> left = words;
    return std::all_of(beginnings.begin(), beginnings.end(), [&](const std::string& beginning) {
        const auto found = std::find_if(left.begin(), left.end(), [&](const std::string& word) {
            return word.compare(0, beginning.size(), beginning) == 0;
        });
        if (found == left.end()) return false;
        left.erase(found);
        return true;
    });
}

const std::vector<SearchEntry>& search_entries() {
    static const std::vector<SearchEntry> entries = [] {
        std::vector<SearchEntry> all;
        for (const std::string_view id : catalog_ids()) all.push_back(entry_of(id, catalog_game(id).name));
        for (std::size_t i = 0; i < machine_count; ++i) all.push_back(entry_of(machine_entries[i]));
        return all;
    }();
    return entries;
}

}  // namespace holdfast::videopoker::detail

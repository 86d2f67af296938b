#include <algorithm>
#include <vector>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/queries/holdem/players.h>
#include <holdfast/queries/holdem/ranges_file.h>
#include <holdfast/toml/toml_text.h>

namespace holdfast::queries {
namespace {

/// A range of the file, with its place.
struct WrittenRange {
    const toml::key* name;
    const toml::node* range;
};

/// In the order of the file: toml++ keeps its keys by the alphabet.
std::vector<WrittenRange> in_order_of_lines(const toml::table& table) {
    std::vector<WrittenRange> written;
    for (const auto& [key, node] : table) written.push_back({&key, &node});
    std::sort(written.begin(), written.end(), [](const WrittenRange& one, const WrittenRange& other) {
        const toml::source_position a = one.name->source().begin;
        const toml::source_position b = other.name->source().begin;
        return a.line != b.line ? a.line < b.line : a.column < b.column;
    });
    return written;
}

/// The item of a range that an error blames, without its weight: AKs of "KK,!AKs:0.5" or "[50]AKs[/50]".
std::string_view blamed_item(std::string_view range, std::size_t position) {
    const std::size_t end = std::min(range.find_first_of(",:[ \n", position), range.size());
    const std::size_t begin = range.find_last_of(",]!\n ", position == 0 ? 0 : position - 1);
    const std::size_t first = position == 0 || begin == std::string_view::npos ? 0 : begin + 1;
    return range.substr(first, end - first);
}

/// What is wrong with a range that names one of those that are not read yet, itself included; empty if it does not.
std::string wrong_order(const ParseError& error, const std::vector<WrittenRange>& written,
                        std::size_t place) {
    const std::string item = in_small_letters(blamed_item(error.text, error.position));
    for (std::size_t later = place; later < written.size(); ++later) {
        if (in_small_letters(written[later].name->str()) != item) continue;
        if (later == place) return "a range cannot be made of itself";
        return in_quotes(written[later].name->str()) +
               " is only given further down: a range may use those above it";
    }
    return "";
}

}  // namespace

void check_range_name(const holdem::NamedRanges& named, std::string_view name) {
    named.check_name(name);
    if (is_versus(name)) {
        throw ParseError(in_quotes(name) + " stands between players, so it cannot be the name of a range",
                         std::string(name), 0, name.size());
    }
}

holdem::NamedRanges parse_ranges_file(std::string_view text, std::string_view name) {
    const std::string expected =
        "expected a table [ranges] with a line such as open-btn = \"22+,A2s+\" for each range";
    const TomlText file(text, name);
    const toml::table root = file.parse();
    for (const auto& [key, node] : root) {
        if (key.str() != "ranges") file.fail(key, expected + ", not " + in_quotes(key.str()));
    }
    const toml::node* const ranges = root.get("ranges");
    if (ranges == nullptr) file.fail_at(0, 1, expected);
    if (ranges->as_table() == nullptr) file.fail(*ranges, expected);
    holdem::NamedRanges named;
    const std::vector<WrittenRange> written = in_order_of_lines(*ranges->as_table());
    for (std::size_t place = 0; place < written.size(); ++place) {
        const auto& [key, range] = written[place];
        if (!range->is_string()) {
            file.fail(*range, "expected a range in quotes, found " + file.quoted(*range));
        }
        try {
            check_range_name(named, key->str());
        } catch (const ParseError& error) {
            file.fail(*key, error.what());
        }
        try {
            named.add(key->str(), range->as_string()->get());
        } catch (const ParseError& error) {
            const std::string order = wrong_order(error, written, place);
            if (order.empty()) file.fail_inside(*range, error);
            file.fail_inside(*range, ParseError(order, error.text, error.position, error.length));
        }
    }
    return named;
}

}  // namespace holdfast::queries

#include <algorithm>
#include <vector>

#include <holdfast/ask/holdem/players.h>
#include <holdfast/ask/holdem/ranges_file.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/range_text.h>
#include <holdfast/toml/toml_text.h>

namespace holdfast::ask {
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

/// What is wrong with a name if it is that of a range that is not read yet, the current one included; otherwise empty.
std::string wrong_order(std::string_view unknown, const std::vector<WrittenRange>& written,
                        std::size_t place) {
    const std::string name = in_small_letters(unknown);
    for (std::size_t later = place; later < written.size(); ++later) {
        if (in_small_letters(written[later].name->str()) != name) continue;
        if (later == place) return "a range cannot refer to itself";
        return in_quotes(written[later].name->str()) +
               " is defined further down; a range can only use names above it";
    }
    return "";
}

}  // namespace

void check_range_name(const holdem::NamedRanges& named, std::string_view name) {
    named.check_name(name);
    if (is_versus(name)) {
        throw ParseError(in_quotes(name) + " separates players, so it cannot be the name of a range",
                         std::string(name), 0, name.size());
    }
}

holdem::NamedRanges parse_ranges_file(std::string_view text, std::string_view name) {
    const std::string expected =
        "expected a section [ranges] with a line such as open-btn = \"22+,A2s+\" for each range";
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
        } catch (const holdem::UnknownRangeName& error) {
            const std::string order = wrong_order(error.name, written, place);
            if (order.empty()) file.fail_inside(*range, error);
            file.fail_inside(*range, ParseError(order, error.text, error.position, error.length));
        } catch (const ParseError& error) {
            file.fail_inside(*range, error);
        }
    }
    return named;
}

}  // namespace holdfast::ask

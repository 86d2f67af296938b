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
struct RangeNode {
    const toml::key* name;
    const toml::node* range;
};

/// In the order of the file: toml++ keeps its keys by the alphabet.
std::vector<RangeNode> in_order_of_lines(const toml::table& table) {
    std::vector<RangeNode> nodes;
    for (const auto& [key, node] : table) nodes.push_back({&key, &node});
    std::sort(nodes.begin(), nodes.end(), [](const RangeNode& one, const RangeNode& other) {
        const toml::source_position a = one.name->source().begin;
        const toml::source_position b = other.name->source().begin;
        return a.line != b.line ? a.line < b.line : a.column < b.column;
    });
    return nodes;
}

/// What is wrong with a name if it is that of a range that is not read yet, the current one included; otherwise empty.
std::string wrong_order(std::string_view unknown, const std::vector<OwnRange>& all, std::size_t place) {
    const std::string name = in_small_letters(unknown);
    for (std::size_t later = place; later < all.size(); ++later) {
        if (in_small_letters(all[later].name) != name) continue;
        if (later == place) return "a range cannot refer to itself";
        return in_quotes(all[later].name) + " is defined further down; a range can only use names above it";
    }
    return "";
}

/// The nodes of the section [ranges], in the order of the file.
std::vector<RangeNode> range_nodes(const TomlText& file, const toml::table& root) {
    const std::string expected =
        "expected a section [ranges] with a line such as open-btn = \"22+,A2s+\" for each range";
    for (const auto& [key, node] : root) {
        if (key.str() != "ranges") file.fail(key, expected + ", not " + in_quotes(key.str()));
    }
    const toml::node* const ranges = root.get("ranges");
    if (ranges == nullptr) file.fail_at(0, 1, expected);
    if (ranges->as_table() == nullptr) file.fail(*ranges, expected);
    return in_order_of_lines(*ranges->as_table());
}

}  // namespace

void check_range_name(const holdem::NamedRanges& named, std::string_view name) {
    named.check_name(name);
    if (is_versus(name)) {
        throw ParseError(in_quotes(name) + " separates players, so it cannot be the name of a range",
                         std::string(name), 0, name.size());
    }
}

void add_own_range(holdem::NamedRanges& named, const std::vector<OwnRange>& all, std::size_t place) {
    try {
        named.add(all[place].name, all[place].range);
    } catch (const holdem::UnknownRangeName& error) {
        const std::string order = wrong_order(error.name, all, place);
        if (order.empty()) throw;
        throw ParseError(order, error.text, error.position, error.length);
    }
}

std::vector<OwnRange> parse_ranges_file(std::string_view text, std::string_view name) {
    const TomlText file(text, name);
    const toml::table root = file.parse();
    const std::vector<RangeNode> nodes = range_nodes(file, root);
    std::vector<OwnRange> ranges;
    for (const RangeNode& each : nodes) {
        if (!each.range->is_string()) {
            file.fail(*each.range, "expected a range in quotes, found " + file.quoted(*each.range));
        }
        ranges.push_back({std::string(each.name->str()), each.range->as_string()->get()});
    }
    holdem::NamedRanges named;
    for (std::size_t place = 0; place < ranges.size(); ++place) {
        try {
            check_range_name(named, ranges[place].name);
        } catch (const ParseError& error) {
            file.fail(*nodes[place].name, error.what());
        }
        try {
            add_own_range(named, ranges, place);
        } catch (const ParseError& error) {
            file.fail_inside(*nodes[place].range, error);
        }
    }
    return ranges;
}

}  // namespace holdfast::ask

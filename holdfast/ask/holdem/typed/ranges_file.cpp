
#include <holdfast/ask/holdem/typed/hand_or_range.h>
#include <holdfast/ask/holdem/typed/players.h>
#include <holdfast/ask/holdem/typed/ranges_file.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/range_text.h>
#include <holdfast/toml/toml_text.h>

namespace holdfast::ask {
namespace {

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

/// The members of the section [ranges].
const std::vector<WrittenValue::Member>& members_of_section(const WrittenValue& root) {
    const std::string expected =
        "expected a section [ranges] with a line such as open-btn = \"22+,A2s+\" for each range";
    for (const auto& [name, value, place] : root.members) {
        if (name != "ranges") place.fail(expected + ", not " + in_quotes(name));
    }
    const WrittenValue* const ranges = root.find("ranges");
    if (ranges == nullptr) root.fail(expected);
    if (ranges->kind != WrittenValue::Kind::object) ranges->fail(expected);
    return ranges->members;
}

}  // namespace

void check_range_name(const holdem::NamedRanges& named, std::string_view name) {
    named.check_name(name);
    if (is_versus(name)) {
        throw ParseError(in_quotes(name) + " separates players, so it cannot be the name of a range",
                         std::string(name), 0, name.size());
    }
    if (cards_in(std::string(name))) {
        throw ParseError(in_quotes(name) + " is read as cards, so it cannot be the name of a range",
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
    const WrittenValue root = parse_toml(std::string(text), std::string(name));
    const std::vector<WrittenValue::Member>& members = members_of_section(root);
    std::vector<OwnRange> ranges;
    for (const auto& [key, range, place] : members) {
        if (range.kind != WrittenValue::Kind::text) {
            range.fail("expected a range in quotes, found " + range.quoted());
        }
        ranges.push_back({key, range.text});
    }
    holdem::NamedRanges named;
    for (std::size_t number = 0; number < ranges.size(); ++number) {
        try {
            check_range_name(named, ranges[number].name);
        } catch (const ParseError& error) {
            members[number].name_place.fail(error.what());
        }
        try {
            add_own_range(named, ranges, number);
        } catch (const ParseError& error) {
            members[number].value.place.fail_inside(error);
        }
    }
    return ranges;
}

}  // namespace holdfast::ask

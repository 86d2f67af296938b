#include <algorithm>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/detail/hand_phrases.h>
#include <holdfast/holdem/ranges/named_ranges.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

/// Words such as "pairs" are no names of hands to a player who names a range so: there the name comes first.
bool reads_as_range(std::string_view name) {
    if (detail::find_phrase(name)) return false;
    try {
        static_cast<void>(parse_range(name));
        return true;
    } catch (const ParseError&) {
        return false;
    }
}

}  // namespace

bool may_be_in_range_name(char letter) {
    return is_letter(letter) || ('0' <= letter && letter <= '9') || letter == '-' || letter == '_';
}

void NamedRanges::check_name(std::string_view name) const {
    const auto fail = [name](const std::string& message) {
        throw ParseError(message, std::string(name), 0, name.size());
    };
    const bool begins_with_mark = !name.empty() && (name.front() == '-' || name.front() == '_');
    if (name.empty() || begins_with_mark || !std::all_of(name.begin(), name.end(), may_be_in_range_name)) {
        fail(
            "the name of a range may contain letters, digits, '-' and '_', such as open-btn or 3bet_bb, "
            "not " +
            in_quotes(name));
    }
    if (name.size() > longest_name) fail("the name of a range has at most 40 letters");
    if (reads_as_range(name)) fail(in_quotes(name) + " is a range itself, so it cannot be the name of one");
    if (std::none_of(name.begin(), name.end(), is_letter)) {
        fail("the name of a range needs at least one letter, such as 3bet, not " + in_quotes(name));
    }
    if (find(name) != nullptr) fail("two ranges are called " + in_quotes(name));
    if (ranges_.size() == most_ranges) fail("at most 1,000 ranges can have names");
}

void NamedRanges::add(std::string_view name, std::string_view range) {
    RangeReading reading = read_range(range, *this);
    ranges_.insert_or_assign(in_small_letters(name), NamedRange{std::string(name), std::move(reading.range),
                                                                std::move(reading.notes)});
}

const NamedRange* NamedRanges::find(std::string_view name) const {
    const auto found = ranges_.find(in_small_letters(name));
    return found == ranges_.end() ? nullptr : &found->second;
}

std::string NamedRanges::names() const {
    constexpr std::size_t most_shown = 12;
    std::string text;
    std::size_t shown = 0;
    for (const auto& [letters, named] : ranges_) {
        if (shown++ == most_shown) return text + ", ...";
        text += (text.empty() ? "" : ", ") + named.name;
    }
    return text;
}

}  // namespace holdfast::holdem

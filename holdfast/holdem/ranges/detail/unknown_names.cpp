#include <algorithm>

#include <holdfast/holdem/ranges/detail/hand_notation.h>
#include <holdfast/holdem/ranges/detail/hand_phrases.h>
#include <holdfast/holdem/ranges/detail/unknown_names.h>

namespace holdfast::holdem::detail {

std::string possible_name(RangePart item) {
    std::string_view name = item.text();
    // As in AK+.
    if (!name.empty() && name.back() == '+') name.remove_suffix(1);
    // "top 15" lacks only its sign, and "broadways" has two meanings.
    const std::size_t top = size_of_top(item);
    const bool is_top = top > 0 && name.find_first_not_of("0123456789", top) == std::string_view::npos;
    const bool is_known = is_top || find_phrase(name);
    const bool may_be_name = !is_known && std::all_of(name.begin(), name.end(), may_be_in_range_name);
    return std::string(may_be_name ? name : "");
}

std::string name_note(RangePart item, std::string_view name, const NamedRanges& names) {
    if (!names.empty()) return "; your ranges: " + names.names();
    constexpr std::string_view of_hands = "AKQJTakqjt0123456789cdhsox-";
    const bool may_be_hand = name.find_first_not_of(of_hands) == std::string_view::npos;
    return may_be_hand ? "" : "; no range is named " + item.quoted();
}

}  // namespace holdfast::holdem::detail

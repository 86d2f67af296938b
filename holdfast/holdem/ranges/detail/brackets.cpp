#include <algorithm>
#include <string>
#include <string_view>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/ranges/detail/brackets.h>
#include <holdfast/holdem/ranges/detail/card_notation.h>
#include <holdfast/holdem/ranges/detail/weight_notation.h>

namespace holdfast::holdem::detail {
namespace {

/// The size of "[AhKh]" or "[Ah]", with which the part begins; 0 if it does not.
std::size_t size_of_one_bracket(RangePart part) {
    const bool begins = part.begins_with("[") && is_cards(part.without_first(1));
    const std::size_t end = begins ? part.text().find(']') : std::string_view::npos;
    return end == std::string_view::npos ? 0 : end + 1;
}

/// Whether a list or cards open here, behind a blank: "(AA KK)", "[Ah Kh]", "[50]"; but "(0.5)" is a weight. Looks no
/// further than the next bracket: a list may have thousands.
bool opens(RangePart rest) {
    if (rest.begins_with("[")) return !closes_weight(rest);
    if (!rest.begins_with("(")) return rest.begins_with("{");
    const RangePart inside = rest.without_first(1).before_any(",;()[]{}");
    const bool is_number = inside.words().size() == 1 &&
                           inside.text().find_first_not_of("0123456789./%eE-") == std::string_view::npos;
    return !is_number || !rest.without_first(1 + inside.size()).begins_with(")");
}

}  // namespace

bool is_group(RangePart part) {
    return part.begins_with("(") || part.begins_with("{");
}

std::size_t size_of_group(RangePart list) {
    const char opening = list.text().front();
    const char closing = opening == '(' ? ')' : '}';
    std::size_t depth = 0;
    for (std::size_t at = 0; at < list.size(); ++at) {
        const char letter = list.text()[at];
        if (letter == opening) ++depth;
        if (letter == closing && --depth == 0) return at + 1;
    }
    list.first(1).fail("the bracket " + list.first(1).quoted() + " is not closed");
}

std::size_t size_of_cards(RangePart list) {
    const std::size_t first = size_of_one_bracket(list);
    if (first == 0 || !holds_one_card(list)) return first;
    const RangePart rest = list.without_first(first);
    const std::size_t second = size_of_one_bracket(rest);
    return second > 0 && holds_one_card(rest) ? first + second : first;
}

bool holds_one_card(RangePart brackets) {
    try {
        const RangePart inside = brackets.first(size_of_one_bracket(brackets)).without_ends();
        return parse_cards(inside.text(), Deck()).size() == 1;
    } catch (const ParseError&) {
        return false;
    }
}

bool opens_weight(RangePart list) {
    return list.begins_with("[") && !closes_weight(list) && size_of_cards(list) == 0;
}

bool closes_weight(RangePart list) {
    return list.begins_with("[/");
}

RangePart weight_bracket(RangePart list) {
    const RangePart open = list.before_any(",;]");
    if (!list.without_first(open.size()).begins_with("]")) fail_bracket(open);
    return list.first(open.size() + 1);
}

std::size_t size_of_items(RangePart list) {
    std::size_t stray = list.size();  // the first bracket that neither begins nor ends the items, as in "A[A"
    std::size_t size = 0;
    for (; size < list.size(); ++size) {
        const RangePart rest = list.without_first(size);
        if (rest.begins_with(",") || rest.begins_with(";") || closes_weight(rest)) break;
        if (size > 0 && rest.follows_blank() && opens(rest)) break;
        if (rest.begins_with("[") || rest.begins_with("]")) stray = std::min(stray, size);
    }
    if (stray < size) fail_bracket(list.first(size).without_first(stray));
    return size;
}

HoleCards cards_of_brackets(RangePart brackets) {
    std::string cards(brackets.text());
    for (const char bracket : {'[', ']'}) {
        cards.erase(std::remove(cards.begin(), cards.end(), bracket), cards.end());
    }
    const RangeLetters letters(cards);
    try {
        return hole_cards(RangePart(letters));
    } catch (const ParseError& error) {
        brackets.fail(error.what());
    }
}

// Looks no further than it must: a list may have thousands of brackets.
RangePart weight_behind(RangePart rest) {
    constexpr std::string_view separators = ",;([{";
    if (rest.empty() || rest.begins_with(",") || rest.begins_with(";") || closes_weight(rest) ||
        (rest.follows_blank() && opens(rest))) {
        return rest.first(0);
    }
    const bool has_sign = weight_signs.find(rest.text().front()) != std::string_view::npos;
    if (!has_sign && rest.follows_blank()) return rest.first(0);
    std::size_t size = 1;
    while (size < rest.size() && separators.find(rest.text()[size]) == std::string_view::npos &&
           !rest.begins_word(size)) {
        ++size;
    }
    return rest.first(size);
}

}  // namespace holdfast::holdem::detail

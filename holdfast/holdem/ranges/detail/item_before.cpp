#include <algorithm>
#include <string>

#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/detail/hand_notation.h>
#include <holdfast/holdem/ranges/detail/item_before.h>
#include <holdfast/holdem/ranges/detail/weight_notation.h>

namespace holdfast::holdem::detail {
namespace {

void check_is_no_weight(RangePart item, RangePart before) {
    const bool is_after_band =
        before.text().back() == '%' && before.text().find('-') != std::string_view::npos;
    if (!is_share(item) || is_after_band) return;
    const std::string share = cut_short(item.text());
    const std::string hands = cut_short(before.typed());
    item.fail(share + " may be the weight of " + hands + " or the best " + share + " of all hands: write " +
              hands + ":" + share + " or 'top " + share + "'");
}

bool is_bracket(RangePart item) {
    return item.begins_with("(") || item.begins_with("[") || item.begins_with("{");
}

}  // namespace

void check_follows(RangePart item, RangePart weight, const ItemBefore& before) {
    if (before.item.begins_with("!")) {
        const std::string next = cut_short(item.typed());
        const std::string exclusion = cut_short(before.item.typed());
        const std::string to_add = exclusion + "," + next;
        const std::string advice = is_bracket(item) ? to_add + ", or '!' before each hand"
                                                    : exclusion + ",!" + next + " or " + to_add;
        item.fail(in_quotes(next) + " may be taken out, too, or added: write " + advice);
    }
    if (!weight.empty()) return;
    if (before.may_lack_weight) {
        check_is_no_weight(item, before.item);
    } else if (is_share(item)) {
        item.fail("a comma is missing before " + item.quoted() + ", or 'top' if the best hands are meant");
    }
}

void check_stands_apart(RangePart item, bool has_words, const ItemBefore& before) {
    if (before.is_before_comma || !(has_words || before.has_words)) return;
    const std::string first = cut_short(before.item.typed());
    const std::string second = cut_short(item.typed());
    const std::string one = is_share(before.item) ? second + ":" + first : "it without the brackets";
    item.fail(in_quotes(first + " " + second) + " may be one item or two: write " + one + " for one, or " +
              first + ", " + second + " for two");
}

void check_shares(const std::vector<RangePart>& words, RangePart part,
                  const std::function<bool(RangePart)>& reads) {
    constexpr std::size_t longest = 64;  // bytes of an item of several words
    for (std::size_t word = 1; word < words.size(); ++word) {
        // Behind a weight it may be the rest of it, as in "AA@5 0%".
        const bool has_weight = words[word - 1].before_any(weight_signs).size() < words[word - 1].size();
        if (!is_share(words[word]) || has_weight) continue;
        const RangePart before = part.first(part.size() - part.from(words[word]).size());
        if (before.size() <= longest && reads(before)) check_is_no_weight(words[word], before);
        if (reads(words[word - 1])) check_is_no_weight(words[word], words[word - 1]);
    }
}

void check_is_there(RangePart item) {
    if (item.empty()) item.fail("a part of the range is missing here");
}

bool any_word(RangePart item, const std::function<bool(RangePart)>& is_word) {
    RangePart rest = is_bracket(item) ? item.without_ends() : item;
    while (!rest.empty()) {
        const RangePart part = rest.before_any(",;");
        const std::vector<RangePart> words = part.words();
        if (is_word(part) || std::any_of(words.begin(), words.end(), is_word)) return true;
        rest = rest.without_first(std::min(part.size() + 1, rest.size()));
    }
    return false;
}

void check_is_no_bracket(RangePart exclusion) {
    if (!is_bracket(exclusion)) return;
    exclusion.fail("brackets are not taken out: write '!' before each hand, as in random,!AA,!72o");
}

}  // namespace holdfast::holdem::detail

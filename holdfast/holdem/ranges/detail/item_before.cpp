#include <string>

#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/detail/hand_notation.h>
#include <holdfast/holdem/ranges/detail/item_before.h>

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

}  // namespace

void check_follows(RangePart item, RangePart weight, const ItemBefore& before) {
    if (before.item.begins_with("!")) {
        const std::string next = cut_short(item.typed());
        const std::string exclusion = cut_short(before.item.typed());
        item.fail(in_quotes(next) + " may be taken out, too, or added: write " + exclusion + ",!" + next +
                  " or " + exclusion + "," + next);
    }
    if (!weight.empty()) return;
    if (before.may_lack_weight) {
        check_is_no_weight(item, before.item);
    } else if (is_share(item)) {
        item.fail("a comma is missing before " + item.quoted() + ", or 'top' if the best hands are meant");
    }
}

}  // namespace holdfast::holdem::detail

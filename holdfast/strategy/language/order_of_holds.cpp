#include <algorithm>

#include <holdfast/strategy/language/order_of_holds.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker {
namespace {

bool are_all(const HoldTypes& types, const std::vector<TypeIndex>& hold, HoldKind kind) {
    return std::all_of(hold.begin(), hold.end(),
                       [&](TypeIndex type) { return types.all_types()[type].kind == kind; });
}

}  // namespace

bool hold_nothing(const HoldTypes& types, const std::vector<TypeIndex>& hold) {
    return are_all(types, hold, HoldKind::nothing);
}

bool may_be_an_order(const HoldTypes& types, const std::vector<std::vector<TypeIndex>>& holds) {
    if (holds.empty() || !hold_nothing(types, holds.back())) return false;
    // Falling numbers of cards are played in this order anyway, and so are made hands of five, which are one choice.
    int fewest = deal_size;
    for (const std::vector<TypeIndex>& hold : holds) {
        if (hold_nothing(types, hold) || are_all(types, hold, HoldKind::single)) continue;
        const auto cards_of = [&](TypeIndex type) { return int{types.all_types()[type].cards}; };
        const auto by_cards = [&](TypeIndex a, TypeIndex b) { return cards_of(a) < cards_of(b); };
        const auto [least, most] = std::minmax_element(hold.begin(), hold.end(), by_cards);
        if (fewest < deal_size && cards_of(*most) >= fewest) return true;
        fewest = std::min(fewest, cards_of(*least));
    }
    return false;
}

}  // namespace holdfast::videopoker

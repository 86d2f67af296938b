#include <algorithm>

#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/strategy/language/order_of_holds.h>

namespace holdfast::videopoker {
namespace {

bool are_all(const HoldTypes& types, const std::vector<TypeIndex>& hold, HoldKind kind) {
    return std::all_of(hold.begin(), hold.end(),
                       [&](TypeIndex type) { return types.all_types()[type].kind == kind; });
}

/// The ranks of the cards of a hold that are not wild.
RankSet ranks_in(const HoldVocabulary& vocabulary, const std::vector<TypeIndex>& hold) {
    u32 ranks = 0;
    for (const TypeIndex type : hold) {
        for (const u32 member : vocabulary.members(type)) ranks |= member;
    }
    return RankSet(ranks);
}

/// Whether no rank of `low` is above one of `high`.
bool are_in_order(RankSet low, RankSet high) {
    return low.empty() || high.empty() || low.mask() >> __builtin_ctz(high.mask()) <= 1;
}

}  // namespace

bool hold_nothing(const HoldTypes& types, const std::vector<TypeIndex>& hold) {
    return are_all(types, hold, HoldKind::nothing);
}

bool may_be_an_order(const HoldVocabulary& vocabulary, const std::vector<std::vector<TypeIndex>>& holds) {
    const HoldTypes& types = vocabulary.types();
    if (holds.empty() || !hold_nothing(types, holds.back())) return false;
    // Falling numbers of cards are played in this order anyway, single cards from the lowest up, too, and so are made
    // hands of five, which are one choice.
    int fewest = deal_size;
    RankSet singles;
    for (const std::vector<TypeIndex>& hold : holds) {
        if (hold_nothing(types, hold)) continue;
        const auto cards_of = [&](TypeIndex type) { return int{types.all_types()[type].cards}; };
        const auto by_cards = [&](TypeIndex a, TypeIndex b) { return cards_of(a) < cards_of(b); };
        const auto [least, most] = std::minmax_element(hold.begin(), hold.end(), by_cards);
        const bool is_single = are_all(types, hold, HoldKind::single);
        const RankSet ranks = is_single ? ranks_in(vocabulary, hold) : RankSet();
        const bool is_higher = is_single && !singles.empty() && are_in_order(singles, ranks);
        if (fewest < deal_size && cards_of(*most) >= fewest && !is_higher) return true;
        fewest = std::min(fewest, cards_of(*least));
        singles = singles | ranks;
    }
    return false;
}

}  // namespace holdfast::videopoker

#include <algorithm>

#include <holdfast/videopoker/strategy/penalties/rule_play.h>

namespace holdfast::videopoker::penalties {

const OfferedHold* first_of_types(const DealHolds& deal, const std::vector<TypeIndex>& types) {
    const auto found = std::find_if(deal.begin(), deal.end(), [&](const OfferedHold& each) {
        return std::binary_search(types.begin(), types.end(), each.type);
    });
    return found == deal.end() ? nullptr : found;
}

RulePlay::RulePlay(const HoldTypes& types) : types_(&types) {
    const Game& game = types.tables().game();
    const CardSet ordinary = CardSet::from_mask((u64{1} << ordinary_card_count) - 1);
    wild_ = game.wild | (game.deck.cards() - ordinary);
}

Contest RulePlay::contest(const DealHolds& deal, const OfferedHold& of_row, const OfferedHold& rival) const {
    const CardSet cards = deal.cards(types_->tables().classes());
    return Contest(cards - wild_, held_cards(cards, of_row.mask) - wild_,
                   held_cards(cards, rival.mask) - wild_, types_->high_ranks());
}

const OfferedHold* RulePlay::taken(const PenaltyRule& rule, const DealHolds& deal,
                                   const OfferedHold& own) const {
    const OfferedHold* const rival = first_of_types(deal, rule.to);
    if (rival == nullptr || rival->mask == own.mask) return nullptr;
    return preferred(rule.preference, contest(deal, own, *rival)) == Side::rival ? rival : nullptr;
}

const OfferedHold& RulePlay::played(const ChartRow& row, const DealHolds& deal,
                                    const OfferedHold& own) const {
    for (const PenaltyRule& rule : row.rules) {
        if (const OfferedHold* const rival = taken(rule, deal, own)) return *rival;
    }
    return own;
}

}  // namespace holdfast::videopoker::penalties

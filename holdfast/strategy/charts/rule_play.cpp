#include <algorithm>

#include <holdfast/strategy/charts/rule_play.h>

namespace holdfast::videopoker::penalties {

bool is_of_types(const OfferedHold& hold, const std::vector<TypeIndex>& types) {
    return std::binary_search(types.begin(), types.end(), hold.type);
}

RulePlay::RulePlay(const HoldTypes& types) : types_(&types) {
    const Game& game = types.tables().game();
    const CardSet ordinary = CardSet::from_mask((u64{1} << ordinary_card_count) - 1);
    wild_ = game.wild | (game.deck.cards() - ordinary);
}

Contest RulePlay::contest(const DealHolds& deal, const OfferedHold& kept, const OfferedHold& rival) const {
    const CardSet cards = deal.cards(types_->tables().classes());
    return Contest(cards - wild_, held_cards(cards, kept.mask) - wild_, held_cards(cards, rival.mask) - wild_,
                   types_->high_ranks());
}

const OfferedHold* RulePlay::taken(const PenaltyRule& rule, const DealHolds& deal,
                                   const OfferedHold& own) const {
    // Each rival meets the winner so far; the rule was learned on every such pair
    // (RulePairSearch::add_examples).
    const OfferedHold* kept = &own;
    for (const OfferedHold& rival : deal) {
        if (!is_of_types(rival, rule.to) || rival.mask == own.mask) continue;
        if (preferred(rule.preference, contest(deal, *kept, rival)) == Side::rival) kept = &rival;
    }
    return kept == &own ? nullptr : kept;
}

bool RulePlay::chooses(const PenaltyRule& rule) {
    const std::vector<Clause>& clauses = rule.preference.clauses;
    return std::any_of(clauses.begin(), clauses.end(), [](const Clause& clause) {
        return std::any_of(clause.conditions.begin(), clause.conditions.end(),
                           [](const Condition& each) { return each.is_score; });
    });
}

}  // namespace holdfast::videopoker::penalties

#include <stdexcept>

#include <holdfast/strategy/charts/contest.h>

namespace holdfast::videopoker::penalties {
namespace {

/// [set of ranks as a mask] 16 KB: measures ask for every discard of some hundred thousand contests.
using StraightsByRanks = std::array<u16, std::size_t{1} << rank_count>;

constexpr u32 wheel_mask = 0x100fU;  // A2345

constexpr u32 straight_mask(int straight) {
    return straight == 0 ? wheel_mask : 31U << (straight - 1);
}

StraightsByRanks make_straights_through() {
    StraightsByRanks table{};
    for (u32 ranks = 0; ranks < table.size(); ++ranks) {
        for (int straight = 0; straight < straight_count; ++straight) {
            if ((ranks & ~straight_mask(straight)) == 0) {
                table[ranks] = static_cast<u16>(table[ranks] | 1U << straight);
            }
        }
    }
    return table;
}

RankSet ranks_of_cards(CardSet cards) {
    RankSet ranks;
    for (const Card card : cards) ranks = ranks | RankSet::of(card.rank());
    return ranks;
}

ContestHold contest_hold(CardSet deal, CardSet cards) {
    ContestHold hold;
    hold.cards = cards;
    hold.discards = deal - cards;
    hold.ranks = ranks_of_cards(cards);
    hold.straights = straights_through(hold.ranks);
    if (cards.empty()) return hold;
    hold.suit = (*cards.begin()).suit();
    hold.one_suit = CardSet::of_suit(hold.suit).contains(cards);
    return hold;
}

}  // namespace

RankSet ranks_of_straight(int straight) {
    return RankSet(straight_mask(straight));
}

Straights straights_through(RankSet ranks) {
    static const StraightsByRanks table = make_straights_through();
    return table[ranks.mask()];
}

Straights straights_hit_by(RankSet ranks) {
    Straights hit = 0;
    for (int straight = 0; straight < straight_count; ++straight) {
        if ((straight_mask(straight) & ranks.mask()) != 0) hit |= 1U << straight;
    }
    return hit;
}

Contest::Contest(CardSet deal, CardSet row_hold, CardSet rival_hold, RankSet high_ranks)
    : deal_(deal), others_(deal - (row_hold | rival_hold)), high_ranks_(high_ranks) {
    // Jokers have no rank or suit that a measure could look at; callers take wild cards out first
    // (rule_play.h).
    const CardSet ordinary = CardSet::from_mask((u64{1} << ordinary_card_count) - 1);
    if (!deal.contains(row_hold) || !deal.contains(rival_hold) || !ordinary.contains(deal)) {
        throw std::invalid_argument("a hold must be part of the deal, and neither may have a joker");
    }
    holds_ = {contest_hold(deal, row_hold), contest_hold(deal, rival_hold)};
}

}  // namespace holdfast::videopoker::penalties

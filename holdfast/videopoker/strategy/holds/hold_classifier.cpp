#include <algorithm>

#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/strategy/holds/hold_classifier.h>

namespace holdfast::videopoker {
namespace {

constexpr u32 ten_to_ace = 0x1f00;  // bits 8 to 12 of a mask of ranks

int size_of(RankSet ranks) {
    return __builtin_popcount(ranks.mask());
}

RankSet ranks_of(CardSet cards) {
    u32 ranks = 0;
    for (const Card card : cards) ranks |= 1U << number_of(card.rank());
    return RankSet(ranks);
}

SuitSet suits_of(CardSet cards) {
    u32 suits = 0;
    for (const Card card : cards) suits |= 1U << number_of(card.suit());
    return static_cast<SuitSet>(suits);
}

/// The straights as sets of ranks: A-5, 2-6, ..., T-A.
constexpr auto straight_windows = [] {
    std::array<u32, 10> windows{};
    windows[0] = 0x100f;
    for (u32 low = 0; low + 1 < windows.size(); ++low) windows[low + 1] = 0x1fU << low;
    return windows;
}();

/// Ranks whose pairs pay more than `nothing`, a row that may pay something, too.
RankSet ranks_paid_as_pairs(const Game& game) {
    const Rational& nothing = game.rows[nothing_row(game)].pays;
    RankSet ranks;
    for (const PayRow& row : game.rows) {
        if (row.hand == PayHand::pair && row.pays > nothing) ranks = ranks | row.ranks;
    }
    return ranks;
}

/// Ranks without a natural card: with one-eyed jacks wild, the other two jacks still make straights of their
/// own.
RankSet ranks_all_wild(const Game& game) {
    u32 ranks = 0;
    for (u32 rank = 0; rank < rank_count; ++rank) {
        if (game.wild.contains(CardSet::of_rank(static_cast<Rank>(rank)))) ranks |= 1U << rank;
    }
    return RankSet(ranks);
}

}  // namespace

HoldClassifier::HoldClassifier(const Game& game)
    : game_(game),
      symmetry_(symmetry_of(game)),
      high_ranks_(ranks_paid_as_pairs(game)),
      wild_ranks_(ranks_all_wild(game)) {}

CardSet HoldClassifier::wild_of(CardSet cards) const {
    const CardSet jokers = cards - Deck().cards();
    return (cards & game_.wild) | jokers;
}

ClassifiedHold HoldClassifier::classify(CardSet held) const {
    const CardSet plain = held - wild_of(held);
    HoldType type;
    type.cards = static_cast<u8>(held.size());
    type.wild_cards = static_cast<u8>(held.size() - plain.size());
    type.section = type.wild_cards;
    // From here on only natural cards are examined; wild ones are just counted.
    const RankSet ranks = ranks_of(plain);
    if (plain.empty()) {
        return {type, true};
    }
    if (plain.size() == 1) {
        // Offered if no wild card is held: a high card, or one that a royal flush could use with high cards.
        type.kind = HoldKind::single;
        type.ranks = ranks;
        const bool is_high = !(ranks & high_ranks_).empty();
        const bool goes_with_high = !high_ranks_.empty() && (ranks.mask() & ten_to_ace) != 0;
        return {type, type.cards == 1 && (is_high || goes_with_high)};
    }
    // Before suits are compared, since cards of one rank are never of one suit.
    if (size_of(ranks) < plain.size()) return classify_equal_ranks(type, plain);
    const bool suited = holdfast::size_of(suits_of(plain)) == 1;
    return suited ? classify_suited(type, ranks) : classify_unsuited(type, ranks);
}

ClassifiedHold HoldClassifier::classify_pat(CardSet deal, std::size_t row) const {
    HoldType type;
    type.kind = HoldKind::pat;
    type.cards = deal_size;
    type.row = static_cast<u8>(row);
    const CardSet wild = wild_of(deal);
    type.wild_cards = static_cast<u8>(wild.size());
    type.section = type.wild_cards;
    const PayHand hand = game_.rows[row].hand;
    if (hand == PayHand::five_of_a_kind) {
        // The draw of such a hand depends on its rank: a wild royal flush, or not.
        type.ranks = ranks_of(deal - wild);
    }
    return {type, hand > PayHand::wild_cards && hand <= PayHand::straight};
}

ClassifiedHold HoldClassifier::classify_equal_ranks(HoldType type, CardSet plain) const {
    u32 repeated = 0;
    u32 once = 0;
    int most = 0;
    for (u32 rank = 0; rank < rank_count; ++rank) {
        const int count = (plain & CardSet::of_rank(static_cast<Rank>(rank))).size();
        most = std::max(most, count);
        repeated |= count > 1 ? 1U << rank : 0U;
        once |= count == 1 ? 1U << rank : 0U;
    }
    if (size_of(RankSet(repeated)) == 2) {
        // Four cards: with a wild card there would be five, a full house (classify_pat).
        type.kind = HoldKind::two_pair;
        return {type, true};
    }
    // Wild cards count, so that a pair and a deuce are named three of a kind. Held sets of up to four cards
    // never make five of a kind; those are pat hands.
    const int alike = most + type.wild_cards;
    type.kind = alike == 2   ? HoldKind::pair
                : alike == 3 ? HoldKind::three_of_a_kind
                             : HoldKind::four_of_a_kind;
    type.ranks = RankSet(repeated);
    type.kickers = RankSet(once);
    return {type, once == 0};
}

ClassifiedHold HoldClassifier::classify_suited(HoldType type, RankSet ranks) const {
    if ((ranks.mask() & ~ten_to_ace) == 0) {
        type.kind = HoldKind::royal_flush;
        type.ranks = ranks;
        return {type, true};
    }
    // Some rank is below ten, so no royal flush is possible: only the number of possible straights matters.
    count_windows(type, ranks);
    type.kind = type.windows + type.wild_windows > 0 ? HoldKind::straight_flush : HoldKind::flush;
    return {type, type.cards >= 3};
}

ClassifiedHold HoldClassifier::classify_unsuited(HoldType type, RankSet ranks) const {
    const int high = size_of(ranks & high_ranks_);
    const bool all_ten_to_ace = (ranks.mask() & ~ten_to_ace) == 0;
    // Named by ranks: two or three high cards, or two with a third card from ten up (QJT). There are few of
    // them, and their ranks matter more than the number of straights in which they lie.
    const bool named =
        type.wild_cards == 0 &&
        ((type.cards == 3 && (high == 3 || (high == 2 && all_ten_to_ace))) || (type.cards == 2 && high == 2));
    count_windows(type, ranks);
    // The ranks are sufficient, so the numbers are reset to 0: nothing asks for the windows of such a hold
    // (HoldVocabulary::matches).
    if (named || type.windows + type.wild_windows == 0) {
        type.windows = 0;
        type.wild_windows = 0;
        type.high_cards = 0;
        type.kind = HoldKind::unsuited;
        type.ranks = ranks;
        return {type, named};
    }
    type.kind = HoldKind::straight;
    return {type, type.cards == 4};
}

void HoldClassifier::count_windows(HoldType& type, RankSet ranks) const {
    // No held natural card has a wild rank, so only a wild card can complete a window with such a rank.
    for (const u32 window : straight_windows) {
        if ((ranks.mask() & ~window) == 0) {
            ++((window & wild_ranks_.mask()) == 0 ? type.windows : type.wild_windows);
        }
    }
    type.high_cards = static_cast<u8>(size_of(ranks & high_ranks_));
}

HoldType HoldClassifier::refined(HoldType type, CardSet held, u32 held_class, TypeDetail detail) const {
    const CardSet wild = wild_of(held);
    const CardSet plain = held - wild;
    // If all wild cards are jokers, or none is, their number is sufficient.
    const bool has_both = game_.deck.jokers() > 0 && !game_.wild.empty();
    if (detail >= TypeDetail::jokers && has_both && !wild.empty()) {
        type.jokers = static_cast<u8>((held - Deck().cards()).size());
    }
    const SuitSet suits = suits_of(plain);
    if (detail >= TypeDetail::suits && holdfast::size_of(suits) == 1) {
        u32 alike = 0;
        for (u32 suit = 0; suit < suit_count; ++suit) {
            const Suit own = static_cast<Suit>(__builtin_ctz(suits));
            alike |= symmetry_.interchangeable(own, static_cast<Suit>(suit)) ? 1U << suit : 0U;
        }
        type.suits = static_cast<SuitSet>(alike);
    }
    // With a kicker, the equal cards and the kicker are already separate; all ranks together would lose that.
    if (detail >= TypeDetail::ranks && type.kickers.empty()) type.ranks = ranks_of(plain);
    if (detail == TypeDetail::cards) {
        HoldType exact;
        exact.kind = HoldKind::cards;
        exact.section = type.section;
        exact.wild_cards = type.wild_cards;
        exact.cards = type.cards;
        exact.held_class = held_class;
        return exact;
    }
    return type;
}

}  // namespace holdfast::videopoker

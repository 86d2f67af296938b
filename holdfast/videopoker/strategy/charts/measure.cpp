#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/strategy/charts/measure.h>

namespace holdfast::videopoker::penalties {
namespace {

/// [set of ranks as a mask] 16 KB, because measures need every discard of hundreds of thousands of contests.
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
    // Measures cannot use the rank or suit of a joker, which has none; callers remove wild cards first
    // (chart_score.h).
    const CardSet ordinary = CardSet::from_mask((u64{1} << ordinary_card_count) - 1);
    if (!deal.contains(row_hold) || !deal.contains(rival_hold) || !ordinary.contains(deal)) {
        throw InvalidArgument("a hold must be part of the deal, and neither may have a joker");
    }
    holds_ = {contest_hold(deal, row_hold), contest_hold(deal, rival_hold)};
}

namespace {

/// A rank as rules count it: 2 to 14, the ace high.
constexpr int pips_of(Rank rank) {
    return number_of(rank) + 2;
}

constexpr int highest_pips = 14;

/// The ranks from `low` to `high`, in pips: 2 to 14.
constexpr RankSet ranks_within(int low, int high) {
    return RankSet(((2U << (high - 2)) - 1U) & ~((1U << (low - 2)) - 1U));
}

int cards_within(CardSet cards, RankSet ranks) {
    int count = 0;
    for (const Card card : cards) count += ranks.contains(card.rank()) ? 1 : 0;
    return count;
}

/// The rank of the n-th highest card in pips, n = 0 for the highest; 0 if there are fewer cards.
int nth_highest(CardSet cards, int n) {
    int below = cards.size() - 1 - n;
    for (const Card card : cards) {
        if (below-- == 0) return pips_of(card.rank());
    }
    return 0;
}

/// The card at a place in rising order; 0 is the lowest.
Card end_card(CardSet cards, int place) {
    auto card = cards.begin();
    for (int passed = 0; passed < place; ++passed) ++card;
    return *card;
}

/// Whether a rank fits a straight with the hold. A rank that the hold already has does not: it would pair. If
/// the hold itself has a pair, its ranks count once.
bool fits_a_straight(const ContestHold& hold, Rank rank) {
    return !hold.ranks.contains(rank) && straights_through(hold.ranks | RankSet::of(rank)) != 0;
}

int straight_penalties(const ContestHold& hold) {
    int count = 0;
    // Ranks and not cards: two discarded nines block the same straights.
    for (u32 rest = ranks_of_cards(hold.discards).mask(); rest != 0; rest &= rest - 1) {
        count += fits_a_straight(hold, static_cast<Rank>(__builtin_ctz(rest))) ? 1 : 0;
    }
    return count;
}

int straight_flush_penalties(const ContestHold& hold) {
    int count = 0;
    for (const Card card : hold.discards) {
        count += hold.one_suit && card.suit() == hold.suit && fits_a_straight(hold, card.rank()) ? 1 : 0;
    }
    return count;
}

/// The distance of two ranks; the ace is above the king and below the two.
int ranks_between(Rank a, Rank b) {
    const int apart = std::abs(number_of(a) - number_of(b));
    // Only the ace makes ranks 2 to A a circle of thirteen: it is next to both the king and the two.
    const bool has_ace = a == Rank::ace || b == Rank::ace;
    return has_ace ? std::min(apart, rank_count - apart) : apart;
}

int discards_away(const ContestHold& hold, int ranks) {
    int count = 0;
    for (const Card discard : hold.discards) {
        for (const Card card : hold.cards) {
            if (ranks_between(discard.rank(), card.rank()) != ranks) continue;
            ++count;
            break;
        }
    }
    return count;
}

int most_of_one_suit(CardSet cards) {
    int most = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        most = std::max(most, (cards & CardSet::of_suit(static_cast<Suit>(suit))).size());
    }
    return most;
}

int shared_suits(CardSet cards) {
    // 0 if all are of different suits; a flush of k cards shares k - 1.
    int shared = cards.size();
    for (int suit = 0; suit < suit_count; ++suit) {
        shared -= (cards & CardSet::of_suit(static_cast<Suit>(suit))).empty() ? 0 : 1;
    }
    return shared;
}

int pips_up_to(CardSet cards, int highest, int cap) {
    int sum = 0;
    for (const Card card : cards) {
        const int pips = pips_of(card.rank());
        if (pips <= highest) sum += std::min(pips, cap);
    }
    return sum;
}

int in_suit_of(const ContestHold& hold, int place) {
    // If two cards share a rank, neither is the highest: suits have no order.
    if (hold.cards.empty() || __builtin_popcount(hold.ranks.mask()) != hold.cards.size()) return 0;
    return (hold.discards & CardSet::of_suit(end_card(hold.cards, place).suit())).size();
}

int value_of_hold(const Measure& measure, const Contest& contest) {
    const ContestHold& hold = contest.hold(measure.side);
    const auto within = [&measure] { return ranks_within(measure.low, measure.high); };
    const CardSet suited = hold.one_suit ? CardSet::of_suit(hold.suit) : CardSet();
    switch (measure.kind) {
        case MeasureKind::flush_penalties:
            return cards_within(hold.discards & suited, within());
        case MeasureKind::others_in_suit:
            return cards_within(contest.others() & suited, within());
        case MeasureKind::straight_penalties:
            return straight_penalties(hold);
        case MeasureKind::straights_lost:
            return __builtin_popcount(
                hold.straights &
                // A discard of a rank that the hold has blocks no straight: the hold has its own card of that
                // rank.
                straights_hit_by(RankSet(ranks_of_cards(hold.discards).mask() & ~hold.ranks.mask())));
        case MeasureKind::others_fitting: {
            int count = 0;
            for (const Card card : contest.others()) count += fits_a_straight(hold, card.rank()) ? 1 : 0;
            return count;
        }
        case MeasureKind::has_rank:
            return cards_within(hold.cards, within()) != 0 ? 1 : 0;
        case MeasureKind::top_rank:
            return nth_highest(hold.cards, 0);
        case MeasureKind::low_rank:
            return nth_highest(hold.cards, hold.cards.size() - 1);
        case MeasureKind::straights:
            return __builtin_popcount(hold.straights);
        case MeasureKind::high_cards:
            return __builtin_popcount((hold.ranks & contest.high_ranks()).mask());
        case MeasureKind::top_suit_penalties:
            return in_suit_of(hold, hold.cards.size() - 1);
        case MeasureKind::low_suit_penalties:
            return in_suit_of(hold, 0);
        case MeasureKind::straight_flush_penalties:
            return straight_flush_penalties(hold);
        case MeasureKind::discards_away:
            return discards_away(hold, measure.low);
        default:
            return most_of_one_suit(hold.discards);
    }
}

void add_one_hold(Side side, std::vector<Measure>& list) {
    using enum MeasureKind;
    for (const MeasureKind kind :
         {flush_penalties, straight_penalties, straights_lost, others_in_suit, others_fitting, top_rank,
          low_rank, straights, high_cards, top_suit_penalties, low_suit_penalties, most_of_one_suit}) {
        list.push_back({kind, side});
    }
    for (u8 rank = 2; rank <= highest_pips; ++rank) list.push_back({has_rank, side, rank, rank});
    for (u8 rank = 3; rank <= highest_pips; ++rank) {
        list.push_back({flush_penalties, side, rank, highest_pips});
        list.push_back({flush_penalties, side, 2, static_cast<u8>(rank - 1)});
    }
}

std::vector<Measure> make_all_measures() {
    using enum MeasureKind;
    std::vector<Measure> list;
    add_one_hold(Side::row, list);
    add_one_hold(Side::rival, list);
    for (const MeasureKind kind : {top_other, second_other, low_other, shared_suits}) list.push_back({kind});
    // Wide ranges first: of measures that separate the same deals, the first is used.
    for (int width = highest_pips - 2; width >= 0; --width) {
        for (int low = 2; low + width <= highest_pips; ++low) {
            list.push_back({others_within, Side::row, static_cast<u8>(low), static_cast<u8>(low + width)});
        }
    }
    for (u8 high = highest_pips; high >= 5; --high) {
        for (u8 cap = high; cap >= 5 && cap + 4 >= high; --cap) list.push_back({pips, Side::row, cap, high});
    }
    return list;
}

/// All about the rival: a score is computed for both holds, with the side exchanged.
std::vector<Measure> make_score_measures() {
    using enum MeasureKind;
    std::vector<Measure> list;
    for (const MeasureKind kind : {flush_penalties, straight_flush_penalties, straights_lost}) {
        list.push_back({kind, Side::rival});
    }
    // No straight has two cards further apart than four ranks.
    for (u8 away = 1; away <= 4; ++away) list.push_back({discards_away, Side::rival, away, away});
    for (u8 rank = 2; rank <= highest_pips; ++rank) list.push_back({has_rank, Side::rival, rank, rank});
    return list;
}

}  // namespace

bool is_of_one_hold(MeasureKind kind) {
    return kind < MeasureKind::others_within;
}

bool is_a_rank(MeasureKind kind) {
    return kind == MeasureKind::top_rank || kind == MeasureKind::low_rank ||
           (kind >= MeasureKind::top_other && kind <= MeasureKind::low_other);
}

int value_of(const Measure& measure, const Contest& contest) {
    const CardSet others = contest.others();
    switch (measure.kind) {
        case MeasureKind::others_within:
            return cards_within(others, ranks_within(measure.low, measure.high));
        case MeasureKind::top_other:
            return nth_highest(others, 0);
        case MeasureKind::second_other:
            return nth_highest(others, 1);
        case MeasureKind::low_other:
            return nth_highest(others, others.size() - 1);
        case MeasureKind::shared_suits:
            return shared_suits(others);
        case MeasureKind::pips:
            return pips_up_to(others, measure.high, measure.low);
        default:
            return value_of_hold(measure, contest);
    }
}

const std::vector<Measure>& all_measures() {
    static const std::vector<Measure> measures = make_all_measures();
    return measures;
}

const std::vector<Measure>& score_measures() {
    static const std::vector<Measure> measures = make_score_measures();
    return measures;
}

}  // namespace holdfast::videopoker::penalties

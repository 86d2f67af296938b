// HandRanker::rank_all: hands side by side, one for each 16 bits of a vector, without a branch.
//
// From the ranks of each suit come the ranks that are there once, twice and so on, then those of the pairs, trips or
// quads, and the kickers; their numbers add up to the rank (detail/kicker_table.h). Only the kickers are looked up,
// one hand after the other.
#include <holdfast/evaluation/detail/kicker_table.h>
#include <holdfast/evaluation/hand_ranker.h>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "holdfast/evaluation/rank_batches.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
#include <hwy/highway.h>

#include <holdfast/evaluation/vector_targets.h>

HWY_BEFORE_NAMESPACE();
namespace holdfast::HWY_NAMESPACE {

using detail::KickerTable;

#if HWY_TARGET == HWY_SCALAR

// A processor without vectors ranks hands one by one.

std::size_t rank_partial_hands(const PartialHand*, std::size_t, const KickerTable&, HandRank*) {
    return 0;
}

std::size_t rank_card_sets(const CardSet*, std::size_t, const KickerTable&, HandRank*) {
    return 0;
}

#else

namespace hn = hwy::HWY_NAMESPACE;

using Words = hn::ScalableTag<u16>;
using Bytes = hn::Repartition<u8, Words>;
using Pairs = hn::Repartition<u32, Words>;
using Fours = hn::Repartition<u64, Words>;
using Vec = hn::Vec<Words>;
constexpr Words words;

constexpr std::size_t hands_at_once = hn::MaxLanes(words);
constexpr std::size_t words_in_block = 8;  // of 128 bits, which vectors are interleaved in
constexpr std::size_t blocks = hands_at_once / words_in_block;

/// The ranks of each suit, and in `flush` bit 4 * suit + 3 for a suit with five cards or more: a word for each hand.
struct Suits {
    std::array<Vec, suit_count> ranks;
    Vec flush;
};

/// What adds up to each hand's rank: the number at a place of KickerTable::kickers, and another.
struct Terms {
    HWY_ALIGN std::array<u16, hands_at_once> place;
    HWY_ALIGN std::array<u16, hands_at_once> other;
};

HWY_INLINE hn::Mask<Words> any(Vec ranks) {
    return hn::Ne(ranks, hn::Zero(words));
}

HWY_INLINE Vec all_but_lowest(Vec ranks) {
    return hn::And(ranks, hn::Sub(ranks, hn::Set(words, 1)));
}

/// Renumbers ranks among those without this one, which they do not hold: higher ones move down. No rank: none moves.
HWY_INLINE Vec renumber_without(Vec ranks, Vec rank) {
    const Vec above = hn::AndNot(hn::Sub(rank, hn::Set(words, 1)), ranks);
    return hn::Sub(ranks, hn::ShiftRight<1>(above));
}

using SmallTable = std::array<u8, 16>;

/// Looks up each byte, below 16.
HWY_INLINE Vec look_up(const SmallTable& table, Vec place) {
    const auto numbers = hn::LoadDup128(Bytes(), table.data());
    return hn::BitCast(words, hn::TableLookupBytes(numbers, hn::BitCast(Bytes(), place)));
}

/// A de Bruijn sequence: if it is shifted by a rank, its upper four bits tell which.
constexpr u16 de_bruijn = 0x09af;

/// A table of numbers of single ranks, for of_rank(); that of the deuce must be 0.
template <class Number>
constexpr SmallTable by_rank(Number number) {
    SmallTable table{};
    for (u32 rank = 0; rank < rank_count; ++rank) {
        table[(u32{de_bruijn} << rank & 0xffffU) >> 12U] = static_cast<u8>(number(rank));
    }
    return table;
}

/// The number of a single rank, 0 if there is none.
HWY_INLINE Vec of_rank(const SmallTable& table, Vec rank) {
    return look_up(table, hn::ShiftRight<12>(hn::Mul(rank, hn::Set(words, de_bruijn))));
}

constexpr SmallTable place_of_lower = by_rank([](u32 rank) { return rank; });
constexpr SmallTable place_of_upper = by_rank([](u32 rank) { return rank * (rank - 1) / 2; });
constexpr SmallTable steps = [] {
    SmallTable table{};
    for (std::size_t beside = 0; beside < KickerTable::besides; ++beside) {
        table[beside] = KickerTable::steps[beside];
    }
    return table;
}();

HWY_INLINE Vec set_of(KickerTable::Beside beside) {
    return hn::Set(words, static_cast<u16>(beside << rank_count));
}

/// Bits where five ranks in a row end.
HWY_INLINE Vec straights(Vec ranks) {
    const Vec low_ace_too = hn::Or(hn::ShiftLeft<1>(ranks), hn::ShiftRight<rank_count - 1>(ranks));
    const Vec two = hn::And(low_ace_too, hn::ShiftLeft<1>(low_ace_too));
    const Vec four = hn::And(two, hn::ShiftLeft<2>(two));
    return hn::And(four, hn::ShiftLeft<4>(low_ace_too));
}

HWY_INLINE void find_terms(const Suits& suits, Terms& terms) {
    const auto& [d, c, h, s] = suits.ranks;
    // In three of the suits: ranks that occur once or three times, and ranks that occur twice or more.
    const Vec odd = hn::Xor3(d, c, h);
    const Vec most = hn::OrAnd(hn::And(d, c), h, hn::Xor(d, c));
    const Vec once = hn::Or(hn::Or3(d, c, h), s);
    const Vec twice = hn::OrAnd(most, odd, s);
    const Vec three_times = hn::And(most, hn::Or(odd, s));
    const Vec four_times = hn::And(hn::And(most, odd), s);

    Vec of_suit = once;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        const auto has_five = hn::TestBit(suits.flush, hn::Set(words, static_cast<u16>(8U << (4 * suit))));
        of_suit = hn::IfThenElse(has_five, suits.ranks[suit], of_suit);
    }
    const auto flush = any(suits.flush);
    const auto without_multiples =
        hn::Or(any(hn::Or(suits.flush, straights(of_suit))), hn::Eq(twice, hn::Zero(words)));

    // The one or two ranks that count: the highest quads or trips, or else the two highest pairs.
    const auto quads = any(four_times);
    const auto trips = any(three_times);
    const Vec all = hn::IfThenElse(quads, four_times, hn::IfThenElse(trips, three_times, twice));
    const Vec fewer = all_but_lowest(all);
    const Vec too_many = hn::IfThenElse(trips, fewer, all_but_lowest(fewer));
    const Vec multiples = hn::IfThenElse(any(too_many), fewer, all);
    const Vec upper = all_but_lowest(multiples);
    const Vec lower = hn::Xor(multiples, upper);
    const auto two_pair = any(upper);

    const Vec pairs = hn::AndNot(multiples, twice);
    const auto full_house = hn::AndNot(quads, hn::And(trips, any(pairs)));
    const Vec others = hn::IfThenElse(full_house, pairs, hn::Xor(once, multiples));
    const Vec kickers = renumber_without(renumber_without(others, upper), lower);
    Vec beside = hn::IfThenElse(trips, set_of(KickerTable::trips), set_of(KickerTable::pair));
    beside = hn::IfThenElse(two_pair, set_of(KickerTable::two_pair), beside);
    beside = hn::IfThenElse(full_house, set_of(KickerTable::full_house), beside);
    beside = hn::IfThenElse(quads, set_of(KickerTable::quads), beside);
    const Vec place = hn::Add(of_rank(place_of_lower, lower), of_rank(place_of_upper, upper));
    const Vec step = look_up(steps, hn::ShiftRight<rank_count>(beside));

    const Vec alone = hn::Or(of_suit, hn::IfThenElseZero(flush, set_of(KickerTable::flush)));
    hn::Store(hn::IfThenElse(without_multiples, alone, hn::Or(kickers, beside)), words, terms.place.data());
    hn::Store(hn::IfThenZeroElse(without_multiples, hn::Mul(place, step)), words, terms.other.data());
}

// In memory a hand is a block of 128 bits, or half of one. Interleaving brings together the words that have the same
// place in eight hands. These are not neighbours: hand_at() tells which hand a word belongs to.

/// The first, second, third and fourth words of eight hands, given four times two hands, word by word.
HWY_INLINE std::array<Vec, 4> interleave(const std::array<Vec, 4>& two_hands) {
    const auto pairs = [&](std::size_t i) { return hn::BitCast(Pairs(), two_hands[i]); };
    const auto lower = [&](std::size_t i) {
        return hn::BitCast(Fours(), hn::InterleaveLower(Pairs(), pairs(i), pairs(i + 1)));
    };
    const auto upper = [&](std::size_t i) {
        return hn::BitCast(Fours(), hn::InterleaveUpper(Pairs(), pairs(i), pairs(i + 1)));
    };
    return {hn::BitCast(words, hn::InterleaveLower(Fours(), lower(0), lower(2))),
            hn::BitCast(words, hn::InterleaveUpper(Fours(), lower(0), lower(2))),
            hn::BitCast(words, hn::InterleaveLower(Fours(), upper(0), upper(2))),
            hn::BitCast(words, hn::InterleaveUpper(Fours(), upper(0), upper(2)))};
}

/// A PartialHand is a block: two words of its sum of ranks, one of how many cards there are of each suit, an empty one,
/// and one of the ranks of each suit.
HWY_INLINE Suits suits_of(const PartialHand* hands) {
    const auto* from = reinterpret_cast<const u16*>(hands);
    std::array<Vec, 4> sums{};
    std::array<Vec, 4> ranks{};
    for (std::size_t i = 0; i < 4; ++i) {
        const Vec one = hn::LoadU(words, from + 2 * i * hands_at_once);
        const Vec other = hn::LoadU(words, from + (2 * i + 1) * hands_at_once);
        sums[i] = hn::InterleaveLower(words, one, other);
        ranks[i] = hn::InterleaveUpper(words, one, other);
    }
    static_assert(sizeof(PartialHand) == sizeof(u16) * words_in_block);
    // With three more cards, five are eight.
    const Vec with_three = hn::Add(interleave(sums)[2], hn::Set(words, 0x3333));
    return {interleave(ranks), hn::And(with_three, hn::Set(words, 0x8888))};
}

constexpr std::size_t hand_at(const PartialHand*, std::size_t block, std::size_t word) {
    return word * blocks + block;
}

/// Exchanges the bits that are set in `lower` with those `Distance` places higher.
template <int Distance>
HWY_INLINE hn::Vec<Fours> exchange(hn::Vec<Fours> bits, u64 lower) {
    const auto change = hn::And(hn::Xor(bits, hn::ShiftRight<Distance>(bits)), hn::Set(Fours(), lower));
    return hn::Xor3(bits, change, hn::ShiftLeft<Distance>(change));
}

/// The ranks of the four suits of each set, a word for each suit.
HWY_INLINE Vec words_of(const CardSet* hands) {
    // A byte of a set has two ranks, of four suits each; bit b of four becomes bit 2 * b.
    HWY_ALIGN static constexpr SmallTable spread{0, 1, 4, 5, 16, 17, 20, 21, 64, 65, 68, 69, 80, 81, 84, 85};
    HWY_ALIGN static constexpr SmallTable byte_of_suit{0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15};
    const Vec cards = hn::LoadU(words, reinterpret_cast<const u16*>(hands));
    const Vec four_bits = hn::Set(words, 0x0f0f);
    const Vec lower_rank = look_up(spread, hn::And(cards, four_bits));
    const Vec higher_rank = look_up(spread, hn::And(hn::ShiftRight<4>(cards), four_bits));
    // Now a byte has four suits, of two ranks each. To exchange the suits with four of its pairs of ranks, for each
    // set at once, is to exchange two bits of the places of bits.
    auto bits = hn::BitCast(Fours(), hn::Or(lower_rank, hn::ShiftLeft<1>(higher_rank)));
    bits = exchange<12>(bits, 0x0000'f0f0'0000'f0f0);
    bits = exchange<6>(bits, 0x00cc'00cc'00cc'00cc);
    const auto bytes = hn::LoadDup128(Bytes(), byte_of_suit.data());
    return hn::BitCast(words, hn::TableLookupBytes(hn::BitCast(Bytes(), bits), bytes));
}

HWY_INLINE Suits suits_of(const CardSet* hands) {
    std::array<Vec, 4> two_hands{};
    for (std::size_t i = 0; i < 2; ++i) {
        const Vec one = words_of(hands + 2 * i * 2 * blocks);
        const Vec other = words_of(hands + (2 * i + 1) * 2 * blocks);
        two_hands[2 * i] = hn::InterleaveLower(words, one, other);
        two_hands[2 * i + 1] = hn::InterleaveUpper(words, one, other);
    }
    Suits suits{interleave(two_hands), hn::Zero(words)};
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        Vec fifth = suits.ranks[suit];
        for (int card = 1; card < 5; ++card) fifth = all_but_lowest(fifth);
        const Vec bit = hn::Set(words, static_cast<u16>(8U << (4 * suit)));
        suits.flush = hn::Or(suits.flush, hn::IfThenElseZero(any(fifth), bit));
    }
    return suits;
}

constexpr std::size_t hand_at(const CardSet*, std::size_t block, std::size_t word) {
    return word / 4 * 4 * blocks + word % 2 * 2 * blocks + 2 * block + word / 2 % 2;
}

/// Writes the ranks of hands_at_once hands.
template <class Hand>
HWY_INLINE void add_up(const Terms& terms, const KickerTable& table, HandRank* ranks) {
    for (std::size_t block = 0; block < blocks; ++block) {
        for (std::size_t word = 0; word < words_in_block; ++word) {
            std::size_t place = terms.place[words_in_block * block + word];
            // Keeps g++ from collecting the numbers in vectors, which takes a quarter longer.
            asm volatile("" : "+r"(place));  // NOLINT(hicpp-no-assembler)
            const u32 rank = u32{table.kickers[place]} + terms.other[words_in_block * block + word];
            ranks[hand_at(static_cast<const Hand*>(nullptr), block, word)] = static_cast<HandRank>(rank);
        }
    }
}

/// Ranks as many hands as fill whole vectors; returns their number.
template <class Hand>
HWY_INLINE std::size_t rank_whole_vectors(const Hand* hands, std::size_t count, const KickerTable& table,
                                          HandRank* ranks) {
    // While the terms of some hands are worked out, the processor looks up the numbers of earlier ones; not of
    // those just before, because vectors just stored are slow to be read word by word.
    constexpr std::size_t behind = 3;
    // Filled before they are read; to clear them first would take longer than small batches.
    std::array<Terms, behind + 1> terms;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    // The processor's own prefetching stops at the end of a page of memory.
    constexpr std::size_t ahead = 256 / hands_at_once;
    constexpr std::size_t hands_in_line = 64 / sizeof(Hand);
    const std::size_t vectors = count / hands_at_once;
    for (std::size_t i = 0; i < vectors + behind; ++i) {
        for (std::size_t hand = 0; i + ahead < vectors && hand < hands_at_once; hand += hands_in_line) {
            __builtin_prefetch(hands + (i + ahead) * hands_at_once + hand);
        }
        if (i < vectors) find_terms(suits_of(hands + i * hands_at_once), terms[i % terms.size()]);
        if (i < behind) continue;
        add_up<Hand>(terms[(i - behind) % terms.size()], table, ranks + (i - behind) * hands_at_once);
    }
    return vectors * hands_at_once;
}

std::size_t rank_partial_hands(const PartialHand* hands, std::size_t count, const KickerTable& table,
                               HandRank* ranks) {
    // Eight hands at once are slower than one by one.
    return blocks == 1 ? 0 : rank_whole_vectors(hands, count, table, ranks);
}

std::size_t rank_card_sets(const CardSet* hands, std::size_t count, const KickerTable& table,
                           HandRank* ranks) {
    return rank_whole_vectors(hands, count, table, ranks);
}

#endif
}  // namespace holdfast::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace holdfast {

HOLDFAST_EXPORT(rank_partial_hands);
HOLDFAST_EXPORT(rank_card_sets);

namespace {

/// Made at first use.
const detail::KickerTable& kicker_table() {
    static const detail::KickerTable table;
    return table;
}

}  // namespace

void HandRanker::rank_all(const PartialHand* hands, std::size_t count, HandRank* ranks) const {
    // The processor's own prefetching stops at the end of a page of memory.
    constexpr std::size_t ahead = 128;
    std::size_t i = HOLDFAST_DISPATCH(rank_partial_hands)(hands, count, kicker_table(), ranks);
    for (; i < count; ++i) {
        if (i + ahead < count) __builtin_prefetch(hands + i + ahead);
        ranks[i] = (*this)(hands[i]);
    }
}

void HandRanker::rank_all(const CardSet* hands, std::size_t count, HandRank* ranks) const {
    std::size_t i = HOLDFAST_DISPATCH(rank_card_sets)(hands, count, kicker_table(), ranks);
    for (; i < count; ++i) ranks[i] = (*this)(hands[i]);
}

}  // namespace holdfast
#endif  // HWY_ONCE

#include <algorithm>
#include <cstring>

#include <holdfast/evaluation/detail/strengths.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast {
namespace {

using detail::RankMultiset;
using detail::Strengths;

constexpr int low_ranks = 7;
constexpr int most_cards = 7;

/// A multiset of low ranks or of high ranks.
struct Part {
    u32 sum;
    RankMultiset counts;
};

/// All multisets of ranks from..to-1 of at most seven cards, by their number of cards.
std::vector<std::vector<Part>> parts_of(int from, int to) {
    std::vector<std::vector<Part>> parts(most_cards + 1);
    parts[0].push_back({0, {}});
    for (int rank = from; rank < to; ++rank) {
        for (int size = most_cards; size >= 0; --size) {
            for (int count = 1; count <= suit_count && count <= size; ++count) {
                for (const Part& rest : parts[static_cast<std::size_t>(size - count)]) {
                    parts[static_cast<std::size_t>(size)].push_back(
                        {rest.sum + static_cast<u32>(count) *
                                        PartialHand::rank_words[static_cast<std::size_t>(rank)],
                         rest.counts | RankMultiset(static_cast<Rank>(rank), count)});
                }
            }
        }
    }
    return parts;
}

/// Writes the rank four times, with one store.
void write_four(HandRank rank, HandRank* ranks) {
    constexpr u64 four_ones = 0x0001'0001'0001'0001;
    const u64 four = static_cast<u64>(rank) * four_ones;
    std::memcpy(ranks, &four, sizeof four);
}

}  // namespace

HandRanker::HandRanker() {
    const Strengths strengths;
    for (u32 ranks = 0; ranks < flush_.size(); ++ranks) {
        if (__builtin_popcount(ranks) >= fewest_cards) flush_[ranks] = strengths.suited(ranks);
    }
    const std::vector<std::vector<Part>> rows = parts_of(low_ranks, rank_count);
    const std::vector<std::vector<Part>> columns = parts_of(0, low_ranks);
    std::vector<Part> in_order;
    std::array<std::size_t, most_cards + 2> first_of_size{};
    for (std::size_t size = 0; size <= most_cards; ++size) {
        in_order.insert(in_order.end(), columns[size].begin(), columns[size].end());
        first_of_size[size + 1] = in_order.size();
    }
    for (std::size_t i = 0; i < in_order.size(); ++i) number_[in_order[i].sum] = static_cast<u16>(i);
    std::size_t place = 0;
    // Rows with many high cards first: then no row would start before the table does.
    for (std::size_t high = most_cards + 1; high-- > 0;) {
        const std::size_t first = first_of_size[high < fewest_cards ? fewest_cards - high : 0];
        const std::size_t end = first_of_size[most_cards - high + 1];
        for (const Part& row : rows[high]) {
            place += (place - first) % 2;
            half_row_start_[number_[row.sum >> 16U]] = static_cast<u16>((place - first) / 2);
            for (std::size_t i = first; i < end; ++i) {
                unsuited_[place++] = strengths.unsuited(row.counts | in_order[i].counts);
            }
        }
    }
}

void HandRanker::rank_with_each_pair_below(int end, PartialHand hand, HandRank* ranks) const {
    // Without a flush only ranks matter. So the rows of the four suits of a higher card are alike: for each
    // lower rank the same hand rank four times, then 0 to 3 times for the lower cards of its own rank. These
    // last are written first: a store writes four at once, beyond the end of its row into the start of the
    // next:
    //
    //   row of Kd   2 2 2 2  3 3 3 3  ...  Q Q Q Q             the lower cards, by their ranks
    //   row of Kc   2 2 2 2  3 3 3 3  ...  Q Q Q Q  K
    //   row of Kh   2 2 2 2  3 3 3 3  ...  Q Q Q Q  K K
    //   row of Ks   2 2 2 2  3 3 3 3  ...  Q Q Q Q  K K K
    const auto cards = static_cast<std::size_t>(end);
    HandRank* next = ranks;
    for (std::size_t high = 0, first = 0; first < cards; ++high, first += suit_count) {
        const u32 sum = hand.rank_sum() + PartialHand::rank_words[high];
        const std::array<HandRank*, suit_count> rows{next, next + first, next + 2 * first + 1,
                                                     next + 3 * first + 3};
        const std::size_t row_count = std::min<std::size_t>(suit_count, cards - first);
        const auto write = [&](std::size_t low) {
            const HandRank rank = without_flush(sum + PartialHand::rank_words[low]);
            for (std::size_t row = 0; row < row_count; ++row) write_four(rank, rows[row] + suit_count * low);
        };
        write(high);
        for (std::size_t low = 0; low < high; ++low) write(low);
        next = rows[3] + first + 3;
    }
    if (hand.has_suit(fewest_cards - 2)) correct_flushes_of_pairs(end, hand, ranks);
}

void HandRanker::correct_flushes_of_pairs(int end, PartialHand hand, HandRank* ranks) const {
    const Suit suit = hand.suit_of(fewest_cards - 2);
    const u32 held = hand.ranks_of(suit).mask();
    HandRank* row = ranks;
    for (int high = 0; high < end; row += high++) {
        const u32 with_high = high % suit_count == number_of(suit)
                                  ? held | 1U << static_cast<unsigned>(high / suit_count)
                                  : held;
        const int missing = fewest_cards - __builtin_popcount(with_high);
        if (missing <= 0) std::fill_n(row, high, flush_[with_high]);
        if (missing > 1) continue;
        u32 low_bit = 1;
        for (int low = number_of(suit); low < high; low += suit_count, low_bit *= 2) {
            row[low] = flush_[with_high | low_bit];
        }
    }
}

const HandRanker& HandRanker::instance() {
    static const HandRanker ranker;
    return ranker;
}

namespace {

bool is_five_high_straight(CardSet five) {
    const HandCategory category = category_of(HandRanker::instance()(five));
    const auto has = [five](Rank rank) { return !(five & CardSet::of_rank(rank)).empty(); };
    return (category == HandCategory::straight || category == HandCategory::straight_flush) &&
           has(Rank::ace) && has(Rank::two);
}

}  // namespace

CardSet best_five(CardSet cards) {
    const HandRanker& rank_of = HandRanker::instance();
    // Sets of five that make the best hand differ only in the suits that they take of a rank. So cards may be
    // left out one by one, always the lowest whose removal leaves the hand as good.
    while (cards.size() > 5) {
        const HandRank rank = rank_of(cards);
        for (const Card card : cards) {
            const CardSet rest = cards - CardSet::of(card);
            if (rank_of(rest) != rank) continue;
            cards = rest;
            break;
        }
    }
    return cards;
}

std::vector<Card> laid_down(CardSet five) {
    const auto count = [five](Card card) { return (five & CardSet::of_rank(card.rank())).size(); };
    std::vector<Card> cards;
    for (const Card card : five) cards.push_back(card);
    std::sort(cards.begin(), cards.end(), [&](Card a, Card b) {
        return count(a) != count(b) ? count(a) > count(b) : a.index() > b.index();
    });
    if (is_five_high_straight(five)) std::rotate(cards.begin(), cards.begin() + 1, cards.end());
    return cards;
}

}  // namespace holdfast

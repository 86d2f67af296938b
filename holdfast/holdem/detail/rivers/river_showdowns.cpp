#include <algorithm>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/board.h>
#include <holdfast/holdem/detail/boards/rank_boards.h>
#include <holdfast/holdem/detail/rivers/counting_sweep.h>
#include <holdfast/holdem/detail/rivers/river_showdowns.h>

namespace holdfast::holdem::detail {
namespace {

constexpr std::size_t rank_pairs = rank_count * (rank_count + 1) / 2;

constexpr std::size_t rows_with(int flush_cards) {
    const std::size_t others = flush_cards == 3 ? rank_pairs : flush_cards == 4 ? rank_count : 1;
    return binomial(rank_count, flush_cards) * others;
}
constexpr std::size_t flush_rows = rows_with(3) + rows_with(4) + rows_with(5);

/// Multisets of five ranks, as sets of five of 17 numbers: the i-th rank plus i.
constexpr std::size_t rank_multisets = binomial(rank_count + full_board - 1, full_board);

/// `ranks`: those of the cards that are not of the flush suit, in rising order.
std::size_t flush_row(u32 flush_ranks, const std::array<u8, full_board>& ranks) {
    const std::size_t set = colex_index(flush_ranks);
    switch (__builtin_popcount(flush_ranks)) {
        case 3:
            return set * rank_pairs + kind_pair(ranks[1], ranks[0]);
        case 4:
            return rows_with(3) + set * rank_count + ranks[0];
        default:
            return rows_with(3) + rows_with(4) + set;
    }
}

std::size_t multiset_row(const std::array<u8, full_board>& ranks) {
    std::size_t row = 0;
    for (int i = 0; i < full_board; ++i) row += binomial(ranks[static_cast<std::size_t>(i)] + i, i + 1);
    return row;
}

std::array<u8, full_board> ranks_of(const RankBoard& board) {
    std::array<u8, full_board> ranks{};
    std::size_t next = 0;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        for (u8 i = 0; i < board.count(rank); ++i) ranks[next++] = static_cast<u8>(rank);
    }
    return ranks;
}

/// A kind for each rank.
void count_without_flush(const RankBoard& board, u32* row) {
    const HandRanker& ranker = HandRanker::instance();
    std::array<u8, most_kinds> cards{};
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        cards[rank] = static_cast<u8>(suit_count - board.count(rank));
    }
    CountingSweep sweep(cards);
    for (std::size_t high = 0; high < rank_count; ++high) {
        for (std::size_t low = 0; low <= high; ++low) {
            if (cards[high] < 1 + static_cast<int>(high == low) || cards[low] == 0) continue;
            sweep.add(high, low, board.rank_of(ranker, static_cast<Rank>(high), static_cast<Rank>(low)));
        }
    }
    sweep.write(row);
}

/// Two kinds for each rank: 2 * rank, and 2 * rank + 1 of the flush suit.
void count_with_flush(const RankBoard& board, u32 flush_ranks, u32* row) {
    const HandRanker& ranker = HandRanker::instance();
    std::array<u8, most_kinds> cards{};
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        const auto of_flush = static_cast<u8>((flush_ranks >> rank) & 1U);
        cards[2 * rank] = static_cast<u8>(suit_count - 1 - (board.count(rank) - of_flush));
        cards[2 * rank + 1] = static_cast<u8>(1 - of_flush);
    }
    const int on_board = __builtin_popcount(flush_ranks);
    CountingSweep sweep(cards);
    for (std::size_t high = 0; high < rank_count; ++high) {
        for (std::size_t low = 0; low <= high; ++low) {
            const int left = suit_count - board.count(high);
            if (left < 1 + static_cast<int>(high == low) || board.count(low) == suit_count) continue;
            const HandRank plain = board.rank_of(ranker, static_cast<Rank>(high), static_cast<Rank>(low));
            for (u32 suited = 0; suited < 4; ++suited) {  // bit 0: the lower card, bit 1: the higher one
                const std::size_t one = 2 * high + (suited >> 1U);
                const std::size_t other = 2 * low + (suited & 1U);
                if (one < other) continue;
                const bool is_flush = on_board + __builtin_popcount(suited) >= flush_size;
                const u32 of_suit = flush_ranks | (suited >> 1U) << high | (suited & 1U) << low;
                sweep.add(one, other, is_flush ? ranker.of_flush(RankSet(of_suit)) : plain);
            }
        }
    }
    sweep.write(row);
}

/// All boards with these ranks in the flush suit.
void count_all_with_flush(u32 flush_ranks, std::vector<u32>& rows) {
    const int others = full_board - __builtin_popcount(flush_ranks);
    for (u8 high = 0; high < (others > 0 ? rank_count : 1); ++high) {
        for (u8 low = 0; low <= (others > 1 ? high : 0); ++low) {
            std::array<u8, rank_count> count{};
            for (std::size_t rank = 0; rank < rank_count; ++rank) {
                count[rank] = static_cast<u8>((flush_ranks >> rank) & 1U);
            }
            if (others > 0) ++count[high];
            if (others > 1) ++count[low];
            const std::array<u8, full_board> ranks =
                others > 1 ? std::array<u8, full_board>{low, high} : std::array<u8, full_board>{high};
            count_with_flush(RankBoard(count), flush_ranks,
                             rows.data() + flush_row(flush_ranks, ranks) * most_kind_pairs);
        }
    }
}

}  // namespace

const std::array<KindPairs, flush_choices>& kind_pairs() {
    static const std::array<KindPairs, flush_choices> all = [] {
        std::array<KindPairs, flush_choices> pairs{};
        for (std::size_t flush = 0; flush < flush_choices; ++flush) {
            const auto kind = [flush](Card card) {
                const auto rank = static_cast<std::size_t>(card.rank());
                const bool is_of_flush = static_cast<std::size_t>(card.suit()) == flush;
                return flush == suit_count ? rank : 2 * rank + static_cast<std::size_t>(is_of_flush);
            };
            for (int combo = 0; combo < combo_count; ++combo) {
                const HoleCards hand = HoleCards::from_index(combo);
                const auto [low, high] = std::minmax(kind(hand.low()), kind(hand.high()));
                pairs[flush][static_cast<std::size_t>(combo)] = static_cast<u16>(kind_pair(high, low));
            }
        }
        return pairs;
    }();
    return all;
}

RiverShowdowns::RiverShowdowns(const Work& work)
    : without_flush_(rank_multisets * rank_pairs), with_flush_(flush_rows * most_kind_pairs) {
    std::vector<u32> flushes;
    for (u32 ranks = 0; ranks <= RankSet::all().mask(); ++ranks) {
        const int cards = __builtin_popcount(ranks);
        if (cards >= least_for_flush && cards <= full_board) flushes.push_back(ranks);
    }
    const std::vector<RankBoard>& boards = all_rank_boards();
    // As many boards without a flush at a time as take about as long as the others do.
    constexpr std::size_t at_a_time = 100;
    const std::size_t parts = (boards.size() + at_a_time - 1) / at_a_time;
    for_each_index(flushes.size() + parts, work, [&](std::size_t index, unsigned) {
        if (index < flushes.size()) return count_all_with_flush(flushes[index], with_flush_);
        const std::size_t begin = (index - flushes.size()) * at_a_time;
        for (std::size_t i = begin; i < std::min(boards.size(), begin + at_a_time); ++i) {
            count_without_flush(boards[i],
                                without_flush_.data() + multiset_row(ranks_of(boards[i])) * rank_pairs);
        }
    });
}

RiverShowdowns::OnBoard RiverShowdowns::on(CardSet board) const {
    std::size_t flush = suit_count;
    CardSet others = board;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        const CardSet of_suit = board & CardSet::of_suit(static_cast<Suit>(suit));
        if (of_suit.size() < least_for_flush) continue;
        flush = suit;
        others = board - of_suit;
    }
    std::array<u8, full_board> ranks{};
    std::size_t next = 0;
    for (const Card card : others) ranks[next++] = static_cast<u8>(card.rank());
    if (flush == suit_count) return {without_flush_.data() + multiset_row(ranks) * rank_pairs, flush};
    const u32 flush_ranks = board.ranks_in(static_cast<Suit>(flush)).mask();
    return {with_flush_.data() + flush_row(flush_ranks, ranks) * most_kind_pairs, flush};
}

}  // namespace holdfast::holdem::detail

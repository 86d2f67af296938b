#include <algorithm>

#include <holdfast/cards/card_set.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/tables/detail/runout_counter.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/final_boards.h>

namespace holdfast::holdem::detail {
namespace {

std::array<u8, full_board> ranks_of(const RankBoard& board) {
    std::array<u8, full_board> ranks{};
    std::size_t next = 0;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        for (u8 i = 0; i < board.count(rank); ++i) ranks[next++] = static_cast<u8>(rank);
    }
    return ranks;
}

/// Counts with one kind for each rank.
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

/// Counts with two kinds for each rank: 2 * rank, and 2 * rank + 1 for the flush suit.
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

/// Counts all boards with these ranks in the flush suit.
void count_all_with_flush(u32 flush_ranks, std::vector<u32>& entries) {
    const int others = full_board - __builtin_popcount(flush_ranks);
    const u8 end = others > 0 ? u8{rank_count} : u8{1};
    for (u8 high = 0; high < end; ++high) {
        const u8 highest_low = others > 1 ? high : u8{0};
        for (u8 low = 0; low <= highest_low; ++low) {
            std::array<u8, rank_count> count{};
            for (std::size_t rank = 0; rank < rank_count; ++rank) {
                count[rank] = static_cast<u8>((flush_ranks >> rank) & 1U);
            }
            if (others > 0) ++count[high];
            if (others > 1) ++count[low];
            const std::array<u8, full_board> ranks =
                others > 1 ? std::array<u8, full_board>{low, high} : std::array<u8, full_board>{high};
            count_with_flush(RankBoard(count), flush_ranks,
                             entries.data() + first_of_row(flush_ranks, ranks));
        }
    }
}

}  // namespace

RiverShowdowns::RiverShowdowns(const Work& work) : entries_(row_entries) {
    std::vector<u32> flushes;
    for (u32 ranks = 0; ranks <= RankSet::all().mask(); ++ranks) {
        const int cards = __builtin_popcount(ranks);
        if (cards >= least_for_flush && cards <= full_board) flushes.push_back(ranks);
    }
    const std::vector<RankBoard>& boards = all_rank_boards();
    // The number of boards without a flush that take about as long as one unit of the others.
    constexpr std::size_t at_a_time = 100;
    const std::size_t parts = (boards.size() + at_a_time - 1) / at_a_time;
    for_each_index(flushes.size() + parts, work, [&](std::size_t index, unsigned) {
        if (index < flushes.size()) return count_all_with_flush(flushes[index], entries_);
        const std::size_t begin = (index - flushes.size()) * at_a_time;
        for (std::size_t i = begin; i < std::min(boards.size(), begin + at_a_time); ++i) {
            count_without_flush(boards[i], entries_.data() + first_of_row(0, ranks_of(boards[i])));
        }
    });
}

namespace {

/// Moves the ties up, to make room for large sums.
u64 spread(u32 wins_and_ties) {
    return u64{wins_of(wins_and_ties)} | u64{ties_of(wins_and_ties)} << 32U;
}

}  // namespace

const std::vector<u64>& RunoutCounter::count(CardSet board, const std::vector<HoleCards>& hands) {
    const int to_come = full_board - board.size();
    if (to_come == 0) {
        look_up(board, hands);
        return sums_;
    }
    prepare(board, hands);
    if (to_come == 1) {
        for (const Card river : unseen_) add_runout(board, CardSet::of(river));
        move_to_sums();
    } else {
        for (const Card turn : unseen_) add_rivers(board, turn);
    }
    return sums_;
}

void RunoutCounter::look_up(CardSet board, const std::vector<HoleCards>& hands) {
    const RiverShowdowns::OnBoard river = showdowns_.on(board);
    const KindPairs& pairs = kind_pairs()[river.flush_choice];
    sums_.resize(hands.size());
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        sums_[hand] = spread(river.row[pairs[static_cast<std::size_t>(hands[hand].index())]]);
    }
}

void RunoutCounter::prepare(CardSet board, const std::vector<HoleCards>& hands) {
    unseen_ = Deck().cards() - board;
    counts_.assign(hands.size(), 0);
    sums_.assign(hands.size(), 0);
    for (auto& list : hands_with_) list.clear();
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        for (const Card card : hands[hand].cards()) {
            hands_with_[static_cast<std::size_t>(card.index())].push_back(static_cast<u16>(hand));
        }
    }
    for (std::size_t flush = 0; flush < flush_choices; ++flush) {
        const KindPairs& pairs = kind_pairs()[flush];
        pairs_[flush].clear();
        for (const HoleCards hand : hands) {
            pairs_[flush].push_back(pairs[static_cast<std::size_t>(hand.index())]);
        }
    }
}

void RunoutCounter::add_runout(CardSet board, CardSet drawn) {
    const RiverShowdowns::OnBoard river = showdowns_.on(board | drawn);
    const u16* const pairs = pairs_[river.flush_choice].data();
    u32* const counts = counts_.data();
    const std::size_t size = counts_.size();
    for (std::size_t hand = 0; hand < size; ++hand) counts[hand] += river.row[pairs[hand]];
    for (const Card card : drawn) {
        for (const u16 hand : hands_with_[static_cast<std::size_t>(card.index())]) {
            counts[hand] -= river.row[pairs[hand]];
        }
    }
}

/// Counts each pair of turn and river once: the river is the higher card.
void RunoutCounter::add_rivers(CardSet board, Card turn) {
    for (const Card river : unseen_) {
        if (river > turn) add_runout(board | CardSet::of(turn), CardSet::of(river));
    }
    for (const u16 hand : hands_with_[static_cast<std::size_t>(turn.index())]) counts_[hand] = 0;
    move_to_sums();
}

/// Both halves of a count are sums over at most 48 rivers, so below 48 * 990 < 2^16.
void RunoutCounter::move_to_sums() {
    for (std::size_t hand = 0; hand < counts_.size(); ++hand) {
        sums_[hand] += spread(counts_[hand]);
        counts_[hand] = 0;
    }
}

}  // namespace holdfast::holdem::detail

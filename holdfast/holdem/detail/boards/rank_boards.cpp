#include <algorithm>

#include <holdfast/holdem/detail/boards/rank_boards.h>
#include <holdfast/holdem/hands/board.h>

namespace holdfast::holdem::detail {
namespace {

void append_boards(std::vector<RankBoard>& boards, std::array<u8, rank_count>& count, std::size_t rank,
                   int left) {
    if (left == 0) {
        boards.emplace_back(count);
        return;
    }
    if (rank == rank_count) return;
    // Down to 0, so that the count is 0 again when the loop is left, and for the ranks after it.
    for (int here = std::min(left, suit_count); here >= 0; --here) {
        count[rank] = static_cast<u8>(here);
        append_boards(boards, count, rank + 1, left - here);
    }
}

}  // namespace

RankBoard::RankBoard(const std::array<u8, rank_count>& count) : count_(count) {
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        // What HandRanker knows a multiset of ranks by: hole cards are two additions more.
        rank_sum_ += count[rank] * PartialHand::rank_words[rank];
        if (count[rank] > 0) {
            ranks_ = ranks_ | RankSet::of(static_cast<Rank>(rank));
            ++rank_number_;
        }
    }
}

const std::vector<RankBoard>& all_rank_boards() {
    static const std::vector<RankBoard> all = [] {
        std::vector<RankBoard> boards;
        std::array<u8, rank_count> count{};
        append_boards(boards, count, 0, full_board);
        return boards;
    }();
    return all;
}

}  // namespace holdfast::holdem::detail

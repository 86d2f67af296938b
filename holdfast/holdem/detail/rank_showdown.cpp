#include <holdfast/holdem/detail/rank_showdown.h>

namespace holdfast::holdem::detail {

RankShowdown::RankShowdown(const RankCounts& board, const RankCounts& unseen) : unseen_(unseen) {
    const HandRanker& ranker = HandRanker::instance();
    for (std::size_t r = 0; r < rank_count; ++r) {
        board_sum_ += board[r] * PartialHand::rank_words[r];
    }
    for (std::size_t r = 0; r < rank_count; ++r) {
        if (unseen[r] == 0) {
            continue;
        }
        const u32 sum = board_sum_ + PartialHand::rank_words[r];
        for (std::size_t q = 0; q < r; ++q) {
            if (unseen[q] != 0) {
                values_[r][q] = ranker.without_flush(sum + PartialHand::rank_words[q]);
            }
        }
        if (unseen[r] > 1) {
            values_[r][r] = ranker.without_flush(sum + PartialHand::rank_words[r]);
        }
    }
}

HandRank RankShowdown::without_flush(HoleCards hand) const {
    return HandRanker::instance().without_flush(
        board_sum_ + PartialHand::rank_words[static_cast<std::size_t>(hand.high().rank())] +
        PartialHand::rank_words[static_cast<std::size_t>(hand.low().rank())]);
}

void RankShowdown::compare_with(HandRank hero) {
    std::array<u32, rank_count> better{};
    std::array<u32, rank_count> level{};
    for (std::size_t r = 0; r < rank_count; ++r) {
        for (std::size_t q = 0; q <= r; ++q) {
            const u32 is_better = values_[r][q] > hero ? 1U : 0U;
            const u32 is_level = values_[r][q] == hero ? 1U : 0U;
            better[r] |= is_better << q;
            better[q] |= is_better << r;
            level[r] |= is_level << q;
            level[q] |= is_level << r;
        }
    }
    for (std::size_t r = 0; r < rank_count; ++r) {
        better_[r] = RankSet(better[r]);
        level_[r] = RankSet(level[r]);
    }
}

}  // namespace holdfast::holdem::detail

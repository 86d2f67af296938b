#include <bit>
#include <cstring>

#include <holdfast/holdem/odds/detail/rank_showdown.h>

namespace holdfast::holdem::detail {

RankShowdown::RankShowdown(const CardsPerRank& board, const CardsPerRank& unseen) : unseen_(unseen) {
    const HandRanker& ranker = HandRanker::instance();
    for (std::size_t r = 0; r < rank_count; ++r) board_sum_ += board[r] * PartialHand::rank_words[r];
    for (std::size_t r = 0; r < rank_count; ++r) {
        if (unseen[r] == 0) continue;
        const u32 sum = board_sum_ + PartialHand::rank_words[r];
        for (std::size_t q = 0; q < r; ++q) {
            if (unseen[q] != 0) {
                const HandRank value = ranker.without_flush(sum + PartialHand::rank_words[q]);
                values_[r][q] = value;
                values_[q][r] = value;
            }
        }
        if (unseen[r] > 1) values_[r][r] = ranker.without_flush(sum + PartialHand::rank_words[r]);
    }
}

HandRank RankShowdown::without_flush(HoleCards hand) const {
    return HandRanker::instance().without_flush(
        board_sum_ + PartialHand::rank_words[static_cast<std::size_t>(hand.high().rank())] +
        PartialHand::rank_words[static_cast<std::size_t>(hand.low().rank())]);
}

void RankShowdown::compare_with(HandRank hero) {
    // Four ranks of hands a word, the first lowest: all are below 2^15, so that with the top bit set none
    // borrows from the next.
    static_assert(std::endian::native == std::endian::little);
    constexpr u64 ones = 0x0001'0001'0001'0001;
    constexpr u64 top_bits = ones << 15U;
    const u64 own = static_cast<u64>(hero) * ones;
    std::array<u64, row_words> better{};
    std::array<u64, row_words> as_good{};
    for (std::size_t q = 0; q < rank_count; ++q) {
        std::array<u64, row_words> row{};
        std::memcpy(row.data(), values_[q].data(), sizeof row);
        for (std::size_t word = 0; word < row_words; ++word) {
            // (v + 2^15) - h has its top bit set where v >= h, and with h + 1 where v > h. That bit of each
            // field becomes bit q: row r of the sets stands in field r. Pairs that cannot be dealt have v = 0
            // and are worse.
            const u64 values = row[word] | top_bits;
            as_good[word] |= ((values - own) & top_bits) >> (15U - q);
            better[word] |= ((values - own - ones) & top_bits) >> (15U - q);
        }
    }
    for (std::size_t r = 0; r < rank_count; ++r) {
        const u32 are_better = static_cast<u16>(better[r / 4] >> (16 * (r % 4)));
        const u32 are_as_good = static_cast<u16>(as_good[r / 4] >> (16 * (r % 4)));
        better_[r] = RankSet(are_better);
        tied_[r] = RankSet(are_as_good & ~are_better);
    }
}

}  // namespace holdfast::holdem::detail

#include <vector>

#include <holdfast/evaluation/detail/strengths.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast {
namespace {

using detail::RankCounts;
using detail::Strengths;

constexpr int low_ranks = 7;
constexpr int most_cards = 7;
constexpr int fewest_cards = 5;

/// Some cards of the low or of the high ranks.
struct Part {
    u32 sum;
    RankCounts counts;
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
                         rest.counts | RankCounts(static_cast<Rank>(rank), count)});
                }
            }
        }
    }
    return parts;
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
    for (std::size_t i = 0; i < in_order.size(); ++i) column_[in_order[i].sum] = static_cast<u16>(i);
    std::size_t place = 0;
    for (std::size_t high = 0; high <= most_cards; ++high) {
        const std::size_t first = first_of_size[high < fewest_cards ? fewest_cards - high : 0];
        const std::size_t end = first_of_size[most_cards - high + 1];
        for (const Part& row : rows[high]) {
            row_start_[row.sum >> 16U] = static_cast<u32>(place - first);
            for (std::size_t i = first; i < end; ++i) {
                unsuited_[place++] = strengths.unsuited(row.counts | in_order[i].counts);
            }
        }
    }
}

const HandRanker& HandRanker::instance() {
    static const HandRanker ranker;
    return ranker;
}

}  // namespace holdfast

#include <bit>
#include <cstring>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/holdem/odds/detail/showdown_counts.h>

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
    // Four ranks of hands in a word, the first lowest: all are below 2^15, so with the top bit set none
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
            // (v + 2^15) - h has its top bit set if v >= h, and with h + 1 if v > h. That bit of each field
            // becomes bit q: row r of the sets stands in field r. Pairs that cannot be dealt have v = 0 and
            // are worse.
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

namespace {

using Cards = ShowdownGraph::Cards;

constexpr HandRank lowest_flush =
    static_cast<HandRank>(lowest_rank_of_category[static_cast<std::size_t>(HandCategory::flush)]);

/// How a hand of this rank stands against the hero.
Standing standing_of(HandRank value, HandRank hero) {
    if (value > hero) return Standing::better;
    return value == hero ? Standing::tied : Standing::worse;
}

/// One vertex for each rank; `suited` are the ranks with one card kept apart as suited.
ShowdownGraph graph_by_rank(const RankShowdown& ranks, RankSet suited) {
    ShowdownGraph graph;
    std::array<ShowdownGraph::Row, rank_count> rows;
    for (int r = 0; r < rank_count; ++r) {
        const u8 count = ranks.unseen()[static_cast<std::size_t>(r)];
        if (count != 0) {
            const u8 apart = suited.contains(static_cast<Rank>(r)) ? 1 : 0;
            const int vertex = graph.add({static_cast<u8>(count - apart), apart}, ranks.standing(r, r));
            rows[static_cast<std::size_t>(vertex)] = {ranks.better(r).mask(), ranks.tied(r).mask()};
        }
    }
    // Rows are numbered by ranks, but the graph has no vertices for ranks without unseen cards. Goes from the
    // top down, so that lower vertices are still numbered by their ranks.
    for (int r = rank_count; r-- > 0;) {
        if (ranks.unseen()[static_cast<std::size_t>(r)] == 0) ShowdownGraph::leave_out(r, rows);
    }
    graph.set_rows(rows);
    return graph;
}

/// Whether suited pairs stand as their ranks alone would make them.
bool flushes_change_nothing(const RankShowdown& ranks, const FlushShowdown& flushes, HandRank hero) {
    for (u32 rest = flushes.unseen().mask(); rest != 0; rest &= rest - 1) {
        const Rank r = static_cast<Rank>(__builtin_ctz(rest));
        for (u32 others = rest & (rest - 1); others != 0; others &= others - 1) {
            const Rank q = static_cast<Rank>(__builtin_ctz(others));
            const HandRank flush = flushes.flush(RankSet::of(r) | RankSet::of(q));
            if (standing_of(flush, hero) != ranks.standing(number_of(r), number_of(q))) return false;
        }
    }
    return true;
}

/// A card of a vertex if the flush suit is kept in vertices of its own.
struct Holding {
    int rank;
    bool is_suited;

    RankSet held() const { return is_suited ? RankSet::of(static_cast<Rank>(rank)) : RankSet(); }
};

/// Makes each rank's cards of the flush suit a vertex, and its other cards another.
ShowdownGraph graph_by_suit(const RankShowdown& ranks, const FlushShowdown& flushes, HandRank hero) {
    ShowdownGraph graph;
    std::array<Holding, ShowdownGraph::max_vertices> holdings{};
    const auto standing = [&](const Holding& a, const Holding& b) {
        // Two suited cards are of different ranks. A vertex with itself means two plain cards: a suited
        // vertex has one card, and no pair in it.
        const RankSet held = a.held() | b.held();
        return flushes.makes_flush(held) ? standing_of(flushes.flush(held), hero)
                                         : ranks.standing(a.rank, b.rank);
    };
    // Adds a vertex and colours it with all vertices before it, so that every pair is coloured once.
    const auto add = [&](const Holding& holding, int count) {
        if (count == 0) return;
        const int vertex = graph.add({static_cast<u8>(count), 0}, standing(holding, holding));
        holdings[static_cast<std::size_t>(vertex)] = holding;
        for (int other = 0; other < vertex; ++other) {
            graph.set_colour(other, vertex, standing(holdings[static_cast<std::size_t>(other)], holding));
        }
    };
    for (int r = 0; r < rank_count; ++r) {
        const int suited = flushes.unseen().contains(static_cast<Rank>(r)) ? 1 : 0;
        add({r, false}, ranks.unseen()[static_cast<std::size_t>(r)] - suited);
        add({r, true}, suited);
    }
    return graph;
}

/// The number of unseen cards of a rank that are not of the flush suit.
u64 plain_cards(const RankShowdown& ranks, RankSet suited, int rank) {
    return ranks.unseen()[static_cast<std::size_t>(rank)] -
           (suited.contains(static_cast<Rank>(rank)) ? 1U : 0U);
}

}  // namespace

HandRank value_of(HoleCards hand, Suit flush_suit, const RankShowdown& ranks, const FlushShowdown& flushes) {
    const RankSet held = hand.cards().ranks_in(flush_suit);
    return flushes.makes_flush(held) ? flushes.flush(held) : ranks.without_flush(hand);
}

ShowdownGraph graph_of(const RankShowdown& ranks) {
    return graph_by_rank(ranks, RankSet());
}

ShowdownGraph graph_of(const RankShowdown& ranks, const FlushShowdown& flushes, HandRank hero) {
    // With three of the suit on the board only two suited cards make a flush. If each such flush beats the
    // hero, or stands as the ranks alone would, one vertex for each rank is enough: the smaller graph.
    if (flushes.board_size() == 3) {
        if (hero < lowest_flush) return graph_by_rank(ranks, flushes.unseen());
        if (flushes_change_nothing(ranks, flushes, hero)) return graph_by_rank(ranks, RankSet());
    }
    return graph_by_suit(ranks, flushes, hero);
}

StandingCounts pair_counts(const RankShowdown& ranks) {
    StandingCounts counts{};
    for (std::size_t r = 0; r < rank_count; ++r) {
        const u64 own = ranks.unseen()[r];
        for (std::size_t q = 0; q < r; ++q) {
            counts[index_of(ranks.standing(static_cast<int>(r), static_cast<int>(q)))] +=
                own * ranks.unseen()[q];
        }
        counts[index_of(ranks.standing(static_cast<int>(r), static_cast<int>(r)))] += own * (own - 1) / 2;
    }
    return counts;
}

StandingCounts pair_counts(const RankShowdown& ranks, const FlushShowdown& flushes, HandRank hero,
                           StandingCounts by_ranks) {
    const auto move = [&](u64 pairs, Standing from, Standing to) {
        // Every pair is counted by its ranks, so it can be subtracted there.
        by_ranks[index_of(from)] -= pairs;
        by_ranks[index_of(to)] += pairs;
    };
    const RankSet suited = flushes.unseen();
    // By the number of suited cards that a flush needs from the hand, 2, 1 or 0: two suited cards always make
    // one, a suited and a plain one if it needs at most one, two plain ones if the board is a flush.
    const int for_flush = 5 - flushes.board_size();
    for (u32 rest = suited.mask(); rest != 0; rest &= rest - 1) {
        const int r = __builtin_ctz(rest);
        const RankSet one = RankSet::of(static_cast<Rank>(r));
        for (u32 others = rest & (rest - 1); others != 0; others &= others - 1) {
            const int q = __builtin_ctz(others);
            move(1, ranks.standing(r, q),
                 standing_of(flushes.flush(one | RankSet::of(static_cast<Rank>(q))), hero));
        }
        if (for_flush <= 1) {
            const Standing alone = standing_of(flushes.flush(one), hero);
            for (int q = 0; q < rank_count; ++q) {
                move(plain_cards(ranks, suited, q), ranks.standing(r, q), alone);
            }
        }
    }
    if (for_flush == 0) {
        const Standing board = standing_of(flushes.flush(RankSet()), hero);
        for (int r = 0; r < rank_count; ++r) {
            const u64 own = plain_cards(ranks, suited, r);
            for (int q = 0; q < r; ++q) {
                move(own * plain_cards(ranks, suited, q), ranks.standing(r, q), board);
            }
            move(own * (own - 1) / 2, ranks.standing(r, r), board);
        }
    }
    return by_ranks;
}

}  // namespace holdfast::holdem::detail

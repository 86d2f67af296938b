#include <holdfast/combinatorics/binomial.h>
#include <holdfast/holdem/detail/flush_showdown.h>

namespace holdfast::holdem::detail {

namespace {

using Cards = ShowdownGraph::Cards;

constexpr HandRank lowest_flush =
    static_cast<HandRank>(lowest_rank_of_category[static_cast<std::size_t>(HandCategory::flush)]);

Standing standing_of(HandRank value, HandRank hero) {
    if (value > hero) {
        return Standing::better;
    }
    return value == hero ? Standing::level : Standing::worse;
}

/// One vertex a rank; `suited` are the ranks of which one card is kept apart as suited.
ShowdownGraph graph_by_rank(const RankShowdown& ranks, RankSet suited) {
    ShowdownGraph graph;
    std::array<int, rank_count> rank_of{};
    for (int r = 0; r < rank_count; ++r) {
        const u8 count = ranks.unseen()[static_cast<std::size_t>(r)];
        if (count == 0) {
            continue;
        }
        const u8 apart = suited.contains(static_cast<Rank>(r)) ? 1 : 0;
        const int vertex = graph.add({static_cast<u8>(count - apart), apart}, ranks.standing(r, r));
        rank_of[static_cast<std::size_t>(vertex)] = r;
        for (int other = 0; other < vertex; ++other) {
            graph.set_colour(other, vertex, ranks.standing(rank_of[static_cast<std::size_t>(other)], r));
        }
    }
    return graph;
}

/// Whether suited pairs stand as their ranks alone would have them.
bool flushes_change_nothing(const RankShowdown& ranks, const FlushShowdown& flushes, HandRank hero) {
    for (u32 rest = flushes.unseen().mask(); rest != 0; rest &= rest - 1) {
        const Rank r = static_cast<Rank>(__builtin_ctz(rest));
        for (u32 others = rest & (rest - 1); others != 0; others &= others - 1) {
            const Rank q = static_cast<Rank>(__builtin_ctz(others));
            const HandRank flush = flushes.flush(RankSet::of(r) | RankSet::of(q));
            if (standing_of(flush, hero) != ranks.standing(number_of(r), number_of(q))) {
                return false;
            }
        }
    }
    return true;
}

/// A card of a vertex where suits matter one by one.
struct Holding {
    int rank;
    bool is_suited;

    RankSet held() const { return is_suited ? RankSet::of(static_cast<Rank>(rank)) : RankSet(); }
};

/// Each rank's cards of the flush suit and its others are vertices of their own.
ShowdownGraph graph_by_suit(const RankShowdown& ranks, const FlushShowdown& flushes, HandRank hero) {
    ShowdownGraph graph;
    std::array<Holding, ShowdownGraph::max_vertices> holdings{};
    const auto standing = [&](const Holding& a, const Holding& b) {
        const RankSet held = a.held() | b.held();
        return flushes.makes_flush(held) ? standing_of(flushes.flush(held), hero)
                                         : ranks.standing(a.rank, b.rank);
    };
    const auto add = [&](const Holding& holding, int count) {
        if (count == 0) {
            return;
        }
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

}  // namespace

HandRank value_of(HoleCards hand, Suit flush_suit, const RankShowdown& ranks, const FlushShowdown& flushes) {
    RankSet held;
    for (const Card card : hand.cards()) {
        if (card.suit() == flush_suit) {
            held = held | RankSet::of(card.rank());
        }
    }
    return flushes.makes_flush(held) ? flushes.flush(held) : ranks.without_flush(hand);
}

ShowdownGraph graph_of(const RankShowdown& ranks) {
    return graph_by_rank(ranks, RankSet());
}

ShowdownGraph graph_of(const RankShowdown& ranks, const FlushShowdown& flushes, HandRank hero) {
    if (flushes.board_size() == 3) {
        if (hero < lowest_flush) {
            return graph_by_rank(ranks, flushes.unseen());
        }
        if (flushes_change_nothing(ranks, flushes, hero)) {
            return graph_by_rank(ranks, RankSet());
        }
    }
    return graph_by_suit(ranks, flushes, hero);
}

}  // namespace holdfast::holdem::detail

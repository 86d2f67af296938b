#include <algorithm>
#include <numeric>

#include <holdfast/cards/card_set.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/showdown/final_boards.h>
#include <holdfast/showdown/known_hands.h>

namespace holdfast {
namespace {

/// A suit from the players' point of view.
struct SuitView {
    std::array<RankSet, most_players> held;     ///< [player]
    std::array<int, most_players> held_size{};  ///< [player]
    CardsPerRank unseen_elsewhere{};            ///< [rank] unseen cards of the other suits
    RankSet unseen;                             ///< unseen ranks of this suit
    int needed = flush_size;                    ///< suited cards on the board that give somebody a flush
};

/// The players who share the best of these ranks.
template <std::size_t Players>
PlayerSet winners_of(const std::array<HandRank, Players>& ranks) {
    HandRank best = ranks[0];
    for (std::size_t player = 1; player < Players; ++player) best = std::max(best, ranks[player]);
    PlayerSet winners = 0;
    for (std::size_t player = 0; player < Players; ++player) {
        winners |= static_cast<PlayerSet>(ranks[player] == best) << player;
    }
    return winners;
}

/// Counts boards by the players who share the best hand.
template <std::size_t Players>
struct ByWinners {
    static constexpr std::size_t players = Players;
    static constexpr std::size_t outcomes = std::size_t{1} << Players;
    static std::size_t of(const std::array<HandRank, Players>& ranks) { return winners_of(ranks); }
};

/// Counts boards by the category that they give the only player.
struct ByCategory {
    static constexpr std::size_t players = 1;
    static constexpr std::size_t outcomes = hand_category_count;
    static std::size_t of(const std::array<HandRank, players>& ranks) {
        return static_cast<std::size_t>(category_of(ranks[0]));
    }
};

/// Counts the boards before the flop by an Outcome: ByWinners or ByCategory.
template <class Outcome>
class BoardCount {
  public:
    BoardCount(const std::vector<HoleCards>& hands, CardSet dead) : hands_(hands) {
        CardSet known = dead;
        for (const HoleCards hand : hands) known = known | hand.cards();
        unseen_ = cards_per_rank(Deck().cards() - known);
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            suits_[suit] = view_of(static_cast<Suit>(suit), known);
        }
    }

    /// Returns the counts, [outcome].
    const auto& count() {
        for (const RankBoard& board : all_rank_boards()) count_board(board);
        for (const SuitView& suit : suits_) count_unpaired_flushes(suit);
        return count_;
    }

  private:
    static constexpr std::size_t players = Outcome::players;

    SuitView view_of(Suit suit, CardSet known) const {
        SuitView view;
        for (std::size_t player = 0; player < players; ++player) {
            view.held[player] = hands_[player].cards().ranks_in(suit);
            view.held_size[player] = __builtin_popcount(view.held[player].mask());
            view.needed = std::min(view.needed, flush_size - view.held_size[player]);
        }
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            const bool is_unseen = !known.contains(Card(static_cast<Rank>(rank), suit));
            view.unseen_elsewhere[rank] = static_cast<u8>(unseen_[rank] - (is_unseen ? 1 : 0));
            if (is_unseen) view.unseen = view.unseen | RankSet::of(static_cast<Rank>(rank));
        }
        return view;
    }

    void count_board(const RankBoard& board) {
        u32 boards = 1;
        for (u32 rest = board.ranks().mask(); rest != 0; rest &= rest - 1) {
            const auto rank = static_cast<std::size_t>(__builtin_ctz(rest));
            boards *= static_cast<u32>(binomial(unseen_[rank], board.count(rank)));
        }
        if (boards == 0) return;
        for (std::size_t player = 0; player < players; ++player) {
            const HoleCards hand = hands_[player];
            ranks_[player] = board.rank_of(ranker_, hand.high().rank(), hand.low().rank());
        }
        const std::size_t outcome = Outcome::of(ranks_);
        count_[outcome] += boards;
        for (const SuitView& suit : suits_) {
            // Five ranks: the flush boards are only subtracted here, and added back by
            // count_unpaired_flushes(). With a pair on the board a full house may beat the flush, so they are
            // moved one K at a time.
            if (board.rank_number() == full_board) {
                count_[outcome] -= unpaired_flushes(board, suit);
            } else if (board.rank_number() >= suit.needed) {
                count_paired_flushes(board, suit, outcome);
            }
        }
    }

    /// The number of boards with these five different ranks and enough cards of the suit to give somebody a
    /// flush.
    u32 unpaired_flushes(const RankBoard& board, const SuitView& suit) const {
        std::array<u32, full_board + 1> boards{1};  // [cards of the suit]
        for (u32 rest = board.ranks().mask(); rest != 0; rest &= rest - 1) {
            const auto rank = static_cast<std::size_t>(__builtin_ctz(rest));
            const u32 is_unseen = (suit.unseen.mask() >> rank) & 1U;
            for (std::size_t size = full_board; size > 0; --size) {
                // The coefficients of the product over the five ranks of (others + x * of the suit). The loop
                // runs downwards because the lower entry must still be the old one.
                boards[size] = boards[size] * suit.unseen_elsewhere[rank] + boards[size - 1] * is_unseen;
            }
            boards[0] *= suit.unseen_elsewhere[rank];
        }
        return std::accumulate(boards.begin() + suit.needed, boards.end(), 0U);
    }

    /// Adds these boards again, by their cards of the suit: without a pair on the board nothing else beats a
    /// flush, so the other cards do not matter.
    void count_unpaired_flushes(const SuitView& suit) {
        for (int size = suit.needed; size <= full_board; ++size) {
            const u32 end = 1U << rank_count;
            for (u32 ranks = (1U << size) - 1; ranks < end; ranks = next_of_same_size(ranks)) {
                if ((ranks & ~suit.unseen.mask()) == 0) {
                    // A player without a flush has rank 0 here: somebody has one, and nothing else beats it.
                    count_[flush_outcome(suit, RankSet(ranks), size, {})] +=
                        others_of_different_ranks(suit, ranks, full_board - size);
                }
            }
        }
    }

    /// The choices of 0, 1 or 2 unseen cards of other suits, of different ranks that are not in `ranks`.
    static u32 others_of_different_ranks(const SuitView& suit, u32 ranks, int cards) {
        u32 sum = 0;
        u32 squares = 0;
        for (u32 rest = RankSet::all().mask() & ~ranks; rest != 0; rest &= rest - 1) {
            const u32 unseen = suit.unseen_elsewhere[static_cast<std::size_t>(__builtin_ctz(rest))];
            sum += unseen;
            squares += unseen * unseen;
        }
        // Elementary symmetric polynomials: e0, e1 and e2 = (e1^2 - sum of squares) / 2. Three cards of the
        // suit leave at most two others.
        return cards == 0 ? 1 : cards == 1 ? sum : (sum * sum - squares) / 2;
    }

    /// Moves the boards of three or four ranks, if the suit decides, from `outcome` to their true outcome.
    void count_paired_flushes(const RankBoard& board, const SuitView& suit, std::size_t outcome) {
        const int needed = suit.needed;
        const u32 all = board.ranks().mask();
        u32 moved = move_flushes(board, suit, all, board.rank_number());
        // Four ranks, of which three in the suit are enough: all four, or all but one. With fewer the suit
        // decides nothing.
        if (board.rank_number() > needed) {
            for (u32 rest = all; rest != 0; rest &= rest - 1) {
                const u32 lowest = rest & (~rest + 1);
                moved += move_flushes(board, suit, all - lowest, board.rank_number() - 1);
            }
        }
        count_[outcome] -= moved;
    }

    /// Counts the boards with these `size` ranks in the suit, and returns their number.
    u32 move_flushes(const RankBoard& board, const SuitView& suit, u32 suited, int size) {
        if ((suited & ~suit.unseen.mask()) != 0) return 0;
        u32 boards = 1;
        for (u32 rest = board.ranks().mask(); rest != 0; rest &= rest - 1) {
            const auto rank = static_cast<std::size_t>(__builtin_ctz(rest));
            // A rank of K has one card in the suit and the rest in other suits; another rank has all in other
            // suits.
            const u32 elsewhere = board.count(rank) - ((suited >> rank) & 1U);
            boards *= static_cast<u32>(binomial(suit.unseen_elsewhere[rank], static_cast<int>(elsewhere)));
        }
        count_[flush_outcome(suit, RankSet(suited), size, ranks_)] += boards;
        return boards;
    }

    /// `ranks`: the ranks of the players who have no flush.
    std::size_t flush_outcome(const SuitView& suit, RankSet suited, int size,
                              std::array<HandRank, players> ranks) const {
        for (std::size_t player = 0; player < players; ++player) {
            if (size + suit.held_size[player] >= flush_size) {
                ranks[player] = ranker_.of_flush(suited | suit.held[player]);
            }
        }
        return Outcome::of(ranks);
    }

    const std::vector<HoleCards>& hands_;
    const HandRanker& ranker_ = HandRanker::instance();
    CardsPerRank unseen_{};
    std::array<SuitView, suit_count> suits_;
    std::array<HandRank, players> ranks_{};       ///< flushes aside, on the current board
    std::array<u32, Outcome::outcomes> count_{};  ///< boards, at most C(52, 5) < 2^32
};

template <std::size_t Players>
WinnerCounts count_for(const std::vector<HoleCards>& hands, CardSet dead) {
    // The number of players is a compile-time constant, so that loops over players are unrolled.
    if constexpr (Players < most_players) {
        if (hands.size() > Players) return count_for<Players + 1>(hands, dead);
    }
    BoardCount<ByWinners<Players>> boards(hands, dead);
    WinnerCounts counts(Players);
    PlayerSet winners = 0;
    for (const u32 count : boards.count()) counts[winners++] = count;
    return counts;
}

/// Deals the remaining cards of a flop, turn or river: all complete boards from this one, by adding `more` of the unseen
/// cards from index `from` on.
void deal_runouts(PartialHand board, const std::vector<PartialHand>& unseen, std::size_t from, int more,
                  std::vector<PartialHand>& boards) {
    if (more == 0) {
        boards.push_back(board);
        return;
    }
    for (std::size_t place = from; place < unseen.size(); ++place) {
        deal_runouts(board + unseen[place], unseen, place + 1, more - 1, boards);
    }
}

/// The complete boards that the unseen cards make of a flop, turn or river.
std::vector<PartialHand> runouts_of(const Board& board, CardSet unseen) {
    std::vector<PartialHand> cards;
    cards.reserve(ordinary_card_count);
    for (const Card card : unseen) cards.emplace_back(card);
    std::vector<PartialHand> boards;
    boards.reserve(static_cast<std::size_t>(binomial(unseen.size(), board.cards_to_come())));
    deal_runouts(PartialHand(board.cards()), cards, 0, board.cards_to_come(), boards);
    return boards;
}

/// Counts complete boards by winners. All boards of a player are ranked at once, which vectors do side by side.
WinnerCounts count_winners(const std::vector<HoleCards>& hands, const std::vector<PartialHand>& boards) {
    const HandRanker& ranker = HandRanker::instance();
    std::vector<PartialHand> complete(boards.size());
    std::vector<HandRank> ranks(boards.size());
    std::vector<HandRank> best(boards.size());
    std::vector<PlayerSet> winners(boards.size());
    for (std::size_t player = 0; player < hands.size(); ++player) {
        const PartialHand hole(hands[player].cards());
        std::transform(boards.begin(), boards.end(), complete.begin(),
                       [hole](PartialHand board) { return board + hole; });
        ranker.rank_all(complete.data(), complete.size(), ranks.data());
        const auto alone = static_cast<PlayerSet>(PlayerSet{1} << player);
        for (std::size_t board = 0; board < boards.size(); ++board) {
            const auto shared =
                static_cast<PlayerSet>(ranks[board] == best[board] ? winners[board] | alone : winners[board]);
            winners[board] = ranks[board] > best[board] ? alone : shared;
            best[board] = std::max(best[board], ranks[board]);
        }
    }
    WinnerCounts counts(hands.size());
    for (const PlayerSet each : winners) ++counts[each];
    return counts;
}

}  // namespace

WinnerCounts count_boards(const std::vector<HoleCards>& hands, const Board& board, CardSet dead) {
    if (board.empty()) return count_for<2>(hands, dead);
    CardSet unseen = Deck().cards() - board.cards() - dead;
    for (const HoleCards hand : hands) unseen = unseen - hand.cards();
    return count_winners(hands, runouts_of(board, unseen));
}

std::array<u64, hand_category_count> count_categories(HoleCards hand, CardSet dead) {
    const std::vector<HoleCards> hands{hand};
    BoardCount<ByCategory> boards(hands, dead);
    const auto& counts = boards.count();
    std::array<u64, hand_category_count> categories{};
    std::copy(counts.begin(), counts.end(), categories.begin());
    return categories;
}

}  // namespace holdfast

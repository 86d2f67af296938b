#include <algorithm>
#include <array>

#include <holdfast/holdem/detail/flush_ranks.h>
#include <holdfast/holdem/detail/rank_boards.h>
#include <holdfast/holdem/known_hands.h>

namespace holdfast::holdem {
namespace {

using detail::FlushRanks;
using detail::RankBoard;

/// C(n, k) for n, k <= 4.
constexpr std::array<std::array<u32, 5>, 5> choose{
    {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}}};

constexpr std::size_t board_size = 5;
constexpr int flush_size = 5;

/// Three or more of the up to five ranks of a board.
struct FlushSet {
    u32 places;
    int size;
};
constexpr std::array<FlushSet, 16> flush_sets{{{0b00111, 3},
                                               {0b01011, 3},
                                               {0b01101, 3},
                                               {0b01110, 3},
                                               {0b10011, 3},
                                               {0b10101, 3},
                                               {0b10110, 3},
                                               {0b11001, 3},
                                               {0b11010, 3},
                                               {0b11100, 3},
                                               {0b01111, 4},
                                               {0b10111, 4},
                                               {0b11011, 4},
                                               {0b11101, 4},
                                               {0b11110, 4},
                                               {0b11111, 5}}};
constexpr std::array<u8, 6> first_set_of_size{0, 0, 0, 0, 10, 15};

/// A suit as the players see it.
struct SuitView {
    std::array<RankSet, most_players> held;         ///< [player]
    std::array<int, most_players> held_size{};      ///< [player]
    std::array<u8, rank_count> unseen_elsewhere{};  ///< [rank] unseen cards of the other suits
    RankSet unseen;                                 ///< of this suit
    int needed = flush_size;                        ///< cards on the board, so that somebody has a flush
};

/// The players who share the best of the ranks.
template <std::size_t Players>
PlayerSet winners_of(const std::array<HandRank, Players>& ranks) {
    HandRank best = ranks[0];
    for (std::size_t player = 1; player < Players; ++player) {
        best = std::max(best, ranks[player]);
    }
    PlayerSet winners = 0;
    for (std::size_t player = 0; player < Players; ++player) {
        winners |= static_cast<PlayerSet>(ranks[player] == best) << player;
    }
    return winners;
}

template <std::size_t Players>
class BoardCount {
  public:
    BoardCount(const std::vector<HoleCards>& hands, CardSet dead) : hands_(hands) {
        CardSet known = dead;
        for (const HoleCards hand : hands) {
            known = known | hand.cards();
        }
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            const int seen = (CardSet::of_rank(static_cast<Rank>(rank)) & known).size();
            unseen_[rank] = static_cast<u8>(suit_count - seen);
        }
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            suits_[suit] = view_of(static_cast<Suit>(suit), known);
        }
    }

    WinnerCounts count() {
        for (const RankBoard& board : detail::all_rank_boards()) {
            count_board(board);
        }
        WinnerCounts counts(Players);
        for (PlayerSet winners = 0; winners < count_.size(); ++winners) {
            counts[winners] = count_[winners];
        }
        return counts;
    }

  private:
    SuitView view_of(Suit suit, CardSet known) const {
        SuitView view;
        for (std::size_t player = 0; player < Players; ++player) {
            for (const Card card : hands_[player].cards()) {
                if (card.suit() == suit) {
                    view.held[player] = view.held[player] | RankSet::of(card.rank());
                    ++view.held_size[player];
                }
            }
            view.needed = std::min(view.needed, flush_size - view.held_size[player]);
        }
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            const bool is_unseen = !known.contains(Card(static_cast<Rank>(rank), suit));
            view.unseen_elsewhere[rank] = static_cast<u8>(unseen_[rank] - (is_unseen ? 1 : 0));
            if (is_unseen) {
                view.unseen = view.unseen | RankSet::of(static_cast<Rank>(rank));
            }
        }
        return view;
    }

    void count_board(const RankBoard& board) {
        u32 boards = 1;
        for (u32 rest = board.ranks().mask(); rest != 0; rest &= rest - 1) {
            const auto rank = static_cast<std::size_t>(__builtin_ctz(rest));
            boards *= choose[unseen_[rank]][board.count(rank)];
        }
        if (boards == 0) {
            return;
        }
        for (std::size_t player = 0; player < Players; ++player) {
            const HoleCards hand = hands_[player];
            ranks_[player] = board.rank_of(ranker_, hand.high().rank(), hand.low().rank());
        }
        const PlayerSet winners = winners_of(ranks_);
        count_[winners] += boards;
        for (const SuitView& suit : suits_) {
            if (board.rank_number() >= suit.needed) {
                count_flushes(board, suit, winners);
            }
        }
    }

    /// Moves the boards on which the suit decides from `winners` to their true winners.
    void count_flushes(const RankBoard& board, const SuitView& suit, PlayerSet winners) {
        // [set of places among the board's ranks whose cards are of the suit]
        std::array<u32, std::size_t{1} << board_size> boards{1};
        std::array<u32, std::size_t{1} << board_size> suited{};
        u32 sets = 1;
        for (u32 rest = board.ranks().mask(); rest != 0; rest &= rest - 1, sets *= 2) {
            const auto rank = static_cast<std::size_t>(__builtin_ctz(rest));
            const auto& choices = choose[suit.unseen_elsewhere[rank]];
            const u32 without = choices[board.count(rank)];
            const u32 with =
                suit.unseen.contains(static_cast<Rank>(rank)) ? choices[board.count(rank) - 1U] : 0;
            for (u32 set = 0; set < sets; ++set) {
                boards[sets + set] = boards[set] * with;
                boards[set] *= without;
                suited[sets + set] = suited[set] | (1U << rank);
            }
        }
        u32 moved = 0;
        for (std::size_t place = first_set_of_size[static_cast<std::size_t>(suit.needed)];
             place < flush_sets.size(); ++place) {
            const FlushSet set = flush_sets[place];
            if (set.places < sets) {
                moved += boards[set.places];
                count_[flush_winners(suit, RankSet(suited[set.places]), set.size)] += boards[set.places];
            }
        }
        count_[winners] -= moved;
    }

    PlayerSet flush_winners(const SuitView& suit, RankSet suited, int size) const {
        std::array<HandRank, Players> ranks = ranks_;
        for (std::size_t player = 0; player < Players; ++player) {
            if (size + suit.held_size[player] >= flush_size) {
                ranks[player] = flush_ranks_(suited | suit.held[player]);
            }
        }
        return winners_of(ranks);
    }

    const std::vector<HoleCards>& hands_;
    const HandRanker& ranker_ = HandRanker::instance();
    const FlushRanks& flush_ranks_ = FlushRanks::instance();
    std::array<u8, rank_count> unseen_{};
    std::array<SuitView, suit_count> suits_;
    std::array<HandRank, Players> ranks_{};               ///< flushes aside, on the present board
    std::array<u32, std::size_t{1} << Players> count_{};  ///< boards, at most C(52, 5) < 2^32
};

template <std::size_t Players>
WinnerCounts count_for(const std::vector<HoleCards>& hands, CardSet dead) {
    if constexpr (Players < most_players) {
        if (hands.size() > Players) {
            return count_for<Players + 1>(hands, dead);
        }
    }
    return BoardCount<Players>(hands, dead).count();
}

}  // namespace

WinnerCounts count_boards(const std::vector<HoleCards>& hands, CardSet dead) {
    return count_for<2>(hands, dead);
}

}  // namespace holdfast::holdem

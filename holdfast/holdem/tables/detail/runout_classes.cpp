#include <algorithm>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/evaluation/partial_hand.h>
#include <holdfast/holdem/tables/detail/runout_classes.h>
#include <holdfast/showdown/final_boards.h>

namespace holdfast::holdem::detail {
namespace {

/// A suit in which a flush may be possible on the river.
struct RunoutSuit {
    u32 board;               ///< its ranks on the board
    int on_board;            ///< how many they are
    u32 unseen;              ///< its unseen ranks
    RankSet held;            ///< its ranks in the hand
    std::size_t pair;        ///< the hand's pair of kinds if this is the flush suit
    CardsPerRank elsewhere;  ///< unseen cards of the other suits
};

/// The ranks of cards to come, at most two: the higher one first.
struct ComingRanks {
    std::array<u8, 2> ranks{};
    std::size_t size = 0;
};

/// The number of ranks in a set of at most two. The x86-64 that the program is compiled for has no popcount: it would
/// be a call.
int cards_in(u32 suited) {
    return static_cast<int>(suited != 0) + static_cast<int>((suited & (suited - 1)) != 0);
}

class RunoutLister {
  public:
    RunoutLister(HoleCards hole, CardSet board, std::vector<RunoutClass>& classes)
        : unseen_(cards_per_rank(Deck().cards() - board - hole.cards())),
          plain_pair_(kind_pairs()[suit_count][static_cast<std::size_t>(hole.index())]),
          rank_sum_(PartialHand(board | hole.cards()).rank_sum()),
          classes_(classes) {
        for (const Card card : board) board_[board_size_++] = card;
        const int to_come = full_board - board.size();
        const CardSet all_unseen = Deck().cards() - board - hole.cards();
        for (std::size_t i = 0; i < suit_count; ++i) {
            const auto suit = static_cast<Suit>(i);
            const RankSet on_board = board.ranks_in(suit);
            const int count = __builtin_popcount(on_board.mask());
            if (count + to_come < least_for_flush) continue;
            RunoutSuit& live = suits_[suits_found_++];
            live = {on_board.mask(),
                    count,
                    all_unseen.ranks_in(suit).mask(),
                    hole.cards().ranks_in(suit),
                    kind_pairs()[i][static_cast<std::size_t>(hole.index())],
                    unseen_};
            suit_of_[suits_found_ - 1] = suit;
            for (std::size_t rank = 0; rank < rank_count; ++rank) {
                live.elsewhere[rank] = static_cast<u8>(unseen_[rank] - ((live.unseen >> rank) & 1U));
            }
        }
    }

    void list() {
        switch (board_size_) {
            case full_board:
                return add({}, 1);
            case full_board - 1:
                for (u8 river = 0; river < rank_count; ++river) add({{river}, 1}, unseen_[river]);
                return;
            default:
                break;
        }
        for (u8 high = 0; high < rank_count; ++high) {
            for (u8 low = 0; low < high; ++low) add({{high, low}, 2}, u32{unseen_[high]} * unseen_[low]);
            add({{high, high}, 2}, u32{unseen_[high]} * (unseen_[high] - 1U) / 2);
        }
    }

  private:
    /// Adds the classes of the `runouts` runouts with these ranks.
    void add(const ComingRanks& coming, u32 runouts) {
        if (runouts == 0) return;
        u32 sum = rank_sum_;
        u32 come = 0;
        for (std::size_t i = 0; i < coming.size; ++i) {
            sum += PartialHand::rank_words[coming.ranks[i]];
            come |= 1U << coming.ranks[i];
        }
        const HandCategory plain = category_of(HandRanker::instance().without_flush(sum));
        for (std::size_t i = 0; i < suits_found_; ++i) {
            const RunoutSuit& suit = suits_[i];
            const u32 possible = come & suit.unseen;
            // All subsets of the ranks that may come in this suit.
            for (u32 suited = possible;; suited = (suited - 1) & possible) {
                if (suit.on_board + cards_in(suited) >= least_for_flush) {
                    runouts -= add_flush(i, coming, suited, plain);
                }
                if (suited == 0) break;
            }
        }
        if (runouts == 0) return;
        std::array<u8, full_board> ranks{};
        for (std::size_t i = 0; i < board_size_; ++i) ranks[i] = static_cast<u8>(board_[i].rank());
        insert(coming, 0, ranks, board_size_);
        classes_.push_back({static_cast<u32>(first_of_row(0, ranks) + plain_pair_), runouts, plain});
    }

    /// Adds the class of the runouts whose cards of the flush suit are `suited`, and returns their number.
    u32 add_flush(std::size_t number, const ComingRanks& coming, u32 suited, HandCategory plain) {
        const RunoutSuit& suit = suits_[number];
        u32 runouts = 1;
        if (coming.size == 2 && coming.ranks[0] == coming.ranks[1]) {
            const std::size_t rank = coming.ranks[0];
            runouts = static_cast<u32>(binomial(suit.elsewhere[rank], suited == 0 ? 2 : 1));
        } else {
            for (std::size_t i = 0; i < coming.size; ++i) {
                if (((suited >> coming.ranks[i]) & 1U) == 0) runouts *= suit.elsewhere[coming.ranks[i]];
            }
        }
        if (runouts == 0) return 0;
        std::array<u8, full_board> others{};
        std::size_t size = 0;
        for (std::size_t i = 0; i < board_size_; ++i) {
            if (board_[i].suit() != suit_of_[number]) others[size++] = static_cast<u8>(board_[i].rank());
        }
        insert(coming, suited, others, size);
        const RankSet flush(suit.board | suited);
        const RankSet own = flush | suit.held;
        const int own_size = suit.on_board + cards_in(suited) + cards_in(suit.held.mask());
        const HandCategory category =
            own_size >= flush_size ? category_of(HandRanker::instance().of_flush(own)) : plain;
        classes_.push_back(
            {static_cast<u32>(first_of_row(flush.mask(), others) + suit.pair), runouts, category});
        return runouts;
    }

    /// Inserts the ranks that come, except one card of each rank in `suited`, into ranks in rising order.
    static void insert(const ComingRanks& coming, u32 suited, std::array<u8, full_board>& ranks,
                       std::size_t size) {
        for (std::size_t i = 0; i < coming.size; ++i) {
            const u8 rank = coming.ranks[i];
            if (((suited >> rank) & 1U) != 0) {
                suited &= ~(1U << rank);
                continue;
            }
            std::size_t place = size++;
            for (; place > 0 && ranks[place - 1] > rank; --place) ranks[place] = ranks[place - 1];
            ranks[place] = rank;
        }
    }

    CardsPerRank unseen_;
    std::size_t plain_pair_;  ///< the hand's pair of kinds if no flush is possible
    u32 rank_sum_;            ///< of hand and board
    std::vector<RunoutClass>& classes_;
    std::array<Card, full_board> board_{Card::from_index(0), Card::from_index(0), Card::from_index(0),
                                        Card::from_index(0), Card::from_index(0)};
    std::size_t board_size_ = 0;
    std::array<RunoutSuit, suit_count> suits_{};
    std::array<Suit, suit_count> suit_of_{};
    std::size_t suits_found_ = 0;
};

}  // namespace

std::vector<RunoutClass> runout_classes(HoleCards hole, CardSet board) {
    std::vector<RunoutClass> classes;
    classes.reserve(board.size() == full_board ? 1 : most_runout_classes);
    RunoutLister(hole, board, classes).list();
    return classes;
}

}  // namespace holdfast::holdem::detail

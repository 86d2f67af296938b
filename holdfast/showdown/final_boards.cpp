#include <algorithm>
#include <map>
#include <utility>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/final_boards.h>

namespace holdfast {
namespace {

class RunoutList {
  public:
    RunoutList(CardSet board, CardSet dead, const SuitSymmetry& symmetry, const StopFlag* stop)
        : board_(board), group_(symmetry.permutations()), stop_(stop) {
        for (const Card card : Deck().cards() - board - dead) unseen_.push_back(card);
    }

    std::vector<Runout> list() {
        append(CardSet(), 0, full_board - board_.size());
        return std::move(runouts_);
    }

  private:
    /// Extends `drawn` by `more` cards, chosen from the unseen ones from index `from` on.
    void append(CardSet drawn, std::size_t from, int more) {
        if (more == 0) {
            append_if_least(drawn);
            return;
        }
        throw_if_stopped(stop_);
        for (std::size_t place = from; place < unseen_.size(); ++place) {
            append(drawn | CardSet::of(unseen_[place]), place + 1, more - 1);
        }
    }

    void append_if_least(CardSet drawn) {
        // The smallest of its images represents a class. Images of a runout are runouts, because the board
        // and the dead cards stay the same. A class has (permutations in the group) / (permutations that fix
        // a member) members.
        u32 fixed = 0;
        for (const SuitPermutation& image : group_) {
            const u64 other = with_suits_renamed(drawn, image).mask();
            if (other < drawn.mask()) return;
            fixed += static_cast<u32>(other == drawn.mask());
        }
        runouts_.push_back({board_ | drawn, static_cast<u32>(group_.size()) / fixed});
    }

    CardSet board_;
    std::vector<SuitPermutation> group_;
    const StopFlag* stop_;
    std::vector<Card> unseen_;
    std::vector<Runout> runouts_;
};

}  // namespace

std::vector<Runout> runouts(CardSet board, CardSet dead, const SuitSymmetry& symmetry, const StopFlag* stop) {
    return RunoutList(board, dead, symmetry, stop).list();
}

namespace {

void append_boards(std::vector<RankBoard>& boards, CardsPerRank& count, std::size_t rank, int left) {
    if (left == 0) {
        boards.emplace_back(count);
        return;
    }
    if (rank == rank_count) return;
    // Counts down to 0, so that the entry is 0 again after the loop, and for the ranks after it.
    for (int here = std::min(left, suit_count); here >= 0; --here) {
        count[rank] = static_cast<u8>(here);
        append_boards(boards, count, rank + 1, left - here);
    }
}

}  // namespace

RankBoard::RankBoard(const CardsPerRank& count) : count_(count) {
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        // The value by which HandRanker identifies a multiset of ranks; hole cards take two more additions.
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
        CardsPerRank count{};
        append_boards(boards, count, 0, full_board);
        return boards;
    }();
    return all;
}

namespace {

int size_of(RankSet ranks) {
    return __builtin_popcount(ranks.mask());
}

/// A suit in which a flush is possible, and the number of suits that look exactly like it.
struct FlushSuit {
    Suit suit = Suit::diamond;
    RankSet board = {};
    RankSet unseen = {};
    u64 alike = 1;
    CardsPerRank unseen_elsewhere = {};  ///< unseen cards of the other suits
};

class Enumeration {
  public:
    Enumeration(CardSet board, CardSet unseen, std::span<const CardSet> known_hands)
        : on_board_(cards_per_rank(board)),
          unseen_(cards_per_rank(unseen)),
          to_come_(full_board - board.size()) {
        for (int i = 0; i < suit_count; ++i) {
            const Suit suit = static_cast<Suit>(i);
            FlushSuit candidate{suit, board.ranks_in(suit), unseen.ranks_in(suit), 1, unseen_};
            // The suit makes no flush, even if all cards to come belong to it.
            if (size_of(candidate.board) + to_come_ < least_for_flush) continue;
            for (std::size_t r = 0; r < rank_count; ++r) {
                candidate.unseen_elsewhere[r] =
                    static_cast<u8>(unseen_[r] - (candidate.unseen.contains(static_cast<Rank>(r)) ? 1 : 0));
            }
            add(candidate, known_hands);
        }
    }

    std::vector<BoardGroup> run() {
        choose_ranks(0, to_come_, 1);
        return std::move(found_);
    }

  private:
    void add(const FlushSuit& candidate, std::span<const CardSet> known_hands) {
        for (FlushSuit& suit : std::span(suits_.data(), suits_found_)) {
            const bool is_held_alike = std::all_of(known_hands.begin(), known_hands.end(), [&](CardSet hand) {
                return hand.ranks_in(suit.suit) == hand.ranks_in(candidate.suit);
            });
            // Exchanging these two suits changes nothing that decides a showdown. So there are equally many
            // boards with a flush in either suit, with the same results.
            if (suit.board == candidate.board && suit.unseen == candidate.unseen && is_held_alike) {
                ++suit.alike;
                return;
            }
        }
        suits_[suits_found_++] = candidate;
    }

    /// All multisets of the cards to come, rank by rank. `boards`: the product so far of C(unseen, chosen).
    void choose_ranks(std::size_t rank, int left, u64 boards) {
        if (left == 0) {
            add_boards(boards);
            return;
        }
        if (rank == rank_count) return;
        for (int n = 0; n <= std::min(left, int{unseen_[rank]}); ++n) {
            coming_[rank] = static_cast<u8>(n);
            choose_ranks(rank + 1, left - n, boards * binomial(unseen_[rank], n));
        }
        // Resets the entry for the ranks before: if nothing is left to choose, no later rank has a card to
        // come.
        coming_[rank] = 0;
    }

    /// Adds the `boards` boards whose ranks are in coming_.
    void add_boards(u64 boards) {
        BoardGroup kind;
        kind.coming = coming_;
        u32 coming = 0;
        for (std::size_t r = 0; r < rank_count; ++r) {
            kind.ranks[r] = static_cast<u8>(on_board_[r] + coming_[r]);
            coming |= (coming_[r] != 0 ? 1U : 0U) << r;
        }
        kind.without_flush = boards;
        for (const FlushSuit& suit : std::span(suits_.data(), suits_found_)) {
            const u32 possible = coming & suit.unseen.mask();
            // 0 or less if the board already has three cards of the suit: then it is a flush board without
            // any more of them.
            const int wanted = least_for_flush - size_of(suit.board);
            if (__builtin_popcount(possible) < wanted) continue;
            // All subsets of the ranks that can come in this suit, the empty one last. Each card exists once,
            // so a subset is all there is to choose.
            for (u32 come = possible;; come = (come - 1) & possible) {
                if (__builtin_popcount(come) >= wanted) add_flush(kind, suit, come);
                if (come == 0) break;
            }
        }
        found_.push_back(std::move(kind));
    }

    void add_flush(BoardGroup& kind, const FlushSuit& suit, u32 come) const {
        u64 boards = suit.alike;
        for (std::size_t r = 0; r < rank_count; ++r) {
            // If the rank is in `come`, one of its cards is of the suit; the others are of other suits.
            if (coming_[r] != 0) {
                const int elsewhere = coming_[r] - static_cast<int>(come >> r & 1U);
                boards *= binomial(suit.unseen_elsewhere[r], elsewhere);
            }
        }
        if (boards != 0) {
            kind.with_flush.push_back({suit.suit, suit.board | RankSet(come), boards});
            // Never below 0: no board has three cards in each of two suits, so no board is subtracted twice.
            kind.without_flush -= boards;
        }
    }

    CardsPerRank on_board_;
    CardsPerRank unseen_;
    int to_come_;
    std::array<FlushSuit, suit_count> suits_{};
    std::size_t suits_found_ = 0;
    CardsPerRank coming_{};
    std::vector<BoardGroup> found_;
};

}  // namespace

CardsPerRank cards_per_rank(CardSet cards) {
    // Four bits for each rank: adds neighbouring bits, and then neighbouring sums.
    const u64 twos = (cards.mask() & 0x5555'5555'5555'5555) + (cards.mask() >> 1U & 0x5555'5555'5555'5555);
    const u64 fours = (twos & 0x3333'3333'3333'3333) + (twos >> 2U & 0x3333'3333'3333'3333);
    CardsPerRank counts{};
    for (std::size_t r = 0; r < rank_count; ++r) counts[r] = static_cast<u8>(fours >> (suit_count * r) & 15U);
    return counts;
}

std::vector<BoardGroup> final_boards(CardSet board, CardSet unseen, std::span<const CardSet> known_hands) {
    return Enumeration(board, unseen, known_hands).run();
}

namespace {

/// The suits that look alike in the unseen cards and in every known hand.
SuitSymmetry symmetry_of(CardSet unseen, std::span<const CardSet> known_hands) {
    std::array<u64, suit_count> marks{};
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        marks[suit] = suit;
        for (std::size_t earlier = suit; earlier-- > 0;) {
            const Suit a = static_cast<Suit>(earlier);
            const Suit b = static_cast<Suit>(suit);
            const bool are_alike = unseen.ranks_in(a) == unseen.ranks_in(b) &&
                                   std::all_of(known_hands.begin(), known_hands.end(), [a, b](CardSet hand) {
                                       return hand.ranks_in(a) == hand.ranks_in(b);
                                   });
            if (are_alike) marks[suit] = marks[earlier];
        }
    }
    return SuitSymmetry::of_marks(marks);
}

/// Adds up boards of the same kind that come from different flops.
class JoinedBoards {
  public:
    explicit JoinedBoards(const SuitSymmetry& symmetry) : symmetry_(symmetry) {}

    void add(const BoardGroup& group, u64 flops) {
        Kinds& kinds = kinds_[group.ranks];
        kinds.without_flush += flops * group.without_flush;
        for (const FlushBoards& flush : group.with_flush) {
            kinds.with_flush[{first_alike(flush.suit), flush.suited.mask()}] += flops * flush.boards;
        }
    }

    std::vector<BoardGroup> groups() const {
        std::vector<BoardGroup> groups;
        for (const auto& [ranks, kinds] : kinds_) {
            // Before the flop, all five cards come.
            BoardGroup& group = groups.emplace_back(BoardGroup{ranks, ranks, kinds.without_flush, {}});
            for (const auto& [suited, boards] : kinds.with_flush) {
                group.with_flush.push_back({suited.first, RankSet(suited.second), boards});
            }
        }
        return groups;
    }

  private:
    struct Kinds {
        u64 without_flush = 0;
        std::map<std::pair<Suit, u32>, u64> with_flush;
    };

    Suit first_alike(Suit suit) const {
        for (int other = 0; other < number_of(suit); ++other) {
            if (symmetry_.interchangeable(static_cast<Suit>(other), suit)) return static_cast<Suit>(other);
        }
        return suit;
    }

    SuitSymmetry symmetry_;
    std::map<CardsPerRank, Kinds> kinds_;
};

}  // namespace

std::vector<BoardGroup> final_boards(const FlopClass& flops, CardSet unseen,
                                     std::span<const CardSet> known_hands, const StopFlag* stop) {
    const SuitSymmetry symmetry = symmetry_of(unseen, known_hands);
    const std::vector<SuitPermutation> group = symmetry.permutations();
    // Exchanging suits that look alike changes no showdown: one flop stands for all of its images.
    std::map<u64, u64> images;
    for (const CardSet flop : flops.flops(Deck().cards() - unseen)) ++images[least_image(flop, group).mask()];
    JoinedBoards boards(symmetry);
    for (const auto& [flop, number] : images) {
        throw_if_stopped(stop);
        const CardSet cards = CardSet::from_mask(flop);
        for (const BoardGroup& each : final_boards(cards, unseen - cards, known_hands)) {
            boards.add(each, number);
        }
    }
    return boards.groups();
}

}  // namespace holdfast

#include <holdfast/core/error.h>
#include <holdfast/core/stop.h>
#include <holdfast/holdem/detail/boards/runouts.h>
#include <holdfast/holdem/hands/board.h>

namespace holdfast::holdem::detail {
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
    /// Extends `drawn` by so many more cards, from this place of the unseen ones on.
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
        // The least of its images stands for a class. Images of a runout are runouts, as board and dead cards
        // stay; and a class has as many members as the group has permutations for each one that fixes a
        // member.
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

}  // namespace holdfast::holdem::detail

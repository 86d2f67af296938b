#include <algorithm>
#include <map>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/equity/detail/hand_tuples.h>
#include <holdfast/holdem/hands/detail/combo_images.h>
#include <holdfast/showdown/known_hands.h>

namespace holdfast::holdem::detail {
namespace {

using Numbers = std::vector<u16>;  ///< [player] index of the combo

class TupleList {
  public:
    TupleList(const Showdown& live, const StopFlag* stop)
        : live_(live), stop_(stop), chosen_(live.players.size()) {
        // Not symmetry_of(): ranges need not be symmetrical, since each choice brings a weight of its own.
        // Only the possible boards must be, and they depend on the board and the dead cards alone.
        for (const SuitPermutation& image : SuitSymmetry().permutations()) {
            if (holdfast::with_suits_renamed(live.dead, image) == live.dead &&
                holdfast::with_suits_renamed(live.board.certain_cards(), image) ==
                    live.board.certain_cards()) {
                images_.push_back(combo_image(image));
            }
        }
        for (const Range& range : live.players) combos_.push_back(range.combos());
    }

    std::vector<HandTuple> list() {
        append(0, live_.taken(), 1);
        std::vector<HandTuple> tuples;
        tuples.reserve(weight_.size());
        // Taken out one by one, so that they need no memory twice.
        while (!weight_.empty()) {
            throw_if_stopped(stop_);
            const auto choice = weight_.extract(weight_.begin());
            tuples.push_back({{}, choice.mapped()});
            for (const u16 number : choice.key()) {
                tuples.back().hands.push_back(HoleCards::from_index(number));
            }
        }
        return tuples;
    }

  private:
    void append(std::size_t player, CardSet taken, u128 weight) {
        throw_if_stopped(stop_);
        if (player == combos_.size()) {
            // Equivalent choices have the same images, and so the same smallest one.
            weight_[least_image()] += weight;
            return;
        }
        for (const HoleCards combo : combos_[player]) {
            if ((combo.cards() & taken).empty()) {
                chosen_[player] = static_cast<u16>(combo.index());
                // ExactEquity has ensured that 128 bits hold the weights.
                append(player + 1, taken | combo.cards(), weight * live_.players[player].numerator(combo));
            }
        }
    }

    Numbers least_image() const {
        Numbers least = chosen_;
        Numbers other(chosen_.size());
        for (const auto& image : images_) {
            std::transform(chosen_.begin(), chosen_.end(), other.begin(),
                           [&image](u16 combo) { return image[combo]; });
            least = std::min(least, other);
        }
        return least;
    }

    const Showdown& live_;
    const StopFlag* stop_;
    std::vector<ComboImage> images_;              ///< by permutation of suits
    std::vector<std::vector<HoleCards>> combos_;  ///< [player]
    Numbers chosen_;
    // In order, so that tuples come in the same order on every machine.
    std::map<Numbers, u128> weight_;
};

}  // namespace

u64 tuple_bound(const Showdown& live) {
    u128 product = 1;
    for (const Range& range : live.players) {
        // The factors are below 2^64 and at most 1,326, so the product fits in 128 bits before it is capped.
        product = std::min<u128>(product * range.size(), ~u64{0});
    }
    return static_cast<u64>(product);
}

std::vector<HandTuple> hand_tuples(const Showdown& live, const StopFlag* stop) {
    return TupleList(live, stop).list();
}

WinnerCounts count_tuples(const Showdown& live, const std::vector<HandTuple>& tuples, const Work& work) {
    const std::size_t players = live.players.size();
    std::vector<WinnerCounts> sums(worker_count(work), WinnerCounts(players));
    for_each_index(tuples.size(), work, [&](std::size_t index, unsigned worker) {
        const WinnerCounts boards = count_boards(tuples[index].hands, live.board.board(), live.dead);
        for (PlayerSet winners = 1; winners < (PlayerSet{1} << players); ++winners) {
            // Each worker adds to sums of its own: whole numbers, so the order does not matter.
            sums[worker][winners] += tuples[index].weight * boards[winners];
        }
    });
    WinnerCounts counts(players);
    for (const WinnerCounts& sum : sums) counts += sum;
    return counts;
}

}  // namespace holdfast::holdem::detail

#include <algorithm>
#include <map>

#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/holdem/hands/board.h>
#include <holdfast/holdem/odds/detail/hole_classes.h>

namespace holdfast::holdem::detail {
namespace {

class Classifier {
  public:
    Classifier(const Board& board, CardSet dead, const std::vector<HoleCards>& known) {
        const auto are_alike = [&](Suit a, Suit b) {
            return board.cards().ranks_in(a) == board.cards().ranks_in(b) &&
                   dead.ranks_in(a) == dead.ranks_in(b) &&
                   std::all_of(known.begin(), known.end(), [a, b](HoleCards hand) {
                       return hand.cards().ranks_in(a) == hand.cards().ranks_in(b);
                   });
        };
        std::array<u64, suit_count> marks{};
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            const CardSet on_board = board.cards() & CardSet::of_suit(static_cast<Suit>(suit));
            is_live_[suit] = on_board.size() + board.cards_to_come() >= least_for_flush;
            // Suits with the same mark may be exchanged; a suit that is not live has one of its own, and
            // seen() leaves it out.
            marks[suit] = suit;
            for (std::size_t earlier = suit; earlier-- > 0;) {
                if (is_live_[suit] && is_live_[earlier] &&
                    are_alike(static_cast<Suit>(earlier), static_cast<Suit>(suit))) {
                    marks[suit] = marks[earlier];
                }
            }
        }
        permutations_ = SuitSymmetry::of_marks(marks).permutations();
    }

    /// The same number for all combos of a class, those of higher ranks first.
    u32 class_of(HoleCards combo) const {
        // The least of the images stands for the class, as in every class the images are the same.
        u32 least = ~u32{0};
        for (const SuitPermutation& image : permutations_) {
            u32 high = seen(combo.high(), image);
            u32 low = seen(combo.low(), image);
            // The two cards of a pair may change places.
            if (combo.is_pair() && low < high) std::swap(high, low);
            least = std::min(least, high << card_bits | low);
        }
        return least;
    }

  private:
    static constexpr u32 card_bits = 8;
    static constexpr u32 no_suit = suit_count;

    u32 seen(Card card, const SuitPermutation& image) const {
        const auto suit = static_cast<std::size_t>(card.suit());
        const auto places_below_ace = static_cast<u32>(rank_count - 1 - number_of(card.rank()));
        // 13 ranks by 5: at most 64, so a card takes less than 8 bits, and aces come first.
        return places_below_ace * (suit_count + 1) + (is_live_[suit] ? image[suit] : no_suit);
    }

    std::array<bool, suit_count> is_live_{};
    std::vector<SuitPermutation> permutations_;
};

}  // namespace

std::vector<HoleClass> hole_classes(const Range& live, const Board& board, CardSet dead,
                                    const std::vector<HoleCards>& known) {
    const Classifier classifier(board, dead, known);
    std::map<u32, HoleClass> found;
    for (const HoleCards combo : live.combos()) {
        const u32 number = classifier.class_of(combo);
        found.try_emplace(number, HoleClass{combo, 0}).first->second.weight += live.numerator(combo);
    }
    std::vector<HoleClass> classes;
    classes.reserve(found.size());
    for (const auto& [number, each] : found) classes.push_back(each);
    return classes;
}

}  // namespace holdfast::holdem::detail

#include <algorithm>

#include <holdfast/holdem/preflop/detail/pair_classes.h>

namespace holdfast::holdem::detail {
namespace {

constexpr u32 no_entry = ~u32{0};
constexpr std::size_t all_combos = combo_count;

/// The suits of the representative of a starting hand: diamond, and club unless it is suited.
constexpr std::size_t first_suit = 0;
constexpr std::size_t second_suit = 1;

HoleCards representative_of(StartingHand hand) {
    return {Card(hand.high(), static_cast<Suit>(first_suit)),
            Card(hand.low(), static_cast<Suit>(hand.is_suited() ? first_suit : second_suit))};
}

/// The permutations of suits that leave the representative of the starting hand as it is.
std::vector<std::size_t> stabilizer_of(StartingHand hand, const std::vector<SuitPermutation>& permutations) {
    std::vector<std::size_t> numbers;
    for (std::size_t number = 0; number < permutations.size(); ++number) {
        if (with_suits_renamed(representative_of(hand), permutations[number]) == representative_of(hand)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

}  // namespace

PairClasses::PairClasses() {
    const std::vector<SuitPermutation> permutations = SuitSymmetry().permutations();
    for (std::size_t number = 0; number < permutations.size(); ++number) {
        const SuitPermutation& image = permutations[number];
        image_.push_back(combo_image(image));
        for (std::size_t high = 0; high < suit_count; ++high) {
            for (std::size_t low = 0; low < suit_count; ++low) {
                if (image[high] == first_suit && (high == low || image[low] == second_suit)) {
                    // Several permutations fit, and the last is kept. Any will do: they differ by one that
                    // keeps the representative, and entries are the same for all hands that such permutations
                    // exchange.
                    to_representative_[high][low] = static_cast<u8>(number);
                }
            }
        }
    }
    for (std::size_t hand = 0; hand < starting_hand_count; ++hand) {
        stabilizer_[hand] = stabilizer_of(StartingHand::from_index(static_cast<int>(hand)), permutations);
    }
    entry_.assign(starting_hand_count * all_combos, no_entry);
    number_classes();
}

void PairClasses::number_classes() {
    representatives_.reserve(pair_class_count);
    std::vector<HoleCards> in_order;
    for (int high = 1; high < ordinary_card_count; ++high) {
        for (int low = 0; low < high; ++low) {
            in_order.emplace_back(Card::from_index(high), Card::from_index(low));
        }
    }
    for (std::size_t hand = 0; hand < starting_hand_count; ++hand) {
        const HoleCards first = representative_of(StartingHand::from_index(static_cast<int>(hand)));
        for (std::size_t other = 0; other < all_combos; ++other) {
            const HoleCards second = in_order[other];
            const bool share_a_card = !(first.cards() & second.cards()).empty();
            // A pair with an entry belongs to a class that was met before.
            const std::size_t number = hand * all_combos + other;
            if (share_a_card || entry_[number] != no_entry) continue;
            // The pair first, then its mirror image. If exchanging suits turns one into the other, its
            // entries are taken already and stay as they are: both orders win equally often.
            const u32 entry = 2 * static_cast<u32>(representatives_.size());
            representatives_.push_back({first, second});
            mark(number, entry + 1);
            mark(entry_number(second, first), entry);
        }
    }
}

void PairClasses::mark(std::size_t number, u32 entry) {
    const std::size_t hand = number / all_combos;
    for (const std::size_t renaming : stabilizer_[hand]) {
        u32& marked = entry_[hand * all_combos + image_[renaming][number % all_combos]];
        if (marked == no_entry) marked = entry;
    }
}

std::size_t PairClasses::entry_number(HoleCards first, HoleCards second) const {
    const auto hand = static_cast<std::size_t>(StartingHand::of(first).index());
    // One look-up renames the pair, one finds its entry: 169 * 1,326 words of 4 bytes, some 900 KB.
    const std::size_t number = to_representative_[static_cast<std::size_t>(first.high().suit())]
                                                 [static_cast<std::size_t>(first.low().suit())];
    return hand * all_combos + image_[number][static_cast<std::size_t>(second.index())];
}

const PairClasses& PairClasses::instance() {
    static const PairClasses classes;
    return classes;
}

}  // namespace holdfast::holdem::detail

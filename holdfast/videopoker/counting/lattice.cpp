#include <algorithm>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/videopoker/counting/lattice.h>

namespace holdfast::videopoker::detail {
namespace {

constexpr int top_level = deal_size - 1;

/// The five-card families that a set of one four-card family can become, by the card that is added. Only
/// usual groups are needed, so suits do not matter, and a set of ranks takes at most fourteen steps instead
/// of 48 cards.
class Extensions {
  public:
    Extensions(const DealClasses& classes, const PayGroups& groups, const DealFamily& family)
        : family_(family), jokers_left_(static_cast<u32>(classes.deck().jokers() - family.jokers)) {
        const auto ranks = static_cast<std::size_t>(family.shape->ranks());
        // The fifth card is a joker, a card of a rank that the set has, or one of a new rank below, between
        // or above its ranks. Each of these cases leads to one family, the same for all sets of ranks.
        std::array<u8, max_set_size> multiplicity{};
        for (std::size_t i = 0; i < ranks; ++i) {
            multiplicity[i] = static_cast<u8>(family.shape->multiplicity(static_cast<int>(i)));
        }
        // [rank set of the five-card family] the usual groups of the hands reached.
        const auto usual_groups = [&](int jokers, const auto& counts) {
            return groups.family(classes.family_number(jokers, counts)).usual.data();
        };
        if (jokers_left_ > 0) joker_ = usual_groups(family.jokers + 1, multiplicity);
        for (std::size_t i = 0; i < ranks; ++i) {
            suits_left_[i] = static_cast<u32>(suit_count - multiplicity[i]);
            if (suits_left_[i] == 0) continue;
            auto more = multiplicity;
            ++more[i];
            same_rank_[i] = usual_groups(family.jokers, more);
        }
        for (std::size_t place = 0; place <= ranks; ++place) {
            auto more = multiplicity;
            std::copy_backward(more.begin() + static_cast<std::ptrdiff_t>(place), more.end() - 1, more.end());
            more[place] = 1;
            new_rank_[place] = usual_groups(family.jokers, more);
        }
    }

    /// Calls body(usual group of the hands reached, number of cards that lead there), ignoring suits.
    template <class Body>
    void for_each_card(u32 rank_set, const Body& body) const {
        if (jokers_left_ > 0) body(joker_[rank_set], jokers_left_);
        // Goes up the thirteen ranks; lower_ranks counts the ranks of the set passed so far.
        const u32 ranks = DealClasses::rank_set_mask(family_.shape->ranks(), rank_set);
        std::size_t lower_ranks = 0;
        for (u32 bit = 1; bit < (1U << rank_count); bit <<= 1U) {
            if ((ranks & bit) == 0) {
                body(new_rank_[lower_ranks][colex_index(ranks | bit)], static_cast<u32>(suit_count));
                continue;
            }
            if (suits_left_[lower_ranks] > 0) {
                body(same_rank_[lower_ranks][rank_set], suits_left_[lower_ranks]);
            }
            ++lower_ranks;
        }
    }

  private:
    const DealFamily& family_;
    u32 jokers_left_;
    const u32* joker_ = nullptr;
    std::array<u32, max_set_size> suits_left_{};
    std::array<const u32*, max_set_size> same_rank_{};
    std::array<const u32*, max_set_size> new_rank_{};
};

}  // namespace

Lattice::Lattice(const DealClasses& classes, const PayGroups& groups, const std::vector<LatticeLine>& values,
                 std::size_t lines, const StopFlag* stop)
    : lines_(lines) {
    for (int cards = 0; cards <= top_level; ++cards) {
        // New memory in pieces: of the millions of sets of a large deck it takes as long as all sums.
        constexpr std::size_t piece = 1U << 16U;
        std::vector<LatticeLine>& level = levels_[static_cast<std::size_t>(cards)];
        const std::size_t size = classes.size(cards) * lines_;
        level.reserve(size);
        while (level.size() < size) {
            throw_if_stopped(stop);
            level.resize(std::min(size, level.size() + piece));
        }
    }
    build_top_level(classes, groups, values, stop);
    for (int cards = top_level - 1; cards >= 0; --cards) build_level_below(classes, cards, stop);
}

std::size_t Lattice::bytes() const {
    std::size_t bytes = sizeof *this;
    for (const std::vector<LatticeLine>& level : levels_) bytes += level.capacity() * sizeof(LatticeLine);
    return bytes;
}

void Lattice::build_top_level(const DealClasses& classes, const PayGroups& groups,
                              const std::vector<LatticeLine>& values, const StopFlag* stop) {
    // First as if all suit patterns on the same ranks were in the usual group, so that the sum depends on the
    // ranks alone. The exceptions correct it afterwards.
    std::vector<LatticeLine> sum(lines_);
    std::array<const LatticeLine*, rank_count + 1> entry_reached{};  // by a card of each rank, and a joker
    std::array<u32, rank_count + 1> ways_there{};
    for (const DealFamily& family : classes.families(top_level)) {
        const Extensions extensions(classes, groups, family);
        for (u32 rank_set = 0; rank_set < family.rank_sets(); ++rank_set) {
            throw_if_stopped(stop);
            std::size_t reached = 0;
            extensions.for_each_card(rank_set, [&](u32 group, u32 ways) {
                entry_reached[reached] = values.data() + group * lines_;
                ways_there[reached] = ways;
                ++reached;
            });
            sum_multiples(sum.data(), entry_reached.data(), ways_there.data(), reached, lines_);
            for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
                LatticeLine* to = entry(top_level, family.class_of(pattern, rank_set));
                for (std::size_t line = 0; line < lines_; ++line) to[line] = sum[line];
            }
        }
    }
    for (std::size_t i = 0; i < classes.families(deal_size).size(); ++i) {
        add_exceptions(classes.families(deal_size)[i], groups.family(i), values, stop);
    }
}

void Lattice::add_exceptions(const DealFamily& family, const FamilyGroups& groups,
                             const std::vector<LatticeLine>& values, const StopFlag* stop) {
    // The exception's value replaces the usual one at each four-card subset of the hand.
    for (const GroupException& each : groups.exceptions) {
        throw_if_stopped(stop);
        const LatticeLine* value = values.data() + each.group * lines_;
        const LatticeLine* usual = values.data() + groups.usual[each.rank_set] * lines_;
        for (const SmallerClass& part : family.smaller_classes[each.pattern]) {
            const u32 part_class = family.subsets[part.subset].class_of(each.rank_set);
            add_difference(entry(top_level, part_class), value, usual, part.extensions, lines_);
        }
    }
}

void Lattice::build_level_below(const DealClasses& classes, int cards, const StopFlag* stop) {
    // From above: each class adds its sum to the classes with one card fewer, so memory is read in order.
    for (const DealFamily& family : classes.families(cards + 1)) {
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            throw_if_stopped(stop);
            for (const SmallerClass& part : family.smaller_classes[pattern]) {
                const SubsetRun& run = family.subsets[part.subset];
                add_scattered(entry(cards, run.base), run.rank_index,
                              at(cards + 1, family.class_of(pattern, 0)), family.rank_sets(), part.extensions,
                              lines_);
            }
        }
    }
    // A hand of five cards that contains S has 5 - |S| other cards, and was counted once for each.
    divide_exactly(entry(cards, 0), static_cast<u32>(deal_size - cards), classes.size(cards) * lines_);
}

}  // namespace holdfast::videopoker::detail

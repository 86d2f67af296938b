#include <holdfast/core/threads.h>
#include <holdfast/holdem/preflop/detail/pair_classes.h>
#include <holdfast/holdem/preflop/preflop_pairs.h>
#include <holdfast/showdown/known_hands.h>

namespace holdfast::holdem {

using detail::PairClasses;

namespace {

std::size_t count_of(PairSteps steps) {
    return steps.first >= detail::pair_class_count
               ? 0
               : (detail::pair_class_count - steps.first + steps.step - 1) / steps.step;
}

}  // namespace

std::vector<PairCount> compute_preflop_pairs(PairSteps steps, const Work& work) {
    const auto& pairs = PairClasses::instance().representatives();
    std::vector<PairCount> counts(count_of(steps));
    for_each_index(counts.size(), work, [&](std::size_t index, unsigned) {
        const auto& pair = pairs[steps.first + index * steps.step];
        const WinnerCounts boards = count_boards({pair.first, pair.second});
        counts[index] = {static_cast<u32>(boards.wins(0)), static_cast<u32>(boards.wins(1))};
    });
    return counts;
}

}  // namespace holdfast::holdem

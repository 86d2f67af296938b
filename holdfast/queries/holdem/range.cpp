#include <algorithm>

#include <holdfast/holdem/ranges/range_text.h>
#include <holdfast/queries/holdem/range.h>
#include <holdfast/queries/input/field_error.h>

namespace holdfast::queries {
namespace {

using holdem::Range;
using holdem::StartingHand;

HoldemRangeAnswer::Hand hand_in(const Range& range, StartingHand hand) {
    HoldemRangeAnswer::Hand held{hand, Rational(), 0, {}};
    for (const holdem::HoleCards combo : hand.combos()) {
        if (range.contains(combo)) held.by_combo.push_back({combo, range.weight(combo)});
        held.weight += range.weight(combo);
    }
    held.weight /= Rational(hand.size());
    held.combos = held.by_combo.size();
    // The mean says it all where every combo, those that are not in included, has that weight.
    const auto is_mean = [&held](const HoldemRangeAnswer::Combo& combo) {
        return combo.weight == held.weight;
    };
    if (std::all_of(held.by_combo.begin(), held.by_combo.end(), is_mean)) held.by_combo.clear();
    return held;
}

}  // namespace

HoldemRangeAnswer answer(const HoldemRangeRequest& request, Session& /*session*/, const Work& /*work*/) {
    const Range range = in_field("range", [&] { return holdem::parse_range(request.range); });
    HoldemRangeAnswer answer{request.range, to_text(range), range.size(), Rational(), {}};
    for (int index = 0; index < holdem::starting_hand_count; ++index) {
        const StartingHand hand = StartingHand::from_index(index);
        answer.hands.push_back(hand_in(range, hand));
        // A mean times its number is the sum again, exactly.
        answer.weight += answer.hands.back().weight * Rational(hand.size());
    }
    return answer;
}

}  // namespace holdfast::queries

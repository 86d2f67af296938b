#include <holdfast/holdem/detail/stub_states.h>

namespace holdfast::holdem::detail {

u32& StubStates::slot_of(u64 stubs) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = static_cast<std::size_t>((stubs * 0x9e3779b97f4a7c15U) >> 40U) & mask;
    while (slots_[slot] != 0 && states_[slots_[slot] - 1].stubs != stubs) {
        slot = (slot + 1) & mask;
    }
    return slots_[slot];
}

MatchingPolynomial& StubStates::at(u64 stubs, Scratch& scratch) {
    u32* slot = &slot_of(stubs);
    if (*slot == 0) {
        if (2 * (states_.size() + 1) > slots_.size()) {
            grow();
            slot = &slot_of(stubs);
        }
        states_.push_back({stubs, MatchingPolynomial(degrees_, scratch)});
        *slot = static_cast<u32>(states_.size());
    }
    return states_[*slot - 1].counts;
}

void StubStates::grow() {
    slots_.assign(2 * slots_.size(), 0);
    for (std::size_t i = 0; i < states_.size(); ++i) {
        slot_of(states_[i].stubs) = static_cast<u32>(i + 1);
    }
}

}  // namespace holdfast::holdem::detail

#include <holdfast/holdem/detail/matching/stub_states.h>

namespace holdfast::holdem::detail {

template <class Count>
u32& StubStates<Count>::slot_of(u64 stubs) {
    const std::size_t mask = slots_.size() - 1;
    // Linear probing from a multiplicative hash; the table is at most half full, so a free slot is near.
    std::size_t slot = static_cast<std::size_t>((stubs * 0x9e3779b97f4a7c15U) >> 40U) & mask;
    while (slots_[slot] != 0 && states_[slots_[slot] - 1].stubs != stubs) slot = (slot + 1) & mask;
    return slots_[slot];
}

template <class Count>
MatchingPolynomial<Count>& StubStates<Count>::at(u64 stubs, Scratch<Count>& scratch) {
    u32* slot = &slot_of(stubs);
    if (*slot == 0) {
        if (2 * (states_.size() + 1) > slots_.size()) {
            grow();
            slot = &slot_of(stubs);
        }
        states_.push_back({stubs, MatchingPolynomial<Count>(degrees_, scratch)});
        *slot = static_cast<u32>(states_.size());
    }
    return states_[*slot - 1].counts;
}

template <class Count>
void StubStates<Count>::grow() {
    slots_.assign(2 * slots_.size(), 0);
    for (std::size_t i = 0; i < states_.size(); ++i) slot_of(states_[i].stubs) = static_cast<u32>(i + 1);
}

template class StubStates<u64>;
template class StubStates<u128>;

}  // namespace holdfast::holdem::detail

// The states of a stub elimination: how many stubs are demanded of each module to come, with a polynomial.
//
// A state is one word. Each module has two fields in it, for stubs of plain and of suited cards, as wide as
// its cards need: all fields together have at most as many bits as there are cards, 45.
#pragma once

#include <algorithm>
#include <vector>

#include <holdfast/holdem/detail/matching/matching_polynomial.h>

namespace holdfast::holdem::detail {

/// Where a state keeps the stubs of one module.
class StubCounter {
  public:
    StubCounter() = default;
    /// Fields for stubs of up to `limit` of the cards, from the bit `first` on, which is moved past them.
    StubCounter(ShowdownGraph::Cards cards, int limit, unsigned& first)
        : most_plain_(std::min(int{cards.plain}, limit)),
          most_suited_(std::min(int{cards.suited}, limit)),
          plain_at_(first),
          suited_at_(first + width(most_plain_)) {
        first = suited_at_ + width(most_suited_);
    }

    int most_plain() const { return most_plain_; }
    int most_suited() const { return most_suited_; }
    int plain(u64 state) const { return field(state, plain_at_, most_plain_); }
    int suited(u64 state) const { return field(state, suited_at_, most_suited_); }
    /// The state with more stubs, of which there are no more than the most.
    u64 with(u64 state, int more_plain, int more_suited) const {
        return state + (static_cast<u64>(more_plain) << plain_at_) +
               (static_cast<u64>(more_suited) << suited_at_);
    }
    u64 without(u64 state) const {
        return state - (static_cast<u64>(plain(state)) << plain_at_) -
               (static_cast<u64>(suited(state)) << suited_at_);
    }

  private:
    static constexpr unsigned width(int most) {
        return most == 0 ? 0U : 32U - static_cast<unsigned>(__builtin_clz(static_cast<unsigned>(most)));
    }
    static constexpr int field(u64 state, unsigned at, int most) {
        return static_cast<int>((state >> at) & ((u64{1} << width(most)) - 1));
    }

    int most_plain_ = 0;
    int most_suited_ = 0;
    unsigned plain_at_ = 0;
    unsigned suited_at_ = 0;
};

template <class Count>
class StubStates {
  public:
    struct State {
        u64 stubs = 0;
        MatchingPolynomial<Count> counts;
    };

    /// No states; those to come have polynomials of these degrees.
    void start(const Degrees& degrees) {
        degrees_ = degrees;
        states_.clear();
        slots_.assign(std::max(slots_.size(), fewest_slots), 0U);
    }
    /// The polynomial of the state; 0 where it is new.
    MatchingPolynomial<Count>& at(u64 stubs, Scratch<Count>& scratch);
    const std::vector<State>& all() const { return states_; }
    const Degrees& degrees() const { return degrees_; }

  private:
    static constexpr std::size_t fewest_slots = 64;

    u32& slot_of(u64 stubs);
    void grow();

    Degrees degrees_;
    std::vector<State> states_;
    std::vector<u32> slots_;  ///< open addressing: 1 + index in states_, 0 free
};

}  // namespace holdfast::holdem::detail

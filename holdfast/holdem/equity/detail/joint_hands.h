// Hands that share no card, drawn together for some players, each choice as often as the product of its
// weights says.
//
// Players are drawn in turn. A hand is drawn as often as its weight times the weight of all ways to continue
// says, where w is the weight of a combo, and combos that hold a used card are left out:
//
//   ways(no players, used) = 1
//   ways(k players, used)  = sum over the combos c of the next of them of w(c) ways(k-1 players, used + c)
//
// Of the used cards only those matter that the players to come may hold. For narrow ranges there are few such
// sets, and all of them are worked out beforehand.
#pragma once

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include <holdfast/core/counter_random.h>
#include <holdfast/core/progress.h>
#include <holdfast/evaluation/partial_hand.h>
#include <holdfast/holdem/equity/detail/range_to_draw.h>

namespace holdfast::holdem::detail {

class JointHands {
  public:
    /// For these players, the last drawn first; none where that needs too much work, or numbers of more than
    /// 128 bits. Throws Stopped.
    static std::optional<JointHands> of(std::span<const RangeToDraw> ranges, const StopFlag* stop = nullptr);

    /// The combos of all players: what draw() looks at.
    std::size_t combos() const;
    /// Draws a hand for each of these players, hands[RangeToDraw::player], and returns their cards. There
    /// must be a choice.
    CardSet draw(CounterRandom& random, std::span<PartialHand> hands) const;

  private:
    JointHands() = default;

    struct Turn {
        RangeToDraw range;
        CardSet matter;                        ///< cards that he and those after him may hold
        std::unordered_map<u64, u128> ways{};  ///< by the used cards that matter
    };

    /// With `players` of them to come; none where the work is used up. Throws Stopped.
    std::optional<u128> count(std::size_t players, CardSet used, const StopFlag* stop);
    /// The same as was counted.
    u128 ways(std::size_t players, CardSet used) const;

    std::vector<Turn> turns_;        ///< the last to be drawn first
    i64 work_left_ = i64{1} << 24U;  ///< combos to look at
};

}  // namespace holdfast::holdem::detail

#include <limits>

#include <holdfast/core/error.h>
#include <holdfast/core/stop.h>
#include <holdfast/holdem/equity/detail/joint_hands.h>

namespace holdfast::holdem::detail {

std::optional<JointHands> JointHands::of(std::span<const RangeToDraw> ranges, const StopFlag* stop) {
    JointHands joint;
    // No number of ways can be larger than the product of the total weights, as if no cards were shared.
    u128 bound = 1;
    CardSet matter;
    for (const RangeToDraw& range : ranges) {
        if (bound > std::numeric_limits<u128>::max() / range.total()) return std::nullopt;
        bound *= range.total();
        for (const HoleCards combo : range.combos()) matter = matter | combo.cards();
        joint.turns_.push_back({range, matter});
    }
    // Fills the tables of all players with every set of used cards that draw() can meet, so ways() always
    // finds its entry.
    if (!joint.count(ranges.size(), CardSet(), stop)) return std::nullopt;
    return joint;
}

std::size_t JointHands::combos() const {
    std::size_t sum = 0;
    for (const Turn& turn : turns_) sum += turn.range.combos().size();
    return sum;
}

CardSet JointHands::draw(CounterRandom& random, std::span<PartialHand> hands) const {
    CardSet used;
    for (std::size_t players = turns_.size(); players > 0; --players) {
        const RangeToDraw& range = turns_[players - 1].range;
        // One number among all ways picks the hand: each combo has a stretch as long as its weight times the
        // ways that it leaves.
        u128 number = random.below_wide(ways(players, used));
        for (std::size_t i = 0;; ++i) {
            const CardSet cards = range.combos()[i].cards();
            if (!(cards & used).empty()) continue;
            const u128 part = range.weight(i) * ways(players - 1, used | cards);
            if (number < part) {
                hands[range.player()] = PartialHand(cards);
                used = used | cards;
                break;
            }
            number -= part;
        }
    }
    return used;
}

std::optional<u128> JointHands::count(std::size_t players, CardSet used, const StopFlag* stop) {
    if (players == 0) return 1;
    Turn& turn = turns_[players - 1];
    used = used & turn.matter;  // so that sets that leave the same choices share one entry
    if (const auto known = turn.ways.find(used.mask()); known != turn.ways.end()) return known->second;
    throw_if_stopped(stop);
    work_left_ -= static_cast<i64>(turn.range.combos().size());
    if (work_left_ < 0) return std::nullopt;
    u128 sum = 0;
    for (std::size_t i = 0; i < turn.range.combos().size(); ++i) {
        const CardSet cards = turn.range.combos()[i].cards();
        if ((cards & used).empty()) {
            const std::optional<u128> rest = count(players - 1, used | cards, stop);
            if (!rest) return std::nullopt;
            sum += turn.range.weight(i) * *rest;
        }
    }
    turn.ways.emplace(used.mask(), sum);
    return sum;
}

u128 JointHands::ways(std::size_t players, CardSet used) const {
    if (players == 0) return 1;
    const Turn& turn = turns_[players - 1];
    return turn.ways.at((used & turn.matter).mask());
}

}  // namespace holdfast::holdem::detail

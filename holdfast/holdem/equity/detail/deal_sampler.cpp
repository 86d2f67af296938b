#include <limits>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/equity/detail/deal_sampler.h>

namespace holdfast::holdem::detail {

std::optional<JointHands> JointHands::of(std::span<const RangeToDraw> ranges, const StopFlag* stop) {
    JointHands joint;
    // The number of ways never exceeds the product of the total weights, which ignores shared cards.
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
        // One number below the number of ways picks the hand: each combo has an interval as long as its
        // weight times the ways that it leaves.
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

namespace {

/// Whether the range has every combo of the cards that are not taken, all with the same weight.
bool may_be_anything(const Range& range, CardSet taken) {
    const std::vector<HoleCards> combos = range.combos();
    return combos.size() == binomial(ordinary_card_count - taken.size(), 2) &&
           std::all_of(combos.begin(), combos.end(), [&](HoleCards combo) {
               return range.numerator(combo) == range.numerator(combos.front());
           });
}

}  // namespace

DealSampler::DealSampler(const Showdown& live, const StopFlag* stop)
    : stop_(stop),
      players_(live.players.size()),
      taken_(live.taken()),
      cards_to_come_(live.board.cards_to_come()),
      known_board_(live.board.cards()) {
    for (std::size_t player = 0; player < players_; ++player) {
        const Range& range = live.players[player];
        if (may_be_anything(range, taken_)) {
            anything_.push_back(player);
        } else {
            ranges_.emplace_back(player, range);
        }
    }
    if (ranges_.size() > 1) choose_how_to_draw();
}

void DealSampler::choose_how_to_draw() {
    // Drawing jointly costs a pass over the combos for each deal; below eight tries a player it cannot pay
    // off.
    const u64 one_by_one = work_for_ranges();
    if (one_by_one < 8 * ranges_.size()) return;
    DealSampler other = *this;
    other.draw_narrowest_together();
    if (other.work_for_ranges() < one_by_one) *this = std::move(other);
}

void DealSampler::draw_narrowest_together() {
    std::stable_sort(ranges_.begin(), ranges_.end(), [](const RangeToDraw& one, const RangeToDraw& another) {
        return one.combos().size() < another.combos().size();
    });
    // The most ranges whose ways can be counted: if k can, fewer can too, so this is a binary search.
    std::size_t together = 0;
    for (std::size_t too_many = ranges_.size() + 1; together + 1 < too_many;) {
        const std::size_t middle = (together + too_many) / 2;
        if (std::optional<JointHands> joint = JointHands::of({ranges_.data(), middle}, stop_)) {
            joint_ = std::make_shared<const JointHands>(*std::move(joint));
            together = middle;
        } else {
            too_many = middle;
        }
    }
    ranges_.erase(ranges_.begin(), ranges_.begin() + static_cast<std::ptrdiff_t>(together));
}

u64 DealSampler::work_for_ranges() {
    constexpr u64 enough_draws = 8;
    constexpr u64 most_work = u64{1} << 17U;
    // Looking at a combo is estimated as an eighth of a try.
    const u64 work_each = 1 + (joint_ ? joint_->combos() / 8 : 0);
    // Always the same trial, and counted work instead of time: a seed must draw the same deals on every
    // machine.
    CounterRandom random(0, 0);
    u64 draws = 0;
    u64 work = 0;
    while (draws < enough_draws && work < most_work) {
        CardSet used = taken_;
        draws += try_ranges(random, used) ? 1U : 0U;
        work += work_each;
    }
    return work / std::max<u64>(draws, 1);
}

PlayerSet DealSampler::draw(CounterRandom& random) {
    CardSet used = draw_ranges(random);
    // Whatever the others hold, these players and the board have the same number of choices left, all of
    // equal weight; so dealing their cards from the rest keeps the probability of every deal proportional to
    // its weight.
    for (const std::size_t player : anything_) {
        const PartialHand first(draw_card(random, used));
        hands_[player] = first + PartialHand(draw_card(random, used));
    }
    PartialHand board = known_board_;
    for (int card = 0; card < cards_to_come_; ++card) board = board + PartialHand(draw_card(random, used));
    HandRank best{};
    PlayerSet winners = 0;
    for (std::size_t player = 0; player < players_; ++player) {
        const HandRank rank = (*ranker_)(board + hands_[player]);
        if (rank > best) {
            best = rank;
            winners = 0;
        }
        winners |= static_cast<PlayerSet>(rank == best) << player;
    }
    return winners;
}

CardSet DealSampler::draw_ranges(CounterRandom& random) {
    for (;;) {
        CardSet used = taken_;
        if (try_ranges(random, used)) return used;
        // Checked only after a failed try, so that a deal drawn at once costs nothing more.
        throw_if_stopped(stop_);
    }
}

bool DealSampler::try_ranges(CounterRandom& random, CardSet& used) {
    if (joint_) used = used | joint_->draw(random, hands_);
    for (const RangeToDraw& range : ranges_) {
        // If one card is shared, all hands are drawn again. Redrawing only this hand would draw combos that
        // leave the others few choices more often than their weight justifies.
        const CardSet cards = range.draw(random).cards();
        if (!(cards & used).empty()) return false;
        used = used | cards;
        hands_[range.player()] = PartialHand(cards);
    }
    return true;
}

Card DealSampler::draw_card(CounterRandom& random, CardSet& used) {
    for (;;) {
        const Card card = Card::from_index(static_cast<int>(random.below(ordinary_card_count)));
        if (!used.contains(card)) {
            used.insert(card);
            return card;
        }
    }
}

}  // namespace holdfast::holdem::detail

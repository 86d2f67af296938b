#include <algorithm>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/holdem/detail/deal_sampler.h>

namespace holdfast::holdem::detail {
namespace {

/// Whether every combo of the cards that are not taken is in, all with the same weight.
bool may_be_anything(const Range& range, CardSet taken) {
    const std::vector<HoleCards> combos = range.combos();
    return combos.size() == binomial(ordinary_card_count - taken.size(), 2) &&
           std::all_of(combos.begin(), combos.end(), [&](HoleCards combo) {
               return range.numerator(combo) == range.numerator(combos.front());
           });
}

}  // namespace

DealSampler::DealSampler(const Showdown& live)
    : players_(live.players.size()),
      taken_(live.taken()),
      cards_to_come_(live.cards_to_come()),
      known_board_(live.board) {
    for (std::size_t player = 0; player < players_; ++player) {
        const Range& range = live.players[player];
        if (may_be_anything(range, taken_)) {
            anything_.push_back(player);
            continue;
        }
        ranges_.push_back({player, range.combos(), {}});
        u32 total = 0;
        for (const HoleCards combo : ranges_.back().combos) {
            ranges_.back().up_to.push_back(total += range.numerator(combo));
        }
    }
}

PlayerSet DealSampler::draw(CounterRandom& random) {
    CardSet used = draw_ranges(random);
    for (const std::size_t player : anything_) {
        const PartialHand first(draw_card(random, used));
        hands_[player] = first + PartialHand(draw_card(random, used));
    }
    PartialHand board = known_board_;
    for (int card = 0; card < cards_to_come_; ++card) {
        board = board + PartialHand(draw_card(random, used));
    }
    HandRank best{};
    PlayerSet winners = 0;
    for (std::size_t player = 0; player < players_; ++player) {
        const HandRank rank = ranker_(board + hands_[player]);
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
        if (draw_each_range(random, used)) {
            return used;
        }
    }
}

/// False as soon as two hands share a card.
bool DealSampler::draw_each_range(CounterRandom& random, CardSet& used) {
    for (const RangeToDraw& range : ranges_) {
        const u32 number = random.below(range.up_to.back());
        const auto place =
            std::upper_bound(range.up_to.begin(), range.up_to.end(), number) - range.up_to.begin();
        const CardSet cards = range.combos[static_cast<std::size_t>(place)].cards();
        if (!(cards & used).empty()) {
            return false;
        }
        used = used | cards;
        hands_[range.player] = PartialHand(cards);
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

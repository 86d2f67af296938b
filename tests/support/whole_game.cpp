#include <algorithm>
#include <functional>
#include <map>

#include <tests/support/in_order.h>
#include <tests/support/raw_hand.h>
#include <tests/support/whole_game.h>

namespace holdfast::test {
namespace {

using Subsets = std::array<u32, holds_of_a_deal>;

/// The number of every subset of a hand among the sets of its size; bit p stands for the p-th card.
Subsets numbers_of_subsets(const std::array<int, hand_size>& hand) {
    const auto& table = choose_table();
    Subsets numbers{};
    for (u32 subset = 0; subset < holds_of_a_deal; ++subset) {
        std::size_t k = 1;
        for (std::size_t place = 0; place < hand_size; ++place) {
            if (((subset >> place) & 1U) == 0) continue;
            numbers[subset] += table[static_cast<std::size_t>(hand[place])][k++];
        }
    }
    return numbers;
}

void for_each_hand(int deck_size, const std::function<void(const std::array<int, hand_size>&)>& body) {
    std::array<int, hand_size> c{};
    for (c[0] = 0; c[0] < deck_size; ++c[0]) {
        for (c[1] = c[0] + 1; c[1] < deck_size; ++c[1]) {
            for (c[2] = c[1] + 1; c[2] < deck_size; ++c[2]) {
                for (c[3] = c[2] + 1; c[3] < deck_size; ++c[3]) {
                    for (c[4] = c[3] + 1; c[4] < deck_size; ++c[4]) body(c);
                }
            }
        }
    }
}

class HandCounts {
  public:
    explicit HandCounts(const videopoker::Game& game) : rows_(game.rows.size()) {
        const int deck_size = game.deck.size();
        for (int cards = 0; cards <= hand_size; ++cards) {
            counts_[static_cast<std::size_t>(cards)].resize(
                static_cast<std::size_t>(choose(deck_size, cards)) * (cards < hand_size ? rows_ : 1));
        }
        RawPaytable paytable(game);
        for_each_hand(deck_size, [&](const std::array<int, hand_size>& hand) {
            u64 cards = 0;
            for (const int card : hand) cards |= u64{1} << card;
            const std::size_t row = paytable.paid_row(CardSet::from_mask(cards));
            const Subsets numbers = numbers_of_subsets(hand);
            for (u32 subset = 0; subset + 1 < holds_of_a_deal; ++subset) {
                ++level(subset)[numbers[subset] * rows_ + row];
            }
            level(holds_of_a_deal - 1)[numbers.back()] = static_cast<u32>(row);
        });
    }

    void outcomes(const std::array<int, hand_size>& deal, HoldOutcomes& outcomes) {
        const Subsets numbers = numbers_of_subsets(deal);
        for (u32 subset = 0; subset + 1 < holds_of_a_deal; ++subset) {
            const auto first = level(subset).begin() + static_cast<std::ptrdiff_t>(numbers[subset] * rows_);
            outcomes[subset].assign(first, first + static_cast<std::ptrdiff_t>(rows_));
        }
        outcomes.back().assign(rows_, 0);
        outcomes.back()[level(holds_of_a_deal - 1)[numbers.back()]] = 1;
        // For each card in turn: hands that contain it are not draws of a hold that discards it.
        for (u32 card = 1; card < holds_of_a_deal; card *= 2) {
            for (u32 subset = 0; subset < holds_of_a_deal; ++subset) {
                if ((subset & card) != 0) continue;
                for (std::size_t row = 0; row < rows_; ++row) {
                    outcomes[subset][row] -= outcomes[subset | card][row];
                }
            }
        }
    }

  private:
    std::vector<u32>& level(u32 subset) {
        return counts_[static_cast<std::size_t>(__builtin_popcount(subset))];
    }

    std::size_t rows_;
    /// [cards][number of the set * rows + row] hands that contain the set; for five cards [number] is the
    /// row.
    std::array<std::vector<u32>, hand_size + 1> counts_;
};

/// The holds of a deal that can end in a royal flush.
struct RoyalHold {
    u32 hold;
    u32 royals;
};

std::vector<RoyalHold> royal_holds(const std::array<int, hand_size>& deal) {
    std::vector<RoyalHold> found;
    for (u32 hold = 0; hold < holds_of_a_deal; ++hold) {
        u32 royals = 0;
        for (int suit = 0; suit < suit_count; ++suit) {
            bool possible = true;
            for (std::size_t i = 0; i < hand_size; ++i) {
                // An ordinary card has the index 4 * rank + suit; the ten is rank 8.
                const bool is_of_royal = deal[i] < 52 && deal[i] >= 32 && deal[i] % 4 == suit;
                possible = possible && is_of_royal == (((hold >> i) & 1U) != 0);
            }
            if (possible) ++royals;
        }
        if (royals > 0) found.push_back({hold, royals});
    }
    return found;
}

/// Plays one deal at all its places, which lead to few different outcomes.
class PlacesOfDeal {
  public:
    explicit PlacesOfDeal(const InOrder& in_order)
        : in_order_(in_order),
          orders_(in_order),
          otherwise_(in_order.row_in_game(RawPaytable(in_order.without_row()).paid_row(royal_of_spades()))) {}

    void play(const std::array<int, hand_size>& deal, const HoldOutcomes& unordered, PerfectPlay& play) {
        constexpr std::array<u32, hand_size + 1> factorials{1, 1, 2, 6, 24, 120};
        HoldOutcomes outcomes;
        for (u32 hold = 0; hold < holds_of_a_deal; ++hold) {
            outcomes[hold].assign(unordered[hold].size() + 1, 0);
            for (std::size_t row = 0; row < unordered[hold].size(); ++row) {
                const auto missing = static_cast<std::size_t>(hand_size - __builtin_popcount(hold));
                outcomes[hold][in_order_.row_in_game(row)] = unordered[hold][row] * factorials[missing];
            }
        }
        const std::vector<RoyalHold> royals = royal_holds(deal);
        std::map<std::vector<u32>, u64> times;
        std::array<u8, hand_size> places{0, 1, 2, 3, 4};
        if (royals.empty() || (royals.size() == 1 && royals[0].hold == 0)) {
            times[right(deal, royals, places)] = 120;
        } else {
            do ++times[right(deal, royals, places)];
            while (std::next_permutation(places.begin(), places.end()));
        }
        // [hold] summed over all places, and the deals in which a set of holds is best
        std::array<u128, holds_of_a_deal> sums{};
        std::map<std::vector<u32>, u64> best;
        for (const auto& [in_order, count] : times) {
            HoldOutcomes here = outcomes;
            for (std::size_t i = 0; i < royals.size(); ++i) {
                here[royals[i].hold][in_order_.row()] += royals[i].royals * in_order[i];
                here[royals[i].hold][otherwise_] -= royals[i].royals * in_order[i];
            }
            play.add(count, here);
            best[play.best_holds()] += count;
            for (u32 hold = 0; hold < holds_of_a_deal; ++hold) {
                sums[hold] += count * play.value_of(hold, here);
            }
        }
        const u128 most = *std::max_element(sums.begin(), sums.end());
        ignoring_ += most;
        for (const auto& [holds, count] : best) {
            const bool any =
                std::any_of(holds.begin(), holds.end(), [&](u32 hold) { return sums[hold] == most; });
            if (!any) changed_deals_ += count;
        }
    }

    u64 changed_deals() const { return changed_deals_; }
    /// What ignoring places wins in all deals, over PerfectPlay::value_unit().
    u128 ignoring() const { return ignoring_; }

  private:
    static CardSet royal_of_spades() {
        CardSet royal;
        for (int rank = 8; rank < rank_count; ++rank) {
            royal.insert(Card(static_cast<Rank>(rank), Suit::spade));
        }
        return royal;
    }

    /// How many orders of the drawn cards put the royal flush of each hold in order if card i stands at places[i].
    std::vector<u32> right(const std::array<int, hand_size>& deal, const std::vector<RoyalHold>& holds,
                           const std::array<u8, hand_size>& places) const {
        std::vector<u32> found;
        for (const RoyalHold& each : holds) {
            std::array<u8, hand_size> place_of{5, 5, 5, 5, 5};
            for (std::size_t i = 0; i < hand_size; ++i) {
                if (((each.hold >> i) & 1U) != 0) {
                    place_of[static_cast<std::size_t>(deal[i] / 4 - 8)] = places[i];
                }
            }
            found.push_back(orders_.right(place_of));
        }
        return found;
    }

    const InOrder& in_order_;
    OrdersOfRoyal orders_;
    std::size_t otherwise_;
    u64 changed_deals_ = 0;
    u128 ignoring_ = 0;
};

OracleAnalysis play_whole_game_in_order(const videopoker::Game& game, videopoker::TieRule rule) {
    const InOrder in_order(game);
    HandCounts counts(in_order.without_row());
    PlacesOfDeal places(in_order);
    PerfectPlay play(game, rule, DrawWeights::in_order(game.deck.size()));
    HoldOutcomes outcomes;
    for_each_hand(game.deck.size(), [&](const std::array<int, hand_size>& deal) {
        counts.outcomes(deal, outcomes);
        places.play(deal, outcomes, play);
    });
    OracleAnalysis result = play.result();
    result.changed_deals = places.changed_deals();
    result.ignoring_places = Rational(places.ignoring(), play.value_unit()) / Rational(result.deals);
    return result;
}

}  // namespace

OracleAnalysis play_whole_game(const videopoker::Game& game, videopoker::TieRule rule) {
    if (row_with_order(game)) return play_whole_game_in_order(game, rule);
    HandCounts counts(game);
    PerfectPlay play(game, rule, DrawWeights(game.deck.size()));
    HoldOutcomes outcomes;
    for_each_hand(game.deck.size(), [&](const std::array<int, hand_size>& deal) {
        counts.outcomes(deal, outcomes);
        play.add(1, outcomes);
    });
    return play.result();
}

}  // namespace holdfast::test

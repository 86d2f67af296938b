#include <functional>

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

}  // namespace

OracleAnalysis play_whole_game(const videopoker::Game& game, videopoker::TieRule rule) {
    HandCounts counts(game);
    PerfectPlay play(game, rule);
    HoldOutcomes outcomes;
    for_each_hand(game.deck.size(), [&](const std::array<int, hand_size>& deal) {
        counts.outcomes(deal, outcomes);
        play.add(1, outcomes);
    });
    return play.result();
}

}  // namespace holdfast::test

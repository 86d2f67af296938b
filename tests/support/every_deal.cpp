#include <algorithm>
#include <unordered_map>

#include <tests/support/every_deal.h>
#include <tests/support/sort_and_look.h>

namespace holdfast::test {
namespace {

class Table {
  public:
    Table(const std::vector<std::vector<WeightedHand>>& players, CardSet dead)
        : players_(players), dead_(dead), chosen_(players.size()) {
        result_.players.resize(players.size());
    }

    /// Adds more cards to the board, each higher than the last one added.
    void lay(CardSet board, int next) {
        if (board.size() == 5) {
            board_ = board;
            known_.clear();
            choose(0, board | dead_, Rational(1));
            return;
        }
        for (int index = next; index < 52; ++index) {
            const Card card = Card::from_index(index);
            if (!board.contains(card) && !dead_.contains(card)) lay(board | CardSet::of(card), index + 1);
        }
    }

    EveryDeal result() const { return result_; }

  private:
    void choose(std::size_t player, CardSet used, const Rational& weight) {
        if (player == players_.size()) {
            show_down(weight);
            return;
        }
        for (const WeightedHand& hand : players_[player]) {
            if ((hand.cards & used).empty()) {
                chosen_[player] = hand.cards;
                choose(player + 1, used | hand.cards, weight * hand.weight);
            }
        }
    }

    void show_down(const Rational& weight) {
        std::vector<Strength> strengths;
        for (const CardSet cards : chosen_) {
            auto found = known_.find(cards.mask());
            if (found == known_.end()) {
                found = known_.emplace(cards.mask(), best_of_all_fives(board_ | cards)).first;
            }
            strengths.push_back(found->second);
        }
        const Strength best = *std::max_element(strengths.begin(), strengths.end());
        const auto sharing = std::count(strengths.begin(), strengths.end(), best);
        result_.deals += weight;
        for (std::size_t player = 0; player < players_.size(); ++player) {
            if (strengths[player] != best) continue;
            PlayedOut& played = result_.players[player];
            (sharing == 1 ? played.wins : played.ties) += weight;
            played.share += weight / Rational(sharing);
        }
    }

    const std::vector<std::vector<WeightedHand>>& players_;
    CardSet dead_;
    CardSet board_;
    std::unordered_map<u64, Strength> known_;  ///< on the current board
    std::vector<CardSet> chosen_;
    EveryDeal result_;
};

}  // namespace

EveryDeal play_every_deal(const std::vector<std::vector<WeightedHand>>& players, CardSet board,
                          CardSet dead) {
    Table table(players, dead);
    table.lay(board, 0);
    return table.result();
}

}  // namespace holdfast::test

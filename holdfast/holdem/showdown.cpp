#include <algorithm>
#include <unordered_set>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/holdem/showdown.h>

namespace holdfast::holdem {
namespace {

CardSet swapped(CardSet cards, Suit a, Suit b) {
    CardSet result;
    for (const Card card : cards) {
        const Suit suit = card.suit() == a ? b : card.suit() == b ? a : card.suit();
        result.insert(Card(card.rank(), suit));
    }
    return result;
}

HoleCards swapped(HoleCards hand, Suit a, Suit b) {
    const auto card = [a, b](Card each) { return *swapped(CardSet::of(each), a, b).begin(); };
    return {card(hand.high()), card(hand.low())};
}

bool are_alike(const Showdown& showdown, Suit a, Suit b) {
    if (swapped(showdown.board.cards(), a, b) != showdown.board.cards() ||
        swapped(showdown.dead, a, b) != showdown.dead) {
        return false;
    }
    return std::all_of(showdown.players.begin(), showdown.players.end(), [a, b](const Range& range) {
        const std::vector<HoleCards> combos = range.combos();
        return std::all_of(combos.begin(), combos.end(), [&](HoleCards combo) {
            return range.numerator(combo) == range.numerator(swapped(combo, a, b));
        });
    });
}

/// Looks for hands that do not share a card, one for each of some players; remembers what cannot be
/// completed.
class DealSearch {
  public:
    explicit DealSearch(std::vector<std::vector<HoleCards>> combos)
        : combos_(std::move(combos)), hopeless_(combos_.size()) {}

    bool can_complete(std::size_t player, CardSet used) {
        if (player == combos_.size()) {
            return true;
        }
        if (hopeless_[player].count(used.mask()) != 0) {
            return false;
        }
        for (const HoleCards combo : combos_[player]) {
            if ((combo.cards() & used).empty() && can_complete(player + 1, used | combo.cards())) {
                return true;
            }
        }
        hopeless_[player].insert(used.mask());
        return false;
    }

  private:
    std::vector<std::vector<HoleCards>> combos_;
    std::vector<std::unordered_set<u64>> hopeless_;  ///< [player] used cards that leave no deal
};

}  // namespace

u64 Showdown::boards() const {
    const int unseen = ordinary_card_count - taken().size() - 2 * static_cast<int>(players.size());
    return unseen < board.cards_to_come() ? 0 : binomial(unseen, board.cards_to_come());
}

Rational Showdown::unit() const {
    Rational unit(1);
    for (const Range& range : players) {
        unit /= Rational(range.denominator());
    }
    return unit;
}

Showdown with_live_combos(const Showdown& showdown) {
    Showdown live = showdown;
    for (Range& range : live.players) {
        range = range.without(showdown.taken());
    }
    return live;
}

SuitSymmetry symmetry_of(const Showdown& showdown) {
    std::array<u64, suit_count> marks{};
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        marks[suit] = suit;
        for (std::size_t earlier = 0; earlier < suit; ++earlier) {
            if (are_alike(showdown, static_cast<Suit>(earlier), static_cast<Suit>(suit))) {
                marks[suit] = marks[earlier];
                break;
            }
        }
    }
    return SuitSymmetry::of_marks(marks);
}

std::optional<std::size_t> first_without_combo(const Showdown& showdown) {
    std::vector<std::vector<HoleCards>> combos;
    for (std::size_t player = 0; player < showdown.players.size(); ++player) {
        combos.push_back(showdown.players[player].without(showdown.taken()).combos());
        if (!DealSearch(combos).can_complete(0, {})) {
            return player;
        }
    }
    return std::nullopt;
}

}  // namespace holdfast::holdem

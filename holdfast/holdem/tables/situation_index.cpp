#include <algorithm>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/holdem/tables/situation_index.h>

namespace holdfast::holdem {
namespace {

constexpr u16 on_the_board = 0xffff;  // larger than any number of a hand

/// The number of cards on a board of this street.
int cards_on(Street street) {
    return street == Street::preflop ? 0 : static_cast<int>(street) + 2;
}

/// A board by its ranks, with the suits of each rank.
struct BoardCards {
    u32 ranks = 0;
    SuitChoice suits{};
    std::array<u8, max_set_size> multiplicity{};

    explicit BoardCards(CardSet board) {
        std::size_t ordinal = 0;
        for (u64 rest = board.mask(); rest != 0; ++ordinal) {
            const int rank = __builtin_ctzll(rest) / suit_count;
            const u64 of_rank = CardSet::of_rank(static_cast<Rank>(rank)).mask();
            suits[ordinal] = static_cast<u8>((board.mask() >> (suit_count * rank)) & all_suits);
            multiplicity[ordinal] = static_cast<u8>(size_of(suits[ordinal]));
            ranks |= 1U << static_cast<unsigned>(rank);
            rest &= ~of_rank;
        }
    }
};

/// Cards as numbered from a board: its own ranks come first and the others after them, each in their order;
/// suits are in falling order of the ranks that the board has of them. From equivalent boards, equivalent
/// hands look the same.
class View {
  public:
    View(CardSet board, u32 ranks) : ranks_(ranks) {
        std::array<u32, suit_count> held{};
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            held[suit] = board.ranks_in(static_cast<Suit>(suit)).mask();
        }
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            u8 place = 0;
            for (std::size_t other = 0; other < suit_count; ++other) {
                const bool is_before =
                    held[other] > held[suit] || (held[other] == held[suit] && other < suit);
                place = static_cast<u8>(place + static_cast<u8>(is_before));
            }
            place_of_suit_[suit] = place;
        }
    }

    Card seen(Card card) const {
        const auto rank = static_cast<u32>(card.rank());
        const auto below = static_cast<u32>(__builtin_popcount(ranks_ & ((1U << rank) - 1)));
        const bool is_on_board = ((ranks_ >> rank) & 1U) != 0;
        const u32 place = is_on_board ? below : static_cast<u32>(__builtin_popcount(ranks_)) + rank - below;
        const u32 suit = place_of_suit_[static_cast<std::size_t>(card.suit())];
        return Card::from_index(static_cast<int>(suit_count * place + suit));
    }

    HoleCards seen(HoleCards hand) const { return {seen(hand.high()), seen(hand.low())}; }

  private:
    u32 ranks_;
    std::array<u8, suit_count> place_of_suit_{};
};

/// The cards behind the numbers, [card as seen from the board].
std::array<u8, ordinary_card_count> cards_behind(const View& view) {
    std::array<u8, ordinary_card_count> cards{};
    for (int card = 0; card < ordinary_card_count; ++card) {
        cards[static_cast<std::size_t>(view.seen(Card::from_index(card)).index())] = static_cast<u8>(card);
    }
    return cards;
}

CardSet cards_of(u32 ranks, const SuitChoice& suits) {
    u64 cards = 0;
    for (std::size_t ordinal = 0; ranks != 0; ranks &= ranks - 1, ++ordinal) {
        cards |= u64{suits[ordinal]} << (suit_count * __builtin_ctz(ranks));
    }
    return CardSet::from_mask(cards);
}

}  // namespace

const SituationIndex& SituationIndex::of(Street street) {
    switch (street) {
        case Street::preflop: {
            static const SituationIndex preflop(Street::preflop);
            return preflop;
        }
        case Street::flop: {
            static const SituationIndex flop(Street::flop);
            return flop;
        }
        case Street::turn: {
            static const SituationIndex turn(Street::turn);
            return turn;
        }
        case Street::river:
            break;
    }
    static const SituationIndex river(Street::river);
    return river;
}

SituationIndex::SituationIndex(Street street) : street_(street) {
    const int cards = cards_on(street);
    const std::vector<SuitPermutation> group = SuitSymmetry().permutations();
    const u32 shape_count = cards == 0 ? 1 : 1U << (cards - 1);
    shapes_.reserve(shape_count);  // patterns point to them
    for (u32 breaks = 0; breaks < shape_count; ++breaks) {
        const RankShape& shape = shapes_.emplace_back(cards, breaks, group);
        first_pattern_.push_back(patterns_.size());
        for (const SuitPattern& suits : shape.patterns()) add_pattern(shape, suits);
    }
}

void SituationIndex::add_pattern(const RankShape& shape, const SuitPattern& suits) {
    Pattern pattern{&shape, suits.suits, suits.orbit_size, boards_, size_, {}, {}, {}};
    const u32 lowest_ranks = (1U << shape.ranks()) - 1;
    const CardSet lowest = cards_of(lowest_ranks, suits.suits);
    const View view(lowest, lowest_ranks);
    CardSet board;
    for (const Card card : lowest) board.insert(view.seen(card));
    std::array<u64, suit_count> marks{};
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        marks[suit] = board.ranks_in(static_cast<Suit>(suit)).mask();
    }
    const std::vector<SuitPermutation> exchanges = SuitSymmetry::of_marks(marks).permutations();
    const auto renamed = [](Card card, const SuitPermutation& image) {
        return Card(card.rank(), static_cast<Suit>(image[static_cast<std::size_t>(card.suit())]));
    };
    pattern.number_of_combo.assign(combo_count, on_the_board);
    for (int high = 1; high < ordinary_card_count; ++high) {
        for (int low = 0; low < high; ++low) {
            const HoleCards hand(Card::from_index(high), Card::from_index(low));
            const bool is_new =
                pattern.number_of_combo[static_cast<std::size_t>(hand.index())] == on_the_board;
            if (!is_new || !(board & hand.cards()).empty()) continue;
            // All images of a hand get its number, and each is counted once, however many exchanges lead to
            // it.
            u8 alike = 0;
            for (const SuitPermutation& image : exchanges) {
                const HoleCards other(renamed(hand.high(), image), renamed(hand.low(), image));
                u16& number = pattern.number_of_combo[static_cast<std::size_t>(other.index())];
                if (number == on_the_board) {
                    number = static_cast<u16>(pattern.cards_of.size());
                    ++alike;
                }
            }
            pattern.cards_of.push_back(hand);
            pattern.hands_alike.push_back(alike);
        }
    }
    boards_ += shape.rank_sets();
    size_ += shape.rank_sets() * pattern.hands();
    patterns_.push_back(std::move(pattern));
}

const SituationIndex::Pattern& SituationIndex::pattern_of_board(u32 number) const {
    const auto after = std::upper_bound(patterns_.begin(), patterns_.end(), number,
                                        [](u32 n, const Pattern& each) { return n < each.first_board; });
    // There is one: the first pattern begins at 0.
    return *(after - 1);
}

const SituationIndex::Pattern& SituationIndex::pattern_of_index(u32 index) const {
    const auto after = std::upper_bound(patterns_.begin(), patterns_.end(), index,
                                        [](u32 n, const Pattern& each) { return n < each.first_index; });
    return *(after - 1);
}

u32 SituationIndex::index(HoleCards hole, CardSet board) const {
    const BoardCards cards(board);
    const u32 breaks = RankShape::breaks_of(cards.multiplicity);
    const Pattern& pattern = patterns_[first_pattern_[breaks] + shapes_[breaks].pattern_of(cards.suits)];
    const HoleCards seen = View(board, cards.ranks).seen(hole);
    return pattern.first_index + colex_index(cards.ranks) * pattern.hands() +
           pattern.number_of_combo[static_cast<std::size_t>(seen.index())];
}

HandOnBoard SituationIndex::at(u32 index) const {
    const Pattern& pattern = pattern_of_index(index);
    const u32 offset = index - pattern.first_index;
    const u32 ranks = DealClasses::rank_set_mask(pattern.shape->ranks(), offset / pattern.hands());
    const CardSet cards = cards_of(ranks, pattern.suits);
    const auto behind = cards_behind(View(cards, ranks));
    const HoleCards seen = pattern.cards_of[offset % pattern.hands()];
    const auto card = [&](Card each) {
        return Card::from_index(behind[static_cast<std::size_t>(each.index())]);
    };
    return {{card(seen.high()), card(seen.low())}, Board(cards)};
}

u32 SituationIndex::weight(u32 index) const {
    const Pattern& pattern = pattern_of_index(index);
    return pattern.boards_alike * pattern.hands_alike[(index - pattern.first_index) % pattern.hands()];
}

u32 SituationIndex::board_number(CardSet board) const {
    const BoardCards cards(board);
    const u32 breaks = RankShape::breaks_of(cards.multiplicity);
    const Pattern& pattern = patterns_[first_pattern_[breaks] + shapes_[breaks].pattern_of(cards.suits)];
    return pattern.first_board + colex_index(cards.ranks);
}

CardSet SituationIndex::board(u32 number) const {
    const Pattern& pattern = pattern_of_board(number);
    return cards_of(DealClasses::rank_set_mask(pattern.shape->ranks(), number - pattern.first_board),
                    pattern.suits);
}

u32 SituationIndex::first_of_board(u32 number) const {
    if (number == boards_) return size_;
    const Pattern& pattern = pattern_of_board(number);
    return pattern.first_index + (number - pattern.first_board) * pattern.hands();
}

u32 SituationIndex::board_of(u32 index) const {
    const Pattern& pattern = pattern_of_index(index);
    return pattern.first_board + (index - pattern.first_index) / pattern.hands();
}

void SituationIndex::list_hands(u32 number, std::vector<HoleCards>& hands) const {
    const Pattern& pattern = pattern_of_board(number);
    const u32 ranks = DealClasses::rank_set_mask(pattern.shape->ranks(), number - pattern.first_board);
    const auto behind = cards_behind(View(cards_of(ranks, pattern.suits), ranks));
    hands.clear();
    for (const HoleCards seen : pattern.cards_of) {
        hands.emplace_back(Card::from_index(behind[static_cast<std::size_t>(seen.high().index())]),
                           Card::from_index(behind[static_cast<std::size_t>(seen.low().index())]));
    }
}

}  // namespace holdfast::holdem

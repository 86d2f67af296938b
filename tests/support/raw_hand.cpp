#include <algorithm>
#include <utility>

#include <tests/support/raw_hand.h>

namespace holdfast::test {
namespace {

using videopoker::Game;
using videopoker::PayHand;
using videopoker::PayRow;

constexpr u8 not_known = 255;
constexpr std::size_t rows_in_a_word = 64;

/// Five cards described as players see them.
struct Look {
    std::array<int, rank_count> cards_of_rank{};
    bool one_suit = true;
    bool in_sequence = false;
    bool ten_to_ace = false;
    Suit suit;

    explicit Look(const PlainHand& five) : suit(five[0].suit()) {
        u32 ranks = 0;
        for (std::size_t place = 0; place < hand_size; ++place) {
            const Card card = five[place];
            ++cards_of_rank[static_cast<std::size_t>(card.rank())];
            ranks |= 1U << number_of(card.rank());
            one_suit = one_suit && card.suit() == suit;
        }
        constexpr u32 five_high = 0b1'0000'0000'1111U;
        in_sequence = ranks == five_high;
        for (int lowest = 0; lowest <= 8; ++lowest) in_sequence = in_sequence || ranks == 0b1'1111U << lowest;
        ten_to_ace = ranks == 0b1'1111'0000'0000;
    }

    /// Whether some rank of `ranks` occurs at least `count` times.
    bool has(int count, RankSet ranks) const {
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            if (cards_of_rank[rank] >= count && ranks.contains(static_cast<Rank>(rank))) return true;
        }
        return false;
    }

    bool has_two_ranks(int count, RankSet ranks, int other_count) const {
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            if (cards_of_rank[rank] < count || !ranks.contains(static_cast<Rank>(rank))) continue;
            for (std::size_t other = 0; other < rank_count; ++other) {
                if (other != rank && cards_of_rank[other] >= other_count) return true;
            }
        }
        return false;
    }

    /// Whether there are four of one rank, and a fifth card (of that rank too, if there are five) with an
    /// allowed rank.
    bool has_four(RankSet ranks, RankSet kickers) const {
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            if (cards_of_rank[rank] < 4 || !ranks.contains(static_cast<Rank>(rank))) continue;
            for (std::size_t kicker = 0; kicker < rank_count; ++kicker) {
                const int left = cards_of_rank[kicker] - (kicker == rank ? 4 : 0);
                if (left == 1 && kickers.contains(static_cast<Rank>(kicker))) return true;
            }
        }
        return false;
    }

    /// Whether exactly three cards are of a rank that the two others add up to, the ace as 1.
    bool has_quick_quads(RankSet ranks) const {
        constexpr std::array<int, rank_count> numbers{2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1};
        int sum = 0;
        for (std::size_t rank = 0; rank < rank_count; ++rank) sum += cards_of_rank[rank] * numbers[rank];
        for (std::size_t rank = 0; rank <= static_cast<std::size_t>(Rank::ten); ++rank) {
            const bool is_three = cards_of_rank[rank] == 3 && ranks.contains(static_cast<Rank>(rank));
            if (is_three && sum == 4 * numbers[rank]) return true;
        }
        return false;
    }

    bool has_suit(SuitSet suits) const { return one_suit && (suits & (1U << number_of(suit))) != 0; }

    bool contains(const PayRow& row) const {
        switch (row.hand) {
            case PayHand::royal_flush:
                return ten_to_ace && has_suit(row.suits);
            case PayHand::five_of_a_kind:
                return has(5, row.ranks);
            case PayHand::straight_flush:
                return in_sequence && has_suit(row.suits);
            case PayHand::four_of_a_kind:
                return has_four(row.ranks, row.kickers);
            case PayHand::quick_quads:
                return has_quick_quads(row.ranks);
            case PayHand::full_house:
                return has_two_ranks(3, row.ranks, 2);
            case PayHand::flush:
                return has_suit(row.suits);
            case PayHand::straight:
                return in_sequence;
            case PayHand::three_of_a_kind:
                return has(3, row.ranks);
            case PayHand::two_pair:
                return has_two_ranks(2, RankSet::all(), 2);
            case PayHand::pair:
                return has(2, row.ranks);
            case PayHand::nothing:
                return true;
            case PayHand::wild_cards:
                break;  // irrelevant for the hand that is made
        }
        return false;
    }
};

/// Sets of 52 + k - 1 numbers correspond to multisets of k cards: the j-th card, from 0, moves up by j.
std::size_t multiset_number(const PlainHand& cards) {
    u64 moved = 0;
    for (std::size_t j = 0; j < cards.size(); ++j) {
        moved |= u64{1} << (static_cast<std::size_t>(cards[j].index()) + j);
    }
    return set_number(CardSet::from_mask(moved));
}

bool looks_at_the_cards_as_they_lie(const PayRow& row) {
    return row.natural || row.hand == PayHand::wild_cards;
}

}  // namespace

PlainHand::PlainHand(CardSet cards) {
    for (const Card card : cards) {
        if (!card.is_joker()) index_[size_++] = static_cast<u8>(card.index());
    }
}

PlainHand PlainHand::with(Card card) const {
    PlainHand more = *this;
    more.index_[more.size_++] = static_cast<u8>(card.index());
    for (std::size_t i = size_; i > 0 && more.index_[i - 1] > more.index_[i]; --i) {
        std::swap(more.index_[i - 1], more.index_[i]);
    }
    return more;
}

bool plainly_contains(const PlainHand& five, const PayRow& row) {
    return Look(five).contains(row);
}

RawPaytable::RawPaytable(Game game)
    : game_(std::move(game)),
      paid_row_(static_cast<std::size_t>(choose(game_.deck.size(), hand_size)), not_known) {
    const auto wild_cards = static_cast<std::size_t>(game_.deck.jokers() + game_.wild.size());
    for (std::size_t plain = hand_size - std::min<std::size_t>(wild_cards, hand_size); plain <= hand_size;
         ++plain) {
        const int moved = plain == 0 ? 0 : static_cast<int>(plain) - 1;
        rows_[plain].resize(choose(ordinary_card_count + moved, static_cast<int>(plain)));
        is_known_[plain].resize(rows_[plain].size());
    }
    for (std::size_t row = 0; row < game_.rows.size(); ++row) preference_.push_back(row);
    std::stable_sort(preference_.begin(), preference_.end(), [this](std::size_t a, std::size_t b) {
        const PayRow& one = game_.rows[a];
        const PayRow& other = game_.rows[b];
        return one.pays != other.pays ? one.pays > other.pays : one.hand < other.hand;
    });
}

u64 RawPaytable::rows_with_wild_cards(const PlainHand& plain) {
    const std::size_t number = multiset_number(plain);
    u64& rows = rows_[plain.size()][number];
    if (is_known_[plain.size()][number]) return rows;
    is_known_[plain.size()][number] = true;
    if (plain.size() == hand_size) {
        const Look look(plain);
        for (std::size_t row = 0; row < std::min(rows_in_a_word, game_.rows.size()); ++row) {
            const PayRow& pay_row = game_.rows[row];
            if (!looks_at_the_cards_as_they_lie(pay_row) && look.contains(pay_row)) rows |= u64{1} << row;
        }
        return rows;
    }
    for (int index = 0; index < ordinary_card_count; ++index) {
        rows |= rows_with_wild_cards(plain.with(Card::from_index(index)));
    }
    return rows;
}

bool RawPaytable::satisfies_as_it_lies(CardSet five, const PayRow& row) const {
    int jokers = 0;
    int wild_cards = 0;
    bool kicker_allowed = row.kickers == RankSet::all();
    for (const Card card : five) {
        if (card.is_joker()) ++jokers;
        if (card.is_joker() || game_.wild.contains(card)) {
            ++wild_cards;
        } else {
            kicker_allowed = kicker_allowed || row.kickers.contains(card.rank());
        }
    }
    if (row.natural) return jokers == 0 && plainly_contains(PlainHand(five), row);
    return wild_cards == row.wild_cards && (row.jokers == PayRow::any_jokers || jokers == row.jokers) &&
           kicker_allowed;
}

u64 RawPaytable::satisfied_rows(CardSet five) {
    u64 rows = rows_with_wild_cards(PlainHand(five - game_.wild));
    for (std::size_t row = 0; row < std::min(rows_in_a_word, game_.rows.size()); ++row) {
        const PayRow& pay_row = game_.rows[row];
        if (looks_at_the_cards_as_they_lie(pay_row) && satisfies_as_it_lies(five, pay_row)) {
            rows |= u64{1} << row;
        }
    }
    return rows;
}

bool RawPaytable::satisfies(CardSet five, std::size_t row) {
    return row >= rows_in_a_word || ((satisfied_rows(five) >> row) & 1U) != 0;
}

std::size_t RawPaytable::paid_row(CardSet five) {
    u8& paid = paid_row_[set_number(five)];
    if (paid == not_known) {
        const u64 rows = satisfied_rows(five);
        paid = static_cast<u8>(*std::find_if(preference_.begin(), preference_.end(), [rows](std::size_t row) {
            return row >= rows_in_a_word || ((rows >> row) & 1U) != 0;
        }));
    }
    return paid;
}

}  // namespace holdfast::test

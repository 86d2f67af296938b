#include <algorithm>
#include <array>
#include <vector>

#include <tests/support/jacks_in_english.h>

namespace holdfast::test {
namespace {

/// Ranks 2 to 14; suits 0 to 3.
struct PlainCard {
    int rank;
    int suit;
};

/// Some of the five cards.
struct Held {
    std::vector<PlainCard> cards;
    std::vector<PlainCard> discards;
    u32 mask = 0;
    std::vector<int> ranks;  ///< different ones, rising
    bool suited = false;
    int windows = 0;
    int high = 0;

    int size() const { return static_cast<int>(cards.size()); }
    bool has(int rank) const { return std::count(ranks.begin(), ranks.end(), rank) != 0; }
    bool are(const std::vector<int>& wanted) const {
        return size() == static_cast<int>(wanted.size()) && ranks == wanted;
    }
    bool all_differ() const { return ranks.size() == cards.size(); }
    int gaps() const { return 3 - windows; }
    bool is_three_to_a_straight_flush() const { return size() == 3 && all_differ() && suited && windows > 0; }
    bool is_three_to_a_royal() const { return size() == 3 && all_differ() && suited && ranks.front() >= 10; }
};

bool in_window(const std::vector<int>& ranks, int lowest) {
    return std::all_of(ranks.begin(), ranks.end(), [&](int rank) {
        const int as_low = rank == 14 && lowest == 1 ? 1 : rank;
        return as_low >= lowest && as_low <= lowest + 4;
    });
}

int windows_of(const std::vector<int>& ranks) {
    int count = 0;
    for (int lowest = 1; lowest <= 10; ++lowest) count += in_window(ranks, lowest) ? 1 : 0;
    return count;
}

Held held_of(const std::vector<PlainCard>& deal, u32 mask) {
    Held held;
    held.mask = mask;
    u32 ranks = 0;
    u32 suits = 0;
    for (std::size_t place = 0; place < deal.size(); ++place) {
        if ((mask >> place & 1U) == 0) {
            held.discards.push_back(deal[place]);
            continue;
        }
        held.cards.push_back(deal[place]);
        ranks |= 1U << deal[place].rank;
        suits |= 1U << deal[place].suit;
    }
    for (int rank = 2; rank <= 14; ++rank) {
        if ((ranks >> rank & 1U) == 0) continue;
        held.ranks.push_back(rank);
        held.high += rank >= 11 ? 1 : 0;
    }
    held.suited = suits != 0 && (suits & (suits - 1)) == 0;
    held.windows = windows_of(held.ranks);
    return held;
}

bool is_pair(const Held& held, int from, int to) {
    return held.size() == 2 && held.ranks.size() == 1 && held.ranks[0] >= from && held.ranks[0] <= to;
}

bool is_two_pair(const Held& held) {
    return held.ranks.size() == 2 &&
           std::count_if(held.cards.begin(), held.cards.end(),
                         [&](const PlainCard& card) { return card.rank == held.ranks[0]; }) == 2;
}

/// Whether the hold belongs to this row; rows are counted from 1.
bool is_of_row(int row, const Held& held) {
    const int size = held.size();
    const bool differ = held.all_differ();
    const bool suited = held.suited;
    const bool straight = differ && held.windows > 0;
    switch (row) {
        case 1:
            return (size == 5 && ((suited && straight) || held.ranks.size() == 2)) ||
                   (size == 4 && held.ranks.size() == 1);
        case 2:
            return size == 4 && differ && suited && held.ranks.front() >= 10;
        case 3:
            return (size == 5 && differ && (suited || straight)) || (size == 3 && held.ranks.size() == 1) ||
                   (size == 4 && is_two_pair(held));
        case 4:
            return size == 4 && suited && straight;
        case 5:
            return is_pair(held, 11, 14);
        case 6:
            return held.is_three_to_a_royal();
        case 7:
            return size == 4 && differ && suited;
        case 8:
            return held.are({10, 11, 12, 13});
        case 9:
            return is_pair(held, 2, 10);
        case 10:
            return size == 4 && differ && held.windows == 2;
        case 11:
            return held.is_three_to_a_straight_flush() && held.high >= held.gaps();
        case 12:
            return suited && held.are({11, 12});
        case 13:
            return held.are({11, 12, 13, 14});
        case 14:
            return size == 2 && differ && suited && held.high == 2;
        case 15:
            return size == 4 && straight && held.high == 3;
        case 16:
            return held.is_three_to_a_straight_flush() && held.high == held.gaps() - 1;
        case 17:
            return held.are({11, 12, 13});
        case 18:
            return held.are({11, 12});
        case 19:
            return suited && held.are({10, 11});
        case 20:
            return held.are({12, 13}) || held.are({11, 13});
        case 21:
            return suited && held.are({10, 12});
        case 22:
            return size == 2 && differ && held.high == 2;
        case 23:
            return suited && held.are({10, 13});
        case 24:
            return size == 1 && held.high == 1;
        case 25:
            return held.is_three_to_a_straight_flush();
        default:
            return size == 0;
    }
}

/// Holds of more cards come first, then lower cards.
bool is_kept_before(const Held& a, const Held& b) {
    if (a.size() != b.size()) return a.size() > b.size();
    return std::lexicographical_compare(a.ranks.rbegin(), a.ranks.rend(), b.ranks.rbegin(), b.ranks.rend());
}

class EnglishPlayer {
  public:
    explicit EnglishPlayer(CardSet deal) {
        std::vector<PlainCard> cards;
        for (const Card card : deal) cards.push_back({card.index() / 4 + 2, card.index() % 4});
        for (u32 mask = 0; mask < 32; ++mask) holds_.push_back(held_of(cards, mask));
    }

    u32 play() const {
        for (int row = 1;; ++row) {
            if (const Held* held = of_row(row)) return instead_of(row, *held).mask;
        }
    }

  private:
    const Held* of_row(int row) const {
        const Held* best = nullptr;
        for (const Held& held : holds_) {
            if (is_of_row(row, held) && (best == nullptr || is_kept_before(held, *best))) best = &held;
        }
        return best;
    }

    /// Exactly these ranks, of any suits.
    const Held* with_ranks(const std::vector<int>& ranks) const {
        for (const Held& held : holds_) {
            if (held.are(ranks)) return &held;
        }
        return nullptr;
    }

    static bool discards_suit_of(const Held& held) {
        return std::any_of(held.discards.begin(), held.discards.end(),
                           [&](const PlainCard& card) { return card.suit == held.cards[0].suit; });
    }

    static bool discards_rank(const Held& held, int rank) {
        return std::any_of(held.discards.begin(), held.discards.end(),
                           [&](const PlainCard& card) { return card.rank == rank; });
    }

    const Held& instead_of(int row, const Held& held) const {
        const Held* other = nullptr;
        switch (row) {
            case 6:  // A: it has A and T, four to a flush is there, and the fifth card is T or higher
                other = of_row(7);
                if (other != nullptr && held.has(14) && held.has(10) && other->discards[0].rank >= 10) {
                    return *other;
                }
                break;
            case 12:  // B: with JQKA, and the fifth card is a 9 or of the QJ suit
                other = with_ranks({11, 12, 13, 14});
                if (other != nullptr &&
                    (other->discards[0].rank == 9 || other->discards[0].suit == held.cards[0].suit)) {
                    return *other;
                }
                break;
            case 15:  // C: with a row-16 hand none of whose two discards could fill its straight
                other = of_row(16);
                if (other != nullptr && none_fills(*other)) return *other;
                break;
            case 19:  // D: with KJ and any discard in the JT suit
                other = with_ranks({11, 13});
                if (other != nullptr && discards_suit_of(held)) return *other;
                break;
            case 21:  // E: with AQ and any discard in the QT suit
                other = with_ranks({12, 14});
                if (other != nullptr && discards_suit_of(held)) return *other;
                break;
            case 23:  // F: when the discards hold a 9 and a card of the KT suit: K alone
                other = with_ranks({13});
                if (other != nullptr && discards_rank(held, 9) && discards_suit_of(held)) return *other;
                break;
            default:
                break;
        }
        return held;
    }

    static bool none_fills(const Held& held) {
        return std::none_of(held.discards.begin(), held.discards.end(), [&](const PlainCard& card) {
            std::vector<int> ranks = held.ranks;
            ranks.push_back(card.rank);
            return !held.has(card.rank) && windows_of(ranks) > 0;
        });
    }

    std::vector<Held> holds_;
};

}  // namespace

CardSet hold_of_jacks_in_english(CardSet deal) {
    const u32 mask = EnglishPlayer(deal).play();
    CardSet held;
    u32 place = 0;
    for (const Card card : deal) {
        if ((mask >> place & 1U) != 0) held.insert(card);
        ++place;
    }
    return held;
}

}  // namespace holdfast::test

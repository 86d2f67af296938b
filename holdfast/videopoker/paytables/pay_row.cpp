#include <array>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::videopoker {
namespace {

/// The number of the rank at one end of a range; an error blames the whole text.
int end_of_range(std::string_view end, std::string_view text) {
    try {
        return number_of(parse_rank(end));
    } catch (const ParseError&) {
        throw ParseError(
            in_quotes(text) +
                " is not a rank like 8 or A, nor a range like 2-4 or J-A; ranks are 2 3 4 5 6 7 8 9 "
                "T J Q K A",
            std::string(text));
    }
}

}  // namespace

RankSet parse_ranks(std::string_view text) {
    const std::size_t dash = text.find('-');
    const int first = end_of_range(text.substr(0, dash), text);
    const int last = dash == std::string_view::npos ? first : end_of_range(text.substr(dash + 1), text);
    if (first == number_of(Rank::ace) && last < first) {
        return RankSet::of(Rank::ace) | RankSet((2U << last) - 1);
    }
    if (first > last) {
        throw ParseError(in_quotes(text) + " runs backwards; ranges go up, or start with the ace as in A-4",
                         std::string(text), 0, text.size());
    }
    return RankSet((2U << last) - (1U << first));
}

std::vector<std::string> rank_entries(RankSet ranks) {
    const bool low_ace =
        ranks.contains(Rank::ace) && ranks.contains(Rank::two) && !ranks.contains(Rank::king);
    // The ranks from low to high, beginning with the ace if it counts as low.
    // With a low ace bit 0 is the ace and bit r + 1 the rank r, up to the king: one place higher than in the
    // mask.
    const u32 line = low_ace ? (ranks.mask() << 1U | 1U) & 0x1fffU : ranks.mask();
    const auto letter = [low_ace](int bit) {
        return low_ace ? (bit == 0 ? 'A' : rank_letters[static_cast<std::size_t>(bit - 1)])
                       : rank_letters[static_cast<std::size_t>(bit)];
    };
    std::vector<std::string> entries;
    for (int bit = 0; bit < rank_count; ++bit) {
        if (((line >> bit) & 1U) == 0) continue;
        int last = bit;
        while (last + 1 < rank_count && ((line >> (last + 1)) & 1U) != 0) ++last;
        entries.emplace_back(1, letter(bit));
        if (last > bit) (entries.back() += '-') += letter(last);
        bit = last;
    }
    return entries;
}

std::string ranks_text(RankSet ranks) {
    return joined(rank_entries(ranks), " ");
}

namespace {

constexpr std::array<std::string_view, pay_hand_count> hand_words{
    "wild cards",  "royal flush", "five of a kind", "straight flush", "four of a kind",
    "quick quads", "full house",  "flush",          "straight",       "three of a kind",
    "two pair",    "pair",        "nothing"};

constexpr std::array<std::string_view, 3> order_words{"", "sequential", "reversible"};
constexpr std::array<u32, 3> order_counts{120, 1, 2};

constexpr int hand_size = 5;

}  // namespace

std::string_view words_of(PayHand hand) {
    return hand_words[static_cast<std::size_t>(hand)];
}

std::string_view words_of(CardOrder order) {
    return order_words[static_cast<std::size_t>(order)];
}

u32 orders_of(CardOrder order) {
    return order_counts[static_cast<std::size_t>(order)];
}

std::string default_name(const PayRow& row) {
    std::string name;
    if (row.natural) name += "natural ";
    if (row.order != CardOrder::any) (name += words_of(row.order)) += ' ';
    if (row.hand == PayHand::wild_cards) name += std::to_string(row.wild_cards) + " ";
    name += words_of(row.hand);
    if (!(row.ranks == RankSet::all())) name += " " + ranks_text(row.ranks);
    for (int suit = 0; row.suits != all_suits && suit < suit_count; ++suit) {
        if (((row.suits >> suit) & 1U) != 0) (name += " in ") += letter_of(static_cast<Suit>(suit));
    }
    if (!(row.kickers == RankSet::all())) name += ", kicker " + ranks_text(row.kickers);
    if (row.jokers != PayRow::any_jokers) name += ", " + std::to_string(row.jokers) + " jokers";
    return name;
}

DealtHand::DealtHand(const FixedCards& plain, const FixedCards& all)
    : made_(plain),
      natural_(all.size() == plain.size() ? made_ : MadeHands(all)),
      plain_ranks_(plain.size() == 0 ? RankSet() : plain.at_least(1)),
      wild_cards_(hand_size - plain.size()),
      jokers_(hand_size - all.size()) {}

DealtHand::DealtHand(CardSet five, CardSet wild) : DealtHand(FixedCards(five - wild), FixedCards(five)) {}

bool DealtHand::satisfies(const PayRow& row) const {
    // A natural hand has no joker and looks at its other wild cards as what they are.
    if (row.natural) return jokers_ == 0 && contains(natural_, row);
    if (row.hand != PayHand::wild_cards) return contains(made_, row);
    if (wild_cards_ != row.wild_cards || (row.jokers != PayRow::any_jokers && jokers_ != row.jokers)) {
        return false;
    }
    // With four wild cards the kicker is the only other card.
    return row.kickers == RankSet::all() || !(plain_ranks_ & row.kickers).empty();
}

bool DealtHand::contains(const MadeHands& made, const PayRow& row) {
    switch (row.hand) {
        case PayHand::royal_flush:
            return (made.royal_flush() & row.suits) != 0;
        case PayHand::five_of_a_kind:
            return !(made.of_a_kind(5) & row.ranks).empty();
        case PayHand::straight_flush:
            return (made.straight_flush() & row.suits) != 0;
        case PayHand::four_of_a_kind:
            return made.four_of_a_kind(row.ranks, row.kickers);
        case PayHand::quick_quads:
            return !(made.quick_quads() & row.ranks).empty();
        case PayHand::full_house:
            return !(made.full_house() & row.ranks).empty();
        case PayHand::flush:
            return (made.flush() & row.suits) != 0;
        case PayHand::straight:
            return made.straight();
        case PayHand::three_of_a_kind:
            return !(made.of_a_kind(3) & row.ranks).empty();
        case PayHand::two_pair:
            return made.two_pair();
        case PayHand::pair:
            return !(made.of_a_kind(2) & row.ranks).empty();
        case PayHand::wild_cards:
            return false;
        case PayHand::nothing:
            return true;
    }
    return false;
}

}  // namespace holdfast::videopoker

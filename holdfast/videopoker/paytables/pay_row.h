// One row of a paytable: a poker hand with its qualifiers, and what it pays.
//
// Rules: a hand satisfies a row if it *contains* the row's combination, each wild card standing for whatever
// card helps. It is paid by the highest-paying row that it satisfies; if several pay the same, by the one of
// the higher poker hand (the order of PayHand), then by the one listed first.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card.h>
#include <holdfast/cards/card_set.h>
#include <holdfast/core/rational.h>
#include <holdfast/evaluation/five_card_hand.h>

namespace holdfast::videopoker {

// Sets of ranks as a paytable writes them: "A", "10", "2-4", "J-A", "A-4" (low ace), "8 A".

/// Reads one rank or one range. Throws ParseError.
RankSet parse_ranks(std::string_view text);

/// The set as ranges and single ranks that parse_ranks reads, low ones first: "2", "4-6" and "T". An ace
/// beside a two counts as low: "A-4".
std::vector<std::string> rank_entries(RankSet ranks);

/// rank_entries() in one text, separated by blanks: "2 4-6 T".
std::string ranks_text(RankSet ranks);

/// The hands a row can name, the highest first.
enum class PayHand : u8 {
    wild_cards,
    royal_flush,
    five_of_a_kind,
    straight_flush,
    four_of_a_kind,
    quick_quads,  ///< three of a kind from 2 to 10 beside two cards that add up to their rank
    full_house,
    flush,
    straight,
    three_of_a_kind,
    two_pair,
    pair,
    nothing,
};

inline constexpr int pay_hand_count = 13;

/// The hand's words in a paytable: "royal flush", "pair", ...
std::string_view words_of(PayHand hand);

/// How the five final cards must stand, from left to right.
enum class CardOrder : u8 {
    any,
    sequential,  ///< T J Q K A
    reversible,  ///< T J Q K A or A K Q J T
};

/// The word in a paytable: "sequential", "reversible"; empty for `any`, which needs no key.
std::string_view words_of(CardOrder order);

/// In how many orders of the five cards a row with this order pays a royal flush: 1, 2 or, for `any`, all 120.
u32 orders_of(CardOrder order);

struct PayRow {
    PayHand hand = PayHand::nothing;
    RankSet ranks = RankSet::all();    ///< allowed ranks of the set (full house, quick quads: of the trips)
    RankSet kickers = RankSet::all();  ///< allowed ranks of the fifth card
    SuitSet suits = all_suits;         ///< allowed suits of a flush
    bool natural = false;              ///< no joker, and every wild card counts as itself
    int wild_cards = 0;                ///< wild cards: the exact number, jokers included
    int jokers = any_jokers;           ///< wild cards: how many of them are jokers
    CardOrder order = CardOrder::any;  ///< royal flush: how its cards must stand
    Rational pays;                     ///< per unit bet, 0 or more
    std::string name;                  ///< what people call the row; unique in a paytable that was read

    static constexpr int any_jokers = -1;

    bool operator==(const PayRow&) const = default;
};

/// The name of a row that is given none, its hand and qualifiers in words: "four of a kind A, kicker 2-4".
std::string default_name(const PayRow& row);

/// Five cards, ready to be compared with rows.
class DealtHand {
  public:
    /// `plain`: the cards that are not wild; `all`: all cards but the jokers, counting as themselves.
    DealtHand(const FixedCards& plain, const FixedCards& all);
    /// The hand of five cards of which jokers, and the cards in `wild`, are wild.
    DealtHand(CardSet five, CardSet wild);

    /// Whether the cards, standing in the best order for the row, contain its combination.
    bool satisfies(const PayRow& row) const;

  private:
    static bool contains(const MadeHands& made, const PayRow& row);

    MadeHands made_;
    MadeHands natural_;  ///< used only if there is no joker
    RankSet plain_ranks_;
    int wild_cards_;
    int jokers_;
};

}  // namespace holdfast::videopoker

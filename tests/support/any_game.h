// RapidCheck games with any deck, wild ranks or cards, and rows with any qualifiers; a failing game shrinks
// to a small one.
//
// In one game of four, or of the number asked for, a wild card or a row in one suit distinguishes the suits:
// such games have up to twenty times as many classes of deals. Some hand of the deck satisfies every row,
// unless a kicker makes that impossible.
#pragma once

#include <ostream>
#include <tuple>
#include <vector>

#include <rapidcheck.h>
#include <tests/support/printing.h>

#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {

/// Prints the game of a failed property.
inline std::ostream& operator<<(std::ostream& out, const Game& game) {
    out << "deck " << game.deck.size() << ", wild " << game.wild << ":";
    for (const PayRow& row : game.rows) out << " [" << default_name(row) << " pays " << row.pays << "]";
    return out;
}

}  // namespace holdfast::videopoker

namespace holdfast::test {

using Choices = std::vector<u32>;

/// Numbers that choose a row, all 0 for the plainest: hand, ranks, kickers, suit, natural, wild cards,
/// jokers, pay.
inline rc::Gen<Choices> row_choices() {
    return rc::gen::container<Choices>(10, rc::gen::inRange<u32>(0, 1U << 16U));
}

/// Half of the time any rank, else `length` ranks from `first` on.
inline RankSet chosen_ranks(u32 choice) {
    const u32 first = choice / 2 % rank_count;
    const u32 last = first + choice / 64 % (rank_count - first);
    return choice % 2 == 0 ? RankSet::all() : RankSet((2U << last) - (1U << first));
}

inline Rational chosen_pay(u32 number, u32 divisor) {
    const u64 parts = divisor % 4 == 3 ? 1 + divisor / 4 % 12 : 1;
    return Rational(u64{number % 60}, parts);
}

inline void choose_qualifiers(videopoker::PayRow& row, const Choices& choice, const videopoker::Game& game,
                              bool suits_matter) {
    using videopoker::PayHand;
    const bool of_ranks = row.hand == PayHand::five_of_a_kind || row.hand == PayHand::four_of_a_kind ||
                          row.hand == PayHand::full_house || row.hand == PayHand::three_of_a_kind ||
                          row.hand == PayHand::pair;
    const bool of_suits =
        row.hand == PayHand::royal_flush || row.hand == PayHand::straight_flush || row.hand == PayHand::flush;
    if (of_ranks) row.ranks = chosen_ranks(choice[1]);
    // Three of 2 to 10.
    constexpr RankSet two_to_ten(0x1ff);
    if (row.hand == PayHand::quick_quads && !(chosen_ranks(choice[1]) & two_to_ten).empty()) {
        row.ranks = chosen_ranks(choice[1]);
    }
    if (row.hand == PayHand::four_of_a_kind) row.kickers = chosen_ranks(choice[2]);
    if (of_suits && suits_matter && choice[3] % 2 == 1) {
        row.suits = static_cast<SuitSet>(1U << choice[3] / 2 % suit_count);
    }
    if (row.hand == PayHand::wild_cards) {
        const auto wild = static_cast<u32>(std::min(5, game.deck.jokers() + game.wild.size()));
        row.wild_cards = static_cast<int>(1 + choice[4] % wild);
        const int jokers = static_cast<int>(choice[5] / 2 % static_cast<u32>(game.deck.jokers() + 1));
        const bool can_be = jokers <= row.wild_cards && row.wild_cards - jokers <= game.wild.size();
        if (choice[5] % 2 == 1 && can_be) row.jokers = jokers;
    } else if (row.hand != PayHand::five_of_a_kind) {
        row.natural = choice[6] % 4 == 3;
    }
}

inline videopoker::PayRow chosen_row(const Choices& choice, const videopoker::Game& game, bool suits_matter) {
    using videopoker::PayHand;
    // The simplest first: a game shrinks towards pairs.
    constexpr std::array hands{PayHand::pair,           PayHand::two_pair,       PayHand::three_of_a_kind,
                               PayHand::straight,       PayHand::flush,          PayHand::full_house,
                               PayHand::four_of_a_kind, PayHand::royal_flush,    PayHand::straight_flush,
                               PayHand::quick_quads,    PayHand::five_of_a_kind, PayHand::wild_cards};
    const std::size_t can_be = game.deck.jokers() == 0 && game.wild.empty() ? hands.size() - 2 : hands.size();
    videopoker::PayRow row;
    row.hand = hands[choice[0] % can_be];
    row.pays = chosen_pay(choice[7], choice[8]);
    choose_qualifiers(row, choice, game, suits_matter);
    return row;
}

inline videopoker::Game chosen_game(u32 deck, u32 wild, bool suits_matter, const std::vector<Choices>& rows) {
    videopoker::Game game;
    game.id = "any";
    game.deck = Deck::with_jokers(deck < 6 ? 0 : static_cast<int>(deck) - 5);
    if (wild % 3 == 1) game.wild = CardSet::of_rank(static_cast<Rank>(wild / 3 % rank_count));
    if (wild % 3 == 2 && suits_matter) {
        game.wild.insert(Card::from_index(static_cast<int>(wild / 3 % 52)));
        game.wild.insert(Card::from_index(static_cast<int>(wild / 177 % 52)));
    }
    for (const Choices& each : rows) game.rows.push_back(chosen_row(each, game, suits_matter));
    game.rows.emplace_back();
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        game.rows[row].name = "row " + std::to_string(row);
    }
    return game;
}

/// A game of 1 to 10 rows and `nothing`, which pays 0, after them.
inline rc::Gen<videopoker::Game> any_game(u32 suits_told_apart_in_one_of = 4) {
    const auto rows = rc::gen::mapcat(rc::gen::inRange<std::size_t>(1, 11), [](std::size_t count) {
        return rc::gen::container<std::vector<Choices>>(count, row_choices());
    });
    return rc::gen::apply(
        [](u32 deck, u32 wild, u32 suits, const std::vector<Choices>& choices) {
            return chosen_game(deck, wild, suits == 1, choices);
        },
        rc::gen::inRange<u32>(0, 11), rc::gen::inRange<u32>(0, 10000),
        rc::gen::inRange<u32>(0, suits_told_apart_in_one_of), rows);
}

}  // namespace holdfast::test

#include <string>

#include <tests/support/random_games.h>

namespace holdfast::test {
namespace {

using videopoker::Game;
using videopoker::PayHand;
using videopoker::PayRow;

bool one_in(std::mt19937& random, u32 n) {
    return below(random, n) == 0;
}

RankSet random_ranks(std::mt19937& random) {
    const u32 first = below(random, rank_count);
    const u32 last = first + below(random, rank_count - first);
    return RankSet((2U << last) - (1U << first));
}

PayRow random_row(std::mt19937& random) {
    PayRow row;
    row.hand = static_cast<PayHand>(below(random, videopoker::pay_hand_count));
    row.pays = one_in(random, 4) ? Rational(u64{below(random, 100)}, u64{1 + below(random, 12)})
                                 : Rational(u64{below(random, 50)});
    switch (row.hand) {
        case PayHand::five_of_a_kind:
        case PayHand::full_house:
        case PayHand::three_of_a_kind:
        case PayHand::pair:
            if (one_in(random, 2)) {
                row.ranks = random_ranks(random);
            }
            break;
        case PayHand::four_of_a_kind:
            if (one_in(random, 2)) {
                row.ranks = random_ranks(random);
            }
            if (one_in(random, 2)) {
                row.kickers = random_ranks(random);
            }
            break;
        case PayHand::royal_flush:
        case PayHand::straight_flush:
        case PayHand::flush:
            if (one_in(random, 4)) {
                row.suits = static_cast<SuitSet>(1U << below(random, suit_count));
            }
            break;
        case PayHand::wild_cards:
            row.wild_cards = static_cast<int>(1 + below(random, 5));
            if (one_in(random, 3)) {
                row.jokers = static_cast<int>(below(random, 3));
            }
            if (row.wild_cards == 4 && one_in(random, 2)) {
                row.kickers = random_ranks(random);
            }
            break;
        default:
            break;
    }
    const bool takes_natural = row.hand != PayHand::five_of_a_kind && row.hand != PayHand::wild_cards &&
                               row.hand != PayHand::nothing;
    row.natural = takes_natural && one_in(random, 4);
    return row;
}

CardSet random_wild(std::mt19937& random) {
    switch (below(random, 4)) {
        case 0:
            return CardSet::of_rank(static_cast<Rank>(below(random, rank_count)));
        case 1: {
            CardSet wild;
            for (u32 i = 1 + below(random, 3); i > 0; --i) {
                wild.insert(Card::from_index(static_cast<int>(below(random, 52))));
            }
            return wild;
        }
        default:
            return {};
    }
}

}  // namespace

u32 below(std::mt19937& random, u32 limit) {
    return static_cast<u32>(random() % limit);
}

Game random_game(std::mt19937& random) {
    Game game;
    game.id = "random";
    game.name = game.id;
    game.deck = Deck::with_jokers(one_in(random, 2) ? 0 : static_cast<int>(below(random, max_jokers + 1)));
    game.wild = random_wild(random);
    for (u32 rows = 1 + below(random, 10); rows > 0; --rows) {
        game.rows.push_back(random_row(random));
    }
    game.rows.push_back(PayRow{});
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        game.rows[row].name = "row " + std::to_string(row);
    }
    return game;
}

}  // namespace holdfast::test

// Royal flushes in order: what is known of any such game without counting draws. The oracles of
// tests/cross_checks say whether the counts are right.
#include <algorithm>
#include <functional>

#include <gtest/gtest.h>
#include <tests/support/odd_games.h>
#include <tests/support/printing.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/machines/machine.h>
#include <holdfast/videopoker/machines/machine_solution.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/deal_pool.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/play/play_difference.h>
#include <holdfast/videopoker/sweeps/grid_returns.h>
#include <holdfast/videopoker/sweeps/line_meter.h>
#include <holdfast/videopoker/sweeps/meter.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>

namespace holdfast::videopoker {
namespace {

/// 9/6 Jacks or Better in which royal flushes in this order pay something else.
Game jacks_with(CardOrder order, const Rational& pays) {
    Game game = catalog_game("jacks-or-better-9-6-sequential-royal");
    game.rows.front().order = order;
    game.rows.front().pays = pays;
    return game;
}

const GameTables& sequential() {
    static const GameTables tables(catalog_game("jacks-or-better-9-6-sequential-royal"));
    return tables;
}

HandAnalysis hand(const GameTables& tables, const char* cards) {
    return analyze_hand(tables, parse_deal(cards, tables.game().deck));
}

const HoldAnalysis& hold_of(const HandAnalysis& answer, u32 mask) {
    return *std::find_if(answer.holds.begin(), answer.holds.end(),
                         [mask](const HoldAnalysis& each) { return each.hold.mask() == mask; });
}

constexpr u64 per_combination = 120 * 24;  // orders of the deal, and of draws over the common denominator

void expect_same_but_for_royals(const GameAnalysis& ordered, const GameAnalysis& plain) {
    EXPECT_EQ(ordered.deals, 120 * plain.deals);
    EXPECT_EQ(ordered.combinations, per_combination * plain.combinations);
    EXPECT_EQ(ordered.tied_deals, 120 * plain.tied_deals);
    EXPECT_EQ(ordered.expected_return, plain.expected_return);
    EXPECT_EQ(ordered.variance, plain.variance);
    EXPECT_EQ(ordered.covariance, plain.covariance);
    EXPECT_EQ(ordered.hit_frequency, plain.hit_frequency);
    EXPECT_EQ(ordered.rows[0].combinations + ordered.rows[1].combinations,
              per_combination * plain.rows[0].combinations);
    for (std::size_t row = 1; row < plain.rows.size(); ++row) {
        EXPECT_EQ(ordered.rows[row + 1].combinations, per_combination * plain.rows[row].combinations);
        EXPECT_EQ(ordered.rows[row + 1].fewest, per_combination * plain.rows[row].fewest);
        EXPECT_EQ(ordered.rows[row + 1].most, per_combination * plain.rows[row].most);
    }
}

TEST(OrderedPlay, AnOrderThatPaysAsAnyRoyalFlushChangesNothing) {
    const GameAnalysis plain = analyze_game(catalog_game("jacks-or-better-9-6"));
    for (const CardOrder order : {CardOrder::sequential, CardOrder::reversible}) {
        const GameAnalysis ordered = analyze_game(jacks_with(order, Rational(800)));
        expect_same_but_for_royals(ordered, plain);
        // Of holds that are the best anywhere, one royal flush in 120 is in order, or two.
        EXPECT_EQ(ordered.rows[0].combinations * (order == CardOrder::sequential ? 119 : 59),
                  ordered.rows[1].combinations);
        EXPECT_EQ(ordered.order->changed_deals, 0U);
        EXPECT_EQ(ordered.order->ignoring_places, plain.expected_return);
    }
}

TEST(OrderedPlay, OrderChangesNothingIfItPaysNoMore) {
    const GameTables plain(catalog_game("jacks-or-better-9-6"));
    const GameTables ordered(jacks_with(CardOrder::sequential, Rational(800)));
    for (const char* cards :
         {"Ts 3d Qs Kh As", "Ts Js Qs Ks As", "As Ks Qs Js 5s", "2c 7d 9h 4s 5s", "Ah 2c Kd 3c Qs"}) {
        const HandAnalysis expected = hand(plain, cards);
        const HandAnalysis found = hand(ordered, cards);
        for (u32 mask = 0; mask < hold_count; ++mask) {
            EXPECT_EQ(hold_of(found, mask).value(), hold_of(expected, mask).value()) << cards << ' ' << mask;
            EXPECT_EQ(hold_of(found, mask).variance(), hold_of(expected, mask).variance())
                << cards << ' ' << mask;
        }
    }
}

// A player who ignores places meets each order equally often: royal flushes are then worth their mean.
TEST(OrderedPlay, IgnoringPlacesIsPerfectPlayAtTheMeanPay) {
    const auto expect_mean = [](CardOrder order, const Rational& pays) {
        const Rational share(orders_of(order), u64{120});
        Game plain = catalog_game("jacks-or-better-9-6");
        plain.rows.front().pays = share * pays + (Rational(1) - share) * Rational(800);
        const GameAnalysis answer = analyze_game(jacks_with(order, pays));
        EXPECT_EQ(answer.order->ignoring_places, analyze_game(plain).expected_return);
        EXPECT_LT(answer.order->ignoring_places, answer.expected_return);
        EXPECT_GT(answer.order->changed_deals, 0U);
        EXPECT_LT(answer.order->changed_deals, answer.deals);
    };
    expect_mean(CardOrder::sequential, Rational(10000));
    expect_mean(CardOrder::reversible, Rational(10000));
    expect_mean(CardOrder::sequential, Rational());
}

// What charts and types of holds are valued by.
TEST(OrderedPlay, TablesHaveTheMeanPay) {
    const auto pay = [](const GameTables& tables, std::size_t row) {
        return Rational(tables.pays().pays[row], tables.pays().denominator);
    };
    EXPECT_EQ(pay(sequential(), 0), Rational(2630, 3)) << "800 + 9200 / 120";
    EXPECT_EQ(pay(sequential(), 1), Rational(800));
    EXPECT_EQ(sequential().game().rows[0].pays, Rational(10000));
    EXPECT_EQ(sequential().hands_paid_by(0), 4U);
    Pays pays = pays_of(sequential().game());
    pays[0] = Rational(2000);
    EXPECT_EQ(pay(sequential().with_pays(pays), 0), Rational(810));
    EXPECT_EQ(pay(GameTables(test::odd_game("reversible-royal-alone")), 1),
              Rational(50 * 118 + 20000 * 2, 120));
    // In which every royal flush is in order.
    EXPECT_EQ(pay(sequential().with_row_values(pays), 0), Rational(2000));
    EXPECT_EQ(sequential().with_row_values(pays).order(), std::nullopt);
}

// Four royal cards would be worth (40 + 7) / 47 if the fifth came in order, as much as the flush that they are in.
TEST(OrderedPlay, HoldsThatStandWrongDoNotTie) {
    const Game game = test::odd_game("sequential-royal-ties");
    const HandAnalysis right = hand(GameTables(game), "Ts Js Qs Ks 2s");
    EXPECT_EQ(right.holds[0].value(), Rational(1));
    EXPECT_TRUE(right.holds[1].is_best);
    EXPECT_FALSE(hand(GameTables(game), "Js Ts Qs Ks 2s").holds[1].is_best);
    EXPECT_EQ(analyze_game(game, TieRule::highest_variance).expected_return,
              analyze_game(game, TieRule::lowest_variance).expected_return);
}

// Royal cards in their places are worth exactly as much as the flush that they are in: the tie rule decides. Both numbers
// are those of the oracle that plays whole games (OddGameSlow).
TEST(OrderedPlay, HoldsThatTieWithTheRest) {
    const Game game = test::odd_game("sequential-royal-ties");
    const GameAnalysis highest = analyze_game(game, TieRule::highest_variance);
    EXPECT_EQ(highest.tied_deals, 112'441'840U);
    EXPECT_EQ(highest.rows[0].combinations, 13'216'225'440U);
    const GameAnalysis lowest = analyze_game(game, TieRule::lowest_variance);
    EXPECT_EQ(lowest.tied_deals, highest.tied_deals);
    EXPECT_EQ(lowest.rows[0].most, highest.rows[0].combinations);
}

// As the oracle counts them that plays whole games. Where only the order pays, most holds that are best on average tie,
// and places decide between them.
TEST(OrderedPlay, DealsThatPlacesChange) {
    const auto changed = [](const char* id) { return analyze_game(test::odd_game(id)).order->changed_deals; };
    EXPECT_EQ(changed("sequential-royal-only"), 217129496U);
    EXPECT_EQ(changed("reversible-royal-alone"), 3383768U);
}

TEST(OrderedPlay, EitherDirectionIsWorthMoreThanOne) {
    const GameAnalysis one = analyze_game(sequential());
    const GameAnalysis either = analyze_game(jacks_with(CardOrder::reversible, Rational(10000)));
    EXPECT_GT(either.expected_return, one.expected_return);
    EXPECT_GT(either.rows[0].combinations, one.rows[0].combinations);
    // For deals in the mirror, either direction is the same.
    const GameTables tables(jacks_with(CardOrder::reversible, Rational(10000)));
    EXPECT_EQ(hand(tables, "Ts Js Qs Ks 3d").holds.front().value(),
              hand(tables, "3d Ks Qs Js Ts").holds.front().value());
}

TEST(OrderedPlay, RowsAddUpToTheReturn) {
    for (const char* id : {"bonus-poker-8-5-sequential-royal", "jacks-or-better-9-6-sequential-royal"}) {
        const Game game = catalog_game(id);
        const GameAnalysis answer = analyze_game(game);
        u64 combinations = 0;
        Rational pays;
        Rational squares;
        for (std::size_t row = 0; row < game.rows.size(); ++row) {
            combinations += answer.rows[row].combinations;
            pays += Rational(answer.rows[row].combinations) * game.rows[row].pays;
            squares += Rational(answer.rows[row].combinations) * game.rows[row].pays * game.rows[row].pays;
        }
        const Rational all(answer.combinations);
        EXPECT_EQ(combinations, u64{57407703889536000}) << "52! / 42!";
        EXPECT_EQ(answer.combinations, combinations);
        EXPECT_EQ(answer.expected_return, pays / all);
        EXPECT_EQ(answer.variance, squares / all - pays / all * pays / all);
        EXPECT_GE(answer.covariance, Rational());
    }
}

TEST(OrderedPlay, AvoidsAnOrderThatPaysLess) {
    const GameAnalysis less = analyze_game(jacks_with(CardOrder::sequential, Rational()));
    const GameAnalysis plain = analyze_game(catalog_game("jacks-or-better-9-6"));
    EXPECT_LT(less.expected_return, plain.expected_return);
    EXPECT_GT(less.rows[0].combinations, 0U);
    const HandAnalysis royal =
        hand(GameTables(jacks_with(CardOrder::sequential, Rational())), "Ts Js Qs Ks As");
    EXPECT_NE(royal.holds.front().hold, Hold::everything());
    EXPECT_TRUE(hold_of(royal, whole_deal).value().is_zero());
}

TEST(OrderedPlay, ShowsWhereCardsStandRight) {
    const HandAnalysis answer = hand(sequential(), "Ts Js 3d Ks As");
    const HoldAnalysis& best = answer.holds.front();
    EXPECT_EQ(best.hold, Hold::from_mask(0b11011U));
    EXPECT_EQ(best.draws, 47U);
    EXPECT_EQ(best.outcomes[0], 1U) << "the queen comes to the middle";
    EXPECT_EQ(best.outcomes[1], 0U);
    EXPECT_EQ(best.right_orders, 1U);
    EXPECT_EQ(hold_of(answer, 0b00011U).right_orders, 0U) << "no royal flush without the king and the ace";
    EXPECT_EQ(hold_of(answer, 0).right_orders, 1U) << "no card stands wrong";
    EXPECT_EQ(hold_of(answer, 0).outcomes[0], 3U) << "one order of three suits";
    EXPECT_EQ(hold_of(answer, 0).outcomes[1], 3U * 119U);

    const HandAnalysis wrong = hand(sequential(), "Js Ts 3d Ks As");
    EXPECT_EQ(hold_of(wrong, 0b11011U).right_orders, 0U);
    EXPECT_EQ(hold_of(wrong, 0b11011U).outcomes[0], 0U);
    EXPECT_EQ(hold_of(wrong, 0b11011U).outcomes[1], 1U);

    const GameTables either(jacks_with(CardOrder::reversible, Rational(10000)));
    EXPECT_EQ(hold_of(hand(either, "2c 3d Qs 7h 9d"), 0b00100U).right_orders, 2U) << "a queen in the middle";
    EXPECT_EQ(hold_of(hand(either, "As Ks Qs 7h 9d"), 0b00111U).right_orders, 1U);
    EXPECT_EQ(hold_of(hand(either, "Ts 3d Qs 7h 9d"), 0b00101U).right_orders, 1U);
    EXPECT_EQ(hold_of(hand(either, "Ts Js Qs Ks As"), whole_deal).outcomes[0], 1U);
    EXPECT_EQ(hold_of(hand(either, "As Ks Qs Js Ts"), whole_deal).outcomes[0], 1U);
    EXPECT_EQ(hold_of(hand(either, "As Ks Js Qs Ts"), whole_deal).outcomes[1], 1U);
}

TEST(OrderedPlay, OtherPlacesChangeOnlyHoldsOfRoyalCards) {
    const HandAnalysis one = hand(sequential(), "Ts 4c Qs 9d 9h");
    const HandAnalysis other = hand(sequential(), "Qs 4c Ts 9d 9h");  // the ten and the queen change places
    for (u32 mask = 0; mask < hold_count; ++mask) {
        const u32 same_cards = (mask & ~5U) | ((mask & 1U) << 2U) | ((mask & 4U) >> 2U);
        if (mask == 5) {
            EXPECT_GT(hold_of(one, mask).value(), hold_of(other, mask).value());
        } else {
            EXPECT_EQ(hold_of(one, mask).value(), hold_of(other, same_cards).value()) << mask;
        }
    }
}

// The paytable says which row pays royal flushes out of order.
TEST(OrderedPlay, OtherRoyalFlushesAreInTheRowThatPaysThemMost) {
    EXPECT_EQ(sequential().order(), (OrderedRow{0, 1, CardOrder::sequential}));
    EXPECT_EQ(GameTables(test::odd_game("reversible-royal-alone")).order(),
              (OrderedRow{1, 0, CardOrder::reversible}));
    EXPECT_EQ(GameTables(catalog_game("jacks-or-better-9-6")).order(), std::nullopt);
    Pays pays = pays_of(sequential().game());
    pays[1] = Rational(40);  // less than a straight flush
    EXPECT_EQ(sequential().with_pays(pays).order(), (OrderedRow{0, 2, CardOrder::sequential}));
}

TEST(OrderedPlay, ChangedPaysAreThoseOfAnotherGame) {
    Pays pays = pays_of(sequential().game());
    pays[0] = Rational(5000);
    pays[1] = Rational(20);
    Game game = sequential().game();
    for (std::size_t row = 0; row < pays.size(); ++row) game.rows[row].pays = pays[row];
    const GameAnalysis changed = analyze_game(sequential().with_pays(pays));
    const GameAnalysis expected = analyze_game(game);
    EXPECT_EQ(changed.expected_return, expected.expected_return);
    EXPECT_EQ(changed.variance, expected.variance);
    EXPECT_EQ(changed.order->ignoring_places, expected.order->ignoring_places);
    for (std::size_t row = 0; row < pays.size(); ++row) {
        EXPECT_EQ(changed.rows[row].combinations, expected.rows[row].combinations);
    }
}

TEST(OrderedPlay, DoesNotDependOnThreadsAndCanBeStopped) {
    const GameAnalysis one = analyze_game(sequential(), TieRule::lowest_variance, {1, {}, nullptr});
    const GameAnalysis five = analyze_game(sequential(), TieRule::lowest_variance, {5, {}, nullptr});
    EXPECT_EQ(one.variance, five.variance);
    EXPECT_EQ(one.covariance, five.covariance);
    EXPECT_EQ(one.order->changed_deals, five.order->changed_deals);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(analyze_game(sequential(), TieRule::lowest_variance, {1, {}, &stop}), Stopped);
}

// Whatever would play deals without their places.
TEST(OrderedPlay, IsRefusedWhereOrderIsNotSeen) {
    const GameTables& tables = sequential();
    const Pays pays = pays_of(tables.game());
    const GameTables plain(catalog_game("jacks-or-better-9-6"));
    EXPECT_THROW(best_holds_of_deals(tables), InvalidArgument);
    EXPECT_THROW(play_difference(tables, best_holds_of_deals(plain)), InvalidArgument);
    EXPECT_THROW(close_deals(tables, Rational(1)), InvalidArgument);
    EXPECT_THROW(analyze_returns(tables, {pays}), InvalidArgument);
    EXPECT_THROW(meter_of_row(tables, 1, Rational(800), Rational(900)), InvalidArgument);
    PayLine line{pays, Pays(pays.size())};
    line.rise[1] = Rational(1);
    EXPECT_THROW(point_of_return(tables, line, Rational(1), Rational(10000)), InvalidArgument);
    const PayGrid grid({{1, {Rational(800), Rational(900)}}});
    EXPECT_THROW(grid_returns(tables, grid, {{0, 2}}), InvalidArgument);
    Machine machine = read_machine(machine_text("ultimate-x-1-jacks-or-better-8-6"));
    EXPECT_THROW(solve_machine(tables, states_of(machine)), InvalidArgument);
}

TEST(OrderedPlay, RefusesAnOrderThatTheTablesCannotKeep) {
    const auto refuses = [](const std::function<void(Game&)>& change) {
        Game game = catalog_game("jacks-or-better-9-6-sequential-royal");
        change(game);
        EXPECT_THROW(GameTables{game}, InvalidArgument);
    };
    refuses([](Game& game) { game.rows[0].hand = PayHand::straight_flush; });
    refuses([](Game& game) { game.rows[1].order = CardOrder::reversible; });
    refuses([](Game& game) { game.rows[1].suits = 1; });
    refuses([](Game& game) { game.wild = CardSet::of_rank(Rank::two); });
    refuses([](Game& game) { game.deck = Deck::with_jokers(1); });
    refuses([](Game& game) {
        game.wild = CardSet::of_rank(Rank::ten);
        game.rows[0].natural = true;
    });
}

}  // namespace
}  // namespace holdfast::videopoker

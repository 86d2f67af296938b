// Video poker under perfect play: what a game returns, and what each of the 32 holds of a deal is worth.
//
//   using namespace holdfast::videopoker;
//   const Game game = catalog_game("jacks-or-better-9-6");
//   analyze_game(game).expected_return                                    0.995439, as an exact fraction
//   analyze_hand(GameTables(game), parse_deal("AsKsQsJs5s", game.deck)).holds.front().hold
//
// Holds of equal value are found by exact comparison; the TieRule says which of them is played, which changes counts
// and variance but not the return.
//
// namespace holdfast::videopoker
//   analyze_game()    return, variance, hit frequency, and how often each row is paid
//   GameAnalysis      its result
//   TieRule           which of several best holds is played
//   Deal              five cards in the order in which they were dealt
//   parse_deal()      "As Ks Qs Js 5s"
//   Hold              which of the five cards are held
//   parse_hold()      the cards, their places, or a 1 or 0 for each
//   analyze_hand()    all holds of a deal, the best first
//   HoldAnalysis      of a hold: its draws by the row that pays them, value(), variance()
//   cost_of_hold()    what a hold costs against the best one, and in which rows
#pragma once

#include <holdfast/paytables.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/play/hold_cost.h>

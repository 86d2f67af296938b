// Who wins a showdown: the rank of the best five of five, six or seven cards, and that hand in words.
//
//   const HandRanker& rank = HandRanker::instance();
//   rank(set_of(parse_cards("Ah Qh 9h 8h 8c 3h 2d")))        HandRank 6908 of 7462: an ace-high flush
//
// A larger rank wins, equal ranks tie, and every strength has one: 1 is 7-5-4-3-2, 7462 a royal flush. The ranker
// makes its tables, a quarter of a megabyte, at the first call of instance(); any threads may share it. It does not
// check that there are five to seven cards, none of them a joker.
//
// namespace holdfast
//   HandRanker        ranks one hand; rank_all() ranks many side by side, which is faster
//   PartialHand       a sum of cards: add a board once, then the hole cards of each player
//   HandRank          compares as hands do
//   hand_rank_count   7462
//   number_of()       1 to 7462
//   HandCategory      high card to straight flush
//   category_of()     the category of a rank
//   best_five()       the five cards that make the hand
//   laid_down()       those five in the order in which players lay them down
//   words_of()        "flush"; with the five cards, "ace-queen-nine-eight-three flush"
#pragma once

#include <holdfast/cards.h>
#include <holdfast/evaluation/hand_ranker.h>

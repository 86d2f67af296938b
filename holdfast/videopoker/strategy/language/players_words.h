// Translates words and abbreviations of players that have exactly one meaning into the words of charts.
//
//   AKs  QJo      ->  AK suited, QJ unsuited
//   RF  4 SF      ->  royal flush, 4 to straight flush
//   off-suit      ->  unsuited
//   boat          ->  full house
//   flush draw    ->  four to flush
//   2s through 10s  ->  2s - 10s
//
// Each new token keeps its own part of the text, so errors point at what was written; a word that was left out
// ("to" in "4 SF") has a length of 0.
#pragma once

#include <vector>

#include <holdfast/videopoker/strategy/language/chart_tokens.h>

namespace holdfast::videopoker {

/// The tokens of one line in the words of a chart; those in quotation marks stay as they are.
std::vector<ChartToken> in_chart_words(const std::vector<ChartToken>& tokens);

/// Takes what players call holding no card, "discard all", "draw five new cards"; false if something else comes next.
bool take_no_cards(TokenCursor& at);

}  // namespace holdfast::videopoker

// Reads the phrases of one row of a chart.
#pragma once

#include <string_view>
#include <vector>

#include <holdfast/videopoker/strategy/chart_tokens.h>
#include <holdfast/videopoker/strategy/hold_phrase.h>

namespace holdfast::videopoker {

/// The types that a row of these tokens names, rising, each once. `whole` is the text that the tokens are
/// from. Throws ParseError, with the nearest word where one is unknown, and where a phrase names no hold of
/// the game.
std::vector<TypeIndex> read_row(const HoldVocabulary& vocabulary, std::size_t section, std::string_view whole,
                                const std::vector<ChartToken>& tokens);

/// The number a word says: 0 for "no", 3 for "three" or "3"; -1 if it says none.
int number_said(const ChartToken& token);

/// The error of a token that does not fit: an unknown word, with the nearest known one, or one that was not
/// expected here.
[[noreturn]] void refuse_token(const ChartToken& token, std::string_view whole, std::string_view expected);

}  // namespace holdfast::videopoker

// The words of the chart language: which there are, what numbers and ranks they say, and what an unknown one
// may have meant.
#pragma once

#include <optional>
#include <string_view>

#include <holdfast/cards/rank.h>
#include <holdfast/strategy/language/chart_tokens.h>

namespace holdfast::videopoker {

/// The number a word says: 0 for "no", 3 for "three" or "3"; -1 if it says none.
int number_said(const ChartToken& token);

/// The ranks of "QJ", "AKQJ", "987" or "1098" as a mask; 0 if the text is no list of different ranks in
/// capitals. Small letters are words: "a flush" has no ace.
u32 ranks_listed(std::string_view raw);

/// The rank of "aces", "As" or "10s"; where `in_plural` is not asked, also of "ace".
std::optional<Rank> rank_said(const ChartToken& token, bool in_plural);

/// The error of a token that does not fit: an unknown word, with the nearest known one, or one that was not
/// expected here.
[[noreturn]] void refuse_token(const ChartToken& token, std::string_view whole, std::string_view expected);

}  // namespace holdfast::videopoker

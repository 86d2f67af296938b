// How a preference is written in a chart, and read back.
//
//     take it if no flush penalty to it and at most 2 straights lost by it; not if ...; take it if ... >= 5
//
// Clauses are separated by semicolons. "It" is the rival, "this hold" the hold of the row.
//
//     clause      take it | take it if CONDITIONS | not if CONDITIONS | take PATTERN | not PATTERN
//     condition   no, at least N, at most N, a or an, then a measure; MEASURE is RANK or higher, or lower;
//                 a sum of measures, each with "N x" before it, then >= N or <= N; it scores higher on a sum of
//                 measures of it
//     pattern     CARDS over CARDS with CARDS: rival, row's hold, others; "KQ over - with 9a8a6b"
#pragma once

#include <string>
#include <string_view>

#include <holdfast/videopoker/strategy/penalties/preference.h>

namespace holdfast::videopoker::penalties {

std::string to_text(const Preference& preference);

/// Reads the bytes [begin, end) of a text. Throws ParseError with a place in the whole text.
Preference parse_preference(std::string_view text, std::size_t begin, std::size_t end);
Preference parse_preference(std::string_view text);

}  // namespace holdfast::videopoker::penalties

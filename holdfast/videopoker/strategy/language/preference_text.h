// Writes a preference in a chart, and reads it back.
//
//     take it if no flush penalty to it and at most 2 straights lost by it; keep this hold if ...;
//     take it if the points are 5 or more: 2 for each straight lost by it, less 1 for each other card T-A
//
// Clauses are separated by semicolons. "It" is the rival, "this hold" the hold of the row.
//
//     clause      take it [if CONDITIONS] | keep this hold [if CONDITIONS] | take PATTERN | not PATTERN
//     condition   no, at least N, at most N, a or an, then a measure; MEASURE is RANK or higher, or lower;
//                 MEASURE is N or more, or less; the points are N or more: ITEM, ITEM; or less;
//                 it scores higher: ITEM, ITEM, all of "it"
//     item        [less] N for each MEASURE | [less] [N times] MEASURE
//     pattern     CARDS over CARDS with CARDS: rival, row's hold, others; "KQ over - with 9a8a6b"
//
// "not if" is also read as "keep this hold if", and points as a sum, "2 x MEASURE - MEASURE >= N".
#pragma once

#include <string>
#include <string_view>

#include <holdfast/videopoker/strategy/charts/preference.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>

namespace holdfast::videopoker::penalties {

/// The preference in words; parse_preference() reads it back as the same one. Every condition must have a
/// term, and a score must be bounded by "at least 1".
std::string to_text(const Preference& preference);

/// Reads all remaining tokens. Throws ParseError with a position in the whole text.
Preference parse_preference(const TokenCursor& tokens);
Preference parse_preference(std::string_view text);

}  // namespace holdfast::videopoker::penalties

// The words of measures in a chart: "straights lost by it", "flush penalties 2-7 to this hold".
//
// One table of texts with places for holds, ranks and numbers serves both ways: what it writes it reads.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/strategy/charts/measure.h>

namespace holdfast::videopoker::penalties {

/// For one of them, or for several: "1 for each straight lost by it", "at most 2 straights lost by it".
enum class WordNumber : u8 { one, several };

std::string words_of(const Measure& measure, WordNumber number);

/// Whether a player reads the value off the cards as a number (a rank, a sum), where of the other measures
/// things are counted: "is T or higher" and not "at least 10 of".
bool is_a_number(MeasureKind kind);

/// The measure of these words, in either number; nothing if they are not a measure.
std::optional<Measure> measure_of(const std::vector<std::string_view>& words);

/// The words of every kind of measure, of both holds, without ranks: for a sentence about an unknown one.
std::vector<std::string> all_measure_words();

/// Ranks are pips in rules, the ace high: points and bounds add them up and compare them.
inline constexpr int pips_of_two = 2;
inline constexpr int pips_of_ace = 14;

/// A rank as pips, 2 to 14, of a letter as in rank_letters; nothing for another letter.
std::optional<u8> pips_of_letter(char letter);
/// The same of a word: "T" or "10".
std::optional<u8> pips_of_word(std::string_view word);
char letter_of_pips(int pips);

}  // namespace holdfast::videopoker::penalties

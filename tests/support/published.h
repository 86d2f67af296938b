// Published numbers: the lines of tests/golden/published_video_poker.txt, and the conditions under which a
// printed number agrees with an exact one.
//
//   rounded    |exact - printed| is at most half a unit of the last printed digit
//   truncated  printed <= exact < printed + one unit
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tests/support/golden_lines.h>

#include <holdfast/core/rational.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::test {

/// The lines of one kind: "return", "hand", "nplay", "covariance" or "skip". `source_folder` is the root of
/// the project.
std::vector<GoldenLine> published_lines(const std::string& source_folder, const std::string& kind);

/// One unit of the last digit of a decimal number: 1/100 for "4.42", 1 for "125".
Rational last_unit(std::string_view printed);

bool agrees_rounded(std::string_view printed, const Rational& exact);
bool agrees_truncated(std::string_view printed, const Rational& exact);
/// Compares with the square root of an exact number, rounded.
bool root_agrees_rounded(std::string_view printed, const Rational& exact_square);

/// Checks that the line states as many `digits` as `key` has, and compares in the way that the line states
/// (`truncated`, `scale`).
bool agrees_as_stated(const GoldenLine& line, const std::string& key, const Rational& exact);

/// The line's `scale`, 1 if it has none.
Rational scale_of(const GoldenLine& line);

/// The index of the row of this name; throws std::runtime_error unless there is exactly one.
std::size_t row_named(const videopoker::Game& game, std::string_view name);

/// A test name that begins with the number of the line: "line_25_jacks_or_better_9_6".
std::string test_name(const GoldenLine& line);

}  // namespace holdfast::test

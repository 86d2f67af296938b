// A curve of an answer: drawn with block characters in a terminal, or as SVG.
//
//   Chance of ruin by number of hands
//
//   60% ┤                    ▁▂▃▄▅▆▆▇▇          each column of the terminal is one bar, in eighths of a line
//       │            ▂▄▅▇████████████
//    0% ┤     ▁▃▅▇██████████████████
//       └───────────────────────────
//       0                     10,000
#pragma once

#include <string>
#include <vector>

#include <apps/terminal/style.h>

#include <holdfast/ask/answer/curve.h>

namespace holdfast::terminal {

/// Lines of text, as wide as the style allows, but with 16 to 64 columns for the plot whatever that is.
std::string curve_text(const ask::Curve& curve, const TextStyle& style);

/// A picture of 720 by 420 units that needs nothing but itself. Titles may hold any text: they are escaped.
std::string curve_svg(const ask::Curve& curve);

/// One to four curves in one such picture, which is higher for a key below the plot if there are several; axes and marks are
/// those of the first.
std::string curves_svg(const std::vector<ask::Curve>& curves);

}  // namespace holdfast::terminal

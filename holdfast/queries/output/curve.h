// A curve of an answer: drawn with block characters in a terminal, or as SVG.
//
//   Chance of ruin within so many hands
//
//   60% ┤                    ▁▂▃▄▅▆▆▇▇          each column of the terminal is one bar, in eighths of a line
//       │            ▂▄▅▇████████████
//    0% ┤     ▁▃▅▇██████████████████
//       └───────────────────────────
//       0                     10,000
#pragma once

#include <string>
#include <vector>

#include <holdfast/queries/output/style.h>

namespace holdfast::queries {

struct CurvePoint {
    double x;
    double share;  ///< 0 to 1
};

struct Curve {
    std::string title;
    std::string x_title;
    std::vector<CurvePoint> points;  ///< by rising x, two or more; straight lines between them
};

/// Lines of text, as wide as the style allows but not wider than a page.
std::string curve_text(const Curve& curve, const TextStyle& style);

/// A picture of 720 by 420 units that needs nothing but itself.
std::string curve_svg(const Curve& curve);

}  // namespace holdfast::queries

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

#include <optional>
#include <string>
#include <vector>

#include <holdfast/queries/output/style.h>

namespace holdfast::queries {

struct CurvePoint {
    double x;
    double share;  ///< 0.5 is shown as 50%
};

struct Curve {
    std::string title;
    std::string x_title;
    std::vector<CurvePoint> points;  ///< by rising x, two or more; straight lines between them
    double bottom = 0;               ///< the share at the axis
    /// The largest share drawn; none: a round one that no point exceeds. That at the axis: a level line.
    std::optional<double> top = {};
    std::optional<double> marked_share = {};  ///< a broken line across, where it lies between bottom and top
    std::optional<double> marked_x = {};      ///< a mark on the axis
};

/// Lines of text, as wide as the style allows but not wider than a page.
std::string curve_text(const Curve& curve, const TextStyle& style);

/// A picture of 720 by 420 units that needs nothing but itself.
std::string curve_svg(const Curve& curve);

}  // namespace holdfast::queries

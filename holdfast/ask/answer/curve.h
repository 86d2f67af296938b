// A curve of an answer, to be drawn by a front end.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace holdfast::ask {

struct CurvePoint {
    double x;
    double share;  ///< 0.5 is shown as 50%
};

struct Curve {
    std::string title;
    std::string x_title;
    std::vector<CurvePoint> points;  ///< by rising x, two or more; straight lines between them
    double bottom = 0;               ///< the share at the axis
    /// The largest share drawn; none: a round one that no point exceeds. If equal to `bottom`, the line is
    /// level.
    std::optional<double> top = {};
    std::optional<double> marked_share = {};  ///< a broken line across, if it lies between bottom and top
    std::optional<double> marked_x = {};      ///< a mark on the axis
};

}  // namespace holdfast::ask

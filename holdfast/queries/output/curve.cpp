#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include <holdfast/queries/output/curve.h>
#include <holdfast/queries/output/look.h>
#include <holdfast/queries/output/markup_text.h>
#include <holdfast/queries/output/numbers.h>

namespace holdfast::queries {
namespace {

/// What a curve is drawn with, each in one column of the terminal.
struct Strokes {
    std::array<std::string_view, 9> eighths;  ///< [n] a bar of n eighths of a line
    std::string_view broken_line, axis, tick, corner, base, mark;
};

constexpr Strokes block_strokes{{" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"}, "╌", "│", "┤", "└", "─", "┴"};
constexpr Strokes ascii_strokes{{" ", ".", ".", ".", ":", ":", ":", "#", "#"}, "-", "|", "+", "+", "-", "^"};

/// The value between two points of the curve.
double share_at(const Curve& curve, double x) {
    const auto after = std::upper_bound(curve.points.begin(), curve.points.end(), x,
                                        [](double a, const CurvePoint& b) { return a < b.x; });
    if (after == curve.points.begin()) return after->share;
    if (after == curve.points.end()) return curve.points.back().share;
    const CurvePoint& before = *(after - 1);
    return before.share + (after->share - before.share) * (x - before.x) / (after->x - before.x);
}

/// The next of 0.1%, 0.2%, 0.5%, 1%, ... 100% that no point exceeds.
double top_of(const Curve& curve) {
    if (curve.top) return *curve.top;
    double most = 0;
    for (const CurvePoint& point : curve.points) most = std::max(most, point.share);
    for (const double top : {0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8}) {
        if (most <= top) return top;
    }
    return 1;
}

/// `step`: between two labels.
std::string share_label(double share, double step) {
    return fixed_text(100 * share, step < 0.02 ? 2 : 0) + "%";
}

/// "-2,551", "10,000", "2.5"
std::string x_label(double x) {
    constexpr double most_with_decimals = 1000;
    if (std::fabs(x) < most_with_decimals && std::fabs(x - std::round(x)) > 0.005) return fixed_text(x, 2);
    const auto whole = static_cast<u128>(std::round(std::fabs(x)));
    return (x < 0 && whole > 0 ? "-" : "") + grouped(whole);
}

}  // namespace

std::string curve_text(const Curve& curve, const TextStyle& style) {
    const Strokes& strokes = style.is_ascii ? ascii_strokes : block_strokes;
    constexpr std::size_t height = 8;
    constexpr std::size_t margin = 8;  // labels and axis
    constexpr std::size_t least_columns = 16;
    constexpr std::size_t most_columns = 64;
    std::size_t columns = most_columns;
    if (style.width > 0) {
        const std::size_t room = style.width > margin ? style.width - margin : 0;
        columns = std::clamp(room, least_columns, most_columns);
    }
    const double top = top_of(curve);
    const double span = top > curve.bottom ? top - curve.bottom : 1;
    const auto height_of = [&](double share) { return std::clamp((share - curve.bottom) / span, 0.0, 1.0); };
    const double first = curve.points.front().x;
    const double last = curve.points.back().x;
    std::vector<std::size_t> bars;  // in eighths of a line
    for (std::size_t column = 0; column < columns; ++column) {
        const double x =
            first + (last - first) * (static_cast<double>(column) + 0.5) / static_cast<double>(columns);
        bars.push_back(static_cast<std::size_t>(
            std::lround(8 * static_cast<double>(height) * height_of(share_at(curve, x)))));
    }
    // The line that a broken line runs through; none: below the lowest.
    const bool is_marked =
        curve.marked_share && curve.bottom < *curve.marked_share && *curve.marked_share < top;
    const std::size_t marked_line =
        is_marked ? static_cast<std::size_t>(height_of(*curve.marked_share) * static_cast<double>(height))
                  : height;
    // Between 98% and 123% every hundredth matters.
    const double step = curve.bottom > 0 ? 0 : span;
    std::vector<std::string> labels(height + 1);  // the last one: at the axis
    labels[height - 1] = share_label(top, step);
    labels[height / 2 - 1] = share_label(curve.bottom + span / 2, step);
    if (is_marked) {
        labels[height / 2 - 1].clear();
        labels[marked_line] = share_label(*curve.marked_share, step);
    }
    labels[height] = share_label(curve.bottom, step);
    std::size_t label_width = margin - 2;
    for (const std::string& label : labels) label_width = std::max(label_width, label.size());
    std::string text = with_look(curve.title, Look::bold, style) + "\n";
    for (std::size_t line = height; line-- > 0;) {
        const std::string& label = labels[line];
        std::string row;
        for (const std::size_t bar : bars) {
            const std::size_t above = std::min<std::size_t>(8, bar - std::min(bar, 8 * line));
            row += above == 0 && line == marked_line ? strokes.broken_line : strokes.eighths[above];
        }
        row.erase(row.find_last_not_of(' ') + 1);
        text += fmt::format("{:>{}} {}{}\n", label, label_width, label.empty() ? strokes.axis : strokes.tick,
                            row);
    }
    text += fmt::format("{:>{}} {}", labels[height], label_width, strokes.corner);
    const double marked_column =
        curve.marked_x ? (*curve.marked_x - first) / (last - first) * static_cast<double>(columns) : -1;
    for (std::size_t column = 0; column < columns; ++column) {
        const auto left = static_cast<double>(column);
        const bool is_here = left <= marked_column && marked_column < left + 1;
        text += is_here ? strokes.mark : strokes.base;
    }
    const std::string end = x_label(last);
    const std::string begin = x_label(first);
    const std::string below_axis(label_width + 2, ' ');
    text += "\n" + below_axis + begin;
    const std::size_t used = begin.size() + end.size();
    text += std::string(columns > used ? columns - used : 1, ' ') + end + "\n";
    return text + below_axis + curve.x_title + "\n";
}

std::string curve_svg(const Curve& curve) {
    constexpr double left = 70;
    constexpr double right = 700;
    constexpr double high = 50;
    constexpr double low = 360;
    const double top = top_of(curve);
    const double first = curve.points.front().x;
    const double span = curve.points.back().x - first;
    const auto across = [&](double x) { return left + (right - left) * (x - first) / span; };
    const double height = top > curve.bottom ? top - curve.bottom : 1;
    const auto down = [&](double share) { return low - (low - high) * (share - curve.bottom) / height; };
    std::string text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 420\" font-family=\"sans-serif\" "
        "font-size=\"13\">\n<rect width=\"720\" height=\"420\" fill=\"#fff\"/>\n";
    text += fmt::format("<title>{0}</title>\n<text x=\"{1:.0f}\" y=\"28\" font-size=\"16\">{0}</text>\n",
                        markup_escaped(curve.title), left);
    constexpr int lines = 4;
    for (int line = 0; line <= lines; ++line) {
        const double share = curve.bottom + height * line / lines;
        const double x = first + span * line / lines;
        text +=
            fmt::format("<path d=\"M{:.1f} {:.1f}H{:.1f}\" stroke=\"#ccc\"/>\n", left, down(share), right);
        text += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>\n", left - 8,
                            down(share) + 4, share_label(share, height / lines));
        text += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n", across(x),
                            low + 20, x_label(x));
    }
    text += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n",
                        (left + right) / 2, low + 44, markup_escaped(curve.x_title));
    if (curve.marked_x) {
        text += fmt::format("<path d=\"M{:.1f} {:.1f}V{:.1f}\" stroke=\"#c60\"/>\n", across(*curve.marked_x),
                            high, low);
    }
    if (curve.marked_share) {
        text += fmt::format("<path d=\"M{:.1f} {:.1f}H{:.1f}\" stroke=\"#c60\"/>\n", left,
                            down(*curve.marked_share), right);
    }
    text += "<path fill=\"none\" stroke=\"#06c\" stroke-width=\"2\" d=\"";
    for (std::size_t i = 0; i < curve.points.size(); ++i) {
        text += fmt::format("{}{:.2f} {:.2f}", i == 0 ? "M" : "L", across(curve.points[i].x),
                            down(curve.points[i].share));
    }
    return text + "\"/>\n</svg>\n";
}

}  // namespace holdfast::queries

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include <apps/terminal/curve_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

/// The characters that a curve is drawn with, each one column wide. ASCII has no eighths: a dot, a colon and
/// a full cell stand for them.
struct Strokes {
    std::array<std::string_view, 9> eighths;  ///< [n] a bar of n eighths of a line
    std::string_view broken_line, axis, tick, corner, base, mark;
};

constexpr Strokes block_strokes{{" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"}, "╌", "│", "┤", "└", "─", "┴"};
constexpr Strokes ascii_strokes{{" ", ".", ".", ".", ":", ":", ":", "#", "#"}, "-", "|", "+", "+", "-", "^"};

/// The value of the curve at x, on the straight line between the points around it; left and right of all
/// points, that of the nearest one.
double share_at(const Curve& curve, double x) {
    const auto after = std::upper_bound(curve.points.begin(), curve.points.end(), x,
                                        [](double a, const CurvePoint& b) { return a < b.x; });
    if (after == curve.points.begin()) return after->share;
    if (after == curve.points.end()) return curve.points.back().share;
    const CurvePoint& before = *(after - 1);
    return before.share + (after->share - before.share) * (x - before.x) / (after->x - before.x);
}

/// The smallest of 0.1%, 0.2%, 0.5%, 1%, ... 100% that no point exceeds, unless the curve has its own top.
double top_of(const Curve& curve) {
    if (curve.top) return *curve.top;
    double most = 0;
    for (const CurvePoint& point : curve.points) most = std::max(most, point.share);
    for (const double top : {0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8}) {
        if (most <= top) return top;
    }
    return 1;
}

/// The heights of the shares that are drawn. A level curve runs halfway up.
struct Heights {
    double bottom;
    double top;

    bool is_level() const { return top <= bottom; }
    double span() const { return is_level() ? 1 : top - bottom; }
    double of(double share) const {
        return is_level() ? 0.5 : std::clamp((share - bottom) / span(), 0.0, 1.0);
    }
    /// The shares at the axis, from bottom to top in equal steps; one share if the curve is level.
    std::vector<double> shares(int steps) const {
        if (is_level()) return {bottom};
        std::vector<double> shares;
        for (int step = 0; step <= steps; ++step) shares.push_back(bottom + span() * step / steps);
        return shares;
    }
};

/// A label for each value, with as many more decimals as tell all neighbours apart.
template <class Label>
std::vector<std::string> labels_of(const std::vector<double>& values, int decimals, const Label& label) {
    constexpr int most_decimals = 12;  // of a double below 1,000
    std::vector<std::string> labels;
    for (; decimals <= most_decimals; ++decimals) {
        labels.clear();
        for (const double value : values) labels.push_back(label(value, decimals));
        if (std::adjacent_find(labels.begin(), labels.end()) == labels.end()) break;
    }
    return labels;
}

/// `step`: between two labels. Two decimals if it is below 2%, or if the axis begins above 0, as at 98%.
std::vector<std::string> share_labels(const std::vector<double>& shares, double step) {
    return labels_of(shares, step < 0.02 || shares.front() > 0 ? 2 : 0,
                     [](double share, int decimals) { return fixed_text(100 * share, decimals) + "%"; });
}

/// "-2,551", "10,000", "2.5"; with decimals only where they are needed.
std::vector<std::string> x_labels(const std::vector<double>& places) {
    return labels_of(places, 0, [](double x, int decimals) {
        constexpr double most_with_decimals = 1000;
        if (decimals > 0) return fixed_text(x, decimals);
        if (std::fabs(x) < most_with_decimals && std::fabs(x - std::round(x)) > 0.005) {
            return fixed_text(x, 2);
        }
        const auto whole = static_cast<u128>(std::round(std::fabs(x)));
        return (x < 0 && whole > 0 ? "-" : "") + grouped(whole);
    });
}

/// The lines of the plot, without its axis; in eighths, that makes 64 steps.
constexpr std::size_t text_height = 8;  // lines

/// The labels left of the bars, from the axis up.
struct Margin {
    std::vector<std::string> labels;        ///< [line] above the axis; the last one: at the axis
    std::size_t marked_line = text_height;  ///< that a broken line runs through; text_height: none
    std::size_t width = 6;
};

/// The labels of the axis: its ends and one share between, which is the marked one if there is one.
Margin margin_of(const Curve& curve, const Heights& heights) {
    Margin margin;
    margin.labels.resize(text_height + 1);
    std::vector<double> shares = heights.shares(2);
    std::size_t middle = text_height / 2 - 1;
    if (curve.marked_share && curve.bottom < *curve.marked_share && *curve.marked_share < heights.top) {
        shares[1] = *curve.marked_share;
        middle = margin.marked_line =
            static_cast<std::size_t>(heights.of(*curve.marked_share) * static_cast<double>(text_height));
    }
    const std::vector<std::string> labels = share_labels(shares, heights.span());
    margin.labels[middle] = labels[labels.size() / 2];
    if (!heights.is_level()) {
        // The marked line keeps its own label, even as the highest one.
        if (middle != text_height - 1) margin.labels[text_height - 1] = labels[2];
        margin.labels[text_height] = labels[0];
    }
    for (const std::string& label : labels) margin.width = std::max(margin.width, label.size());
    return margin;
}

/// The height of each column, in eighths of a line: that of the curve in the middle of the column.
std::vector<std::size_t> bars_of(const Curve& curve, const Heights& heights, std::size_t columns) {
    const double first = curve.points.front().x;
    const double last = curve.points.back().x;
    std::vector<std::size_t> bars;
    for (std::size_t column = 0; column < columns; ++column) {
        const double x =
            first + (last - first) * (static_cast<double>(column) + 0.5) / static_cast<double>(columns);
        bars.push_back(static_cast<std::size_t>(
            std::lround(8 * static_cast<double>(text_height) * heights.of(share_at(curve, x)))));
    }
    return bars;
}

/// The bars, line by line from the top; a column shows the part of its bar that is in the line.
std::string bar_lines(const std::vector<std::size_t>& bars, const Margin& margin, const Strokes& strokes) {
    std::string text;
    for (std::size_t line = text_height; line-- > 0;) {
        const std::string& label = margin.labels[line];
        std::string row;
        for (const std::size_t bar : bars) {
            // What the bar has above the lower edge of this line, at most the whole line.
            const std::size_t above = std::min<std::size_t>(8, bar - std::min(bar, 8 * line));
            row += above == 0 && line == margin.marked_line ? strokes.broken_line : strokes.eighths[above];
        }
        row.erase(row.find_last_not_of(' ') + 1);
        text += fmt::format("{:>{}} {}{}\n", label, margin.width, label.empty() ? strokes.axis : strokes.tick,
                            row);
    }
    return text;
}

/// The axis, and below it its ends and its title. At least one blank stands between the ends.
std::string axis_lines(const Curve& curve, const Margin& margin, std::size_t columns,
                       const Strokes& strokes) {
    const double first = curve.points.front().x;
    const double last = curve.points.back().x;
    std::string text = fmt::format("{:>{}} {}", margin.labels[text_height], margin.width, strokes.corner);
    // Before the first column if nothing is marked.
    const double marked_column =
        curve.marked_x ? (*curve.marked_x - first) / (last - first) * static_cast<double>(columns) : -1;
    for (std::size_t column = 0; column < columns; ++column) {
        const auto left = static_cast<double>(column);
        const bool is_here = left <= marked_column && marked_column < left + 1;
        text += is_here ? strokes.mark : strokes.base;
    }
    const std::vector<std::string> ends = x_labels({first, last});
    const std::string below_axis(margin.width + 2, ' ');
    const std::size_t used = ends[0].size() + ends[1].size();
    text += "\n" + below_axis + ends[0];
    text += std::string(columns > used ? columns - used : 1, ' ') + ends[1] + "\n";
    return text + below_axis + curve.x_title + "\n";
}

}  // namespace

std::string curve_text(const Curve& curve, const TextStyle& style) {
    const Strokes& strokes = style.is_ascii ? ascii_strokes : block_strokes;
    constexpr std::size_t least_columns = 16;
    constexpr std::size_t most_columns = 64;
    const Heights heights{curve.bottom, top_of(curve)};
    const Margin margin = margin_of(curve, heights);
    std::size_t columns = most_columns;
    if (style.width > 0) {
        const std::size_t left = margin.width + 2;  // labels and axis
        // A narrower plot would show nothing, so a terminal of a few columns wraps it.
        columns = std::clamp(style.width > left ? style.width - left : 0, least_columns, most_columns);
    }
    return with_look(curve.title, Look::bold, style) + "\n" +
           bar_lines(bars_of(curve, heights, columns), margin, strokes) +
           axis_lines(curve, margin, columns, strokes);
}

std::string curve_svg(const Curve& curve) {
    return curves_svg({curve});
}

namespace {

/// Where a plot lies in its picture; y grows downward.
struct Plot {
    static constexpr double left = 70;
    static constexpr double right = 700;
    static constexpr double high = 50;
    static constexpr double low = 360;
    static constexpr double height = 420;   ///< of the picture without a key
    static constexpr double key_line = 18;  ///< the height of a line of the key

    double first;  ///< x at the left edge
    double span;
    Heights heights;

    double across(double x) const { return left + (right - left) * (x - first) / span; }
    double down(double share) const { return low - (low - high) * heights.of(share); }
};

constexpr std::array<std::string_view, 4> curve_colours{"#06c", "#b30", "#283", "#80a"};

/// The lines of the curves.
std::string svg_lines(const std::vector<Curve>& curves, const Plot& plot) {
    std::string text;
    for (std::size_t number = 0; number < curves.size(); ++number) {
        text +=
            fmt::format("<path fill=\"none\" stroke=\"{}\" stroke-width=\"2\" d=\"", curve_colours[number]);
        char step = 'M';
        for (const CurvePoint& point : curves[number].points) {
            text += fmt::format("{}{:.2f} {:.2f}", step, plot.across(point.x), plot.down(point.share));
            step = 'L';
        }
        text += "\"/>\n";
    }
    return text;
}

/// The title of the only curve above the plot, or a key of several below it.
std::string svg_titles(const std::vector<Curve>& curves) {
    if (curves.size() == 1) {
        return fmt::format("<title>{0}</title>\n<text x=\"{1:.0f}\" y=\"28\" font-size=\"16\">{0}</text>\n",
                           markup_escaped(curves.front().title), Plot::left);
    }
    std::vector<std::string> titles;
    std::string key;
    for (std::size_t number = 0; number < curves.size(); ++number) {
        titles.push_back(markup_escaped(curves[number].title));
        key += fmt::format("<text x=\"{:.0f}\" y=\"{:.0f}\" fill=\"{}\">{}</text>\n", Plot::left,
                           Plot::height + Plot::key_line * static_cast<double>(number), curve_colours[number],
                           titles.back());
    }
    return "<title>" + joined(titles, "; ") + "</title>\n" + key;
}

}  // namespace

std::string curves_svg(const std::vector<Curve>& curves) {
    const Curve& curve = curves.front();
    constexpr double left = Plot::left;
    constexpr double right = Plot::right;
    constexpr double high = Plot::high;
    constexpr double low = Plot::low;
    const Heights heights{curve.bottom, top_of(curve)};
    const double first = curve.points.front().x;
    const double span = curve.points.back().x - first;
    const Plot plot{first, span, heights};
    const double key = curves.size() == 1 ? 0 : Plot::key_line * static_cast<double>(curves.size());
    std::string text = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 {0:.0f}\" font-family=\"sans-serif\" "
        "font-size=\"13\">\n<rect width=\"720\" height=\"{0:.0f}\" fill=\"#fff\"/>\n",
        Plot::height + key);
    text += svg_titles(curves);
    constexpr int lines = 4;
    const std::vector<double> shares = heights.shares(lines);
    const std::vector<std::string> names = share_labels(shares, heights.span() / lines);
    for (std::size_t line = 0; line < shares.size(); ++line) {
        const double share = shares[line];
        text += fmt::format("<path d=\"M{:.1f} {:.1f}H{:.1f}\" stroke=\"#ccc\"/>\n", left, plot.down(share),
                            right);
        text += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>\n", left - 8,
                            plot.down(share) + 4, names[line]);
    }
    std::vector<double> places;
    for (int line = 0; line <= lines; ++line) places.push_back(first + span * line / lines);
    const std::vector<std::string> ends = x_labels(places);
    for (std::size_t line = 0; line < places.size(); ++line) {
        text += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n",
                            plot.across(places[line]), low + 20, ends[line]);
    }
    text += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n",
                        (left + right) / 2, low + 44, markup_escaped(curve.x_title));
    if (curve.marked_x) {
        text += fmt::format("<path d=\"M{:.1f} {:.1f}V{:.1f}\" stroke=\"#c60\"/>\n",
                            plot.across(*curve.marked_x), high, low);
    }
    if (curve.marked_share) {
        text += fmt::format("<path d=\"M{:.1f} {:.1f}H{:.1f}\" stroke=\"#c60\"/>\n", left,
                            plot.down(*curve.marked_share), right);
    }
    return text + svg_lines(curves, plot) + "</svg>\n";
}

}  // namespace holdfast::terminal

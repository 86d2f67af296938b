// Curves as SVG; as text they are tested with the answers that draw them.
#include <apps/terminal/curve_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace holdfast::terminal {
namespace {

using ask::Curve;

using testing::HasSubstr;
using testing::Not;

TEST(CurveTest, ALevelCurveIsALevelLineOfOneLabel) {
    Curve curve{"Return", "pay", {{1, 0.9803}, {2, 0.9803}}};
    curve.bottom = 0.9803;
    curve.top = 0.9803;
    const std::string svg = curve_svg(curve);
    EXPECT_THAT(svg, HasSubstr("d=\"M70.00 205.00L700.00 205.00\""));
    EXPECT_THAT(svg, HasSubstr("y=\"209.0\" text-anchor=\"end\">98.03%</text>"));
    EXPECT_THAT(svg, Not(HasSubstr("123.03%")));
}

TEST(CurveTest, LabelsHaveAsManyDecimalsAsTellThemApart) {
    Curve curve{"Return", "pay", {{800, 0.9}, {800.04, 0.90004}}};
    curve.bottom = 0.9;
    curve.top = 0.90004;
    const std::string svg = curve_svg(curve);
    for (const std::string label : {"90.000%", "90.001%", "90.004%", "800", "800.01", "800.04"}) {
        EXPECT_THAT(svg, HasSubstr(">" + label + "</text>"));
    }
}

TEST(CurveTest, TheMarkedShareKeepsItsLabelOnTheHighestLine) {
    Curve curve{"Return", "pay", {{400, 0.9}, {1000, 1.0007}}};
    curve.bottom = 0.9;
    curve.top = 1.0007;
    curve.marked_share = 1;
    const std::string text = curve_text(curve, {});
    EXPECT_THAT(text, HasSubstr("100.00% "));
    EXPECT_THAT(text, Not(HasSubstr("100.07%")));
}

}  // namespace
}  // namespace holdfast::terminal

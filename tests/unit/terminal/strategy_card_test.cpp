// Strategy cards as text, page and picture: nothing is wider than the card, and nothing is lost.
#include <regex>
#include <sstream>

#include <apps/terminal/display.h>
#include <apps/terminal/videopoker/strategy_card.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace holdfast::terminal {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

StrategyCard card_of_rows(std::size_t rows) {
    StrategyCard card{"Game", "Pays: pair 1", {{"one deuce", {}}}, {"Find the highest row."}, "Returns 99%."};
    for (std::size_t row = 1; row <= rows; ++row) {
        card.sections.front().rows.push_back({row, "row " + std::to_string(row), {}});
    }
    return card;
}

std::size_t times(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

TEST(StrategyCardTest, AllPartsInTheirOrder) {
    StrategyCard card = card_of_rows(2);
    card.sections.front().rows[0].rules = {"with a ten: hold it"};
    EXPECT_EQ(
        cards_text({card, card_of_rows(1)}),
        "Game\n\nPays: pair 1\n\none deuce\n  1  row 1\n       - with a ten: hold it\n  2  row 2\n\n"
        "Find the highest row.\n\nReturns 99%.\n\n" +
            std::string(60, '-') +
            "\n\nGame\n\nPays: pair 1\n\none deuce\n  1  row 1\n\nFind the highest row.\n\nReturns 99%.\n");
}

TEST(StrategyCardTest, NoLineIsWiderThanSixtyColumns) {
    StrategyCard card = card_of_rows(1);
    const std::string word(150, 'x');
    std::string wide;
    for (int i = 0; i < 50; ++i) wide += "牌";
    card.title = word;
    card.sections.front().heading = wide;
    card.sections.front().rows.front().text = "suited " + word + " or " + wide;
    card.sections.front().rows.front().rules = {word + " " + wide};
    std::istringstream lines(cards_text({card}));
    std::string text;
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(display_width(line), 60U) << line;
        text += line;
    }
    EXPECT_EQ(times(text, "x"), 3U * 150U);
    EXPECT_EQ(times(text, "牌"), 3U * 50U);
}

TEST(StrategyCardTest, EveryTextOfThePictureIsInsideOfACard) {
    StrategyCard card = card_of_rows(120);
    card.pays.clear();
    for (int i = 0; i < 50; ++i) card.pays += "牌";
    card.sections.front().rows.front().text = std::string(70 * 60, 'w');  // longer than a whole card
    const std::string svg = cards_svg({card, card_of_rows(1)});
    EXPECT_THAT(svg,
                StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"592mm\" "));
    EXPECT_THAT(svg, EndsWith("</svg>\n"));
    EXPECT_EQ(times(svg, "<rect "), 6U);
    EXPECT_THAT(svg, HasSubstr(">Card 5 of 5<"));
    const std::regex places("<text x=\"([0-9.]+)\" y=\"([0-9.]+)\" textLength=\"([0-9.]+)\"");
    for (std::sregex_iterator text(svg.begin(), svg.end(), places), end; text != end; ++text) {
        EXPECT_GE(std::stod((*text)[1]), 4);
        EXPECT_LE(std::stod((*text)[1]) + std::stod((*text)[3]), 101.01) << text->str();
        EXPECT_LE(std::stod((*text)[2]), 145) << text->str();
    }
    for (int row = 2; row <= 120; ++row) EXPECT_EQ(times(svg, ">row " + std::to_string(row) + "<"), 1U);
    EXPECT_EQ(times(svg, std::string(55, 'w')), 70U * 60U / 55U);
}

TEST(StrategyCardTest, AHeadingStaysWithItsFirstRow) {
    // Title, pays, heading, two spaces and 39 rows fill 44 lines of 46: a space and a heading would fit.
    StrategyCard card = card_of_rows(39);
    card.sections.push_back({"two deuces", {{40, "deuces only", {}}}});
    const std::string svg = cards_svg({card});
    const std::size_t second = svg.find("<g transform=\"translate(105 0)\">");
    ASSERT_NE(second, std::string::npos);
    EXPECT_GT(svg.find(">two deuces<"), second);
    EXPECT_GT(svg.find(">deuces only<"), second);
    EXPECT_LT(svg.find(">row 39<"), second);
}

TEST(StrategyCardTest, UsersWordsAreEscaped) {
    StrategyCard card = card_of_rows(1);
    card.title = card.pays = card.sections.front().heading = "<b>&\"";
    card.sections.front().rows.front() = {1, "<b>", {"<b>"}};
    for (const std::string& markup : {cards_html({card}), cards_svg({card})}) {
        EXPECT_THAT(markup, Not(HasSubstr("<b>")));
        EXPECT_GE(times(markup, "&lt;b&gt;&amp;&quot;"), 3U);
    }
    EXPECT_THAT(cards_text({card}), StartsWith("<b>&\"\n"));
}

}  // namespace
}  // namespace holdfast::terminal

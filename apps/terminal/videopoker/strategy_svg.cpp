// Strategy cards as a picture: A6 cards, two side by side, so that two make a folded A5 and four fill an A4 sheet.
//
//   +------+------+    Units are millimetres. All lines have card_columns columns of a font of equal widths.
//   | 1    | 2    |    The length of each line is written down (textLength), so that it is as wide in a font whose
//   |      |      |    characters are wider or narrower.
//   +------+------+
//   | 3    |           A chart begins on a new row of cards.
//   |      |
//   +------+
#include <algorithm>

#include <apps/terminal/display.h>
#include <apps/terminal/videopoker/card_lines.h>
#include <fmt/format.h>

#include <holdfast/core/text.h>

namespace holdfast::terminal {
namespace {

constexpr double card_width = 105;
constexpr double card_height = 148;
constexpr double card_margin = 4;
constexpr std::size_t cards_side_by_side = 2;
constexpr double column_width = (card_width - 2 * card_margin) / static_cast<double>(card_columns);
// Characters of most fonts of equal widths are 0.6 as wide as the font is high.
constexpr double font_height = column_width / 0.6;
constexpr double line_height = 3;
constexpr auto lines_of_card = static_cast<std::size_t>((card_height - 2 * card_margin) / line_height);

struct PictureLine {
    std::string text;  ///< empty: a space
    bool is_bold;
};

using PictureCard = std::vector<PictureLine>;

/// The lines of a chart, card by card. A block that does not fit below the others begins the next card; only
/// one that is longer than a card is cut.
std::vector<PictureCard> cut_into_cards(const std::vector<CardBlock>& blocks) {
    std::vector<PictureCard> cards(1);
    for (const CardBlock& block : blocks) {
        const std::size_t space = block.has_space_above ? 1 : 0;
        const bool fits_on_one = block.lines.size() <= lines_of_card;
        if (fits_on_one && cards.back().size() + space + block.lines.size() > lines_of_card) {
            cards.emplace_back();
        }
        const bool is_begun = !cards.back().empty() && cards.back().size() < lines_of_card;
        if (space > 0 && is_begun) cards.back().push_back({"", false});
        for (std::size_t i = 0; i < block.lines.size(); ++i) {
            if (cards.back().size() == lines_of_card) cards.emplace_back();
            cards.back().push_back({block.lines[i], i < block.bold_lines});
        }
    }
    return cards;
}

/// The width of a text in millimetres.
double columns_wide(std::string_view text) {
    return static_cast<double>(display_width(text)) * column_width;
}

/// The elements of a line. `number`: from 0, at the top of the card.
std::string line_elements(const PictureLine& line, std::size_t number) {
    std::string svg;
    // Programs draw several blanks as one, so texts between them are elements of their own.
    std::size_t end = 0;
    for (std::size_t begin = line.text.find_first_not_of(' '); begin != std::string::npos;
         begin = line.text.find_first_not_of(' ', end)) {
        end = std::min(line.text.find("  ", begin), line.text.size());
        const std::string_view part = std::string_view(line.text).substr(begin, end - begin);
        svg += fmt::format(
            "<text x=\"{:.2f}\" y=\"{:.2f}\" textLength=\"{:.2f}\" "
            "lengthAdjust=\"spacingAndGlyphs\"{}>{}</text>\n",
            card_margin + columns_wide(std::string_view(line.text).substr(0, begin)),
            card_margin + static_cast<double>(number) * line_height + font_height, columns_wide(part),
            line.is_bold ? " font-weight=\"bold\"" : "", markup_escaped(part));
    }
    return svg;
}

/// The card with its edge, to be cut along.
std::string card_element(const PictureCard& card, double x, double y, const std::string& footer) {
    std::string svg = fmt::format(
        "<g transform=\"translate({:.0f} {:.0f})\">\n<rect width=\"{:.0f}\" height=\"{:.0f}\" fill=\"#fff\" "
        "stroke=\"#999\" stroke-width=\"0.2\"/>\n",
        x, y, card_width, card_height);
    for (std::size_t line = 0; line < card.size(); ++line) svg += line_elements(card[line], line);
    return svg + line_elements({footer, false}, lines_of_card) + "</g>\n";
}

}  // namespace

std::string cards_svg(const std::vector<StrategyCard>& cards) {
    std::string elements;
    std::size_t columns = 1;
    std::size_t rows = 0;
    for (const StrategyCard& card : cards) {
        const std::vector<PictureCard> parts = cut_into_cards(card_blocks(card));
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const std::string footer =
                parts.size() == 1 ? "" : fmt::format("Card {} of {}", part + 1, parts.size());
            const std::size_t row = rows + part / cards_side_by_side;
            elements += card_element(parts[part], card_width * static_cast<double>(part % cards_side_by_side),
                                     card_height * static_cast<double>(row), footer);
        }
        columns = std::max(columns, std::min(parts.size(), cards_side_by_side));
        rows += (parts.size() + cards_side_by_side - 1) / cards_side_by_side;
    }
    return fmt::format(
               "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}mm\" height=\"{1:.0f}mm\" "
               "viewBox=\"0 0 {0:.0f} {1:.0f}\" font-family=\"monospace\" "
               "font-size=\"{2:.3f}\">\n<title>{3}: strategy</title>\n",
               card_width * static_cast<double>(columns), card_height * static_cast<double>(rows),
               font_height, markup_escaped(cards.front().title)) +
           elements + "</svg>\n";
}

}  // namespace holdfast::terminal

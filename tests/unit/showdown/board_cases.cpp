// Readers of boards, hole cards and classes of flops, for the cases in boards.txt.
#include <string>

#include <tests/text_cases/text_cases.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/flop_class.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast {
namespace {

const test::TextCases board_cases(
    "unit/showdown/boards.txt",
    {{"board", [](const std::string& text) { return to_text(parse_board(text).cards()); }},
     {"hole cards", [](const std::string& text) { return to_text(parse_hole_cards(text).cards()); }},
     {"flops of a class",
      [](const std::string& text) { return std::to_string(parse_flop_class(text).size()); }},
     {"class of flops or cards", [](const std::string& text) -> std::string {
          return looks_like_flop_class(text) ? "class" : "cards";
      }}});

}  // namespace
}  // namespace holdfast

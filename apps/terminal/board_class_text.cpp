#include <apps/terminal/board_class_text.h>
#include <fmt/format.h>

#include <holdfast/core/text.h>
#include <holdfast/queries/answer/numbers.h>

namespace holdfast::terminal {

std::string flop_class_text(const queries::BoardClass& flops) {
    std::string text =
        fmt::format("{}: {} flops, {} up to suits", printable(flops.text),
                    queries::grouped(flops.flops.size()), queries::grouped(flops.flops.suit_classes()));
    if (flops.possible == flops.flops.size()) return text;
    return text + fmt::format(", {} without a known card", queries::grouped(flops.possible));
}

}  // namespace holdfast::terminal

#include <apps/terminal/holdem/board_class_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

std::string flop_class_text(const ask::BoardClass& flops) {
    std::string text =
        fmt::format("{}: {} flops, {} up to suits", printable(flops.text), ask::grouped(flops.flops.size()),
                    ask::grouped(flops.flops.suit_classes()));
    if (flops.possible == flops.flops.size()) return text;
    return text + fmt::format(", {} without a known card", ask::grouped(flops.possible));
}

}  // namespace holdfast::terminal

// A class of flops in the answers `holdem.odds` and `holdem.equity` as text.
#pragma once

#include <string>

#include <holdfast/ask/holdem/typed/board_class.h>

namespace holdfast::terminal {

/// "9xx rainbow: 588 flops, 28 up to suits, 504 without a known card".
std::string flop_class_text(const ask::BoardClass& flops);

}  // namespace holdfast::terminal

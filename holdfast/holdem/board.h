// The community cards: none before the flop, three on it, four on the turn, five on the river.
#pragma once

namespace holdfast::holdem {

/// Cards of a complete board.
inline constexpr int full_board = 5;

}  // namespace holdfast::holdem

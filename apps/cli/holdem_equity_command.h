// The command `holdfast holdem equity`: hand or range equity, 2 to 10 players.
#pragma once

#include <CLI/CLI.hpp>

namespace holdfast::cli {

void add_holdem_equity_command(CLI::App& holdem);

}  // namespace holdfast::cli

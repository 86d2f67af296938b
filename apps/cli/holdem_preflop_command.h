// The command `holdfast holdem preflop`.
#pragma once

#include <CLI/CLI.hpp>

namespace holdfast::cli {

void add_holdem_preflop_command(CLI::App& holdem);

}  // namespace holdfast::cli

// The command `holdfast holdem odds`.
#pragma once

#include <CLI/CLI.hpp>

namespace holdfast::cli {

void add_holdem_odds_command(CLI::App& holdem);

}  // namespace holdfast::cli

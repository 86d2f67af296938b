// The commands `holdfast holdem ...`.
#pragma once

#include <CLI/CLI.hpp>

namespace holdfast::cli {

void add_holdem_commands(CLI::App& app);

}  // namespace holdfast::cli

// The command `holdfast hand`.
#pragma once

#include <CLI/CLI.hpp>

namespace holdfast::cli {

void add_hand_command(CLI::App& app);

}  // namespace holdfast::cli

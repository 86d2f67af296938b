// The commands `holdfast videopoker ...`: games, return, hold.
#pragma once

#include <CLI/CLI.hpp>

namespace holdfast::cli {

void add_videopoker_commands(CLI::App& app);

}  // namespace holdfast::cli

// The commands `holdfast export ...`.
#pragma once

#include <CLI/CLI.hpp>

namespace holdfast::cli {

void add_export_commands(CLI::App& app);

}  // namespace holdfast::cli

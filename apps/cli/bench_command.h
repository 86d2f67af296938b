// The command `holdfast bench`: timings and the signature.
#pragma once

#include <CLI/CLI.hpp>

namespace holdfast::cli {

void add_bench_command(CLI::App& app);

}  // namespace holdfast::cli

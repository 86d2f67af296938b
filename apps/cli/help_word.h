// The word `help`, which people type for --help.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace holdfast::cli {

/// The words with one --help for each `help` that stands where a command does, or alone after one.
std::vector<std::string> with_help_option(std::vector<std::string> words, const CLI::App& program);

}  // namespace holdfast::cli

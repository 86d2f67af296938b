// Hints for errors in a command line that puts hold'em in other words than Holdfast's commands.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace holdfast::cli {

/// FamilyCommands::about_option: options that name a street, opponents or another hand.
std::optional<std::string> about_holdem_option(const std::string& name, const CLI::App& command);

/// FamilyCommands::about_words: a hint for a range that was typed as several arguments, "22+ AJs+", "top 15%", "AKs vs QQ",
/// "AA on Kh7d2c". `more`: those behind the first.
std::string about_range_in_pieces(const std::vector<std::string>& more, const CLI::App& command);

}  // namespace holdfast::cli

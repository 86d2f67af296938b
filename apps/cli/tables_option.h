// --tables FOLDER, and HOLDFAST_TABLES in the environment: complete tables to answer from instead of counting.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include <holdfast/holdem/odds/heads_up_lookup.h>

namespace holdfast::cli {

class TablesOption {
  public:
    /// The commands that use tables share one of these.
    void add_to(CLI::App& command);

    /// Opens the tables of the folder; empty where none is named. Throws ParseError where the folder has no
    /// tables, DataError where one is damaged.
    holdem::HeadsUpLookup open() const;

  private:
    std::vector<std::string> typed_;
};

}  // namespace holdfast::cli

// A command line that is wrong in itself: an unknown or missing command, option or argument.
//
// The text that is blamed is the whole command line.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include <holdfast/core/error.h>

namespace holdfast::cli {

class UsageError : public ParseError {
  public:
    /// `arguments`: as they were given, the name of the program first.
    UsageError(const CLI::ParseError& error, const CLI::App& app, const std::vector<std::string>& arguments);

    /// Which help to ask for; the help itself where a command is missing.
    const std::string& hint() const { return hint_; }

  private:
    struct Blame {
        std::string message;
        std::string text;
        std::size_t position;
        std::size_t length;
        std::string hint;
    };
    explicit UsageError(const Blame& blame);
    static Blame blame(const CLI::ParseError& error, const CLI::App& app,
                       const std::vector<std::string>& arguments);

    std::string hint_;
};

}  // namespace holdfast::cli

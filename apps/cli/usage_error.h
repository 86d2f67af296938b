// A command line that is wrong in itself: an unknown or missing command, option or argument.
//
// The text that is blamed is the whole command line, drawn again with a caret:
//
//   holdfast: 'holdfast hand' has no option '--jsno'; did you mean '--json'?
//     holdfast hand 9s9h9d4s4c --jsno
//                              ^~~~~~
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <apps/cli/arguments.h>

#include <holdfast/core/error.h>

namespace holdfast::cli {

/// An option that takes one value and was given more than once.
class RepeatedOption : public CLI::ParseError {
  public:
    explicit RepeatedOption(const std::string& option)
        : CLI::ParseError("RepeatedOption", option, CLI::ExitCodes::ArgumentMismatch) {}
};

/// Two options that cannot be used together.
class ContradictoryOptions : public CLI::ExcludesError {
  public:
    ContradictoryOptions(const std::string& one, const std::string& other) : CLI::ExcludesError(one, other) {}
};

class UsageError : public ParseError {
  public:
    UsageError(const CLI::ParseError& error, const CLI::App& app, const Arguments& arguments);

    /// Throws UsageError on an argument that begins with a typographic quote, or an option that begins with a long dash.
    static void check_signs(const Arguments& arguments);

    /// Which help to ask for; the help itself if a command is missing.
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
    static Blame blame(const CLI::ParseError& error, const CLI::App& app, const Arguments& arguments);

    std::string hint_;
};

}  // namespace holdfast::cli

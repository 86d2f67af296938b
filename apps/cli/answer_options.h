// What every command takes, also before its name: --json, --csv, --threads; and what becomes of an answer.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_form.h>

namespace holdfast::cli {

class AnswerOptions {
  public:
    /// All commands share one of these.
    void add_to(CLI::App& command);
    /// For commands that write nothing but JSON, and for those that write no answer.
    CLI::Option* add_json_to(CLI::App& command);
    void add_threads_to(CLI::App& command);

    /// Throws CLI::ParseError where two forms were asked for.
    AnswerForm form() const;
    /// How many threads were asked for, else `otherwise`; 0: all processors. Throws ParseError.
    unsigned thread_count(unsigned otherwise) const;

  private:
    bool json_ = false;
    bool csv_ = false;
    std::vector<std::string> threads_;
};

/// A flag that takes no value: --json=false is an error.
CLI::Option* add_plain_flag(CLI::App& command, const std::string& name, bool& flag, const std::string& help);

/// The one value of an option. Throws ParseError where it was given twice.
std::string single_value(const std::string& option, const std::vector<std::string>& values);

/// A whole number from `least` to `most`, which is at most nine digits long. Throws ParseError, whose message is
/// `expected` and then what the text is instead.
unsigned whole_number(const std::string& text, unsigned least, unsigned most, const std::string& expected);

}  // namespace holdfast::cli

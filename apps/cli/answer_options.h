// The options that every command takes, also before its name (--json, --csv, --threads), and how answers are
// written.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/shape.h>
#include <holdfast/storage/shard.h>

namespace holdfast::cli {

// The form in which an answer is asked for: a table for people, or JSON (--json) or CSV (--csv) for programs.
//
// All three are made of the same answer. Only the text is fitted to the terminal and may be coloured, so the
// other two are the same wherever they are written to.

enum class AnswerForm { text, json, csv };

/// The answer in that form, by its to_json() or to_csv(), or by make_text(answer).
template <class Answer, class MakeText>
std::string in_form(AnswerForm form, const Answer& answer, const MakeText& make_text) {
    switch (form) {
        case AnswerForm::json:
            return ask::json_text(to_json(answer));
        case AnswerForm::csv:
            return to_csv(answer);
        case AnswerForm::text:
            break;
    }
    return make_text(answer);
}

class AnswerOptions {
  public:
    /// All commands share one of these.
    void add_to(CLI::App& command);
    /// Adds one of the options, for commands that write nothing but JSON, or no answer at all.
    CLI::Option* add_json_to(CLI::App& command);
    void add_threads_to(CLI::App& command);

    /// Throws CLI::ParseError if two forms were asked for.
    AnswerForm form() const;
    /// The number of threads asked for, else `otherwise`; 0: all processors. Throws ParseError.
    unsigned thread_count(unsigned otherwise) const;

  private:
    bool json_ = false;
    bool csv_ = false;
    std::vector<std::string> threads_;
};

/// A flag that takes no value: --json=false is an error.
CLI::Option* add_plain_flag(CLI::App& command, const std::string& name, bool& flag, const std::string& help);

/// The one value of an option that was given, without the marks of Arguments. Throws CLI::ParseError if it
/// was given twice.
std::string single_value(const std::string& option, const std::vector<std::string>& values);

/// A whole number from `least` to `most`, which is at most nine digits long. Throws ParseError, whose message
/// is `expected` and then what the text is instead.
unsigned whole_number(const std::string& text, unsigned least, unsigned most, const std::string& expected);

// A shard as it is typed: its number and how many there are, such as 2/8.

/// Parses "I/N", with N at most `most`; errors call the job `whole`: "the flop table". Throws ParseError.
storage::Shard parse_shard(const std::string& text, std::size_t most, const std::string& whole);

}  // namespace holdfast::cli

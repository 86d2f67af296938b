// What every command takes: --json, --csv, --threads; and the one way from an answer to standard output.
#pragma once

#include <string>

#include <CLI/CLI.hpp>
#include <apps/cli/output.h>

#include <holdfast/core/progress.h>

namespace holdfast::cli {

struct AnswerOptions {
    bool json = false;
    bool csv = false;
    std::string threads;  ///< as it was typed

    void add_to(CLI::App& command);

    /// How many threads were asked for, else `otherwise`; 0: all processors. Throws ParseError.
    unsigned thread_count(unsigned otherwise) const;
};

/// Writes the answer in the form that was asked for; `as_text(answer, style)` makes the text for people.
template <class Answer, class AsText>
void write_as_asked(const AnswerOptions& options, const Answer& answer, AsText as_text) {
    if (options.json) {
        write_answer(to_json(answer));
    } else if (options.csv) {
        write_answer(to_csv(answer));
    } else {
        write_answer(as_text(answer, output_style()));
    }
}

template <class Answer>
void write_as_asked(const AnswerOptions& options, const Answer& answer) {
    write_as_asked(options, answer,
                   [](const Answer& each, const queries::TextStyle& style) { return to_text(each, style); });
}

}  // namespace holdfast::cli

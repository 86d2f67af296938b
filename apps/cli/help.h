// How --help looks: names, kinds of values and descriptions, without the marks that CLI11 adds.
//
// Lines fit in 80 columns. CLI11 would print "TEXT", "REQUIRED", "Excludes: ..." and a default for every
// option; the sentences of the registry already say what a reader needs.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include <holdfast/ask/answer/schema.h>

namespace holdfast::cli {

/// The heading that commands stand under in --help.
inline constexpr const char* command_group = "Commands";

class HelpFormat : public CLI::Formatter {
  public:
    HelpFormat();

    /// Writes only the kind of value after an option's name.
    std::string make_option_opts(const CLI::Option* option) const override;
    /// Wraps it to the right of the column of names; make_subcommand() does the same.
    std::string make_option_desc(const CLI::Option* option) const override;
    std::string make_subcommand(const CLI::App* command) const override;
    /// Rewraps its paragraphs; lines that begin with a blank, the examples, stay as they are.
    std::string make_footer(const CLI::App* command) const override;

  private:
    std::string beside_names(const std::string& description) const;
};

/// The tables of an answer, each with what its columns mean, in lines of that width.
std::string columns_help(const ask::AnswerType& answer);

// The word `help`, which people type for --help.

/// The words, with each `help` in the place of a command, or alone after one, replaced by --help.
std::vector<std::string> with_help_option(std::vector<std::string> words, const CLI::App& program);

}  // namespace holdfast::cli

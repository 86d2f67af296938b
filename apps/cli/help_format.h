// How --help looks: names, kinds of values and descriptions, without the marks that CLI11 adds.
#pragma once

#include <CLI/CLI.hpp>

namespace holdfast::cli {

/// The heading that commands stand under in --help.
inline constexpr const char* command_group = "Commands";

class HelpFormat : public CLI::Formatter {
  public:
    HelpFormat();

    /// After an option's name, only the kind of value it takes.
    std::string make_option_opts(const CLI::Option* option) const override;
    std::string make_footer(const CLI::App* command) const override;
};

}  // namespace holdfast::cli

#include <apps/cli/help_format.h>

#include <holdfast/core/wording.h>
#include <holdfast/queries/output/display.h>

namespace holdfast::cli {

HelpFormat::HelpFormat() {
    label("Positionals", "Arguments");
    label("SUBCOMMAND", "COMMAND");
}

std::string HelpFormat::make_option_opts(const CLI::Option* option) const {
    return option->get_type_name().empty() ? "" : " " + option->get_type_name();
}

std::string HelpFormat::make_option_desc(const CLI::Option* option) const {
    constexpr std::size_t line_width = 90;
    return joined(queries::wrapped_words(option->get_description(), line_width - get_column_width()), "\n");
}

std::string HelpFormat::make_footer(const CLI::App* command) const {
    return command->get_footer() + "\n";
}

}  // namespace holdfast::cli

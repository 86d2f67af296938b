#include <apps/cli/help_format.h>

namespace holdfast::cli {

HelpFormat::HelpFormat() {
    label("Positionals", "Arguments");
    label("SUBCOMMAND", "COMMAND");
}

std::string HelpFormat::make_option_opts(const CLI::Option* option) const {
    return option->get_type_name().empty() ? "" : " " + option->get_type_name();
}

std::string HelpFormat::make_footer(const CLI::App* command) const {
    return command->get_footer() + "\n";
}

}  // namespace holdfast::cli

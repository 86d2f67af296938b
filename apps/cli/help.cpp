#include <algorithm>
#include <cctype>
#include <sstream>

#include <apps/cli/help.h>
#include <apps/terminal/display.h>
#include <fmt/format.h>

#include <holdfast/core/text.h>

namespace holdfast::cli {
namespace {

constexpr std::size_t help_width = 80;

std::string uncapitalized(std::string sentence) {
    char& first = sentence.at(0);
    first = static_cast<char>(std::tolower(static_cast<unsigned char>(first)));
    return sentence;
}

/// Titles, each with its sentence; the members that share a column have one together.
std::vector<std::pair<std::string, std::string>> meanings_of(const std::vector<ask::Shown>& columns) {
    std::vector<std::pair<std::string, std::string>> meanings;
    for (const ask::Shown& column : columns) {
        if (column.title.empty()) continue;
        if (meanings.empty() || meanings.back().first != column.title) {
            meanings.emplace_back(column.title, column.sentence);
        } else {
            meanings.back().second += "; " + uncapitalized(column.sentence);
        }
    }
    return meanings;
}

}  // namespace

std::string columns_help(const ask::AnswerType& answer) {
    std::string text;
    for (const ask::Shown& table : answer.shown) {
        if (table.rows == nullptr) continue;
        text += (text.empty() ? "" : "\n") + table.sentence + ":\n";
        const auto meanings = meanings_of(table.rows->shown);
        std::size_t width = 0;
        for (const auto& [title, meaning] : meanings) width = std::max(width, title.size());
        for (const auto& [title, meaning] : meanings) {
            std::string beside = title;
            for (const std::string& line : terminal::wrapped_words(meaning, help_width - width - 4)) {
                text += fmt::format("  {:<{}}  {}\n", beside, width, line);
                beside.clear();
            }
        }
    }
    return text;
}

HelpFormat::HelpFormat() {
    // Words of CLI11, and those to show in their place.
    label("Positionals", "Arguments");
    label("SUBCOMMAND", "COMMAND");
}

std::string HelpFormat::make_option_opts(const CLI::Option* option) const {
    return option->get_type_name().empty() ? "" : " " + option->get_type_name();
}

std::string HelpFormat::make_option_desc(const CLI::Option* option) const {
    return beside_names(option->get_description());
}

std::string HelpFormat::make_subcommand(const CLI::App* command) const {
    std::ostringstream lines;
    const std::string name = command->get_display_name(true);
    CLI::detail::format_help(lines, name, beside_names(command->get_description()), get_column_width());
    return lines.str();
}

std::string HelpFormat::make_footer(const CLI::App* command) const {
    std::istringstream lines(command->get_footer());
    std::string text;
    std::string words;
    const auto end_paragraph = [&] {
        if (!words.empty()) text += joined(terminal::wrapped_words(words, help_width), "\n") + "\n";
        words.clear();
    };
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty() && line.front() != ' ') {
            words += (words.empty() ? "" : " ") + line;
            continue;
        }
        end_paragraph();
        text += line + "\n";
    }
    end_paragraph();
    return text;
}

std::string HelpFormat::beside_names(const std::string& description) const {
    return joined(terminal::wrapped_words(description, help_width - get_column_width()), "\n");
}

std::vector<std::string> with_help_option(std::vector<std::string> words, const CLI::App& program) {
    std::vector<const CLI::App*> commands = program.get_subcommands([](const CLI::App*) { return true; });
    // Goes down the commands, a word each, and ends at the first word that is none: what follows are
    // arguments, in which `help` may be the name of a file.
    for (std::size_t at = 0; at < words.size();) {
        if (words[at] == "help" && (!commands.empty() || at + 1 == words.size())) {
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
            words.emplace_back("--help");
            continue;
        }
        const auto named = std::find_if(commands.begin(), commands.end(), [&](const CLI::App* command) {
            return command->check_name(words[at]);
        });
        if (named == commands.end()) break;
        commands = (*named)->get_subcommands([](const CLI::App*) { return true; });
        ++at;
    }
    return words;
}

}  // namespace holdfast::cli

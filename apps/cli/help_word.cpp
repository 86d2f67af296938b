#include <algorithm>

#include <apps/cli/help_word.h>

namespace holdfast::cli {

std::vector<std::string> with_help_option(std::vector<std::string> words, const CLI::App& program) {
    std::vector<const CLI::App*> commands = program.get_subcommands([](const CLI::App*) { return true; });
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

#include <algorithm>

#include <apps/cli/usage_error.h>
#include <fmt/format.h>

#include <holdfast/core/nearest_word.h>
#include <holdfast/core/wording.h>

namespace holdfast::cli {
namespace {

/// The command that was being read when the error came up.
const CLI::App& deepest_command(const CLI::App& app) {
    const std::vector<CLI::App*> parsed = app.get_subcommands();
    return parsed.empty() ? app : deepest_command(*parsed.back());
}

std::string full_name(const CLI::App& command) {
    return command.get_parent() == nullptr ? command.get_name()
                                           : full_name(*command.get_parent()) + " " + command.get_name();
}

std::vector<std::string> command_names(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::App* each : command.get_subcommands({})) names.push_back(each->get_name());
    return names;
}

std::string unknown_word(const std::string& word, const CLI::App& command) {
    if (word.size() > 1 && word.front() == '-') {
        std::vector<std::string> names;
        for (const CLI::Option* option : command.get_options()) {
            for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
        }
        const std::string near = nearest_word(word, names);
        return fmt::format("'{}' has no option '{}'", full_name(command), word) +
               (near.empty() ? "" : fmt::format("; did you mean '{}'?", near));
    }
    const std::vector<std::string> names = command_names(command);
    if (names.empty()) return fmt::format("'{}' is one argument too many", word);
    const std::string near = nearest_word(word, names);
    return fmt::format("there is no command '{} {}'; ", full_name(command), word) +
           (near.empty() ? "commands are " + either_of(names) : fmt::format("did you mean '{}'?", near));
}

/// The name at the head of a message of CLI11 like "GAME is required" or "--pay: 1 required HAND=PAYS
/// missing".
std::string first_word(const std::string& message) {
    return message.substr(0, message.find_first_of(" :"));
}

/// The arguments as one text, and where each begins.
struct CommandLine {
    explicit CommandLine(const std::vector<std::string>& arguments) {
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            const bool quoted = i > 0 && arguments[i].find_first_of(" \t") != std::string::npos;
            text += i == 0 ? "" : " ";
            begin.push_back(text.size());
            text += i == 0 ? "holdfast" : quoted ? "'" + arguments[i] + "'" : arguments[i];
            length.push_back(text.size() - begin.back());
        }
    }

    std::string text;
    std::vector<std::size_t> begin;
    std::vector<std::size_t> length;
};

}  // namespace

UsageError::Blame UsageError::blame(const CLI::ParseError& error, const CLI::App& app,
                                    const std::vector<std::string>& arguments) {
    const CLI::App& command = deepest_command(app);
    const CommandLine line(arguments);
    // What is missing is missing behind the last argument.
    Blame blame{error.what(), line.text + " ", line.text.size() + 1, 1,
                fmt::format("Try '{} --help'.\n", full_name(command))};
    std::string to_find;
    const std::vector<std::string> left_over = app.remaining(true);
    if (!left_over.empty()) {
        to_find = left_over.front();
        blame.message = unknown_word(to_find, command);
    } else if (!command_names(command).empty() &&
               dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        blame.message = fmt::format("a command is missing: {}", either_of(command_names(command)));
        blame.hint = "\n" + app.help();
    } else if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        blame.message = fmt::format("{} is missing", first_word(error.what()));
    } else if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) {
        to_find = first_word(error.what());
        const std::string words = error.what();  // "--json excludes --csv"
        blame.message =
            fmt::format("{} and {} do not go together", to_find, words.substr(words.rfind(' ') + 1));
    } else if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        blame.message = fmt::format("the value of {} is missing", first_word(error.what()));
    }
    const auto found = std::find(arguments.begin(), arguments.end(), to_find);
    if (found != arguments.end() && !to_find.empty()) {
        const auto number = static_cast<std::size_t>(found - arguments.begin());
        blame.text = line.text;
        blame.position = line.begin[number];
        blame.length = line.length[number];
    }
    return blame;
}

UsageError::UsageError(const Blame& blame)
    : ParseError(blame.message, blame.text, blame.position, blame.length), hint_(blame.hint) {}

UsageError::UsageError(const CLI::ParseError& error, const CLI::App& app,
                       const std::vector<std::string>& arguments)
    : UsageError(blame(error, app, arguments)) {}

}  // namespace holdfast::cli

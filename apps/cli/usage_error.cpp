#include <algorithm>
#include <optional>

#include <apps/cli/commands/family_commands.h>
#include <apps/cli/usage_error.h>
#include <fmt/format.h>

#include <holdfast/ask/family.h>
#include <holdfast/core/text.h>

namespace holdfast::cli {
namespace {

/// The command that was being read when the error occurred.
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
    for (const CLI::App* each : command.get_subcommands({})) {
        // Commands that no help lists are not available in this program.
        if (!each->get_group().empty()) names.push_back(each->get_name());
    }
    return names;
}

/// The names of options without the dashes, which all of them share.
std::vector<std::string> option_names(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& name : option->get_lnames()) names.push_back(name);
    }
    return names;
}

/// What the first family that knows the option says; nothing if none knows it.
std::optional<std::string> about_option(const std::string& name, const CLI::App& command) {
    for (const FamilyCommands* const family : family_commands()) {
        if (family->about_option == nullptr) continue;
        if (auto about = family->about_option(name, command)) return about;
    }
    return std::nullopt;
}

/// What the first family that knows such words says; empty if none knows them.
std::string about_words(const std::vector<std::string>& words, const CLI::App& command) {
    for (const FamilyCommands* const family : family_commands()) {
        if (family->about_words == nullptr) continue;
        std::string about = family->about_words(words, command);
        if (!about.empty()) return about;
    }
    return "";
}

std::string unknown_option(const std::string& word, const CLI::App& command) {
    const std::vector<std::string> names = option_names(command);
    const std::string option = word.substr(0, word.find('='));
    const std::string name = option.substr(std::min(option.find_first_not_of('-'), option.size()));
    const bool is_known = std::find(names.begin(), names.end(), name) != names.end();
    // A single dash is for options of one letter, and ours has only -h.
    if (is_known && option.rfind("--", 0) != 0) {
        return fmt::format("{} has two dashes: --{}", in_quotes(option), name);
    }
    if (is_known) {
        return fmt::format("{} belongs after the command: {} ... {}", in_quotes(option), full_name(command),
                           option);
    }
    const std::string without = fmt::format("'{}' has no option {}", full_name(command), in_quotes(option));
    if (const auto about = about_option(name, command)) return without + *about;
    const std::string meant = nearest_word(name, names);
    return without + (meant.empty() ? "" : fmt::format("; did you mean '--{}'?", meant));
}

/// The command of this name in one of the groups, as it must be typed.
std::string command_below(const std::string& word, const CLI::App& command) {
    for (const CLI::App* group : command.get_subcommands({})) {
        const std::vector<std::string> names = command_names(*group);
        if (std::find(names.begin(), names.end(), word) != names.end()) return full_name(*group) + " " + word;
    }
    return "";
}

/// `left_over`: the words that fit nothing, at least one; the first is blamed.
std::string unknown_word(const std::vector<std::string>& left_over, const CLI::App& command) {
    const std::string& parsed = left_over.front();
    const std::string word = Arguments::as_typed(parsed);
    const bool is_like_option = word.size() > 1 && word.front() == '-';
    if (is_like_option && !Arguments::is_marked(parsed)) return unknown_option(word, command);
    const std::vector<std::string> names = command_names(command);
    if (names.empty()) {
        std::vector<std::string> words;
        for (const std::string& each : left_over) {
            if (each.size() > 1 && each.front() == '-') break;
            words.push_back(Arguments::as_typed(each));
        }
        return "unexpected argument " + in_quotes(word) +
               (is_like_option ? "; after '--' nothing is an option" : about_words(words, command));
    }
    const std::string below = command_below(word, command);
    std::string near = ask::about_unknown(word);
    if (near.empty()) near = below.empty() ? did_you_mean(word, names) : "; did you mean '" + below + "'?";
    return fmt::format("there is no command {}", in_quotes(full_name(command) + " " + word)) +
           (near.empty() ? "; commands are " + joined(names, ", ", " and ") : near);
}

/// What is wrong with an argument that begins with a quote or a dash that no keyboard has; empty if it does not.
std::string about_sign(const std::string& argument) {
    constexpr std::string_view of_options = "abcdefghijklmnopqrstuvwxyz-";
    if (argument.empty()) return "";
    const auto first_of = [](std::string_view text) { return text.substr(0, code_point_at(text, 0).length); };
    const std::string option = argument.substr(0, argument.find('='));
    if (is_typographic_quote(first_of(argument))) {
        return fmt::format("{} begins with a typographic quote; the shell knows only ' and \"",
                           in_quotes(argument));
    }
    std::string_view name = option;
    bool has_long_dash = false;
    while (!name.empty() && (name.front() == '-' || is_long_dash(first_of(name)))) {
        has_long_dash = has_long_dash || name.front() != '-';
        name.remove_prefix(first_of(name).size());
    }
    const bool is_name = name.size() > 1 && name.find_first_not_of(of_options) == std::string_view::npos;
    if (!has_long_dash || !is_name) return "";
    return fmt::format("{} begins with a long dash; options begin with two hyphens: --{}", in_quotes(option),
                       name);
}

/// The name at the head of a message of CLI11 like "GAME is required" or "--pay: 1 required HAND=PAYS
/// missing".
std::string first_word(const std::string& message) {
    return message.substr(0, message.find_first_of(" :"));
}

}  // namespace

UsageError::Blame UsageError::blame(const CLI::ParseError& error, const CLI::App& app,
                                    const Arguments& arguments) {
    const CLI::App& command = deepest_command(app);
    const std::string line = arguments.line();
    // If something is missing, it is missing after the last argument: the caret goes after the line and a
    // space.
    Blame blame{error.what(), line + " ", line.size() + 1, 1,
                fmt::format("Try '{} --help'.\n", full_name(command))};
    std::string to_find;
    // Unknown words are reported first, because the error of the parser often follows from them: for --flop
    // QhJh2c it may only say that HOLE is missing.
    const std::vector<std::string> left_over = app.remaining(true);
    if (!left_over.empty()) {
        to_find = Arguments::as_typed(left_over.front());
        blame.message = unknown_word(left_over, command);
    } else if (!command_names(command).empty() &&
               dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        // A group requires one of its commands.
        blame.message = fmt::format("a command is missing: {}", either_of(command_names(command)));
        blame.hint = "\n" + app.help();
    } else if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        blame.message = fmt::format("{} is missing", first_word(error.what()));
    } else if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) {
        to_find = first_word(error.what());
        const std::string words = error.what();  // "--json excludes --csv"
        blame.message =
            fmt::format("{} and {} cannot be used together", to_find, words.substr(words.rfind(' ') + 1));
    } else if (dynamic_cast<const RepeatedOption*>(&error) != nullptr) {
        to_find = error.what();
        blame.message = fmt::format("{} is given twice", to_find);
    } else if (blame.message.find("flag override") != std::string::npos) {
        // CLI11 has no type of its own for this one; it is an ArgumentMismatch, like the next.
        to_find = "--" + first_word(error.what());
        blame.message = fmt::format("{} takes no value", to_find);
    } else if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        blame.message = fmt::format("{} needs a value", first_word(error.what()));
    }
    // If the word is not found, the caret stays behind the line: something is missing there.
    const std::vector<std::string>& typed = arguments.typed();
    // The word, or the option with a value after '='. The last occurrence is blamed: if something is given
    // twice, the second time is wrong.
    const auto found = std::find_if(typed.rbegin(), typed.rend(), [&](const std::string& each) {
        return each == to_find || each.rfind(to_find + "=", 0) == 0;
    });
    if (found != typed.rend() && !to_find.empty()) {
        const auto number = static_cast<std::size_t>(typed.rend() - found) - 1;
        blame.text = line;
        blame.position = arguments.begin_of(number);
        blame.length = arguments.length_of(number);
    }
    return blame;
}

void UsageError::check_signs(const Arguments& arguments) {
    const std::vector<std::string>& typed = arguments.typed();
    for (std::size_t number = 0; number < typed.size() && typed[number] != "--"; ++number) {
        const std::string message = about_sign(typed[number]);
        if (message.empty()) continue;
        throw UsageError(
            Blame{message, arguments.line(), arguments.begin_of(number), arguments.length_of(number), ""});
    }
}

UsageError::UsageError(const Blame& blame)
    : ParseError(blame.message, blame.text, blame.position, blame.length), hint_(blame.hint) {}

UsageError::UsageError(const CLI::ParseError& error, const CLI::App& app, const Arguments& arguments)
    : UsageError(blame(error, app, arguments)) {}

}  // namespace holdfast::cli

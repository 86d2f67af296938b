// The commands of a family of games, below the group that has the family's name, or at the top if it has none.
//
// apps/cli/<family>/commands.cpp defines `const FamilyCommands& <family>_commands()`; cmake/Families.cmake lists them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/commands/query_command.h>
#include <apps/cli/session_option.h>

#include <holdfast/ask/session.h>

namespace holdfast::cli {

struct FamilyCommands {
    /// A group within the family's, which the names of its queries have, as in "game.table.info".
    struct Group {
        std::string_view name;
        std::string_view description;
        std::string_view footer;
    };
    /// Adds commands that answer no query to the family's group. Its arguments outlive the parsing.
    using AddFurther = void (*)(CLI::App& group, AnswerOptions& options, ask::Session& session);

    std::string_view family;   ///< Family::name
    std::string_view example;  ///< a command line, for the help of the program if it is the first family
    std::string_view footer;   ///< ends the help of its group; empty if it has none
    std::vector<QueryCommand> commands;  ///< one for each query, in the order in which help lists them
    std::vector<Group> groups = {};
    AddFurther add_further = nullptr;
    std::vector<std::unique_ptr<SessionOption> (*)()> session_options = {};

    /// A hint for the error about an option that the command lacks: "; did you mean '--board'?"; nullopt if
    /// the family does not know the option. Null if it has no hints.
    std::optional<std::string> (*about_option)(const std::string& name, const CLI::App& command) = nullptr;
    /// A hint for the error about words for which the command has no argument; empty if the family does not
    /// know them. Null if it has no hints.
    std::string (*about_words)(const std::vector<std::string>& words, const CLI::App& command) = nullptr;
};

/// The commands of all families.
const std::vector<const FamilyCommands*>& family_commands();

}  // namespace holdfast::cli

// The argument GAME: an id of the catalog, or the path of a paytable file, which is read here and nowhere
// else.
//
// An argument with '/' or ending in ".toml" is a path. Files are read with care: nothing but a plain file of
// at most 1 MiB, and no waiting for a pipe or a device.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include <holdfast/queries/input/game_choice.h>
#include <holdfast/videopoker/tie_rule.h>

namespace holdfast::cli {

struct GameOptions {
    std::string game;
    std::vector<std::string> pays;

    void add_to(CLI::App& command);

    /// Throws ParseError, blaming the argument, where the file cannot be read.
    queries::GameChoice choice() const;
};

struct TieRuleOption {
    std::string words;

    void add_to(CLI::App& command);
    /// Throws ParseError.
    videopoker::TieRule rule() const;
};

}  // namespace holdfast::cli

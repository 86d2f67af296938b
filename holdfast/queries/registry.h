// All questions there are.
//
// Every front end lists its commands, fields and help from here. A new question is one line in registry.cpp,
// and one in the table of each front end that writes more than JSON (apps/cli/query_command.cpp).
#pragma once

#include <string_view>
#include <vector>

#include <holdfast/queries/question.h>

namespace holdfast::queries {

/// In the order in which help lists them. A program may define a registry of fewer questions itself, and then does
/// not link the others (bindings/wasm).
const std::vector<const Question*>& questions();

/// The question of this name, or null.
inline const Question* find_question(std::string_view name) {
    for (const Question* question : questions()) {
        if (question->name == name) return question;
    }
    return nullptr;
}

}  // namespace holdfast::queries

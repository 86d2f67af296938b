// All queries there are.
//
// Every front end lists its commands, fields and help from here. A new query is one line in registry.cpp,
// and one in the table of each front end that writes more than JSON (apps/cli/commands/query_command.cpp).
#pragma once

#include <string_view>
#include <vector>

#include <holdfast/queries/query.h>

namespace holdfast::queries {

/// In the order in which help lists them. A program may define a registry of fewer queries itself, and then does
/// not link the others (bindings/wasm).
const std::vector<const Query*>& registry();

/// The query of this name, or null.
inline const Query* find_query(std::string_view name) {
    for (const Query* query : registry()) {
        if (query->name == name) return query;
    }
    return nullptr;
}

}  // namespace holdfast::queries

// A family of games: the queries about a game and its variants, under one name. Front ends make of it a group of
// commands, a tag of the server's description, a module of the page's engine.
//
// A family's queries lie in ask/<name>/, where <name>_family() returns it; cmake/Families.cmake lists the names.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/query.h>

namespace holdfast::ask {

struct Family {
    /// What the names of its queries begin with, as in "game.odds"; of families without a group of commands, no query
    /// has a dot in its name.
    std::string_view name;
    std::string_view alias;             ///< a shorter name for the command line; may be empty
    std::string_view title;             ///< what a sentence calls the game: "stud"
    std::string_view summary;           ///< its title, and what its queries are about: "Stud: odds, equities"
    std::vector<const Query*> queries;  ///< in the order in which help lists them
    std::vector<const Query*> local_queries = {};  ///< about this computer, such as its files (registry.h)

    /// About the bytes that it keeps in a session for later queries; null if it keeps none.
    std::size_t (*kept_bytes)(Session& session) = nullptr;

    /// Ends the error about an unknown command or query: ": Holdfast does not cover Omaha"; empty if the family has
    /// nothing to say of such a word. Null if it has nothing to say at all.
    std::string (*about_unknown)(std::string_view word) = nullptr;

    /// Whether a group of commands has its name.
    bool has_group() const {
        return !queries.empty() && queries.front()->name.find('.') != std::string_view::npos;
    }
};

/// All families, in the order in which help lists them. A program may define fewer of them, or others, itself, and then
/// links no queries but theirs (bindings/wasm).
const std::vector<const Family*>& families();

/// What the program answers, by the families that have a group of commands: "Exact poker odds: stud and lowball".
std::string program_summary();

/// About the bytes that all of them keep in a session.
std::size_t kept_bytes(Session& session);

/// Of all families, the first that has something to say of the word; empty if none has.
std::string about_unknown(std::string_view word);

}  // namespace holdfast::ask

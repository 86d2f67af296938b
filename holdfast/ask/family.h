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
    /// The prefix of its queries' names, as in "game.odds". The queries of a family without a command group
    /// (has_group()) have no dot in their names.
    std::string_view name;
    std::string_view alias;             ///< a shorter name for the command line; may be empty
    std::string_view title;             ///< what a sentence calls the game: "stud"
    std::string_view summary;           ///< its title, and what its queries are about: "Stud: odds, equities"
    std::vector<const Query*> queries;  ///< in the order in which help lists them
    std::vector<const Query*> local_queries = {};  ///< about this computer, such as its files (registry.h)

    /// The approximate number of bytes that it keeps in a session for later queries; null if it keeps none.
    std::size_t (*kept_bytes)(Session& session) = nullptr;

    /// A hint for the error about an unknown command or query: ": Holdfast does not cover Omaha"; empty if
    /// the family knows nothing of the word. Null if it has no hints.
    std::string (*about_unknown)(std::string_view word) = nullptr;

    /// Whether a group of commands has its name.
    bool has_group() const {
        return !queries.empty() && queries.front()->name.find('.') != std::string_view::npos;
    }
};

/// All families, in the order in which help lists them. A program may define this function itself, with fewer
/// families or others; then it links only the queries of those (bindings/wasm).
const std::vector<const Family*>& families();

/// One line about the program, naming the families that have a command group: "Exact poker odds: stud and
/// lowball".
std::string program_summary();

/// The approximate number of bytes that all families keep in a session.
std::size_t kept_bytes(Session& session);

/// The hint of the first family that knows the word; empty if none does.
std::string about_unknown(std::string_view word);

}  // namespace holdfast::ask

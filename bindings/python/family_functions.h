// What the module has of a family of games besides its queries, which need nothing here.
//
// bindings/python/<family>/functions.cpp defines `const FamilyFunctions& <family>_functions()`, for a family that needs it.
#pragma once

#include <vector>

#include <pybind11/pybind11.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/session.h>

namespace holdfast::python {

struct FamilyFunctions {
    void (*add)(pybind11::module_& module);  ///< adds functions to the module
    void (*finish_tables)(
        ask::Session& session);  ///< computes all that its queries share, whatever the session
    /// Releases what the session keeps for the next queries; null if that is nothing.
    void (*clear)(ask::Session& session) = nullptr;
};

/// The functions of all families that have some.
const std::vector<const FamilyFunctions*>& family_functions();

/// For finish_tables(): asks the request. Throws std::logic_error on another kind of reply.
void check_reply(ask::Session& session, const char* request,
                 ask::Reply::Kind expected = ask::Reply::Kind::answer);

}  // namespace holdfast::python

// What the module keeps between queries: the session, and the threads that compute.
#pragma once

#include <bindings/python/helpers.h>

#include <holdfast/queries/session.h>

namespace holdfast::python {

struct Engine {
    queries::Session session;
    Helpers helpers;

    /// Made when it is first used. Called with the interpreter's lock only, as the others are.
    static Engine& instance();
    /// Whether anything was asked or computed yet.
    static bool is_used();
    /// A forked process has none of the threads, and a lock may be held by one of them for ever: it starts with
    /// an engine of its own.
    static void replace_after_fork();
};

}  // namespace holdfast::python

#include <bindings/python/engine.h>

namespace holdfast::python {
namespace {

// Never deleted: threads that are still waiting when the program ends look at it.
Engine*& current() {
    static Engine* engine = new Engine;
    return engine;
}

}  // namespace

Engine& Engine::instance() {
    return *current();
}

void Engine::replace_after_fork() {
    current() = new Engine;
}

}  // namespace holdfast::python

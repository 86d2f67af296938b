#include <bindings/python/engine.h>

namespace holdfast::python {
namespace {

// Never deleted: threads that are still waiting when the program ends look at it.
Engine*& current() {
    static Engine* engine = nullptr;
    return engine;
}

}  // namespace

Engine& Engine::instance() {
    if (current() == nullptr) current() = new Engine;
    return *current();
}

bool Engine::is_used() {
    return current() != nullptr;
}

void Engine::replace_after_fork() {
    current() = nullptr;
}

}  // namespace holdfast::python

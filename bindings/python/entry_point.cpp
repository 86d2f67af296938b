#include <exception>
#include <memory>
#include <stdexcept>
#include <string_view>

#include <bindings/python/array.h>
#include <bindings/python/arrays.h>
#include <bindings/python/engine.h>
#include <bindings/python/entry_point.h>
#include <bindings/python/family_functions.h>
#include <bindings/python/hands.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/error_json.h>
#include <holdfast/ask/registry.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>

namespace holdfast::python {
namespace {

/// The local ones too: Python runs on the user's own computer.
std::vector<const ask::Query*> all_queries() {
    std::vector<const ask::Query*> all = ask::registry();
    all.insert(all.end(), ask::local_queries().begin(), ask::local_queries().end());
    return all;
}

}  // namespace

void check_reply(ask::Session& session, const char* request, ask::Reply::Kind expected) {
    if (ask::ask(session, request, Work{}).kind == expected) return;
    // A request that fails early would leave tables unfinished, and nobody would notice before a fork.
    throw std::logic_error(std::string("not the expected reply: ") + request);
}

// Each query of a family once, as cheap as possible, which together use every table. `signature` uses no others.
void finish_tables() {
    // Once is enough: what is computed stays. Called with the interpreter's lock only, so in no two threads.
    static bool are_finished = false;
    if (are_finished || !Engine::is_used()) return;
    finish_rank_tables();
    ask::Session session;
    check_reply(session, R"({"query": "hand", "cards": "AsKsQsJsTs"})");
    for (const FamilyFunctions* const family : family_functions()) family->finish_tables(session);
    // Builds the descriptions of answers, also of queries that were not asked above.
    for (const ask::Query* query : all_queries()) query->answer_type();
    are_finished = true;
}

void clear() {
    for (const FamilyFunctions* const family : family_functions()) {
        if (family->clear != nullptr) family->clear(Engine::instance().session);
    }
}

std::string ask(const std::string& request, unsigned threads, const pybind11::object& progress,
                bool is_quick) {
    // The computation may go on when this call has ended, so they share what both use.
    const auto reply = std::make_shared<ask::Reply>();
    const auto compute = [reply, request, session = &Engine::instance().session](const Work& work) {
        *reply = ask::ask(*session, request, work);
    };
    run_watched(threads, compute, progress, is_quick ? Manner::at_once : Manner::left);
    // The reply may be read only now, after run_watched() has seen the computation end: a stopped one may
    // still write to it.
    if (reply->kind == ask::Reply::Kind::refusal) throw Refusal{std::move(reply->json)};
    if (reply->kind == ask::Reply::Kind::failure) std::rethrow_exception(reply->failure);
    return std::move(reply->json);
}

std::vector<std::tuple<std::string, std::string, std::vector<std::string>>> query_list() {
    std::vector<std::tuple<std::string, std::string, std::vector<std::string>>> all;
    for (const ask::Query* query : all_queries()) {
        all.emplace_back(query->name, query->summary,
                         std::vector<std::string>(query->examples.begin(), query->examples.end()));
    }
    return all;
}

namespace {

// Bytes, since an index is below 52; the package makes cards of them.
std::string indices_of(const std::string& text) {
    std::string indices;
    for (const Card card : parse_cards(text, Deck())) indices += static_cast<char>(card.index());
    return indices;
}

}  // namespace

pybind11::bytes read_cards(const std::string& text) {
    return indices_of(text);
}

std::vector<pybind11::bytes> read_hands(const std::vector<std::string>& texts) {
    std::vector<pybind11::bytes> hands;
    for (const std::string& text : texts) {
        try {
            hands.emplace_back(indices_of(text));
        } catch (const ParseError& error) {
            throw ArrayError(hands.size(), error.what());
        }
    }
    return hands;
}

std::string write_cards(const pybind11::bytes& indices) {
    std::string text;
    const std::string bytes = indices;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const int index = static_cast<unsigned char>(bytes[i]);
        if (index >= ordinary_card_count) {
            throw ArrayError(i, std::to_string(index) + " is not the index of a card, 0 to 51");
        }
        text += to_text(Card::from_index(index));
    }
    return text;
}

}  // namespace holdfast::python

namespace py = pybind11;

namespace holdfast::python {
namespace {

/// Raises what holdfast.errors makes of these values: the classes are written in Python.
template <class... Values>
void raise_made_by(const char* maker, const Values&... values) {
    try {
        const py::object error = py::module_::import("holdfast.errors").attr(maker)(values...);
        PyErr_SetObject(py::type::of(error).ptr(), error.ptr());
    } catch (py::error_already_set& failure) {
        // What goes wrong on the way, such as too little memory, is raised instead.
        failure.restore();
    }
}

/// Any other exception leaves this function again, and pybind11 translates it.
void translate(std::exception_ptr thrown) {
    try {
        std::rethrow_exception(thrown);
    } catch (const Refusal& refusal) {
        raise_made_by("refusal", refusal.json);
    } catch (const ParseError& error) {
        raise_made_by("refusal", ask::error_line(error));
    } catch (const ArrayError& error) {
        raise_made_by("array_error", error.what(), error.row);
    } catch (const DataError& error) {
        raise_made_by("DataError", error.what());
    } catch (const OverflowError& error) {
        PyErr_SetString(PyExc_OverflowError, error.what());
    }
}

}  // namespace

void register_errors() {
    py::register_local_exception_translator(translate);
}

}  // namespace holdfast::python

#include <bindings/python/family_functions.h>
#include <bindings/python/videopoker/functions.h>
#include <pybind11/stl.h>

#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/videopoker/strategy/charts/measure.h>

namespace py = pybind11;

namespace holdfast::python {
namespace {

/// Left out are queries whose tables others use too: `videopoker.compare`, `videopoker.identify` and `videopoker.strategy`,
/// which takes a second or two and shares the tables of `videopoker.evaluate` and penalties.
constexpr const char* videopoker_requests[] = {
    R"({"query": "videopoker.games", "words": ["jacks"]})",
    R"({"query": "videopoker.paytable", "game": "jacks-or-better-9-6"})",
    R"({"query": "videopoker.return", "game": "jacks-or-better-9-6"})",
    R"({"query": "videopoker.hold", "game": "jacks-or-better-9-6", "cards": "5c5d7dJdQd"})",
    R"({"query": "videopoker.drill", "game": "jacks-or-better-9-6", "kind": "close", "count": 1})",
    R"({"query": "videopoker.evaluate", "game": "jacks-or-better-9-6", "chart": "high pair\ndiscard all"})",
    R"({"query": "videopoker.evaluate", "game": "jacks-or-better-9-6", "chart": )"
    R"("suited JT\n but KJ: take it if at least 1 straight penalty to it\ndiscard all"})",
    R"({"query": "videopoker.bankroll", "game": "jacks-or-better-9-6", "bankroll": 1, "hands": 1})",
    R"({"query": "videopoker.meter", "game": "jacks-or-better-9-6", "hand": "flush", "from": 6, "to": 7})",
    R"({"query": "videopoker.sweep", "game": "jacks-or-better-9-6", "pay": ["flush=5,6"], "columns": ["variance"]})",
};

/// A request that is refused because of an unknown word, so that all words of charts are compared with it.
constexpr const char* request_with_unknown_word =
    R"({"query": "videopoker.evaluate", "game": "jacks-or-better-9-6", "chart": "high pear"})";

void add_videopoker_functions(py::module_& module) {
    module.def("returns", returns, py::arg("id"), py::arg("paytable"), py::arg("changes"), py::arg("hands"),
               py::arg("pays"), py::arg("out"), py::arg("threads"), py::arg("progress"));
    module.def(
        "hold_values",
        [](const std::string& id, const std::optional<std::string>& paytable,
           const std::vector<std::string>& changes, const std::optional<std::string>& state,
           const py::object& deals, const py::object& out, unsigned threads, const py::object& progress) {
            hold_values({ask::id_meant(id), paytable, "", {changes.begin(), changes.end()}, state}, deals,
                        out, threads, progress);
        },
        py::arg("id"), py::arg("paytable"), py::arg("changes"), py::arg("state"), py::arg("deals"),
        py::arg("out"), py::arg("threads"), py::arg("progress"));
}

void finish_videopoker_tables(ask::Session& session) {
    for (const char* request : videopoker_requests) check_reply(session, request);
    check_reply(session, request_with_unknown_word, ask::Reply::Kind::refusal);
    videopoker::penalties::all_measures();
    videopoker::penalties::score_measures();
}

}  // namespace

const FamilyFunctions& videopoker_functions() {
    static const FamilyFunctions functions{
        add_videopoker_functions, finish_videopoker_tables,
        [](ask::Session& session) { session.of<ask::PreparedGames>().clear(); }};
    return functions;
}

}  // namespace holdfast::python

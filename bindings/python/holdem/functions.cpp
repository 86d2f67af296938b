#include <bindings/python/family_functions.h>
#include <bindings/python/holdem/functions.h>
#include <bindings/python/holdem/matchups.h>
#include <pybind11/stl.h>

#include <holdfast/holdem/tables/situation_index.h>

namespace py = pybind11;

namespace holdfast::python {

void equities(const Object& first, const Object& second, const Object& boards, const Object& out,
              unsigned threads, const Object& progress) {
    const RowArray hands(first, "first");
    const RowArray others(second, "second");
    const OptionalArray board(boards, "boards");
    const Array results(out, "out", true);
    check_dimensions(hands, 2);
    for (const RowArray* input : {&hands, &others, board.get()}) {
        if (input != nullptr) results.check_apart_from(*input);
    }
    double* const to = results.results<double>(hands.rows(), 1);
    run(threads, progress, false,
        [&](const Work& work) { equities_of_rows(hands, others, board.get(), to, work); });
}

std::shared_ptr<holdem::TableFolder> open_tables(const std::string& folder) {
    auto tables = std::make_shared<holdem::TableFolder>(folder);
    tables->open_all();
    return tables;
}

void odds(const Object& holes, const Object& boards, int opponents,
          const std::shared_ptr<holdem::TableFolder>& tables, const Object& out, unsigned threads,
          const Object& progress) {
    const RowArray hands(holes, "holes");
    const OptionalArray board(boards, "boards");
    const Array results(out, "out", true);
    check_dimensions(hands, 2);
    for (const RowArray* input : {&hands, board.get()}) {
        if (input != nullptr) results.check_apart_from(*input);
    }
    double* const to = results.results<double>(hands.rows(), odds_columns);
    run(threads, progress, false,
        [&](const Work& work) { odds_of_rows(hands, board.get(), opponents, tables, to, work); });
}

namespace {

/// Left out are queries about files of tables, which need a file; finish_tables() makes the indices that they use.
constexpr const char* holdem_requests[] = {
    R"({"query": "holdem.equity", "ranges": ["AhKh", "QsQd"]})",
    R"({"query": "holdem.equity", "ranges": ["AhKh", "QsQd"], "dead": "2c"})",
    R"({"query": "holdem.equity", "ranges": ["AA", "KQ"], "board": "QhJh2c5d9s"})",
    R"({"query": "holdem.equity", "ranges": ["AhKh", "random"], "samples": 2})",
    R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c5d9s", "opponents": 2})",
    R"({"query": "holdem.odds", "hole": "AhKh", "versus": ["QsQd"]})",
    R"({"query": "holdem.odds", "hole": "AhKh", "versus": ["QsQd"], "board": "2c5d9s", "outs": true})",
    R"({"query": "holdem.odds", "hole": "AA", "board": "QhJh2c5d9s"})",
    R"({"query": "holdem.preflop", "hands": ["AA"]})",
    R"({"query": "holdem.range", "range": "top 1%"})",
};

void add_holdem_functions(py::module_& module) {
    module.def("equities", equities, py::arg("first"), py::arg("second"), py::arg("boards"), py::arg("out"),
               py::arg("threads"), py::arg("progress"));
    // The package has a class of its own; this one is only handed back to odds().
    py::class_<holdem::TableFolder, std::shared_ptr<holdem::TableFolder>>(py::handle(), "Tables");
    module.def("open_tables", open_tables, py::arg("folder"));
    module.def("odds", odds, py::arg("holes"), py::arg("boards"), py::arg("opponents"), py::arg("tables"),
               py::arg("out"), py::arg("threads"), py::arg("progress"));
    module.def("range_weights", range_weights, py::arg("range"), py::arg("out"));
    module.def("unite_ranges", unite_ranges, py::arg("one"), py::arg("other"));
    module.def("intersect_ranges", intersect_ranges, py::arg("one"), py::arg("other"));
    module.def("subtract_range", subtract_range, py::arg("one"), py::arg("other"));
    module.def("scale_range", scale_range, py::arg("range"), py::arg("factor"));
    module.def("is_part_of_range", is_part_of_range, py::arg("part"), py::arg("whole"));
}

void finish_holdem_tables(ask::Session& session) {
    for (const char* request : holdem_requests) check_reply(session, request);
    for (const auto street : {Street::preflop, Street::flop, Street::turn, Street::river}) {
        holdem::SituationIndex::of(street);
    }
}

}  // namespace

const FamilyFunctions& holdem_functions() {
    static const FamilyFunctions functions{add_holdem_functions, finish_holdem_tables};
    return functions;
}

}  // namespace holdfast::python

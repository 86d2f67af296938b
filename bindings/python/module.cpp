// The private module of the package holdfast: the entry point to all queries, and arrays of many small ones.
// The package checks the kinds of its arguments and makes the arrays for results; holdfast/_core.pyi has the
// types.
#include <bindings/python/arrays.h>
#include <bindings/python/engine.h>
#include <bindings/python/entry_point.h>
#include <pybind11/stl.h>

#include <holdfast/core/version.h>

namespace py = pybind11;
namespace hf = holdfast::python;

// pybind11 waits for the main interpreter's lock, and would wait forever if another interpreter of the
// process imported the module first. So its function gets another name, and the one that Python calls checks
// for that.
#define PyInit__core begin_core
PYBIND11_MODULE(_core, module) {
    hf::register_errors();
    module.attr("version") = py::str(holdfast::version.data(), holdfast::version.size());

    module.def("ask", hf::ask, py::arg("request"), py::arg("threads"), py::arg("progress"),
               py::arg("is_quick"));
    module.def("queries", hf::query_list);
    module.def("read_cards", hf::read_cards, py::arg("text"));
    module.def("write_cards", hf::write_cards, py::arg("indices"));
    module.def("read_hands", hf::read_hands, py::arg("texts"));

    module.def("rank", hf::rank, py::arg("hands"), py::arg("out"), py::arg("threads"));
    module.def("category", hf::category, py::arg("ranks"), py::arg("out"), py::arg("threads"));
    module.def("best_five", hf::best_five, py::arg("hands"), py::arg("out"), py::arg("threads"));
    module.def("equities", hf::equities, py::arg("first"), py::arg("second"), py::arg("boards"),
               py::arg("out"), py::arg("threads"), py::arg("progress"));
    // The package has a class of its own; this one is only handed back to odds().
    py::class_<holdfast::holdem::TableFolder, std::shared_ptr<holdfast::holdem::TableFolder>>(py::handle(),
                                                                                              "Tables");
    module.def("open_tables", hf::open_tables, py::arg("folder"));
    module.def("odds", hf::odds, py::arg("holes"), py::arg("boards"), py::arg("opponents"), py::arg("tables"),
               py::arg("out"), py::arg("threads"), py::arg("progress"));
    module.def("returns", hf::returns, py::arg("id"), py::arg("paytable"), py::arg("changes"),
               py::arg("hands"), py::arg("pays"), py::arg("out"), py::arg("threads"), py::arg("progress"));
    module.def(
        "hold_values",
        [](const std::string& id, const std::optional<std::string>& paytable,
           const std::vector<std::string>& changes, const std::optional<std::string>& state,
           const py::object& deals, const py::object& out, unsigned threads, const py::object& progress) {
            hf::hold_values({holdfast::ask::id_meant(id), paytable, "", changes, state}, deals, out, threads,
                            progress);
        },
        py::arg("id"), py::arg("paytable"), py::arg("changes"), py::arg("state"), py::arg("deals"),
        py::arg("out"), py::arg("threads"), py::arg("progress"));

    module.def("range_weights", hf::range_weights, py::arg("range"), py::arg("out"));
    module.def("unite_ranges", hf::unite_ranges, py::arg("one"), py::arg("other"));
    module.def("intersect_ranges", hf::intersect_ranges, py::arg("one"), py::arg("other"));
    module.def("subtract_range", hf::subtract_range, py::arg("one"), py::arg("other"));
    module.def("scale_range", hf::scale_range, py::arg("range"), py::arg("factor"));
    module.def("is_part_of_range", hf::is_part_of_range, py::arg("part"), py::arg("whole"));

    module.def("clear", hf::clear);
    module.def("finish_tables", hf::finish_tables);
    module.def("replace_after_fork", hf::Engine::replace_after_fork);
    module.def("stop_at_exit", hf::stop_at_exit);
}
#undef PyInit__core

extern "C" PYBIND11_EXPORT PyObject* PyInit__core();
PyObject* PyInit__core() {
    if (PyInterpreterState_Get() == PyInterpreterState_Main()) return begin_core();
    PyErr_SetString(
        PyExc_ImportError,
        "holdfast._core must be imported in the main interpreter before another interpreter of the process "
        "imports it: import holdfast._core; with mod_wsgi: WSGIApplicationGroup %{GLOBAL}");
    return nullptr;
}

// The private module of the package holdfast: the entry point to all queries, and arrays of many small ones.
// The package checks the kinds of its arguments and makes the arrays for results; holdfast/_core.pyi has the
// types.
#include <bindings/python/arrays.h>
#include <bindings/python/engine.h>
#include <bindings/python/entry_point.h>
#include <bindings/python/family_functions.h>
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
    for (const hf::FamilyFunctions* const family : hf::family_functions()) family->add(module);

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

#include <exception>

#include <bindings/python/array.h>
#include <bindings/python/errors.h>
#include <pybind11/pybind11.h>

#include <holdfast/core/error.h>
#include <holdfast/queries/answer/json_text.h>
#include <holdfast/queries/error_json.h>

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
        failure.restore();
    }
}

void translate(std::exception_ptr thrown) {
    try {
        std::rethrow_exception(thrown);
    } catch (const Refusal& refusal) {
        raise_made_by("refusal", refusal.json);
    } catch (const ParseError& error) {
        raise_made_by("refusal", queries::json_line(queries::error_json(error)));
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

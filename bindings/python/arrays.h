// The functions of many small queries, as Python calls them: arrays in, and an array that the caller made for
// the results.
#pragma once

#include <optional>

#include <bindings/python/array.h>
#include <bindings/python/engine.h>
#include <pybind11/pybind11.h>

namespace holdfast::python {

using Object = pybind11::object;

// What Python calls (holdfast/_core.pyi), with the interpreter's lock, which they give up while they compute.
//
//   out        an array of the caller's for the results, of their shape and type, apart from all arguments
//   threads    0: one for each processor
//   progress   None, or called with (done, total)
//
// All of them throw ArrayError on arrays that they do not take.
void rank(const Object& hands, const Object& out, unsigned threads);
void category(const Object& ranks, const Object& out, unsigned threads);
void best_five(const Object& hands, const Object& out, unsigned threads);

// For functions on arrays.

/// Runs a computation that writes into the caller's array.
template <class Compute>
void run(unsigned threads, const Object& progress, bool is_quick, const Compute& compute) {
    run_watched(threads, compute, progress, is_quick ? Manner::at_once : Manner::awaited);
}

/// Throws ArrayError if the array has not this many dimensions, 1 or 2.
void check_dimensions(const Array& array, std::size_t dimensions);

/// Reads an array that may be left out.
class OptionalArray {
  public:
    OptionalArray(const Object& object, const char* name) {
        if (!object.is_none()) array_.emplace(object, name);
    }
    const RowArray* get() const { return array_ ? &*array_ : nullptr; }

  private:
    std::optional<RowArray> array_;
};

}  // namespace holdfast::python

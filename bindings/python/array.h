// Arrays of Python objects through the buffer protocol (PEP 3118), so that NumPy is neither needed nor
// linked: numpy.ndarray, array.array, memoryview, bytes.
//
//   format   one of b B h H i I l L q Q n N for integers, f d for floats, after < > = @ or !
//   strides  any, also negative and zero
#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <pybind11/pybind11.h>

#include <holdfast/core/integers.h>

namespace holdfast::python {

/// An array that is not what a function takes. Becomes holdfast.ArrayError.
struct ArrayError : std::runtime_error {
    explicit ArrayError(const std::string& message) : std::runtime_error(message) {}
    /// A row to blame, from 0.
    ArrayError(std::size_t at, const std::string& message)
        : std::runtime_error("row " + std::to_string(at) + ": " + message), row(static_cast<long long>(at)) {}

    long long row = -1;  ///< -1: the array as a whole
};

/// The kind and the size of the elements.
struct ElementType {
    enum class Kind : u8 { signed_integer, unsigned_integer, floating };

    Kind kind;
    std::size_t size;
    bool is_swapped;  ///< not in the byte order of this machine
};

/// A view of an object's buffer; the object stays locked while it lives.
class Array {
  public:
    /// `name` is what errors call it. Throws ArrayError if the object has no buffer, or elements of another
    /// kind than integers and floats.
    Array(const pybind11::object& object, std::string name, bool writable = false);
    ~Array() { PyBuffer_Release(&view_); }
    Array(const Array&) = delete;
    Array& operator=(const Array&) = delete;

    const std::string& name() const { return name_; }
    const ElementType& type() const { return type_; }
    std::size_t dimensions() const { return shape_.size(); }
    std::size_t size(std::size_t dimension) const { return static_cast<std::size_t>(shape_[dimension]); }
    std::size_t rows() const { return size(0); }
    std::size_t width() const { return size(1); }
    /// "(10, 7)"
    std::string shape_text() const;

    /// Throws ArrayError if the two have bytes in common: results would overwrite what is still to be read.
    void check_apart_from(const Array& other) const;
    /// Throws ArrayError unless the array has these dimensions.
    void check_shape(std::size_t rows, std::size_t width) const;

    const char* at(std::size_t row) const {
        return static_cast<const char*>(view_.buf) + static_cast<Py_ssize_t>(row) * strides_[0];
    }
    const char* at(std::size_t row, std::size_t column) const {
        return at(row) + static_cast<Py_ssize_t>(column) * strides_[1];
    }
    Py_ssize_t stride(std::size_t dimension) const { return strides_[dimension]; }

    /// Memory to be written by rows without gaps; throws ArrayError if there are gaps, or the elements differ
    /// or are not aligned.
    template <class T>
    T* results(std::size_t rows, std::size_t width) const {
        check_results(rows, width, std::is_floating_point_v<T>, sizeof(T));
        return static_cast<T*>(view_.buf);
    }

  protected:
    /// An array of one dimension becomes one with a single row.
    void take_as_row();

  private:
    void check_results(std::size_t rows, std::size_t width, bool is_floating, std::size_t size) const;

    /// The first byte of the elements, and the one behind the last.
    std::pair<const char*, const char*> extent() const;

    Py_buffer view_{};
    std::vector<Py_ssize_t> shape_;
    std::vector<Py_ssize_t> strides_;
    std::string name_;
    ElementType type_{};
};

/// An argument with a row for each answer: one row by itself is an array of one row.
class RowArray : public Array {
  public:
    RowArray(const pybind11::object& object, std::string name) : Array(object, std::move(name)) {
        take_as_row();
    }
};

}  // namespace holdfast::python

#include <bit>
#include <cstdint>
#include <string_view>

#include <bindings/python/array.h>

namespace py = pybind11;

namespace holdfast::python {
namespace {

/// Throws ArrayError, without a name in front, on formats that are neither integers nor floats.
ElementType element_type(std::string_view format, std::size_t size) {
    bool is_swapped = false;
    if (!format.empty() && std::string_view("<>=@!|").find(format[0]) != std::string_view::npos) {
        // "@", "=" and "|" mean the order of this machine, or that there is none.
        const bool is_little = format[0] == '<';
        const bool is_big = format[0] == '>' || format[0] == '!';
        is_swapped = (is_little && std::endian::native == std::endian::big) ||
                     (is_big && std::endian::native == std::endian::little);
        format.remove_prefix(1);
    }
    const auto is_one_of = [&](std::string_view letters) {
        return format.size() == 1 && letters.find(format[0]) != std::string_view::npos;
    };
    // The letters of the module struct; the size comes with the buffer, since "l" is not the same everywhere.
    if (is_one_of("bhilqn")) return {ElementType::Kind::signed_integer, size, is_swapped};
    if (is_one_of("BHILQN")) return {ElementType::Kind::unsigned_integer, size, is_swapped};
    if (is_one_of("fd")) return {ElementType::Kind::floating, size, is_swapped};
    throw ArrayError("elements of the format '" + std::string(format) +
                     "' cannot be read; integers, float32 and float64 can");
}

}  // namespace

Array::Array(const py::object& object, std::string name, bool writable) : name_(std::move(name)) {
    const int flags = PyBUF_FORMAT | PyBUF_STRIDES | (writable ? PyBUF_WRITABLE : 0);
    if (PyObject_GetBuffer(object.ptr(), &view_, flags) != 0) {
        PyErr_Clear();
        // Asks again for a read-only buffer, only to say what is wrong.
        Py_buffer readable;
        if (writable && PyObject_GetBuffer(object.ptr(), &readable, PyBUF_STRIDES) == 0) {
            PyBuffer_Release(&readable);
            throw ArrayError(name_ + " is read-only");
        }
        PyErr_Clear();
        const std::string kind = py::str(py::type::of(object).attr("__name__"));
        throw ArrayError(name_ + " must be an array, such as NumPy's, not " + kind);
    }
    // Copies, because take_as_row() adds a dimension.
    shape_.assign(view_.shape, view_.shape + view_.ndim);
    strides_.assign(view_.strides, view_.strides + view_.ndim);
    try {
        // A buffer without a format is one of bytes (PEP 3118).
        type_ = element_type(view_.format == nullptr ? "B" : view_.format,
                             static_cast<std::size_t>(view_.itemsize));
    } catch (const ArrayError& error) {
        // The destructor is not called if the constructor throws.
        PyBuffer_Release(&view_);
        throw ArrayError(name_ + ": " + error.what());
    }
}

// A single hand or board counts as an array of one row, and gives one row back.
void Array::take_as_row() {
    if (dimensions() != 1) return;
    shape_.insert(shape_.begin(), 1);
    strides_.insert(strides_.begin(), 0);
}

// Strides may be negative, as in array[::-1]: then the first element lies behind the last.
std::pair<const char*, const char*> Array::extent() const {
    const char* first = static_cast<const char*>(view_.buf);
    const char* last = first;
    for (std::size_t i = 0; i < dimensions(); ++i) {
        // No elements, and so no bytes.
        if (size(i) == 0) return {first, first};
        const Py_ssize_t reach = static_cast<Py_ssize_t>(size(i) - 1) * stride(i);
        (reach < 0 ? first : last) += reach;
    }
    return {first, last + view_.itemsize};
}

// Compared as ranges of memory: interleaved columns of one array are refused too, which costs a copy at most.
void Array::check_apart_from(const Array& other) const {
    const auto [first, end] = extent();
    const auto [other_first, other_end] = other.extent();
    if (first < other_end && other_first < end) throw ArrayError(name_ + " overlaps " + other.name());
}

std::string Array::shape_text() const {
    std::string text;
    for (std::size_t i = 0; i < dimensions(); ++i) text += (i == 0 ? "" : ", ") + std::to_string(size(i));
    return "(" + text + (dimensions() == 1 ? ",)" : ")");
}

void Array::check_shape(std::size_t rows, std::size_t width) const {
    if (dimensions() == 2 && this->rows() == rows && this->width() == width) return;
    throw ArrayError(name_ + " must have the shape (" + std::to_string(rows) + ", " + std::to_string(width) +
                     "), not " + shape_text());
}

// Results of one column have one dimension. No integers but unsigned ones are ever results.
void Array::check_results(std::size_t rows, std::size_t width, bool is_floating, std::size_t size) const {
    const std::size_t dimensions = width == 1 ? 1 : 2;
    const auto expected = is_floating ? ElementType::Kind::floating : ElementType::Kind::unsigned_integer;
    if (type_.kind != expected || type_.size != size || type_.is_swapped) {
        throw ArrayError(name_ + " must hold " + (is_floating ? "float" : "uint") + std::to_string(8 * size));
    }
    if (rows == 0 && view_.len == 0) return;  // without NumPy, an array without elements has one dimension
    if (this->dimensions() != dimensions || this->rows() != rows ||
        (dimensions == 2 && this->width() != width)) {
        const std::string shape =
            std::to_string(rows) + (dimensions == 1 ? ",)" : ", " + std::to_string(width) + ")");
        throw ArrayError(name_ + " must have the shape (" + shape + ", not " + shape_text());
    }
    if (PyBuffer_IsContiguous(&view_, 'C') == 0) throw ArrayError(name_ + " must be contiguous");
    // Results are written as numbers of the machine, which have to lie at a multiple of their size.
    if (reinterpret_cast<std::uintptr_t>(view_.buf) % size != 0) throw ArrayError(name_ + " must be aligned");
}

}  // namespace holdfast::python

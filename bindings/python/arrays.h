// The functions of many small queries, as Python calls them: arrays in, and an array that the caller made for
// the results.
#pragma once

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <pybind11/pybind11.h>

#include <holdfast/ask/videopoker/game_choice.h>
#include <holdfast/ask/videopoker/game_query.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/progress.h>
#include <holdfast/holdem/tables/table_folder.h>

namespace holdfast::python {

// Arrays of Python objects through the buffer protocol (PEP 3118), so that NumPy is neither needed nor
// linked: numpy.ndarray, array.array, memoryview, bytes.
//
//   format   one of b B h H i I l L q Q n N for integers, f d for floats, after < > = @ or !
//   strides  any, also negative and zero

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

// Arrays of paytables: the returns of a game with the pays of each row of an array.

/// returns[row]: under perfect play, if the game's row hands[column] pays pays(row, column). Integers are
/// taken as they are, floats as the shortest decimal that reads back. Progress counts paytables.
/// Throws ParseError on hands that the game does not have, ArrayError on pays that it cannot pay.
void returns_of_rows(const ask::PreparedGame& game, const std::vector<std::string>& hands, const Array& pays,
                     double* returns, const Work& work);

using Object = pybind11::object;

// What Python calls (holdfast/_core.pyi), with the interpreter's lock, which all but range_weights() give up
// while they compute.
//
//   out        an array of the caller's for the results, of their shape and type, apart from all arguments
//   threads    0: one for each processor
//   progress   None, or called with (done, total)
//
// All of them throw ArrayError on arrays that they do not take.
void rank(const Object& hands, const Object& out, unsigned threads);
void category(const Object& ranks, const Object& out, unsigned threads);
void best_five(const Object& hands, const Object& out, unsigned threads);
void equities(const Object& first, const Object& second, const Object& boards, const Object& out,
              unsigned threads, const Object& progress);
void odds(const Object& holes, const Object& boards, int opponents,
          const std::shared_ptr<holdem::TableFolder>& tables, const Object& out, unsigned threads,
          const Object& progress);
/// The tables of a folder, all of them open. Throws as holdem::TableFolder does.
std::shared_ptr<holdem::TableFolder> open_tables(const std::string& folder);
/// A game is an id of the catalog, or a paytable; `changes` are pays changed in it, "full house=8".
void returns(const std::string& id, const std::optional<std::string>& paytable,
             const std::vector<std::string>& changes, const std::vector<std::string>& hands,
             const Object& pays, const Object& out, unsigned threads, const Object& progress);
/// out[row, Hold::mask()]: what each hold of the deal in this row is worth, the card in column i standing at place i.
void hold_values(const ask::GameChoice& game, const Object& deals, const Object& out, unsigned threads,
                 const Object& progress);

// Ranges, each known by its text; that of a range without combos is "". They throw ParseError, and OverflowError if a
// result has no common denominator of at most Range::largest_denominator.

/// out[HoleCards::index()]: the weight of the combo.
void range_weights(const std::string& range, const Object& out);
/// Each combo with the larger, or the smaller, of its two weights.
std::string unite_ranges(const std::string& one, const std::string& other);
std::string intersect_ranges(const std::string& one, const std::string& other);
/// Each combo with what remains of its weight once that of the other range is taken off, at least 0.
std::string subtract_range(const std::string& one, const std::string& other);
/// Each weight times the factor, a fraction "p/q". Throws std::domain_error if one exceeds 1.
std::string scale_range(const std::string& range, const std::string& factor);
/// Whether no combo has a larger weight in `part` than in `whole`.
bool is_part_of_range(const std::string& part, const std::string& whole);

}  // namespace holdfast::python

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string_view>

#include <bindings/python/arrays.h>
#include <bindings/python/engine.h>
#include <bindings/python/hands.h>
#include <bindings/python/matchups.h>
#include <bindings/python/numbers.h>

#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/game_query.h>
#include <holdfast/ask/videopoker/meant_row.h>
#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>

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

namespace {

using videopoker::Pays;

/// The paytables that are analysed between two looks at the stop flag and two reports of progress.
constexpr std::size_t paytables_in_step = 512;

/// The rows of the paytable that the columns of the array are for, by name or by hand. Throws FieldError on
/// the field `rows`.
std::vector<std::size_t> rows_of(const videopoker::Game& game, const std::vector<std::string>& hands) {
    std::vector<std::size_t> rows;
    for (const std::string& hand : hands) {
        const std::size_t row = ask::in_field("rows", [&] { return ask::row_meant(game, hand); });
        if (std::find(rows.begin(), rows.end(), row) != rows.end()) {
            throw ask::FieldError("rows", "the row " + in_quotes(hand) + " is listed twice", hand);
        }
        rows.push_back(row);
    }
    return rows;
}

/// The pays of the game, with those of one row of the array in their columns. Throws ArrayError with the row.
Pays pays_of_row(const Array& array, const Numbers& numbers, std::size_t row,
                 const std::vector<std::size_t>& columns, const videopoker::Game& game) {
    Pays pays = pays_of(game);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::optional<Rational> pay = numbers.read(array.at(row, i));
        if (!pay) throw ArrayError(row, numbers.text(array.at(row, i)) + " is not a pay");
        pays[columns[i]] = *pay;
    }
    try {
        // Checked for each row, as analyze_returns() would throw without saying which.
        scaled_pays(game, pays);
    } catch (const OverflowError& error) {
        throw ArrayError(row, error.what());
    }
    return pays;
}

}  // namespace

void returns_of_rows(const ask::PreparedGame& game, const std::vector<std::string>& hands, const Array& pays,
                     double* returns, const Work& work) {
    const std::vector<std::size_t> columns = rows_of(game.game(), hands);
    const Numbers numbers(pays);
    for (std::size_t first = 0; first < pays.rows(); first += paytables_in_step) {
        throw_if_stopped(work.stop);
        const std::size_t end = std::min(pays.rows(), first + paytables_in_step);
        std::vector<Pays> paytables;
        for (std::size_t row = first; row < end; ++row) {
            paytables.push_back(pays_of_row(pays, numbers, row, columns, game.game()));
        }
        // Rounded once, from the exact return.
        for (const Rational& each : analyze_returns(game.tables, paytables, work.quietly())) {
            *returns++ = nearest_double(each);
        }
        if (work.progress) work.progress(end, pays.rows());
    }
}

namespace {

/// Some milliseconds of work.
constexpr std::size_t quick_hands = 100'000;
constexpr std::size_t quick_paytables = 4;

/// Runs a computation that writes into the caller's array.
template <class Compute>
void run(unsigned threads, const Object& progress, bool is_quick, const Compute& compute) {
    run_watched(threads, compute, progress, is_quick ? Manner::at_once : Manner::awaited);
}
template <class Compute>
void run(unsigned threads, const Array& hands, const Compute& compute) {
    run(threads, pybind11::none(), hands.rows() <= quick_hands, compute);
}

void check_dimensions(const Array& array, std::size_t dimensions) {
    if (array.dimensions() == dimensions) return;
    throw ArrayError(array.name() + " must have " + (dimensions == 1 ? "one dimension" : "two dimensions") +
                     ", not the shape " + array.shape_text());
}

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

}  // namespace

// Shapes and types are checked with the interpreter's lock; the elements without it, as they are read.
void rank(const Object& hands, const Object& out, unsigned threads) {
    const RowArray array(hands, "hands");
    const Array results(out, "out", true);
    check_hands(array);
    results.check_apart_from(array);
    auto* const ranks = reinterpret_cast<HandRank*>(results.results<u16>(array.rows(), 1));
    run(threads, array, [&](const Work& work) { rank_hands(array, ranks, work); });
}

void category(const Object& ranks, const Object& out, unsigned threads) {
    const Array array(ranks, "ranks");
    const Array results(out, "out", true);
    check_dimensions(array, 1);
    results.check_apart_from(array);
    u8* const categories = results.results<u8>(array.rows(), 1);
    run(threads, array, [&](const Work& work) { categories_of_ranks(array, categories, work); });
}

void best_five(const Object& hands, const Object& out, unsigned threads) {
    const RowArray array(hands, "hands");
    const Array results(out, "out", true);
    check_hands(array);
    results.check_apart_from(array);
    u8* const best = results.results<u8>(array.rows(), 5);
    run(threads, array, [&](const Work& work) { best_fives(array, best, work); });
}

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

void returns(const std::string& id, const std::optional<std::string>& paytable,
             const std::vector<std::string>& changes, const std::vector<std::string>& hands,
             const Object& pays, const Object& out, unsigned threads, const Object& progress) {
    const RowArray array(pays, "pays");
    const Array results(out, "out", true);
    check_dimensions(array, 2);
    // A column for each row of the paytable that is named.
    array.check_shape(array.rows(), hands.size());
    results.check_apart_from(array);
    double* const to = results.results<double>(array.rows(), 1);
    ask::Session& session = Engine::instance().session;
    run(threads, progress, array.rows() <= quick_paytables, [&](const Work& work) {
        const auto game =
            session.of<ask::PreparedGames>().prepare({ask::id_meant(id), paytable, "", changes});
        returns_of_rows(*game, hands, array, to, work);
    });
}

}  // namespace holdfast::python

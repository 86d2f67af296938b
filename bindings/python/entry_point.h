// The queries of the registry, through the entry point (ask/ask.h), for Python.
#pragma once

#include <string>
#include <tuple>
#include <vector>

#include <pybind11/pybind11.h>

namespace holdfast::python {

/// Before a fork, computes everything that queries share, if anything was asked. A thread in the middle of
/// that would leave the forked process a table that is never finished; this waits for such a thread.
void finish_tables();

/// Releases the games that are kept for the next queries.
void clear();

/// The answer to a request, both as JSON; `is_quick`: it takes no more than some milliseconds. Throws
/// Refusal, and what the computation throws.
std::string ask(const std::string& request, unsigned threads, const pybind11::object& progress,
                bool is_quick);

/// All queries: name, summary, and requests that work.
std::vector<std::tuple<std::string, std::string, std::vector<std::string>>> query_list();

/// The indices of the cards in a text, in its order. Throws ParseError.
pybind11::bytes read_cards(const std::string& text);
/// The indices of the cards in each text. Throws ArrayError with the number of the text.
std::vector<pybind11::bytes> read_hands(const std::vector<std::string>& texts);
/// The cards of these indices as a text. Throws ArrayError on an index that is not one of 0 to 51.
std::string write_cards(const pybind11::bytes& indices);

// What the library throws, as Python exceptions:
//
//   ParseError           holdfast.TextError, a ValueError with the text and the place
//   ArrayError           holdfast.ArrayError, a ValueError with the row
//   DataError            holdfast.DataError
//   OverflowError        OverflowError
//   std::bad_alloc       MemoryError
//   any other            RuntimeError

/// A refusal of the entry point (ask/ask.h): its JSON becomes the exception.
struct Refusal {
    std::string json;
};

/// Makes exceptions that leave functions of this module into those of holdfast.errors.
void register_errors();

}  // namespace holdfast::python

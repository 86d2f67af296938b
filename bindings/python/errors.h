// What the library throws, as Python exceptions:
//
//   ParseError           holdfast.TextError, a ValueError with the text and the place
//   ArrayError           holdfast.ArrayError, a ValueError with the row
//   DataError            holdfast.DataError
//   OverflowError        OverflowError
//   std::bad_alloc       MemoryError
//   any other            RuntimeError
#pragma once

#include <string>

namespace holdfast::python {

/// A refusal of the entry point (queries/ask.h): its JSON becomes the exception.
struct Refusal {
    std::string json;
};

/// From now on, exceptions that leave functions of this module become these.
void register_errors();

}  // namespace holdfast::python

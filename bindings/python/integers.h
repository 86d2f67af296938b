// Reads the integers of an array, whatever their size, sign and byte order.
#pragma once

#include <string>

#include <bindings/python/array.h>

namespace holdfast::python {

class Integers {
  public:
    /// Throws ArrayError where the array holds floats.
    explicit Integers(const Array& array);

    /// Whether an element is one byte, which need not be told how to be read.
    bool are_bytes() const { return are_bytes_; }
    /// As an unsigned number: negative elements become large ones.
    u64 read(const char* at) const { return reader_(at); }
    /// As people write it.
    std::string text(const char* at) const;

  private:
    bool are_bytes_;
    bool are_signed_;
    u64 (*reader_)(const char*);
};

}  // namespace holdfast::python

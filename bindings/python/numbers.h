// Reads the numbers of an array exactly: integers as they are, floats as the shortest decimal that reads
// back, which is what people meant by 0.1.
#pragma once

#include <optional>
#include <string>

#include <bindings/python/array.h>

#include <holdfast/core/rational.h>

namespace holdfast::python {

// Reads the integers of an array, whatever their size, sign and byte order.

class Integers {
  public:
    /// Throws ArrayError if the array holds floats.
    explicit Integers(const Array& array);

    bool are_unsigned_bytes() const { return are_unsigned_bytes_; }
    /// The element as an unsigned number: negative elements become large ones.
    u64 read(const char* at) const { return functions_.read(at); }
    /// Copies `count` integers that are `stride` bytes apart to every `step`th byte; those that do not fit
    /// become 255.
    void narrow(const char* at, Py_ssize_t stride, std::size_t count, u8* to, std::size_t step) const {
        functions_.narrow(at, stride, count, to, step);
    }
    /// The element as people write it.
    std::string text(const char* at) const;

    /// Reads elements of one type of integer.
    struct Functions {
        u64 (*read)(const char* at);
        void (*narrow)(const char* at, Py_ssize_t stride, std::size_t count, u8* to, std::size_t step);
    };

  private:
    bool are_unsigned_bytes_;
    bool are_signed_;
    Functions functions_;
};

class Numbers {
  public:
    explicit Numbers(const Array& array);

    /// The exact value; none if the number is negative or not finite.
    std::optional<Rational> read(const char* at) const;
    /// The element as people write it.
    std::string text(const char* at) const;

  private:
    double read_float(const char* at) const;

    ElementType type_;
    std::optional<Integers> integers_;
};

}  // namespace holdfast::python

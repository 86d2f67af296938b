// Reads the numbers of an array exactly: integers as they are, floats as the shortest decimal that reads back,
// which is what people meant by 0.1.
#pragma once

#include <optional>

#include <bindings/python/integers.h>

#include <holdfast/core/rational.h>

namespace holdfast::python {

class Numbers {
  public:
    explicit Numbers(const Array& array);

    /// None where the number is negative or not finite.
    std::optional<Rational> read(const char* at) const;
    /// As people write it.
    std::string text(const char* at) const;

  private:
    double read_float(const char* at) const;

    ElementType type_;
    std::optional<Integers> integers_;
};

}  // namespace holdfast::python

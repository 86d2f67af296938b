// Ranges as arrays of 1,326 weights, in the order of HoleCards::index().
#pragma once

#include <string>

#include <bindings/python/array.h>

namespace holdfast::python {

/// The weights of a range in words. Throws ParseError.
void weights_of_range(const std::string& text, double* weights);

}  // namespace holdfast::python

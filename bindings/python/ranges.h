// Ranges as arrays of 1,326 weights, in the order of HoleCards::index().
#pragma once

#include <string>

#include <bindings/python/array.h>

namespace holdfast::python {

/// The weights of a range in words. Throws ParseError.
void weights_of_range(const std::string& text, double* weights);

/// A range in words. Throws ArrayError on a weight that is not from 0 to 1, and where all are 0; OverflowError
/// where the weights have no common denominator of at most 10^6.
std::string range_of_weights(const Array& weights);

}  // namespace holdfast::python

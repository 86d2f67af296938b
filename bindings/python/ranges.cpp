#include <bindings/python/numbers.h>
#include <bindings/python/ranges.h>

#include <holdfast/holdem/range_text.h>
#include <holdfast/queries/input/field_error.h>

namespace holdfast::python {

using holdem::HoleCards;
using holdem::Range;

void weights_of_range(const std::string& text, double* weights) {
    const Range range = queries::in_field("range", [&] { return holdem::parse_range(text); });
    for (int i = 0; i < holdem::combo_count; ++i) {
        weights[i] = nearest_double(range.weight(HoleCards::from_index(i)));
    }
}

std::string range_of_weights(const Array& weights) {
    const Numbers numbers(weights);
    Range range;
    for (std::size_t row = 0; row < weights.rows(); ++row) {
        const std::optional<Rational> weight = numbers.read(weights.at(row));
        if (!weight || *weight > Rational(1)) {
            throw ArrayError(row, numbers.text(weights.at(row)) + " is not a weight from 0 to 1");
        }
        if (!weight->is_zero()) range.set(HoleCards::from_index(static_cast<int>(row)), *weight);
    }
    if (range.empty()) throw ArrayError(weights.name() + " must hold a weight above 0");
    return to_text(range);
}

}  // namespace holdfast::python

#include <bindings/python/ranges.h>

#include <holdfast/holdem/ranges/range_text.h>
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

}  // namespace holdfast::python

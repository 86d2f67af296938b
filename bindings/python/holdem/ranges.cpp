#include <algorithm>

#include <bindings/python/array.h>
#include <bindings/python/holdem/functions.h>

#include <holdfast/ask/input/fields.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/ranges/range_text.h>

// Ranges as sets of weighted combos. The package knows them by their text; that of a range without combos is "".
namespace holdfast::python {
namespace {

using holdem::Range;
using holdfast::HoleCards;

Range range_of(const std::string& text) {
    if (text.empty()) return {};
    return ask::in_field("range", [&] { return holdem::parse_range(text); });
}

/// The range whose weights weight(combo) gives; 0 leaves the combo out.
template <class WeightOf>
std::string text_of_weights(WeightOf weight) {
    Range range;
    for (int i = 0; i < combo_count; ++i) {
        const HoleCards combo = HoleCards::from_index(i);
        const Rational each = weight(combo);
        if (!each.is_zero()) range.set(combo, each);
    }
    return to_text(range);
}

}  // namespace

void range_weights(const std::string& text, const Object& out) {
    const Array results(out, "out", true);
    double* const weights = results.results<double>(combo_count, 1);
    const Range range = range_of(text);
    for (int i = 0; i < combo_count; ++i) weights[i] = nearest_double(range.weight(HoleCards::from_index(i)));
}

std::string unite_ranges(const std::string& one, const std::string& other) {
    const Range first = range_of(one);
    const Range second = range_of(other);
    return text_of_weights(
        [&](HoleCards combo) { return std::max(first.weight(combo), second.weight(combo)); });
}

std::string intersect_ranges(const std::string& one, const std::string& other) {
    const Range first = range_of(one);
    const Range second = range_of(other);
    return text_of_weights(
        [&](HoleCards combo) { return std::min(first.weight(combo), second.weight(combo)); });
}

std::string subtract_range(const std::string& one, const std::string& other) {
    const Range first = range_of(one);
    const Range second = range_of(other);
    return text_of_weights([&](HoleCards combo) {
        return first.weight(combo) - std::min(first.weight(combo), second.weight(combo));
    });
}

std::string scale_range(const std::string& text, const std::string& factor) {
    const Range range = range_of(text);
    const Rational by = parse_rational(factor);
    return text_of_weights([&](HoleCards combo) { return range.weight(combo) * by; });
}

bool is_part_of_range(const std::string& part, const std::string& whole) {
    const Range first = range_of(part);
    const Range second = range_of(whole);
    for (const HoleCards combo : first.combos()) {
        if (first.weight(combo) > second.weight(combo)) return false;
    }
    return true;
}

}  // namespace holdfast::python

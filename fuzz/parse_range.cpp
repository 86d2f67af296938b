// Any bytes as a range: combos with weights above 0 and at most 1, whose written form reads back, or a
// ParseError whose span lies in the text (or right after it, where something is missing).
#include <cstddef>
#include <cstdint>
#include <string>

#include <fuzz/promises.h>

#include <holdfast/holdem/ranges/range_text.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace holdfast;
    using namespace holdfast::fuzz;
    const std::string text = text_of(data, size);
    try {
        const holdem::Range range = holdem::parse_range(text);
        check(!range.empty() && range.denominator() <= holdem::Range::largest_denominator);
        for (const HoleCards combo : range.combos()) check(range.numerator(combo) <= range.denominator());
        check(holdem::parse_range(holdem::to_text(range)) == range);
    } catch (const ParseError& error) {
        check(error.text == text);
        check_span(error);
    }
    return 0;
}

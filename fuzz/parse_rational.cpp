// Any bytes as a fraction: a number in lowest terms that reads back from its own text, or a ParseError whose
// span lies in the text.
#include <cstddef>
#include <cstdint>
#include <string>

#include <fuzz/promises.h>

#include <holdfast/core/rational.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace holdfast;
    using namespace holdfast::fuzz;
    const std::string text = text_of(data, size);
    try {
        const Rational value = parse_rational(text);
        check(!value.denominator().is_zero());
        check(gcd(value.numerator(), value.denominator()) == U256(1));
        check(!(value.is_zero() && value.is_negative()));
        check(parse_rational(value.text()) == value);
    } catch (const ParseError& error) {
        check(error.text == text);
        check_span(error);
    }
    return 0;
}

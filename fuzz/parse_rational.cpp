// Any bytes as a fraction: a number in lowest terms that reads back from its own text, or a ParseError whose
// span lies in the text.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include <holdfast/core/error.h>
#include <holdfast/core/rational.h>

namespace {

void check(bool promise) {
    if (!promise) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace holdfast;
    const std::string text(reinterpret_cast<const char*>(data), size);
    try {
        const Rational value = parse_rational(text);
        check(!value.denominator().is_zero());
        check(gcd(value.numerator(), value.denominator()) == U256(1));
        check(!(value.is_zero() && value.is_negative()));
        check(parse_rational(value.text()) == value);
    } catch (const ParseError& error) {
        check(error.text == text && error.position <= text.size() && error.length > 0);
    }
    return 0;
}

// Any bytes as a file of named ranges: ranges that hold combos, or a ParseError whose span lies in the text (or right after
// it, where something is missing).
#include <cstddef>
#include <cstdint>
#include <string>

#include <fuzz/promises.h>

#include <holdfast/ask/holdem/typed/ranges_file.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace holdfast;
    using namespace holdfast::fuzz;
    const std::string text = text_of(data, size);
    try {
        for (const ask::OwnRange& each : ask::parse_ranges_file(text, "ranges.toml")) {
            check(!each.name.empty() && !each.range.empty());
        }
    } catch (const ParseError& error) {
        check(error.text == text);
        check_span(error);
    }
    return 0;
}

#include <holdfast/core/exact_number.h>
#include <holdfast/core/wording.h>
#include <holdfast/queries/input/text_part.h>
#include <holdfast/queries/videopoker/number_filter.h>

namespace holdfast::queries {

// Exact, as the returns are: "0.995439044.." leaves out 9/6 Jacks or Better, at 0.9954390437, although both
// are 99.5439% in a table.
NumberFilter read_number_filter(std::string_view field, const std::string& text) {
    const TextPart whole(field, text, 0, text.size());
    // A decimal point is one dot: in "0.98..0.985" the first two dots in a row part the ends.
    const std::size_t at = whole.find("..");
    const bool is_return = field == "return";
    const auto expected = [&](const TextPart& part) {
        part.fail(in_quotes(part.text()) + " is not a range: expected one such as " +
                  (is_return ? "98%..98.5%, 0.98..0.985 or 99%.." : "20..30, ..30 or 15.."));
    };
    if (at == std::string::npos) expected(whole);
    const auto read_end = [&](const TextPart& part) -> std::optional<Rational> {
        if (part.empty()) return std::nullopt;
        const std::string number = part.text();
        // Each end by itself: "0.98..98.5%" says what it means.
        const bool is_percent = number.back() == '%';
        const std::optional<Rational> value =
            exact_number(is_percent ? number.substr(0, number.size() - 1) : number);
        if (!value) expected(part);
        return is_percent ? *value / Rational(100) : *value;
    };
    const NumberFilter range{read_end(whole.part(0, at)), read_end(whole.rest(at + 2))};
    if (!range.least && !range.most) expected(whole);
    // Nobody plays a game that returns 98 bets for each: the percent sign is missing.
    const bool has_percent = text.find('%') != std::string::npos;
    const Rational absurd(50);
    if (is_return && !has_percent &&
        ((range.least && *range.least >= absurd) || (!range.least && range.most && *range.most >= absurd))) {
        whole.fail("a return of " + decimal_text(range.least ? *range.least : *range.most, 0) +
                   " is that many times the bet: write 98%..99% or 0.98..0.99 for returns near the bet");
    }
    if (range.least && range.most && *range.most < *range.least) {
        whole.fail("the range " + in_quotes(whole.text()) + " runs backwards");
    }
    return range;
}

}  // namespace holdfast::queries

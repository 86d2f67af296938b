#include <string>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/detail/weight_notation.h>

namespace holdfast::holdem::detail {

namespace {

/// A share of 0 to 1: "0.5", "1/2", "50%", "5e-1".
Rational parse_weight(RangePart part) {
    if (part.empty()) part.fail("a weight is missing: a half is written AQs:0.5 or AQs:50%");
    part.check_number();
    Rational weight;
    if (part.text().back() == '%') {
        weight = parse_percent(part.first(part.size() - 1), "a weight", "50%");
    } else if (const auto number = exact_number(part.text())) {
        weight = *number;
    } else {
        try {
            weight = parse_rational(part.text());
        } catch (const ParseError& error) {
            part.fail("a weight is a number such as 0.5, 1/2 or 50%, not " + part.quoted(), error);
        }
    }
    if (weight.is_negative() || weight > Rational(1)) {
        part.fail("a weight is 0 to 1, not " + cut_short(part.text()) + "; a half is written 0.5 or 50%");
    }
    return weight;
}

/// What stands behind '@': "50" and "50%".
Rational weight_in_percent(RangePart part) {
    if (part.empty() || part.text().back() == '%') return parse_weight(part);
    const Rational weight = parse_percent(part, "a weight after '@'", "50%");
    if (weight.is_zero() || weight > Rational(1, 100)) return weight;
    const std::string typed = cut_short(part.text());
    part.fail("a weight of @" + typed + " may be " + typed + " percent or a share: write @" + typed +
              "% or :" + typed);
}

}  // namespace

Weight weight_from_sign(RangePart part) {
    const RangePart written = part.without_first(1);
    if (part.begins_with(":")) return {parse_weight(written), written};
    if (part.begins_with("@")) return {weight_in_percent(written), written};
    if (part.begins_with("(") && part.text().back() == ')') {
        const RangePart inside = written.first(written.size() - 1);
        return {parse_weight(inside), inside};
    }
    if (part.begins_with("(")) part.first(1).fail("the bracket '(' is not closed");
    part.fail(part.quoted() + " cannot follow a bracket; a weight is written like :0.5 or :50%");
}

Rational weight_in_bracket(RangePart bracket, std::size_t letters) {
    const RangePart written = bracket.without_first(letters).first(bracket.size() - letters - 1);
    const bool has_sign = !written.empty() && written.text().back() == '%';
    const RangePart number = has_sign ? written.first(written.size() - 1) : written;
    number.check_number();
    Rational weight;
    try {
        weight = parse_rational(number.text()) / Rational(100);
    } catch (const ParseError&) {
        fail_bracket(bracket);
    }
    if (weight.is_negative() || weight > Rational(1)) {
        number.fail("a weight in a bracket is 0 to 100 percent");
    }
    if (!has_sign && !weight.is_zero() && weight < Rational(1, 100)) {
        const std::string typed = cut_short(number.text());
        number.fail("a weight in brackets is in percent: write [50] for a half, or [" + typed + "%] for " +
                    typed + " percent");
    }
    return weight;
}

void fail_bracket(RangePart part) {
    part.fail("a bracket holds a weight in percent, as in [50]AQs,KQs[/50]");
}

}  // namespace holdfast::holdem::detail

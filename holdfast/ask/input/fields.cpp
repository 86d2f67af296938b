#include <stdexcept>

#include <fmt/format.h>

#include <holdfast/ask/input/fields.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

using Kind = JsonValue::Kind;

/// Members that ask() reads, in every request.
bool is_envelope(std::string_view name) {
    return name == "query" || name == "id";
}

/// A bound as the value that breaks it is written: 1, or 100%.
std::string bound_text(std::string_view bound, bool in_percent) {
    if (!in_percent) return std::string(bound);
    Rational rest = parse_rational(bound) * Rational(100);
    int decimals = 0;
    const Rational share = rest;
    for (; !rest.is_integer(); rest *= Rational(10)) ++decimals;
    return decimal_text(share, decimals) + "%";
}

/// The text of a number as the command line takes it; programs write whole numbers as 3.0, too.
std::string typed_text(const JsonValue& value) {
    if (value.kind == Kind::number) {
        const std::optional<Rational> number = exact_number(value.text);
        if (number && number->is_integer() && !number->is_negative()) return number->numerator().text();
    }
    return value.text;
}

/// Refuses "1.000", "1.000$" and "$1.000", whose point may separate thousands. A number of JSON has one meaning.
void check_thousands(const Field& field, const JsonValue& value) {
    constexpr std::string_view zeros = ".000";
    constexpr std::size_t group = 3;
    const std::string& text = value.text;
    const std::size_t begin = std::min(text.find_first_of("123456789"), text.size());
    const std::size_t point = text.find_first_not_of("0123456789", begin);
    const bool is_thousands = value.kind == Kind::text && begin == text.find_first_of(".0123456789") &&
                              point != std::string::npos && point <= begin + group &&
                              text.compare(point, zeros.size(), zeros) == 0;
    if (!is_thousands) return;
    const std::string unit = text.substr(point + zeros.size());
    // A decimal goes on, a fraction or an exponent.
    if (!unit.empty() && std::string_view("0123456789./%eE").find(unit.front()) != std::string_view::npos) {
        return;
    }
    const std::string number = text.substr(0, point);
    throw FieldError(field.name,
                     fmt::format("{0} may be {1}{2} or {1}000{2}: write {1}{2} or {1}000{2}", in_quotes(text),
                                 number, unit),
                     text);
}

/// Throws FieldError unless the value is of the field's kind, or of its form.
void check_kind(const Field& field, const JsonValue& value) {
    const ValueForm* const form = field.form;
    if (form != nullptr && form->check != nullptr) form->check(value);
    if (form != nullptr ? form->is_right(value) : has_right_kind(value, field.kind)) return;
    throw FieldError(field.name,
                     fmt::format("expected {}", form != nullptr ? form->expected : words_of(field.kind)),
                     source_of(value));
}

}  // namespace

std::string joined_items(const JsonValue& value, std::string_view separator) {
    if (value.kind != Kind::list) return typed_text(value);
    std::vector<std::string> texts;
    for (const JsonValue& item : value.items) texts.push_back(typed_text(item));
    return joined(texts, separator);
}

std::optional<Rational> share_of(const std::string& text) {
    if (text.empty() || text.back() != '%') return exact_number(text);
    const std::optional<Rational> percent = exact_number(text.substr(0, text.size() - 1));
    return percent ? std::optional<Rational>(*percent / Rational(100)) : std::nullopt;
}

std::string spoken(std::string_view name) {
    std::string words(name);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

Fields::Fields(const std::vector<Field>& declared, JsonValue request,
               const std::vector<JsonValue::Member>& supplied)
    : declared_(&declared), request_(std::move(request)) {
    for (const JsonValue::Member& each : supplied) {
        if (declares(each.name) && !has(each.name)) request_.members.push_back(each);
    }
    // Unknown fields before missing ones: a field that is missing was most likely misspelt.
    for (const JsonValue::Member& member : request_.members) {
        if (is_envelope(member.name)) continue;
        const auto field = std::find_if(declared.begin(), declared.end(),
                                        [&](const Field& each) { return each.name == member.name; });
        if (field == declared.end()) {
            std::vector<std::string> names;
            for (const Field& each : declared) names.emplace_back(each.name);
            throw FieldError(member.name,
                             "unknown field " + in_quotes(member.name) + did_you_mean(member.name, names),
                             member.name);
        }
        check_kind(*field, member.value);
    }
    for (const Field& field : declared) {
        if (field.required && !has(field.name)) {
            throw FieldError(field.name, fmt::format("the field '{}' is missing", field.name), "");
        }
    }
}

// Asked for by name, so that a query that reads a field it does not declare fails in its first test.
const Field& Fields::declared(std::string_view name) const {
    const auto field = std::find_if(declared_->begin(), declared_->end(),
                                    [&](const Field& each) { return each.name == name; });
    if (field == declared_->end()) throw std::logic_error("a query reads a field that it does not declare");
    return *field;
}

bool Fields::declares(std::string_view name) const {
    return std::any_of(declared_->begin(), declared_->end(),
                       [&](const Field& field) { return field.name == name; });
}

bool Fields::flag(std::string_view name) const {
    const JsonValue* const value = request_.find(declared(name).name);
    return value != nullptr && value->is_true;
}

std::string Fields::text(std::string_view name) const {
    return optional_text(name).value_or(std::string(declared(name).fallback));
}

std::optional<std::string> Fields::optional_text(std::string_view name) const {
    const Field& field = declared(name);
    const JsonValue* const value = request_.find(name);
    if (value == nullptr) return std::nullopt;
    std::string text = joined_items(*value, is_list_of_numbers(field.kind) ? "," : " ");
    const bool is_choice = field.kind == FieldKind::choice;
    if (is_choice && std::find(field.choices.begin(), field.choices.end(), text) == field.choices.end()) {
        const std::vector<std::string> choices(field.choices.begin(), field.choices.end());
        throw FieldError(
            field.name,
            fmt::format("{} must be {}, not {}", spoken(field.name), either_of(choices), in_quotes(text)),
            text);
    }
    return text;
}

// optional_text() has refused what is not among the choices.
std::size_t Fields::choice(std::string_view name) const {
    const std::vector<std::string_view>& choices = declared(name).choices;
    return static_cast<std::size_t>(std::find(choices.begin(), choices.end(), text(name)) - choices.begin());
}

// Compared as fractions, not doubles: 0.00001 is exactly the least, and a seed of 2^64 is exactly one too
// large.
void Fields::check_bounds(const Field& field, const Rational& value, const std::string& text,
                          const std::string& hint) const {
    const bool is_low = !field.least.empty() && value < parse_rational(field.least);
    const bool is_high = !field.most.empty() && value > parse_rational(field.most);
    if (is_low || is_high) {
        const bool in_percent = !text.empty() && text.back() == '%';
        throw FieldError(field.name,
                         fmt::format("{} must be from {} to {}{}, not {}", spoken(field.name),
                                     bound_text(field.least, in_percent), bound_text(field.most, in_percent),
                                     unit_of(field.kind), in_quotes(text)) +
                             hint,
                         text);
    }
}

std::optional<u64> Fields::whole_number(std::string_view name) const {
    const Field& field = declared(name);
    const JsonValue* const value = request_.find(name);
    if (value == nullptr && field.fallback.empty()) return std::nullopt;
    if (value != nullptr) check_thousands(field, *value);
    const std::string text = value == nullptr ? std::string(field.fallback) : value->text;
    const std::optional<Rational> number = exact_number(text);
    // "4/2" is a whole number, but must be a slip: nobody writes a count that way.
    const bool is_fraction = text.find('/') != std::string::npos;
    if (!number || !number->is_integer() || is_fraction) {
        throw FieldError(field.name,
                         fmt::format("{} must be a whole number from {} to {}, not {}", spoken(field.name),
                                     field.least, field.most, in_quotes(text)) +
                             about_commas(text),
                         text);
    }
    check_bounds(field, *number, text);
    // It fits: every whole number has bounds, and no bound is above 2^64 - 1.
    return static_cast<u64>(number->numerator().to_u128());
}

std::optional<Rational> Fields::fraction(std::string_view name) const {
    const Field& field = declared(name);
    const JsonValue* const value = request_.find(name);
    if (value == nullptr) return std::nullopt;
    check_thousands(field, *value);
    const std::optional<Rational> number = exact_number(value->text);
    if (!number) refuse_number(field, value->text);
    check_bounds(field, *number, value->text);
    return number;
}

void Fields::refuse_number(const Field& field, const std::string& text) const {
    const bool is_amount = field.kind == FieldKind::bets || field.kind == FieldKind::dollars;
    throw FieldError(
        field.name,
        fmt::format("{} must be a number from {} to {}{}{}, not {}", spoken(field.name), field.least,
                    field.most, unit_of(field.kind),
                    field.kind == FieldKind::bets ? ", or an amount in dollars such as 1000$" : "",
                    in_quotes(text)) +
            (is_amount || field.kind == FieldKind::price ? about_amount(text) : about_commas(text)),
        text);
}

namespace {

/// Refuses ".25", which may be what a shell leaves of "$1.25". With its sign, "$.25" is only one amount.
void check_whole_dollars(std::string_view field, const std::string& text) {
    if (text.empty() || text.front() != '.') return;
    throw FieldError(field,
                     fmt::format("{0} is not clear: a shell takes the '$1' out of $1{0}; write 0{0}, or 1{0} "
                                 "without the dollar sign",
                                 cut_short(text)),
                     text);
}

}  // namespace

std::optional<Rational> Fields::price(std::string_view name) const {
    const Field& field = declared(name);
    const JsonValue* const value = request_.find(name);
    if (value == nullptr) return std::nullopt;
    check_thousands(field, *value);
    check_whole_dollars(name, value->text);
    const std::optional<Amount> amount = amount_of(value->text);
    if (!amount || amount->unit == AmountUnit::bets) refuse_number(field, value->text);
    check_bounds(field, amount->value, value->text);
    return amount->value;
}

std::optional<Rational> Fields::amount(std::string_view name,
                                       Rational (Amount::*in_unit)(const std::optional<Rational>&) const,
                                       const std::optional<Rational>& price) const {
    const Field& field = declared(name);
    const JsonValue* const value = request_.find(name);
    if (value == nullptr) return std::nullopt;
    check_thousands(field, *value);
    check_whole_dollars(name, value->text);
    const std::optional<Amount> amount = amount_of(value->text);
    if (!amount) refuse_number(field, value->text);
    const Rational read = in_field(name, [&] { return ((*amount).*in_unit)(price); });
    const bool is_changed = read != amount->value;
    check_bounds(
        field, read, value->text,
        is_changed ? fmt::format(", which is {}{}", decimal_text(read, 2), unit_of(field.kind)) : "");
    return read;
}

std::optional<Rational> Fields::bets(std::string_view name, const std::optional<Rational>& price) const {
    return amount(name, &Amount::in_bets, price);
}

std::optional<Rational> Fields::dollars(std::string_view name, const std::optional<Rational>& price) const {
    return amount(name, &Amount::in_dollars, price);
}

Rational Fields::checked_share(const Field& field, const std::string& text) const {
    const std::optional<Rational> number = share_of(text);
    if (!number) {
        throw FieldError(field.name,
                         fmt::format("{} must be a share such as 0.25%, 0.0025 or 1/400, not {}",
                                     spoken(field.name), in_quotes(text)),
                         text);
    }
    const bool is_percent = !text.empty() && text.back() == '%';
    // For example 5, if the most is 1: 5% would be allowed.
    const bool lacks_sign = !is_percent && *number > parse_rational(field.most) &&
                            *number <= parse_rational(field.most) * Rational(100);
    check_bounds(field, *number, text, lacks_sign ? "; did you mean " + in_quotes(text + "%") + "?" : "");
    return *number;
}

std::optional<Rational> Fields::share(std::string_view name) const {
    const std::optional<std::string> text = optional_text(name);
    if (!text) return std::nullopt;
    return checked_share(declared(name), *text);
}

std::vector<Rational> Fields::shares(std::string_view name) const {
    const std::string text = this->text(name);
    std::vector<Rational> shares;
    // The loop also runs at the end of the text: after a final comma an item is missing, which is an error.
    for (std::size_t start = 0; start <= text.size();) {
        while (start < text.size() && text[start] == ' ') ++start;
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::string item(trimmed(std::string_view(text).substr(start, end - start)));
        try {
            shares.push_back(checked_share(declared(name), item));
        } catch (const FieldError& error) {
            // The error shows the whole list and blames the item.
            throw FieldError(name, error.what(), text, start, std::max<std::size_t>(item.size(), 1));
        }
        start = end + 1;
    }
    return shares;
}

std::vector<std::string> Fields::texts(std::string_view name) const {
    const JsonValue* const value = request_.find(declared(name).name);
    return value == nullptr ? std::vector<std::string>() : value->texts();
}

}  // namespace holdfast::ask

#include <algorithm>

#include <holdfast/ask/input/field_kind.h>

namespace holdfast::ask {
namespace {

using Kind = JsonValue::Kind;

bool is_scalar(const JsonValue& value) {
    return value.kind == Kind::text || value.kind == Kind::number;
}

bool are_all(const JsonValue& list, bool (*is_right)(const JsonValue&)) {
    return list.kind == Kind::list && std::all_of(list.items.begin(), list.items.end(), is_right);
}

bool is_text(const JsonValue& value) {
    return value.kind == Kind::text;
}

}  // namespace

bool has_right_kind(const JsonValue& value, FieldKind kind) {
    switch (kind) {
        case FieldKind::flag:
            return value.kind == Kind::boolean;
        case FieldKind::whole_number:
        case FieldKind::fraction:
        case FieldKind::share:
        case FieldKind::price:
        case FieldKind::bets:
        case FieldKind::dollars:
        case FieldKind::text:
            return is_scalar(value);
        case FieldKind::choice:
        case FieldKind::lines:
            return is_text(value);
        case FieldKind::cards:
        case FieldKind::texts:
            return is_text(value) || are_all(value, is_text);
        case FieldKind::numbers:
        case FieldKind::shares:
            return is_scalar(value) || are_all(value, is_scalar);
        case FieldKind::list:
            return are_all(value, is_text);
        case FieldKind::settings:
        case FieldKind::document:
        case FieldKind::documents:
            return false;  // unless the form of the field says otherwise
    }
    return false;
}

std::string_view words_of(FieldKind kind) {
    switch (kind) {
        case FieldKind::flag:
            return "true or false";
        case FieldKind::whole_number:
            return "a whole number";
        case FieldKind::fraction:
            return "a number";
        case FieldKind::share:
            return "a number or a string such as \"0.25%\"";
        case FieldKind::price:
            return "a number, or a string such as \"$1.25\"";
        case FieldKind::bets:
        case FieldKind::dollars:
            return "an amount such as \"1000$\" or \"800 bets\"";
        case FieldKind::shares:
            return "a string such as \"5%,50%\", or a list of numbers";
        case FieldKind::choice:
        case FieldKind::lines:
            return "a string";
        case FieldKind::cards:
            return "cards: a string such as \"AhKh\", or a list of strings";
        case FieldKind::numbers:
            return "a number, a string such as \"1-9\", or a list of numbers";
        case FieldKind::text:
            return "a string or a number";
        case FieldKind::texts:
            return "a string or a list of strings";
        case FieldKind::list:
            return "a list of strings";
        case FieldKind::settings:
        case FieldKind::document:
        case FieldKind::documents:
            break;
    }
    return "";
}

std::string_view unit_of(FieldKind kind) {
    if (kind == FieldKind::bets) return " bets";
    return kind == FieldKind::price || kind == FieldKind::dollars ? " dollars" : "";
}

bool is_list_of_numbers(FieldKind kind) {
    return kind == FieldKind::numbers || kind == FieldKind::shares;
}

}  // namespace holdfast::ask

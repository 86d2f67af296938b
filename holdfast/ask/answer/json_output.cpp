
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_output.h>
#include <holdfast/ask/answer/members.h>

namespace holdfast::ask {

void JsonOutput::pays(const Rational& pays) {
    json(json_pays(pays));
}

void JsonOutput::table(const detail::Members& members, const detail::Rows& rows) {
    begin_list(rows.count);
    for (std::size_t row = 0; row < rows.count; ++row) members.write(rows[row], *this);
    end_list();
}

void JsonLine::begin_value() {
    if (is_object_.empty()) return;
    if (!is_first_) text_.append(", ", 2);
    is_first_ = false;
    if (!is_object_.back()) return;
    append_json_string(text_, name());
    text_.append(": ", 2);
}

void JsonLine::text(std::string_view value) {
    begin_value();
    append_json_string(text_, value);
}

void JsonLine::whole(i64 value) {
    begin_value();
    const fmt::format_int digits(value);
    text_.append(digits.data(), digits.size());
}

void JsonLine::whole(u64 value) {
    begin_value();
    const fmt::format_int digits(value);
    text_.append(digits.data(), digits.size());
}

void JsonLine::real(double value) {
    begin_value();
    append_shortest(text_, value);
}

void JsonLine::flag(bool value) {
    begin_value();
    text_ += value ? "true" : "false";
}

void JsonLine::null() {
    begin_value();
    text_ += "null";
}

void JsonLine::json(const Json& value) {
    begin_value();
    append_json(text_, value);
}

void JsonLine::open(char bracket) {
    begin_value();
    text_ += bracket;
    is_object_.push_back(bracket == '{');
    is_first_ = true;
}

void JsonLine::close(char bracket) {
    text_ += bracket;
    is_object_.pop_back();
    is_first_ = false;
}

}  // namespace holdfast::ask

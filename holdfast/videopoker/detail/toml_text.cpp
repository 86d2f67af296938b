#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/detail/toml_text.h>

namespace holdfast::videopoker::detail {

toml::table TomlText::parse() const {
    try {
        return toml::parse(text_, source_);
    } catch (const toml::parse_error& error) {
        fail_at(offset_of(error.source().begin), 1, std::string(error.description()));
    }
}

std::size_t TomlText::offset_of(const toml::source_position& place) const {
    std::size_t offset = 0;
    for (toml::source_index line = 1; line < place.line; ++line) {
        const std::size_t end = text_.find('\n', offset);
        if (end == std::string_view::npos) {
            return text_.size();
        }
        offset = end + 1;
    }
    // Columns count code points; continuation bytes of UTF-8 do not start one.
    for (toml::source_index column = 1; column < place.column && offset < text_.size(); ++column) {
        ++offset;
        while (offset < text_.size() && (static_cast<unsigned char>(text_[offset]) & 0xC0U) == 0x80U) {
            ++offset;
        }
    }
    return offset;
}

void TomlText::fail_at(std::size_t position, std::size_t length, const std::string& message) const {
    throw ParseError(message, std::string(text_), position, length, std::string(source_));
}

void TomlText::fail_in(const toml::source_region& region, const std::string& message) const {
    const std::size_t begin = offset_of(region.begin);
    const std::size_t end = region.end.line == region.begin.line ? offset_of(region.end) : begin + 1;
    fail_at(begin, std::max<std::size_t>(end - begin, 1), message);
}

void TomlText::fail(const toml::node& node, const std::string& message) const {
    fail_in(node.source(), message);
}
void TomlText::fail(const toml::key& key, const std::string& message) const {
    fail_in(key.source(), message);
}

std::string_view TomlText::string(const toml::node& node) const {
    if (!node.is_string()) {
        fail(node, "this must be a text in quotes");
    }
    return node.as_string()->get();
}

bool TomlText::boolean(const toml::node& node) const {
    if (!node.is_boolean()) {
        fail(node, "this must be true or false");
    }
    return node.as_boolean()->get();
}

i64 TomlText::integer(const toml::node& node, i64 least, i64 most) const {
    if (!node.is_integer() || node.as_integer()->get() < least || node.as_integer()->get() > most) {
        fail(node,
             "this must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    }
    return node.as_integer()->get();
}

std::string_view TomlText::number_token(std::size_t position) const {
    const std::size_t end = text_.find_first_of(" \t\r\n,#}]", position);
    return text_.substr(position, end == std::string_view::npos ? end : end - position);
}

Rational TomlText::number(const toml::node& node) const {
    const bool is_text = node.is_string();
    if (!is_text && !node.is_integer() && !node.is_floating_point()) {
        fail(node, "pays must be a number, or a fraction in quotes like \"5/2\"");
    }
    const std::size_t begin = offset_of(node.source().begin);
    std::string written(is_text ? string(node) : number_token(begin));
    // TOML allows 1_000; the underscores carry no value.
    if (!is_text) {
        written.erase(std::remove(written.begin(), written.end(), '_'), written.end());
    }
    try {
        const Rational value = parse_rational(written);
        if (value.is_negative()) {
            fail(node, "a pay must not be negative");
        }
        return value;
    } catch (const OverflowError&) {
        fail(node, "this number is too large");
    } catch (const ParseError& error) {
        if (!error.source.empty() || error.text == text_) {
            throw;
        }
        fail(node, error.what());
    }
}

}  // namespace holdfast::videopoker::detail

#include <fstream>
#include <stdexcept>

#include <tests/support/golden_lines.h>

namespace holdfast::test {

std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + separator.size());
    }
}

GoldenLine::GoldenLine(std::string_view text, int number) : text_(text), number_(number) {
    const std::vector<std::string_view> fields = split(text, " | ");
    kind_ = fields.front();
    for (std::size_t i = 1; i < fields.size(); ++i) add_field(fields[i]);
}

void GoldenLine::add_field(std::string_view field) {
    const std::size_t parting = field.find_first_of("=:");
    if (parting == std::string_view::npos) {
        fail("'" + std::string(field) + "' is neither key=value nor key: ...");
    }
    const std::string key(field.substr(0, parting));
    if (has(key)) fail(key + " is given twice");
    if (field[parting] == '=') {
        values_[key] = field.substr(parting + 1);
        return;
    }
    if (field.substr(parting, 2) != ": ") fail("a blank must follow '" + key + ":'");
    for (const std::string_view pair : split(field.substr(parting + 2), "; ")) {
        const std::size_t equals = pair.find('=');
        if (equals == std::string_view::npos) fail("'" + std::string(pair) + "' is no name=value");
        lists_[key].emplace_back(pair.substr(0, equals), pair.substr(equals + 1));
    }
}

const std::string& GoldenLine::at(const std::string& key) const {
    const auto found = values_.find(key);
    if (found == values_.end()) fail("there is no " + key + "=");
    return found->second;
}

const NamedValues& GoldenLine::list(const std::string& key) const {
    const auto found = lists_.find(key);
    if (found == lists_.end()) fail("there is no list '" + key + ": '");
    return found->second;
}

std::vector<std::string> GoldenLine::keys() const {
    std::vector<std::string> keys;
    for (const auto& [key, value] : values_) keys.push_back(key);
    for (const auto& [key, value] : lists_) keys.push_back(key);
    return keys;
}

void GoldenLine::fail(const std::string& message) const {
    throw std::runtime_error("line " + std::to_string(number_) + ": " + message);
}

std::vector<GoldenLine> read_golden_file(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("cannot read " + path);
    std::vector<GoldenLine> lines;
    std::string text;
    for (int number = 1; std::getline(file, text); ++number) {
        if (!text.empty() && text.front() != '#') lines.emplace_back(text, number);
    }
    return lines;
}

}  // namespace holdfast::test

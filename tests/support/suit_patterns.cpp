#include <sstream>
#include <stdexcept>

#include <tests/support/golden_lines.h>
#include <tests/support/suit_patterns.h>

namespace holdfast::test {
namespace {

std::vector<int> numbers(const std::string& text) {
    std::istringstream stream(text);
    std::vector<int> result;
    for (int number = 0; stream >> number;) result.push_back(number);
    if (!stream.eof()) throw std::runtime_error("'" + text + "' are not numbers");
    return result;
}

}  // namespace

std::vector<SuitTable> read_suit_tables(const std::string& path) {
    std::vector<SuitTable> tables;
    for (const GoldenLine& line : read_golden_file(path)) {
        if (line.kind() == "table") {
            tables.push_back(
                {line.at("name"), numbers(line.at("groups")), std::stoull(line.at("rank_sets")), {}});
        } else if (line.kind() == "row" && !tables.empty()) {
            tables.back().rows.push_back({numbers(line.at("suits")), std::stoull(line.at("weight"))});
        } else {
            throw std::runtime_error("line " + std::to_string(line.number()) +
                                     " is neither a table nor its row");
        }
    }
    return tables;
}

}  // namespace holdfast::test

#include <algorithm>
#include <optional>
#include <stdexcept>

#include <tests/support/published.h>

namespace holdfast::test {
namespace {

std::size_t digits_after_the_point(std::string_view printed) {
    const std::size_t point = printed.find('.');
    return point == std::string_view::npos ? 0 : printed.size() - point - 1;
}

Rational half(const Rational& value) {
    return value / Rational(2);
}

}  // namespace

std::vector<GoldenLine> published_lines(const std::string& source_folder, const std::string& kind) {
    std::vector<GoldenLine> lines;
    for (GoldenLine& line : read_golden_file(source_folder + "/tests/golden/published_video_poker.txt")) {
        if (line.kind() == kind) lines.push_back(std::move(line));
    }
    return lines;
}

Rational last_unit(std::string_view printed) {
    Rational unit(1);
    for (std::size_t digit = 0; digit < digits_after_the_point(printed); ++digit) unit /= Rational(10);
    return unit;
}

bool agrees_rounded(std::string_view printed, const Rational& exact) {
    const Rational middle = parse_rational(printed);
    const Rational room = half(last_unit(printed));
    return middle - room <= exact && exact <= middle + room;
}

bool agrees_truncated(std::string_view printed, const Rational& exact) {
    const Rational least = parse_rational(printed);
    return least <= exact && exact < least + last_unit(printed);
}

bool root_agrees_rounded(std::string_view printed, const Rational& exact_square) {
    const Rational middle = parse_rational(printed);
    const Rational room = half(last_unit(printed));
    return (middle - room) * (middle - room) <= exact_square &&
           exact_square <= (middle + room) * (middle + room);
}

Rational scale_of(const GoldenLine& line) {
    return line.has("scale") ? parse_rational(line.at("scale")) : Rational(1);
}

bool agrees_as_stated(const GoldenLine& line, const std::string& key, const Rational& exact) {
    const std::string& printed = line.at(key);
    if (std::stoul(line.at("digits")) != digits_after_the_point(printed)) return false;
    const Rational scaled = exact * scale_of(line);
    if (!line.has("truncated")) return agrees_rounded(printed, scaled);
    return line.at("truncated") == line.at("digits") && agrees_truncated(printed, scaled);
}

std::size_t row_named(const videopoker::Game& game, std::string_view name) {
    const std::optional<std::size_t> row = videopoker::find_row(game, name);
    if (!row) {
        throw std::runtime_error("'" + std::string(name) + "' is not the name of one row of " + game.id);
    }
    return *row;
}

std::string test_name(const GoldenLine& line) {
    const std::string& game = line.at(line.has("our_game") ? "our_game" : "game");
    std::string name = "line_" + std::to_string(line.number()) + "_" + game;
    std::replace_if(
        name.begin(), name.end(),
        [](char letter) {
            return (letter < 'a' || letter > 'z') && (letter < 'A' || letter > 'Z') &&
                   (letter < '0' || letter > '9');
        },
        '_');
    return name;
}

}  // namespace holdfast::test

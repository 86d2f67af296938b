#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include <tests/text_cases/quoted_text.h>

namespace holdfast::test {
namespace {

constexpr std::array<std::pair<char, char>, 6> escapes{
    {{'\n', 'n'}, {'\t', 't'}, {'\r', 'r'}, {'\\', '\\'}, {'"', '"'}, {'\'', '\''}}};

bool is_quote(char letter) {
    return letter == '"' || letter == '\'';
}

bool begins_with_quote(std::string_view text) {
    return !text.empty() && is_quote(text.front());
}

bool is_control(char letter) {
    return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
}

/// Reads a part and its number from the front of `rest`.
class PartReader {
  public:
    explicit PartReader(std::string_view& rest) : rest_(rest) {}

    std::string read() {
        std::string part;
        for (const char quote = take(); rest_.empty() || rest_.front() != quote;) {
            if (rest_.empty()) throw std::runtime_error("a quotation mark without its other end");
            const char letter = take();
            part += letter == '\\' ? escaped() : letter;
        }
        take();
        std::string repeated = part;
        for (std::size_t times = number(); times > 1; --times) repeated += part;
        return repeated;
    }

  private:
    char take() {
        const char letter = rest_.front();
        rest_.remove_prefix(1);
        return letter;
    }

    char escaped() {
        const char letter = rest_.empty() ? '\0' : take();
        if (letter == 'x' && rest_.size() >= 2) {
            const std::string digits{take(), take()};
            return static_cast<char>(std::stoi(digits, nullptr, 16));
        }
        for (const auto& [meant, sign] : escapes) {
            if (sign == letter) return meant;
        }
        throw std::runtime_error(std::string("unknown: \\") + letter);
    }

    std::size_t number() {
        if (rest_.empty() || rest_.front() != '*') return 1;
        take();
        const std::size_t end = std::min(rest_.size(), rest_.find(' '));
        const std::string digits(rest_.substr(0, end));
        rest_.remove_prefix(end);
        return std::stoul(digits);
    }

    std::string_view& rest_;
};

/// Whether another part follows; `rest` begins with it then.
bool has_another_part(std::string_view& rest) {
    if (rest.empty() || rest.front() != ' ' || !begins_with_quote(rest.substr(1))) return false;
    rest.remove_prefix(1);
    return true;
}

std::string escape_of(char letter) {
    for (const auto& [meant, sign] : escapes) {
        if (meant == letter) return {'\\', sign};
    }
    constexpr std::string_view digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(letter);
    return {'\\', 'x', digits[byte / 16], digits[byte % 16]};
}

}  // namespace

bool is_arrow(std::string_view sign) {
    return sign == "->" || sign == "=>" || sign == "==";
}

std::size_t end_of_text(std::string_view line) {
    if (begins_with_quote(line)) {
        std::string_view rest = line;
        do PartReader(rest).read();
        while (has_another_part(rest));
        return line.size() - rest.size();
    }
    for (std::size_t at = line.find(' '); at != line.npos; at = line.find(' ', at + 1)) {
        const std::string_view rest = line.substr(at + 1);
        if (rest.substr(0, 2) == "| ") return at;
        if (is_arrow(rest.substr(0, 2)) && (rest.size() == 2 || rest[2] == ' ')) return at;
    }
    return line.size();
}

std::string text_as_written(std::string_view written) {
    if (!begins_with_quote(written)) return std::string(written);
    std::string text = PartReader(written).read();
    while (has_another_part(written)) text += PartReader(written).read();
    if (!written.empty()) throw std::runtime_error("behind a text in quotes only another one stands");
    return text;
}

std::string written_text(const std::string& text) {
    const bool is_plain = !text.empty() && !begins_with_quote(text) && text.front() != ' ' &&
                          text.back() != ' ' && std::none_of(text.begin(), text.end(), is_control);
    if (is_plain) return text;
    const char quote = text.find('"') != text.npos && text.find('\'') == text.npos ? '\'' : '"';
    std::string written(1, quote);
    for (const char letter : text) {
        const bool is_escaped = letter == quote || letter == '\\' || is_control(letter);
        written += is_escaped ? escape_of(letter) : std::string(1, letter);
    }
    return written + quote;
}

}  // namespace holdfast::test

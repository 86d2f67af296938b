#include <holdfast/videopoker/paytables/toml_string.h>

namespace holdfast::videopoker {

std::string toml_string(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr unsigned char delete_character = 0x7f;
    std::string quoted = "\"";
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\') {
            (quoted += '\\') += letter;
        } else if (byte < ' ' || byte == delete_character) {
            ((quoted += "\\u00") += digits[byte >> 4U]) += digits[byte & 15U];
        } else {
            quoted += letter;
        }
    }
    return quoted + '"';
}

}  // namespace holdfast::videopoker

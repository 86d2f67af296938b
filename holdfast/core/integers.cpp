#include <algorithm>

#include <holdfast/core/integers.h>

namespace holdfast {

std::string to_text(u128 value) {
    std::string text;
    do {
        text.push_back(static_cast<char>('0' + static_cast<int>(value % 10)));
        value /= 10;
    } while (value != 0);
    std::reverse(text.begin(), text.end());
    return text;
}

std::string to_text(i128 value) {
    const std::string digits = to_text(magnitude(value));
    return value < 0 ? "-" + digits : digits;
}

}  // namespace holdfast

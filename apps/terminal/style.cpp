#include <apps/terminal/style.h>

namespace holdfast::terminal {

// The codes of ANSI terminals: 1 is bold, 2 dim, 32 green; 0 ends them all.
std::string with_look(std::string_view text, Look look, const TextStyle& style) {
    if (!style.colour || look == Look::plain || text.empty()) return std::string(text);
    // No 256 colours: these codes follow the palette that the user has chosen.
    const std::string_view code = look == Look::bold ? "1" : look == Look::dim ? "2" : "1;32";
    return (std::string("\x1b[").append(code) + "m").append(text) + "\x1b[0m";
}

}  // namespace holdfast::terminal

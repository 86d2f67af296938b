#include <cerrno>
#include <cstdlib>
#include <system_error>

#include <apps/cli/output.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace holdfast::cli {
namespace {

/// False, with errno set, where not all of it could be written. Not through std::cout: that forgets errno,
/// and a full disk must be told from success.
bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// NO_COLOR counts where it is not empty (no-color.org).
bool is_set(const char* variable) {
    const char* const value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

queries::TextStyle style_of(int file) {
    queries::TextStyle style;
    if (isatty(file) == 0) return style;
    const char* const terminal = std::getenv("TERM");
    style.colour = !is_set("NO_COLOR") && terminal != nullptr && std::string_view(terminal) != "dumb";
    winsize size{};
    if (ioctl(file, TIOCGWINSZ, &size) == 0) style.width = size.ws_col;
    return style;
}

}  // namespace

void write_answer(std::string_view text) {
    if (!write_all(STDOUT_FILENO, text)) {
        throw std::system_error(errno, std::generic_category(), "cannot write the answer");
    }
}

void write_message(std::string_view text) {
    // Nobody is left to be told that standard error cannot be written.
    static_cast<void>(write_all(STDERR_FILENO, "holdfast: " + std::string(text)));
}

void write_warnings(const std::vector<std::string>& warnings) {
    for (const std::string& warning : warnings) write_message("warning: " + warning + "\n");
}

queries::TextStyle output_style() {
    return style_of(STDOUT_FILENO);
}

queries::TextStyle message_style() {
    return style_of(STDERR_FILENO);
}

}  // namespace holdfast::cli
